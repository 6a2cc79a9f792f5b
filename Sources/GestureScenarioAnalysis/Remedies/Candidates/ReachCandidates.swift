import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureSimulation
import GestureTrace

/// Changes that might give it a touch, or input without touches.
struct ReachCandidates: RemedyContextReader {
  let context: RemedyContext

  private var moves: MoveCandidates { MoveCandidates(context: context) }

  /// Changes that give it a touch that missed its view, or the view to which the app has moved it.
  func candidates(
    for touch: TouchID, from hitView: String?, _ spec: RecognizerSpec
  ) -> [Change] {
    if wish?.isForNothing ?? false { return [] }  // it got too much, not too little
    let later = scenario.allActions.compactMap { action in
      if case .add(spec.id, let view) = action, view != spec.view { view } else { nil }
    }
    return ([spec.view] + later).flatMap { view in
      var moved = spec
      moved.view = view
      return candidates(for: touch, from: hitView, on: moved)
    }
  }

  private func candidates(
    for touch: TouchID, from hitView: String?, on spec: RecognizerSpec
  ) -> [Change] {
    let outsets = outsetsAround(spec.view, hitBy: touch)
    let empty = wish == nil ? [] : viewsWithoutSize(around: spec.view)
    let replaced = (outsets.map(\.around) + empty).map {
      TunableLimit.Quantity.hitOutset(view: $0.id)
    }
    let uncovering = Change.uncover(spec.view, from: hitView, in: scenario).filter {
      !($0.limit.map { replaced.contains($0.quantity) } ?? false)
    }
    let all = wish == nil ? [] : Change.openAll(towards: spec.view, in: scenario)
    let isOneEnough =
      !all.isEmpty && uncovering.contains(where: ChangeTester(context: context).helps)
    let opened = isOneEnough ? [] : all
    return (wish == nil ? [] : Change.showAgain(spec.view, in: scenario))
      + (Change.frames(towards: spec.view, in: scenario) + opened)
      .map { $0.bringing(touch, to: spec.view) }
      + Change.widen(outsets, in: scenario.scene).map { $0.bringing(touch, to: spec.view) }
      + outsets.compactMap { raising(towards: spec.view, outOf: $0.around) }
      .map { $0.bringing(touch, to: spec.view) }
      + uncovering.map { $0.bringing(touch, to: spec.view) }
      + reachingAsWished(touch, spec, from: hitView)
      + (wish == nil ? [] : Change.leaveAloneInPart(target, in: scenario))
      + (hitView.map { moves.moves(towards: $0, spec) } ?? [])
      + Change.leaveAlone(target, in: scenario)
  }

  /// The part of a container that holds a view moves to what is around the container.
  private func raising(towards view: String, outOf container: ViewSpec) -> Change? {
    scenario.scene.path(toView: view).first { $0.parent == container.id }.flatMap {
      Change.raise($0, outOf: container, in: scenario.scene)
    }
  }

  /// Further changes that give it a touch: an action doesn't cover its view, a view without a size
  /// gets one, a view has no transform.
  private func reachingAsWished(
    _ touch: TouchID, _ spec: RecognizerSpec, from hitView: String?
  ) -> [Change] {
    guard wish != nil else { return [] }
    let around = scenario.scene.views.filter { scenario.scene.contains(spec.view, in: $0.id) }
    let several = hitView.map { lettingThroughAll(touch, from: $0, spec) } ?? []
    let passingThrough =
      several.isEmpty
      ? hitView.map { Change.passThroughAll(around: $0, to: spec.view, in: scenario) } ?? [] : []
    let apart = hitView.map { Change.separate(spec.view, from: $0, in: scenario) } ?? []
    let narrow =
      hitView.map { Change.narrow($0, toMiddleBeside: spec.view, in: scenario) } ?? []
    let unmoved = hitView.map { leavingInPlaces(spec.view, and: $0) } ?? []
    let towards = Change.widen(outsetsTowards(touch, spec.view), in: scenario.scene)
    return (narrow + passingThrough + several + apart + unmoved + towards).map {
      $0.bringing(touch, to: spec.view)
    }
      + catching(around, besides: spec.view) + waitsOfRemovers(spec) + refusalsOfRemovers(spec)
      + (hitView.map { waitsOfUncoverers(of: $0, spec.id) } ?? [])
      + around.filter { $0.frame.width == 0 || $0.frame.height == 0 }.map { view in
        let side =
          view.frame.width > 0 ? "high" : view.frame.height > 0 ? "wide" : "large"
        return Change("view '\(view.id)' were as \(side) as what lies in it") {
          $0.enclose(view.id)
        }
      }
      + around.filter { $0.transform != .identity }.map { view in
        Change("view '\(view.id)' had no transform", ofView: view.id) { $0.transform = .identity }
      }
      + around.filter { $0.bounds.map { $0.origin != .zero } ?? false }.map { view in
        Change("view '\(view.id)' were not scrolled", ofView: view.id) { $0.bounds?.origin = .zero }
      }
  }

  /// Several views that lie one behind the other in front of its own view, and are only there to be
  /// seen, take no touches; none where the hit view lies there alone, or where one of them does
  /// something with touches.
  private func lettingThroughAll(
    _ touch: TouchID, from hitView: String, _ spec: RecognizerSpec
  ) -> [Change] {
    var hit = hitView
    let covers = obstacles(startingWith: hitView, atMost: Self.mostCovers) { covers in
      var changed = scenario
      for cover in covers {
        guard let view = scenario.scene.viewSpec(cover),
          let change = Change.letThrough(view, in: scenario).first
        else { return nil }
        change.apply(&changed)
      }
      return changed
    } isClear: { outcome in
      hit = outcome.viewHit(by: touch) ?? hit
      return scenario.scene.contains(hit, in: spec.view)
    } next: { _, _ in
      [hit]
    }
    guard let covers, covers != [hitView] else { return [] }
    // A cover that lies in another cover is gone with it.
    return [
      .letThrough(
        covers.filter { cover in
          !covers.contains { $0 != cover && scenario.scene.contains(cover, in: $0) }
        })
    ]
  }

  /// The largest number of views in front of a view. (Our choice: it bounds the runs.)
  private static let mostCovers = 4

  /// Views around its own that take no touches take only the touches that hit something in them, if
  /// they would cover other views.
  func catching(_ around: [ViewSpec], besides own: String) -> [Change] {
    let idle = around.filter { view in
      !view.isUserInteractionEnabled && view.catchesOwnTouches && view.id != own
        && !scenario.scene.recognizers.contains { $0.view == view.id }
    }
    if idle.isEmpty { return [] }
    let hit = Set(scenario.placesOfViews.map(\.view))
    return idle.filter { view in
      var covered = scenario
      covered.scene.changeView(view.id) { $0.isUserInteractionEnabled = true }
      // A recognizer of a view around a view also gets the touches on it.
      return !hit.filter { !scenario.scene.contains(view.id, in: $0) }
        .isSubset(of: covered.placesOfViews.map(\.view))
    }.map { view in
      Change(
        "the isUserInteractionEnabled of view '\(view.id)' were true and the catchesOwnTouches of "
          + "view '\(view.id)' were false", ofView: view.id
      ) {
        $0.isUserInteractionEnabled = true
        $0.catchesOwnTouches = false
      }
    }
  }

  /// The recognizers whose actions take its view away wait for it.
  private func waitsOfRemovers(_ spec: RecognizerSpec) -> [Change] {
    removers(of: spec).map { .require($0, toFail: spec.id) }
  }

  /// The recognizers around its view whose actions take the view away get no touches there.
  private func refusalsOfRemovers(_ spec: RecognizerSpec) -> [Change] {
    removers(of: spec).compactMap { scenario.scene.spec(of: $0) }.flatMap { remover in
      hitViews.filter { remover.view != $0.id && scenario.scene.contains($0.id, in: remover.view) }
        .map { .refuse($0, by: remover, refusing: withDecoration($0.id)) }
    }
  }

  /// The other recognizers whose actions take its view away.
  private func removers(of spec: RecognizerSpec) -> [String] {
    scenario.scene.reactions.filter { reaction in
      reaction.recognizer != spec.id
        && reaction.actions.contains { action in
          switch action {
          case .hideView(let view), .removeView(let view):
            scenario.scene.contains(spec.view, in: view)
          case _: false
          }
        }
    }.map(\.recognizer)
  }

  /// The recognizers whose actions show what covers it wait for it.
  private func waitsOfUncoverers(of cover: String, _ id: String) -> [Change] {
    scenario.scene.reactions.filter { reaction in
      reaction.recognizer != id
        && reaction.actions.contains { action in
          if case .showView(let view) = action {
            scenario.scene.contains(cover, in: view)
          } else {
            false
          }
        }
    }.map { .require($0.recognizer, toFail: id) }
  }

  /// Changes that give it input without touches.
  func candidatesForPointer(_ spec: RecognizerSpec) -> [Change] {
    let scrolls = Set(scenario.script.compactMap { $0.content.scroll?.kind })
    return Change.scrollTypes(of: spec, all: scrolls.count > 1)
      + [.answer(.shouldReceiveEvent, of: target, true)]
      + Change.fewerTaps(of: spec) + Change.noTaps(of: spec) + [.switchOn(target, in: scenario)]
      + Change.leaveAlone(target, in: scenario)
      + Change.uncover(spec.view, from: nil, in: scenario)
      + scenario.scene.views.filter { !scenario.scene.contains(spec.view, in: $0.id) }
      .flatMap {
        Change.keepHidden(around: $0.id, in: scenario) + [.passThrough($0.id, in: scenario)]
      }
      + (wish == nil ? [] : moves.movesOfPointers(spec))
  }

  /// Changes with which the views whose removal cancelled its touches stay where they are.
  func keepingViews(_ spec: RecognizerSpec) -> [Change] {
    Change.leaveViews(above: spec.view, in: scenario)
      + (wish == nil ? [] : hitViews.flatMap { Change.keep($0.id, in: scenario) })
  }
}

extension Scenario {
  /// Makes a view as large as the subviews that it has at first, where it has no size.
  fileprivate mutating func enclose(_ id: String) {
    let held = scene.views.filter { $0.parent == id }
    guard let index = scene.views.firstIndex(where: { $0.id == id }), !held.isEmpty else { return }
    var size = scene.views[index].frame.size
    if size.width == 0 { size.width = held.map(\.frame.maxX).max() ?? 0 }
    if size.height == 0 { size.height = held.map(\.frame.maxY).max() ?? 0 }
    scene.views[index].frame.size = size
  }
}

extension RunRecord {
  /// The view that a touch hit; nil where it hit none.
  fileprivate func viewHit(by touch: TouchID) -> String? {
    for entry in entries {
      if case .touch(touch, .began, _, let view) = entry.what { return view }
    }
    return nil
  }
}
