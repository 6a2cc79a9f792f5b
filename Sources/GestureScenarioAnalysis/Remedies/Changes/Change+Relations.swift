import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Changes between recognizers.
extension Change {
  static func forbid(_ one: String, with other: String) -> Change {
    Change(
      "no delegate allowed '\(one)' and '\(other)' simultaneously",
      [
        DelegateRule(.shouldRecognizeSimultaneously, of: one, other: other, answer: false),
        DelegateRule(.shouldRecognizeSimultaneously, of: other, other: one, answer: false),
      ])
  }

  static func dropRequirement(of waiting: String, toFail required: String) -> Change {
    Change("'\(waiting)' did not have to wait for '\(required)'") { scenario in
      scenario.scene.answerWaiting(of: waiting, forFailureOf: required, false)
      scenario.scene.changeRecognizer(waiting) { $0.requireToFail.removeAll { $0 == required } }
    }
  }

  static func dropPrerequisite(of dependent: String, startingAfter first: String) -> Change {
    var change = Change("'\(dependent)' did not start after '\(first)'", of: dependent) { spec in
      spec.startsAfter.removeAll { $0 == first }
    }
    change.add(
      sideEffect: Consequence(.recognizer(dependent), .other("fire without '\(first)' before")))
    return change
  }

  static func require(_ waiting: String, toFail required: String) -> Change {
    require([waiting], toFail: required)
  }

  /// Several recognizers wait for the same recognizer.
  static func require(_ waiting: [String], toFail required: String) -> Change {
    let names = waiting.map { "'\($0)'" }.joinedAsList
    return Change("\(names) had to wait for '\(required)' to fail") { scenario in
      for id in waiting {
        scenario.scene.changeRecognizer(id) { spec in
          if !spec.requireToFail.contains(required) { spec.requireToFail.append(required) }
        }
      }
    }
  }

  /// A recognizer waits for several others.
  static func require(_ waiting: String, toFailAll required: [String]) -> Change {
    Change("'\(waiting)' had to wait for \(required.map { "'\($0)'" }.joinedAsList) to fail") {
      for id in required { require(waiting, toFail: id).apply(&$0) }
    }
  }

  /// `waiting` starts after `first` instead of waiting until `first` fails.
  static func startAfter(
    _ first: String, insteadOfWaiting waiting: String, in scenario: Scenario
  ) -> Change {
    var change = Change(
      "'\(waiting)' started after '\(first)' (startsAfter) instead of waiting for it to fail"
    ) {
      dropRequirement(of: waiting, toFail: first).apply(&$0)
      startAfter(first, waiting).apply(&$0)
    }
    change.add(
      sideEffect: scenario.scene.spec(of: first).flatMap {
        sideEffectOfStarting(waiting, after: $0)
      })
    return change
  }

  /// What it costs `dependent` to start after `first`; nil for a press that takes no time.
  static func sideEffectOfStarting(
    _ dependent: String, after first: RecognizerSpec
  ) -> Consequence? {
    guard case .press(let time) = first.profile.trigger else {
      return sideEffectOfStartingOnce(first.id, dependent)
    }
    if time <= .zero { return nil }
    let limit = "\(time.inMilliseconds.plain) ms of holding still, when '\(first.id)' has fired"
    return Consequence(.recognizer(dependent), .beginsAfter(limit: limit))
  }

  /// `dependent` starts after `first`.
  static func startAfter(_ first: String, _ dependent: String) -> Change {
    Change("'\(dependent)' started after '\(first)' (startsAfter)", of: dependent) { spec in
      if !spec.startsAfter.contains(first) { spec.startsAfter.append(first) }
    }
  }

  /// `required` waits for `waiting`, and not `waiting` for `required`.
  static func swapRequirement(of waiting: String, toFail required: String) -> Change {
    Change("'\(required)' had to wait for '\(waiting)' to fail, and not the other way round") {
      dropRequirement(of: waiting, toFail: required).apply(&$0)
      require(required, toFail: waiting).apply(&$0)
    }
  }

  /// A press starts after the shorter press that excluded it.
  static func follow(_ press: RecognizerSpec, withLonger spec: RecognizerSpec) -> [Change] {
    guard case .press(let first) = press.profile.trigger,
      case .press(let time) = spec.profile.trigger, time > first
    else { return [] }
    var change = startAfter(press.id, spec.id)
    change.pairs = [Pair(one: press.id, other: spec.id)]
    change.add(sideEffect: sideEffectOfStartingOnce(press.id, spec.id))
    return [change]
  }

  private static func sideEffectOfStartingOnce(_ first: String, _ dependent: String) -> Consequence
  {
    Consequence(.recognizer(dependent), .other("begin only once '\(first)' has recognized"))
  }

  /// A movement starts after the press that excluded it.
  static func follow(_ press: RecognizerSpec, with movement: RecognizerSpec) -> [Change] {
    guard case .press = press.profile.trigger,
      movement.profile.trigger.isMovement
    else { return [] }
    var change = startAfter(press.id, movement.id)
    change.add(sideEffect: sideEffectOfStarting(movement.id, after: press))
    return [change]
  }

  /// A recognizer takes one more type of touches.
  static func take(_ type: TouchType, _ id: String) -> Change {
    Change("\(.its("allowedTouchTypes")) also included '\(type.word)'", of: id) { spec in
      spec.allowedTouchTypes?.append(type)
    }
  }

  /// A recognizer takes one type of touches alone.
  static func takeOnly(_ type: TouchType, _ spec: RecognizerSpec) -> Change {
    var change = Change("\(.its("allowedTouchTypes")) were '\(type.word)' alone", of: spec.id) {
      $0.allowedTouchTypes = [type]
    }
    change.add(sideEffect: sideEffectOfTaking(type, spec))
    return change
  }

  /// What it costs that a recognizer takes one type of touches alone.
  static func sideEffectOfTaking(_ type: TouchType, _ spec: RecognizerSpec) -> Consequence {
    let lost = (spec.allowedTouchTypes ?? TouchType.allCases).filter { $0 != type }
    let words =
      lost == [.direct]
      ? "take no fingers" : "take nothing but \(type == .direct ? "fingers" : "a \(type.noun)")"
    return Consequence(.recognizer(spec.id), .other(words))
  }

  static func switchOff(_ id: String) -> Change {
    var change = Change("'\(id)' were switched off", of: id) { $0.isEnabled = false }
    change.loser = id
    return change.with(.lastResort)
  }

  /// A recognizer is added to its view after `other`.
  static func add(_ id: String, after other: String) -> Change {
    var change = Change("'\(id)' were added after '\(other)'") { scenario in
      let recognizers = scenario.scene.recognizers
      guard let place = recognizers.firstIndex(where: { $0.id == id }),
        let target = recognizers.firstIndex(where: { $0.id == other }), place < target
      else { return }
      let spec = scenario.scene.recognizers.remove(at: place)
      scenario.scene.recognizers.insert(spec, at: target)
    }
    change.add(
      sideEffect: Consequence(
        .recognizer(id), .other("go first wherever both have their gesture in one event")))
    return change
  }

  static func switchOn(other id: String) -> Change {
    Change("'\(id)' were switched on", of: id) { $0.isEnabled = true }
  }

  static func answer(
    _ question: DelegateRule.Question, of id: String, _ answer: Bool
  ) -> Change {
    Change(
      "\(.its("delegate")) said \(answer ? "yes" : "no") to \(question.rawValue)",
      [DelegateRule(question, of: id, answer: answer)])
  }

  /// The delegate of a recognizer doesn't let it begin.
  static func refuseBeginning(of id: String) -> Change {
    Change(
      "the delegate of '\(id)' said no to shouldBegin",
      [DelegateRule(.shouldBegin, of: id, answer: false)]
    ).with(.lastResort)
  }

  /// A control doesn't let a recognizer begin with a touch that hits it.
  static func deny(_ spec: RecognizerSpec, by control: ViewSpec) -> Change {
    var change = Change(
      "control '\(control.id)' answered no when it is asked whether '\(spec.id)' should begin",
      [DelegateRule(.viewShouldBegin, of: spec.id, hitView: control.id, answer: false)])
    change.add(sideEffect: spec.sideEffectOfRefusing(control))
    change.refusedViews = spec.viewsMeantToRefuse([control.id])
    return change
  }

  static func letBegin(_ id: String, on view: String) -> Change {
    Change(
      "view '\(view)' let \(.it) begin",
      [DelegateRule(.viewShouldBegin, of: id, hitView: view, answer: true)])
  }
}

extension Scenario.Scene {
  /// Where delegates are asked for requirements, they answer about a pair as well.
  mutating func answerWaiting(of waiting: String, forFailureOf required: String, _ answer: Bool) {
    guard delegateRules.contains(where: { $0.question.isAboutWaiting }) else { return }
    delegateRules.insert(
      contentsOf: [
        DelegateRule(.shouldRequireFailure, of: waiting, other: required, answer: answer),
        DelegateRule(.shouldBeRequiredToFail, of: required, other: waiting, answer: answer),
      ], at: 0)
  }
}
