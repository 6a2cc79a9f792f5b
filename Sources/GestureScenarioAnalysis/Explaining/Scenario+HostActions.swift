import GestureCore
import GestureDiagnosis
import GestureScenario

// What the host does in a scenario.
extension Scenario {
  /// All that the host does: in steps, in actions and in answers.
  var allActions: [Scenario.HostAction] {
    script.flatMap(\.content.allActions) + scene.reactions.flatMap(\.actions)
      + scene.delegateRules.flatMap(\.actions)
  }

  /// Leaves out actions of the host wherever they are.
  mutating func remove(_ isUnwanted: (Scenario.HostAction) -> Bool) {
    replaceActions { isUnwanted($0) ? [] : [$0] }
  }

  /// Replaces an action of the host by other actions, wherever it is.
  mutating func replace(_ action: Scenario.HostAction, by others: [Scenario.HostAction]) {
    replaceActions { $0 == action ? others : [$0] }
  }

  /// Replaces each action of the host in steps, in what they send, in actions and in answers.
  private mutating func replaceActions(
    _ replacement: (Scenario.HostAction) -> [Scenario.HostAction]
  ) {
    for index in script.indices {
      script[index].content.actions.replaceEach(replacement)
    }
    for index in scene.reactions.indices {
      scene.reactions[index].actions.replaceEach(replacement)
    }
    for index in scene.delegateRules.indices {
      scene.delegateRules[index].actions.replaceEach(replacement)
    }
  }
}

extension [Scenario.HostAction] {
  /// Replaces each action, and each action in what an action sends.
  fileprivate mutating func replaceEach(_ replacement: (Element) -> [Element]) {
    self = flatMap { action -> [Element] in
      guard case .send(var content) = action, replacement(action) == [action] else {
        return replacement(action)
      }
      content.actions.replaceEach(replacement)
      return [.send(content)]
    }
  }
}

extension Scenario.HostAction {
  /// The ids of the recognizers that it concerns.
  var recognizers: [String] {
    switch self {
    case .enable(let id), .disable(let id), .remove(let id), .add(let id, _), .cancel(let id),
      .setReading(let id, _, _), .ignoreTouch(let id, _):
      [id]
    case .requireToFail(let id, let other), .removeRequirement(let id, let other),
      .startsAfter(let id, let other), .removePrerequisite(let id, let other):
      [id, other]
    case .assign(let assignment): [assignment.recognizer]
    case .hideView, .removeView, .moveView, .showView, .setFrame, .setAlpha, .send: []
    }
  }
}

extension StepContent {
  /// What the host does in the step and in the steps that it sends there.
  var allActions: [Scenario.HostAction] {
    actions.flatMap { action -> [Scenario.HostAction] in
      if case .send(let content) = action { [action] + content.allActions } else { [action] }
    }
  }
}

extension RunRecord {
  /// What the host did to views and recognizers, in order.
  var hostChanges: [HostChange] {
    performed.compactMap { performed in
      guard let (kind, subject) = performed.action.hostChange,
        kind != .cancelledTouches || performed.origin != .script
      else { return nil }
      return HostChange(
        at: performed.at, kind, subject, origin: performed.origin.words,
        isDuringEvent: performed.origin != .script, logIndex: performed.logIndex)
    }
  }
}

extension PerformedAction.Origin {
  /// The place of the action, as the end of a clause.
  var words: String {
    switch self {
    case .script: ""
    case .reaction(let id, let state): " in the action '\(state.word)' of '\(id)'"
    case .answer(let question, let id): " when it was asked \(question.rawValue) of '\(id)'"
    }
  }
}

extension Scenario.HostAction {
  /// Whether it cancels all touches by what it sends.
  var cancelsTouches: Bool {
    if case .send(let content) = self { content.cancelled == .all } else { false }
  }

  /// What it does to a recognizer, a view or touches, and to which of them; nil for anything else.
  var hostChange: (kind: HostChange.Kind, subject: String)? {
    switch self {
    case .enable(let id): (.switchedOn, id)
    case .disable(let id): (.switchedOff, id)
    case .cancel(let id): (.cancelled, id)
    case .remove(let id): (.takenOff, id)
    case .add(let id, let view): (.added(to: view), id)
    case .hideView(let id): (.hid, id)
    case .showView(let id): (.showed, id)
    case .removeView(let id): (.removedView, id)
    case .moveView(let id, let parent): (.movedView(into: parent), id)
    case .setFrame(let id, _): (.setFrame, id)
    case .setAlpha(let id, let alpha): (.setAlpha(alpha), id)
    case .send: cancelsTouches ? (.cancelledTouches, "") : nil
    case .setReading, .requireToFail, .removeRequirement, .startsAfter, .removePrerequisite,
      .ignoreTouch, .assign:
      nil
    }
  }
}
