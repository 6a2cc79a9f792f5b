public import GestureCore

extension EventLog {
  /// The log as JSON Lines: one object per entry, in order, without questions and deadlines.
  ///
  /// ```
  /// {"at": 410, "kind": "action", "recognizer": "single", "state": "ended"}
  /// ```
  ///
  /// - Parameter touchName: gives the name of a touch. Default: its number.
  public func jsonLines(touchName: (TouchID) -> String = { "\($0.rawValue)" }) -> [String] {
    entries.compactMap { $0.jsonLine(touchName: touchName) }
  }
}

extension LogEntry {
  /// The entry as a JSON object on one line; nil for questions and deadlines, which such logs omit.
  ///
  /// - Parameter touchName: gives the name of a touch. Default: its number.
  public func jsonLine(touchName: (TouchID) -> String = { "\($0.rawValue)" }) -> String? {
    var object = JSONBuilder()
    object["at"] = .number(timestamp.milliseconds)
    guard write(to: &object, touchName) else { return nil }
    return object.json.line
  }

  /// - Returns: whether logs show the entry.
  private func write(to object: inout JSONBuilder, _ touchName: (TouchID) -> String) -> Bool {
    switch what {
    case .touch(let touch, let phase, let place, let view):
      object.begin("touch", touch: touchName(touch))
      object["phase"] = .string(phase.word)
      object["location"] = .numbers(place.x, place.y)
      object["hitView"] = view.map { .string($0) } ?? .null
    case .bound(let label, let touch): object.begin("bind", label, touch: touchName(touch))
    case .input(let input): input.write(to: &object, touchName)
    case .ignored(let label, let touch): object.begin("ignored", label, touch: touchName(touch))
    case .refused(let label, let touch, let refusal):
      object.begin("refused", label, touch: touchName(touch))
      object["question"] = .string(refusal.question)
    case .view(let view, let touch, let phase):
      object["kind"] = .string("view")
      object["view"] = .string(view)
      object["touch"] = .string(touchName(touch))
      object["phase"] = .string(phase.word)
    case .held(let label, let others, let first):
      object.begin("held", label)
      object["by"] = .words((others + first).map { $0.name })
    case .handedOver(let label, let taker):
      object.begin("handedOver", label)
      object["to"] = .string(taker.name)
    case .excluded(let label, let winner):
      object.begin("excluded", label)
      object["by"] = .string(winner.name)
    case .state(let label, let from, let to, let reason, let detail):
      object.begin("state", label)
      object["from"] = .string(from.word)
      object["to"] = .string(to.word)
      object.add(reason, detail)
    case .action(let label, let state):
      object.begin("action", label)
      object["state"] = .string(state.word)
    case .reset(let label, _): object.begin("reset", label)
    case .diagnostic(let diagnostic): object.add(diagnostic)
    case .asked, .askedView, .released, .deadline: return false
    }
    return true
  }
}

extension JSONBuilder {
  /// Adds why an attempt ended.
  fileprivate mutating func add(_ reason: FailureReason?, _ detail: FailureDetail?) {
    self["reason"] = reason.map { .string($0.word) }
    self["detail"] = detail.map { .string("\($0)") }
    self["figures"] = detail?.figures?.json
  }

  fileprivate mutating func add(_ diagnostic: GestureDiagnostic) {
    self["kind"] = .string("diagnostic")
    self["diagnostic"] = .string(diagnostic.kind.word)
    self["recognizer"] = diagnostic.recognizer.map { .string($0.name) }
    self["detail"] = .string("\(diagnostic)")
  }

  fileprivate mutating func begin(
    _ kind: String, _ label: RecognizerLabel? = nil, touch: String? = nil
  ) {
    self["kind"] = .string(kind)
    self["recognizer"] = label.map { .string($0.name) }
    self["touch"] = touch.map { .string($0) }
  }
}

extension TouchRefusal {
  /// What refused: a question to the delegate or the recognizer, or a setting.
  fileprivate var question: String {
    switch self {
    case .disabled: "isEnabled"
    case .attemptOver: "state"
    case .touchType: "allowedTouchTypes"
    case .exclusiveTouchType: "requiresExclusiveTouchType"
    case .limit: "limit"
    case .buttonMask: "buttonMask"
    case .shouldReceiveEvent, .delegateShouldReceiveEvent: "shouldReceiveEvent"
    case .delegateShouldReceiveTouch: "shouldReceiveTouch"
    }
  }
}

extension FailureDetail.Figures {
  /// The measured value and its limit, as numbers.
  fileprivate var json: JSONValue {
    var object = JSONBuilder()
    object["measured"] = measured.map { .number($0) }
    object["limit"] = .number(limit)
    object["unit"] = .string(unit.rawValue)
    object["bound"] = .string(bound.rawValue)
    return object.json
  }
}
