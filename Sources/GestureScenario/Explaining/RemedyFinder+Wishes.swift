import GestureCore
import GestureDiagnosis
import GestureTrace

// What might help where it is known what should have come.
extension RemedyFinder {
  /// Further changes that bring it a touch: what keeps an action from covering its view, a size for
  /// a view without one, no transform.
  func reachingAsWished(_ spec: RecognizerSpec, from swallower: String?) -> [Change] {
    guard wish != nil else { return [] }
    let around = scenario.scene.views.filter { scenario.scene.contains(spec.view, in: $0.id) }
    return (swallower.map { waitsOfUncoverers(of: $0, spec.id) } ?? [])
      + around.filter { $0.frame.width == 0 || $0.frame.height == 0 }.map { view in
        Change("view '\(view.id)' were as large as what lies in it") { $0.enclose(view.id) }
      }
      + around.filter { $0.transform != .identity }.map { view in
        Change("view '\(view.id)' had no transform", ofView: view.id) { $0.transform = .identity }
      }
      + around.filter { $0.bounds.map { $0.origin != .zero } ?? false }.map { view in
        Change("view '\(view.id)' were not scrolled", ofView: view.id) { $0.bounds?.origin = .zero }
      }
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

  /// A drag that won hands its touches over, once it has gone some way.
  func handingOver(from winner: RecognizerSpec, to spec: RecognizerSpec) -> [Change] {
    guard wish != nil, scenario.scene.contains(winner.view, in: spec.view),
      case .drag = GestureProfile(of: winner.recognizer).trigger,
      case .drag = GestureProfile(of: spec.recognizer).trigger
    else { return [] }
    return Scenario.HandOver.Axis.allCases.flatMap { axis in
      [
        Scenario.HandOver.Condition(axis, atLeast: 10), .init(axis, atMost: -10),
      ].map { condition in
        let way = axis == .x ? ("right", "left") : ("down", "up")
        let side = condition.atLeast == nil ? way.1 : way.0
        return Change(
          "'\(winner.id)' handed its touches over to '\(spec.id)' (handOvers) once it has gone 10 pt "
            + side
        ) { scenario in
          scenario.scene.handOvers.append(
            Scenario.HandOver(from: winner.id, to: spec.id, when: condition))
        }
      }
    }
  }

  /// It prevents a winner which it left out of those that it prevents (S4.12).
  func preventing(_ winner: String, _ spec: RecognizerSpec) -> [Change] {
    guard wish != nil, spec.preventsOnly.map({ !$0.contains(winner) }) ?? false else { return [] }
    return [
      Change("its preventsOnly had '\(winner)' too", of: spec.id) {
        $0.preventsOnly?.append(winner)
      }
    ]
  }

  /// A longer way before a drag is judged, where it was judged by its direction and not by a figure.
  func laterJudgement(_ spec: RecognizerSpec, after detail: FailureDetail?) -> [Change] {
    guard wish != nil, detail?.figures == nil else { return [] }
    let search = Change.search(for: spec.kind.property(.hysteresis), of: spec) { [$0 * 1.5] }
    return search.map { [$0] } ?? []
  }

  /// A longer way before a rival recognizes.
  func longerWay(of rival: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    return Change.longerWay(of: rival).map { [$0] } ?? []
  }

  /// Larger fractions, such as a circle's tolerance: a fifth more, or two fifths, and so on.
  func largerFractions(of spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    return spec.kind.properties.flatMap { property -> [Change] in
      guard property.form == .number, case .number(let present)? = property.read(spec.recognizer),
        present > 0, present < 1
      else { return [] }
      return (1...5).map { step in
        let value = (present * (1 + Double(step) / 5)).rounded(toPlaces: 2)
        var change = Change("its \(property.name) were \(value.plain)", of: spec.id) {
          $0.settings[property.name] = .number(value)
        }
        change.property = property
        return change
      }
    }
  }

  /// A press that repeats as often as it is wished to change.
  func repeating(_ spec: RecognizerSpec) -> [Change] {
    guard case .actions(let list)? = wish?.outcome,
      let property = spec.kind.property(.repeatInterval),
      let beginning = list.first(where: { $0.word == .began })?.at,
      let change = list.first(where: { $0.word == .changed })?.at, change > beginning
    else { return [] }
    let value = RecognizerKind.PropertyValue.number(change - beginning)
    return [
      Change("its \(property.name) were \(property.text(of: value))", of: spec.id) {
        $0.set(.repeatInterval, to: value)
      }
    ]
  }

  /// A rival takes fewer fingers than the recognizer has, or none that hit a view within its own.
  func keepingAway(_ rival: RecognizerSpec, from spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    // What is only tapped or held leaves the rest to the rival: a list scrolls by its rows.
    switch GestureProfile(of: spec.recognizer).trigger {
    case .drag, .twoFingers, .drawing, .swipe: break
    case .taps, .press, .hover, .delay, .unknown: return []
    }
    let views = hitViews.filter { $0.id != rival.view }.map { view in
      Change(
        "the delegate of '\(rival.id)' refused touches on view '\(view.id)'",
        [DelegateRule(.shouldReceiveTouch, of: rival.id, hitView: view.id, answer: false)])
    }
    let count = touches(of: subject.id).count
    guard count > 2, let present = rival.number(.maximumNumberOfTouches), present >= Double(count)
    else { return views }
    return [Change.fingers(of: rival, atMost: count - 1)] + views
  }

  /// A shorter wait of a recognizer that holds it, so that it fires when it is wished to.
  func punctual(_ id: String) -> [Change] {
    guard let wished = wish?.firstBeginning, let actual = record.moments(of: subject).first,
      let spec = scenario.scene.spec(of: id)
    else { return [] }
    return Change.waitingTimes(of: spec) { present in
      present + wished - actual > 0 ? present + wished - actual : nil
    }
  }

  /// Against a delegate that makes it wait for a rival.
  func againstDemands(of winner: String, _ spec: RecognizerSpec) -> [Change] {
    let isDemanded = scenario.scene.delegateRules.contains { rule in
      rule.answer == true
        && [.shouldRequireFailure, .shouldBeRequiredToFail].contains(rule.question)
    }
    guard wish != nil, isDemanded else { return [] }
    return [
      .swapRequirement(of: spec.id, toFail: winner), .dropRequirement(of: spec.id, toFail: winner),
    ]
  }

  /// One more finger, or one type of touches alone, for one that should not have fired.
  func otherTouches(_ spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    let types = Set(
      scenario.script.filter { !$0.content.began.isEmpty }.map { $0.content.type ?? .direct })
    let isOwn = spec.id == target
    var changes = TouchType.allCases.filter { types.count > 1 && types.contains($0) }.map { type in
      Change(
        "\(isOwn ? "its allowedTouchTypes" : "the allowedTouchTypes of '\(spec.id)'") were "
          + "'\(type.word)' alone", of: spec.id
      ) { $0.allowedTouchTypes = [type] }
    }
    if scenario.mostTouchesAtOnce > 1, let present = spec.number(.minimumNumberOfTouches) {
      let name = RecognizerKind.Property.KnownName.minimumNumberOfTouches.rawValue
      changes.append(
        Change(
          "\(isOwn ? "its \(name)" : "the \(name) of '\(spec.id)'") were \(Int(present) + 1)",
          of: spec.id
        ) { $0.set(.minimumNumberOfTouches, to: .number(present + 1)) })
    }
    return changes
  }

  /// No touches that hit one of several views, where it doesn't do to refuse those of one.
  func refusingTouchesOnAll(_ views: [ViewSpec]) -> [Change] {
    let isOneEnough = views.flatMap { Change.keepAway(target, from: $0) }.contains { change in
      trial(of: change).map { difference(to: $0.record, aim: change.aim) != nil } ?? false
    }
    guard views.count > 1, !isOneEnough else { return [] }
    let names = views.map { "'\($0.id)'" }.joinedAsWords
    return [
      Change(
        "its delegate refused touches on views \(names)",
        views.map {
          DelegateRule(.shouldReceiveTouch, of: target, hitView: $0.id, answer: false)
        })
    ]
  }

  /// A shorter press, where it moved too far before it was long enough.
  func shorterPress(_ spec: RecognizerSpec, after detail: FailureDetail?) -> [Change] {
    guard wish != nil, detail?.figures?.unit == .points else { return [] }
    let search = Change.search(
      for: spec.kind.property(.minimumPressDuration), of: spec, above: 1
    ) { [$0, $0 / 1.5] }
    return search.map { [$0] } ?? []
  }

  /// One recognizer for all touches instead of one for each, where it needs more than one touch, and
  /// nothing is expected of others of its set.
  func leavingSet(_ spec: RecognizerSpec) -> [Change] {
    guard wish != nil, spec.forEachTouch != nil,
      GestureProfile(of: spec.recognizer).needBeyondOneTouch != nil,
      !scenario.expectations.actions.contains(where: { id, actions in
        id != subject.id && !actions.isEmpty && RecognizerSpec.set(ofMember: id) == spec.id
      })
    else { return [] }
    let member = subject.id
    var change = Change("it were one for all touches (no forEachTouch)") {
      $0.leaveSet(spec.id, keeping: member)
    }
    change.renaming = (old: member, new: spec.id)
    return [change]
  }

  /// Less of what kept others of its touches from recognizing, so that it is not left alone.
  func limitsOfFailedRivals(_ rivals: [String]) -> [Change] {
    rivals.compactMap { scenario.scene.spec(of: $0) }.flatMap { rival in
      lastFailure(of: rival.id).map { Change.limits(ofOther: rival, forgiving: $0) } ?? []
    }.filter { $0.limit != nil }.map { $0.aiming(at: .silence) }
  }

  /// Why a recognizer failed last by its own decision; nil where it didn't.
  func lastFailure(of id: String) -> FailureDetail? {
    for entry in record.entries.reversed() {
      if case .state(let label, _, .failed, .ownDecision, let detail) = entry.what, label.name == id
      {
        return detail
      }
    }
    return nil
  }
}

extension Scenario {
  /// Makes a view as large as the subviews that it has at first.
  fileprivate mutating func enclose(_ id: String) {
    let held = scene.views.filter { $0.parent == id }
    guard let index = scene.views.firstIndex(where: { $0.id == id }), !held.isEmpty else { return }
    scene.views[index].frame.size.width = held.map(\.frame.maxX).max() ?? 0
    scene.views[index].frame.size.height = held.map(\.frame.maxY).max() ?? 0
  }

  /// How many fingers are down together at most.
  fileprivate var mostTouchesAtOnce: Int {
    var (down, most) = (Set<String>(), 0)
    for content in script.map(\.content) {
      down.formUnion(content.began.keys)
      most = max(most, down.count)
      down.subtract(content.ended.keys)
    }
    return most
  }
}
