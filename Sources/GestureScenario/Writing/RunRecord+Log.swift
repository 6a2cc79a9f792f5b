import GestureCore
import GestureSimulation

extension RunRecord {
  /// The run as JSON Lines, one object an entry, in order.
  public var logLines: [String] {
    entries.compactMap { entry in
      var object = JSONBuilder()
      object["at"] = .number(entry.timestamp.milliseconds)
      guard write(entry.what, to: &object) else { return nil }
      return object.json.line
    }
  }

  /// - Returns: whether the entry is one of those that logs show.
  private func write(_ what: LogEntry.What, to object: inout JSONBuilder) -> Bool {
    switch what {
    case .touch(let touch, let phase, let place, let view):
      object.begin("touch", touch: name(of: touch))
      object["phase"] = .string(phase.word)
      object["location"] = place.json
      object["hitView"] = view.map { .string($0) } ?? .null
    case .bound(let label, let touch): object.begin("bind", label, touch: name(of: touch))
    case .ignored(let label, let touch): object.begin("ignored", label, touch: name(of: touch))
    case .refused(let label, let touch, let refusal):
      object.begin("refused", label, touch: name(of: touch))
      object["question"] = .string(refusal.question)
    case .view(let view, let touch, let phase):
      object["kind"] = .string("view")
      object["view"] = .string(view)
      object["touch"] = .string(name(of: touch))
      object["phase"] = .string(phase.word)
    case .held(let label, let others):
      object.begin("held", label)
      object["by"] = .words(others.map(\.name))
    case .excluded(let label, let winner):
      object.begin("excluded", label)
      object["by"] = .string(winner.name)
    case .state(let label, let from, let to, let reason, let detail):
      object.begin("state", label)
      object["from"] = .string(from.word)
      object["to"] = .string(to.word)
      object["reason"] = reason.map { .string($0.word) }
      object["detail"] = detail.map { .string($0) }
    case .action(let label, let state):
      object.begin("action", label)
      object["state"] = .string(state.word)
    case .reset(let label, _): object.begin("reset", label)
    case .diagnostic(let diagnostic):
      object["kind"] = .string("diagnostic")
      object["diagnostic"] = .string(diagnostic.kind.word)
      object["recognizer"] = diagnostic.recognizer.map { .string($0.name) }
      object["detail"] = .string("\(diagnostic)")
    case .asked, .askedView, .released, .deadline: return false
    }
    return true
  }
}

extension JSONBuilder {
  fileprivate mutating func begin(
    _ kind: String, _ label: RecognizerLabel? = nil, touch: String? = nil
  ) {
    self["kind"] = .string(kind)
    self["recognizer"] = label.map { .string($0.name) }
    self["touch"] = touch.map { .string($0) }
  }
}

extension Refusal {
  /// What said no: a question of the delegate or of the recognizer, or a setting.
  fileprivate var question: String {
    switch self {
    case .disabled: "isEnabled"
    case .attemptOver: "state"
    case .touchType: "allowedTouchTypes"
    case .exclusiveTouchType: "requiresExclusiveTouchType"
    case .shouldReceiveEvent, .delegateShouldReceiveEvent: "shouldReceiveEvent"
    case .delegateShouldReceiveTouch: "shouldReceiveTouch"
    }
  }
}
