import GestureCore
import GestureScenario

// Changes of what the app does with recognizers.
extension Change {
  /// The recognizer is enabled; from the start, if the app enables it later. It then no longer
  /// depends on the gesture in whose action the app enables it.
  static func switchOn(_ id: String, in scenario: Scenario) -> Change {
    let isSwitchedOnLater = scenario.allActions.contains(.enable(id))
    var change = Change(
      "\(.it) were switched on\(isSwitchedOnLater ? " from the start" : "")", of: id
    ) { $0.isEnabled = true }
    for reaction in scenario.scene.reactions where reaction.actions.contains(.enable(id)) {
      change.add(
        sideEffect: Consequence(
          .recognizer(id), .other("fire without '\(reaction.recognizer)' before")))
    }
    return change
  }

  /// `waiting` waits for `required`; from the start, if the app requires that later.
  static func require(_ waiting: String, toFail required: String, in scenario: Scenario) -> Change {
    let waits = require(waiting, toFail: required)
    let specs = [waiting, required].compactMap { scenario.scene.spec(of: $0) }
    let isDeclared = zip(specs, specs.reversed()).contains { one, other in
      one.recognizesTogether.contains(other.id)
    }
    // A requirement ranks above that declaration (S4.38), which then has no effect.
    var change =
      isDeclared
      ? Change("\(waits.clause) instead of recognizing together with it") { scenario in
        waits.apply(&scenario)
        dropDeclaration(waiting, with: required).apply(&scenario)
      } : waits
    if scenario.allActions.contains(.requireToFail(waiting, other: required)) {
      change.clause += " from the start"
    }
    return change
  }

  /// A recognizer is given touches, so that others can wait for it.
  static func takePart(_ id: String) -> [Change] {
    [
      switchOn(other: id), leaveOn(id),
      Change(
        "the delegate of '\(id)' said yes to shouldReceiveTouch",
        [DelegateRule(.shouldReceiveTouch, of: id, answer: true)]),
    ]
  }

  /// The app doesn't disable another recognizer.
  static func leaveOn(_ id: String) -> Change {
    Change("the app had not switched '\(id)' off") { $0.remove { $0 == .disable(id) } }
  }

  /// The app doesn't cancel touches in an action.
  static func leaveTouches(in scenario: Scenario) -> [Change] {
    scenario.scene.reactions.filter { $0.actions.contains { $0.cancelsTouches } }.map { reaction in
      Change(
        "the app had not cancelled all touches in the action '\(reaction.state.word)' of "
          + "'\(reaction.recognizer)'"
      ) { scenario in
        for index in scenario.scene.reactions.indices
        where scenario.scene.reactions[index] == reaction {
          scenario.scene.reactions[index].actions = reaction.actions.compactMap { action in
            guard action.cancelsTouches, case .send(var content) = action else { return action }
            content.cancelled = .touches([])
            return content == StepContent() ? nil : .send(content)
          }
        }
      }
    }
  }

  /// The app doesn't make the recognizer ignore a touch.
  static func keepTouch(_ touch: String, _ id: String, in scenario: Scenario) -> [Change] {
    let drop = Scenario.HostAction.ignoreTouch(id, touch: touch)
    guard scenario.allActions.contains(drop) else { return [] }
    return [
      Change("the app had not made \(.it) drop touch \(touch)") { $0.remove { $0 == drop } }
    ]
  }

  /// The app doesn't take back that the recognizer waits for another or starts after it.
  static func keepRelations(of id: String, in scenario: Scenario) -> [Change] {
    var relations: [RemovedRelation] = []
    for relation in scenario.allActions.compactMap(RemovedRelation.init)
    where relation.waiter == id && scenario.hasRelation(relation)
      && !relations.contains(where: { $0.action == relation.action })
    {
      relations.append(relation)
    }
    return relations.map { relation in
      Change("the app had not taken back that \(relation.clause)") {
        $0.remove { $0 == relation.action }
      }
    }
  }

  /// The app doesn't make it wait for `other`, or start after it.
  ///
  /// - Parameter costs: what it costs not to wait. Default: nothing.
  static func leaveFree(
    _ id: String, of other: String, in scenario: Scenario, costing costs: [Consequence] = []
  ) -> [Change] {
    let relations: [(Scenario.HostAction, words: String, costs: [Consequence])] = [
      (.requireToFail(id, other: other), "wait for '\(other)'", costs),
      (.startsAfter(id, other: other), "start after '\(other)'", []),
    ]
    return relations.filter { scenario.allActions.contains($0.0) }.map { relation, words, costs in
      var change = Change("the app had not made '\(id)' \(words)") { $0.remove { $0 == relation } }
      change.add(sideEffects: costs)
      return change
    }
  }

  /// The app doesn't disable, remove, move or cancel it.
  static func leaveAlone(_ id: String, in scenario: Scenario) -> [Change] {
    var disturbances = disturbances(of: id, in: scenario)
    guard !disturbances.isEmpty else { return [] }
    // If it was removed from its view, adding it there again goes without saying.
    let home = scenario.scene.spec(of: id)?.view ?? ""
    let returning = Scenario.HostAction.add(id, view: home).disturbance(of: id)
    if disturbances.count > 1 { disturbances.removeAll { $0 == returning } }
    let done = disturbances.dropFirst().reduce(disturbances[0]) { $0 + " or " + $1 }
    let leave = Change("the app had not \(done)") { scenario in
      scenario.remove { $0.disturbance(of: id) != nil }
    }
    return [leave] + switchOnAgain(id, in: scenario)
  }

  /// The app's actions that take a recognizer from its view or switch it off, each once, as the
  /// ends of clauses.
  private static func disturbances(of id: String, in scenario: Scenario) -> [Clause] {
    var disturbances: [Clause] = []
    for disturbance in scenario.allActions.compactMap({ $0.disturbance(of: id) })
    where !disturbances.contains(disturbance) { disturbances.append(disturbance) }
    return disturbances
  }

  /// One of several things that the app does to a recognizer is left out.
  static func leaveAloneInPart(_ id: String, in scenario: Scenario) -> [Change] {
    let disturbances = disturbances(of: id, in: scenario)
    guard disturbances.count > 1 else { return [] }
    return disturbances.map { one in
      Change("the app had not \(one)") { scenario in
        scenario.remove { $0.disturbance(of: id) == one }
      }
    }
  }

  /// The app doesn't enable or add a recognizer that should do nothing.
  static func leaveOut(_ id: String, in scenario: Scenario) -> [Change] {
    var entries: [Clause] = []
    for entry in scenario.allActions.compactMap({ $0.entry(of: id) }) where !entries.contains(entry)
    {
      entries.append(entry)
    }
    return entries.map { entry in
      func isEntry(_ action: Scenario.HostAction) -> Bool { action.entry(of: id) == entry }
      let all = scenario.allActions.count(where: isEntry)
      let reaction = scenario.scene.reactions.first { $0.actions.count(where: isEntry) == all }
      let place = reaction.map { " in the action '\($0.state.word)' of '\($0.recognizer)'" } ?? ""
      return Change("the app had not \(entry)\(place)") { $0.remove(isEntry) }
        .aiming(at: .fewerFirings)
    }
  }

  /// An app that disables a recognizer during a gesture enables it again at its end, and also where
  /// the gesture is cancelled (S13.7).
  static func switchOnWhenCancelled(_ id: String, in scenario: Scenario) -> [Change] {
    let reactions = scenario.scene.reactions
    let gestures = reactions.filter { reaction in
      reaction.state == .ended && reaction.actions.contains(.enable(id))
        && reactions.contains {
          $0.recognizer == reaction.recognizer && $0.actions.contains(.disable(id))
        }
        && !reactions.contains {
          $0.recognizer == reaction.recognizer && $0.state == .cancelled
            && $0.actions.contains(.enable(id))
        }
    }.map(\.recognizer)
    return gestures.map { gesture in
      Change("the app also switched \(.it) on in the action 'cancelled' of '\(gesture)'") {
        $0.scene.reactions.append(
          Scenario.Reaction(recognizer: gesture, state: .cancelled, actions: [.enable(id)]))
      }
    }
  }

  /// An app that disables a recognizer to cancel it enables it again at once (S8.4).
  private static func switchOnAgain(_ id: String, in scenario: Scenario) -> [Change] {
    guard scenario.allActions.contains(.disable(id)) else { return [] }
    return [
      Change("the app had switched \(.it) on again at once") {
        $0.replace(.disable(id), by: [.disable(id), .enable(id)])
      }
    ]
  }
}

extension Scenario.HostAction {
  /// How the action takes a recognizer out of play, or to another view, as a participle with its
  /// object; nil where it doesn't.
  fileprivate func disturbance(of recognizer: String) -> Clause? {
    switch self {
    case .disable(recognizer): "switched \(.it) off"
    case .remove(recognizer): "taken \(.it) off \(.its("view"))"
    case .cancel(recognizer): "cancelled \(.it)"
    case .add(recognizer, let view): "added \(.it) to view '\(view)'"
    case _: nil
    }
  }

  /// What the action does to bring a recognizer into play, after "had"; nil for anything else.
  fileprivate func entry(of recognizer: String) -> Clause? {
    switch self {
    case .enable(recognizer): "switched \(.it) on"
    case .add(recognizer, let view): "added \(.it) to view '\(view)'"
    case _: nil
    }
  }
}
