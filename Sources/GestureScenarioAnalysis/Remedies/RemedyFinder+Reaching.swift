import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureSimulation
import GestureTrace

// What might bring it a touch, or input without touches.
extension RemedyFinder {
  /// Changes that bring it a touch which missed its view.
  func reaching(
    _ touch: TouchID, from hitView: String?, _ spec: RecognizerSpec
  ) -> [Change] {
    if wish?.isForNothing ?? false { return [] }  // it got too much, not too little
    let outsets = outsetsAround(spec.view)
    let replaced = Set(outsets.map { TunableLimit(hitOutsetOf: $0.around, in: scenario.scene).key })
    let uncovering = Change.uncover(spec.view, from: hitView, in: scenario).filter {
      !replaced.contains($0.limit?.key ?? "")
    }
    return (wish == nil ? [] : Change.showAgain(spec.view, in: scenario))
      + Change.widen(outsets, in: scenario.scene).map { $0.bringing(touch, to: spec.view) }
      + outsets.compactMap { raising(towards: spec.view, outOf: $0.around) }
      .map { $0.bringing(touch, to: spec.view) }
      + uncovering.map { $0.bringing(touch, to: spec.view) }
      + reachingAsWished(touch, spec, from: hitView)
      + (hitView.map { moves(towards: $0, spec) } ?? [])
      + Change.leaveAlone(target, in: scenario)
  }

  /// The views of which a view sticks out, each with the hit outset with which it doesn't: with less,
  /// touches would still miss some of it. None where one has no size, which it should have.
  private func outsetsAround(_ view: String) -> [(around: ViewSpec, outset: Double)] {
    let start = ScenarioRun(scenario)
    let hasEmpty = scenario.scene.path(toView: view).contains {
      $0.id != view && ($0.frame.width == 0 || $0.frame.height == 0)
    }
    guard wish != nil, !hasEmpty, let shown = start.view(view) else { return [] }
    return shown.outsetsAround(in: start.simulation.window).compactMap { overhang in
      scenario.scene.viewSpec(overhang.around.name).map { ($0, overhang.outset) }
    }
  }

  /// What lies in a view, with another one in it, lies in what is around that view.
  private func raising(towards view: String, outOf container: ViewSpec) -> Change? {
    scenario.scene.path(toView: view).first { $0.parent == container.id }.flatMap {
      Change.raise($0, outOf: container)
    }
  }

  /// Further changes that bring it a touch: what keeps an action from covering its view, a size for
  /// a view without one, no transform.
  private func reachingAsWished(
    _ touch: TouchID, _ spec: RecognizerSpec, from hitView: String?
  ) -> [Change] {
    guard wish != nil else { return [] }
    let around = scenario.scene.views.filter { scenario.scene.contains(spec.view, in: $0.id) }
    let passingThrough =
      hitView.map { Change.passThroughAll(around: $0, to: spec.view, in: scenario) } ?? []
    let apart = hitView.map { Change.separate(spec.view, from: $0, in: scenario) } ?? []
    return (passingThrough + apart).map { $0.bringing(touch, to: spec.view) }
      + waitsOfRemovers(spec) + (hitView.map { waitsOfUncoverers(of: $0, spec.id) } ?? [])
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

  /// The recognizers whose actions take its view away wait for it.
  private func waitsOfRemovers(_ spec: RecognizerSpec) -> [Change] {
    scenario.scene.reactions.filter { reaction in
      reaction.recognizer != spec.id
        && reaction.actions.contains { action in
          switch action {
          case .hideView(let view), .removeView(let view):
            scenario.scene.contains(spec.view, in: view)
          case _: false
          }
        }
    }.map { .require($0.recognizer, toFail: spec.id) }
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

  /// Other views for it: the one that a touch went to, and the innermost one around both. That is
  /// the window only for one that had another touch already, and needs both. A far larger view makes
  /// another gesture of it.
  func moves(towards hitView: String, _ spec: RecognizerSpec) -> [Change] {
    let common =
      scenario.scene.commonView(of: spec.view, hitView)
      ?? (touches(of: subject.id).isEmpty ? nil : Scenario.Scene.windowID)
    // The view around both fingers of a pinch is where it is meant.
    let isFarLarger =
      scenario.scene.area(of: hitView) > 4 * scenario.scene.area(of: spec.view)
      && !(hitView == common && spec.profile.trigger.isOfTwoFingers)
    let move = moving(spec, to: hitView).with(isFarLarger && wish != nil ? .lastResort : nil)
    guard let common else { return [move] }
    var wide = Change.move(target, to: common).with(
      common == Scenario.Scene.windowID ? .lastResort : nil)
    wide.add(price: priceOfAll(of: common))
    return [move, wide]
  }

  /// It is on a view that fills most of its own one, beside what its touches hit, such as the page
  /// under a dialog.
  func besideCovers(_ spec: RecognizerSpec) -> [Change] {
    let scene = scenario.scene
    let hit = hitViews.map(\.id)
    return scene.views.filter { view in
      view.parent == spec.view
        && scene.area(of: view.id) * 2 >= scene.area(of: spec.view)
        && !hit.contains { scene.contains($0, in: view.id) }
    }.map { view in
      var move = Change.move(target, to: view.id)
      move.add(price: Consequence(.explained, .other("get no touches beside view '\(view.id)'")))
      move.refusedViews = scene.views.map(\.id).filter { !scene.contains($0, in: view.id) }
      return move
    }
  }

  /// It is on another view than its own.
  func moving(_ spec: RecognizerSpec, to view: String) -> Change {
    var move = Change.move(target, to: view)
    let isInward = !scenario.scene.contains(spec.view, in: view)
    if isInward,
      scenario.placesOfViews.contains(where: { scenario.scene.contains($0.view, in: spec.view) })
    {
      move.add(price: Consequence(.explained, .other("get no touches on view '\(spec.view)'")))
    }
    if !scenario.scene.contains(view, in: spec.view) { move.add(price: priceOfAll(of: view)) }
    return move
  }

  private func priceOfAll(of view: String) -> Consequence {
    Consequence(.explained, .other("get touches on all of view '\(view)'"))
  }

  /// Changes that bring it input without touches.
  func reachingPointer(_ spec: RecognizerSpec) -> [Change] {
    Change.scrollTypes(of: spec) + [.answer(.shouldReceiveEvent, of: target, true)]
      + Change.fewerTaps(of: spec) + [.switchOn(target, in: scenario)]
      + Change.leaveAlone(target, in: scenario)
      + Change.uncover(spec.view, from: nil, in: scenario)
      + scenario.scene.views.filter { !scenario.scene.contains(spec.view, in: $0.id) }
      .flatMap {
        Change.keepHidden(around: $0.id, in: scenario) + [.passThrough($0.id, in: scenario)]
      }
      + (wish == nil ? [] : viewsUnderPointers.map { movingPointer(spec, to: $0) })
  }

  /// It is on another view, which takes what comes without touches there.
  private func movingPointer(_ spec: RecognizerSpec, to view: String) -> Change {
    guard spec.profile.trigger == .hover else { return moving(spec, to: view) }
    var move = Change.move(target, to: view)
    move.add(price: Consequence(.explained, .other("fire over all of view '\(view)'")))
    return move
  }

  func candidates(
    for refusal: TouchRefusal, _ touch: TouchID, at moment: Timestamp?
  ) -> [Change] {
    let type = moment.flatMap { scenario.touchType(of: record.name(of: touch), at: $0) }
    return switch refusal {
    case .disabled:
      (wish == nil ? [] : spec.map { Change.startInsteadOfSwitchingOn($0, in: scenario) } ?? [])
        + [.switchOn(target, in: scenario)] + Change.leaveAlone(target, in: scenario)
    case .attemptOver:
      (spec?.requireToFail ?? []).map { .dropRequirement(of: target, toFail: $0) }
    case .limit:
      wish == nil
        ? [Change("its set had no limit", of: target) { $0.forEachTouch?.limit = nil }]
        : largerLimit
    case .touchType:
      type.map { [.take($0, target)] } ?? []
    case .exclusiveTouchType:
      [
        Change("its requiresExclusiveTouchType were false", of: target) {
          $0.requiresExclusiveTouchType = false
        }
      ] + (type.map { [.takeOnly($0, target)] } ?? [])
    case .buttonMask:
      pressedButton(touch)
    case .shouldReceiveEvent, .delegateShouldReceiveEvent:
      [.answer(.shouldReceiveEvent, of: target, true)]
    case .delegateShouldReceiveTouch: [.answer(.shouldReceiveTouch, of: target, true)]
    }
  }

  /// Changes after which the views with which its touches were cancelled stay where they are.
  func keepingViews(_ spec: RecognizerSpec) -> [Change] {
    Change.leaveViews(above: spec.view, in: scenario)
      + (wish == nil ? [] : hitViews.flatMap { Change.keep($0.id, in: scenario) })
  }

  /// No touches on what lies in its view and around a view that was hit, such as a dialog around
  /// its text.
  func refusingContainers(of views: [ViewSpec], _ spec: RecognizerSpec) -> [Change] {
    let scene = scenario.scene
    var containers: [String] = []
    for view in views where scene.contains(view.id, in: spec.view) {
      let around = scene.path(toView: view.id).map(\.id).filter { id in
        id != spec.view && scene.contains(id, in: spec.view)
          && scene.area(of: id) * 2 < scene.area(of: spec.view)
      }
      guard let container = around.max(by: { scene.area(of: $0) < scene.area(of: $1) }),
        container != view.id, !containers.contains(container)
      else { continue }
      containers.append(container)
    }
    return containers.map { container in
      let refused = scene.views.filter { scene.contains($0.id, in: container) }
      var change = Change(
        "its delegate refused touches on view '\(container)' and the views in it",
        refused.map {
          DelegateRule(.shouldReceiveTouch, of: target, hitView: $0.id, answer: false)
        })
      change.refusedViews = spec.viewsMeantToRefuse(refused.map(\.id))
      change.add(price: scene.viewSpec(container).flatMap(spec.priceOfRefusing))
      return change
    }
  }

  /// No touches that hit one of several views, where it doesn't do to refuse those of one.
  func refusingTouchesOnAll(_ views: [ViewSpec], _ spec: RecognizerSpec) -> [Change] {
    let isOneEnough = views.flatMap { Change.keepAway(spec, from: $0) }.contains { change in
      trial(of: change).map { difference(to: $0.record, aim: change.aim) != nil } ?? false
    }
    guard views.count > 1, !isOneEnough else { return [] }
    let names = views.map { "'\($0.id)'" }.joinedAsList
    return [
      Change(
        "its delegate refused touches on views \(names)",
        views.map {
          DelegateRule(.shouldReceiveTouch, of: target, hitView: $0.id, answer: false)
        })
    ]
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
