extension Scenario.HostAction {
  /// What a host can do.
  static let commands: [Command<Self>] =
    [
      Command("enable", .recognizer, Self.enable) {
        if case .enable(let id) = $0 { id } else { nil }
      },
      Command("disable", .recognizer, Self.disable) {
        if case .disable(let id) = $0 { id } else { nil }
      },
      Command("remove", .recognizer, Self.remove) {
        if case .remove(let id) = $0 { id } else { nil }
      },
      Command(
        "add", .recognizer, "view", .view, required: "the id of the view it is added to", Self.add
      ) {
        if case .add(let id, let view) = $0 { (id, view) } else { nil }
      },
      Command("hideView", .view, Self.hideView) {
        if case .hideView(let id) = $0 { id } else { nil }
      },
      Command("showView", .view, Self.showView) {
        if case .showView(let id) = $0 { id } else { nil }
      },
      Command(
        "setFrame", .subview, "to", .rect, required: "[x, y, width, height]", Self.setFrame
      ) {
        if case .setFrame(let id, let frame) = $0 { (id, frame) } else { nil }
      },
      Command(
        "setAlpha", .view, "to", .number("an alpha", in: 0...1), required: "an alpha",
        Self.setAlpha
      ) {
        if case .setAlpha(let id, let alpha) = $0 { (id, alpha) } else { nil }
      },
      Command("removeView", .subview, Self.removeView) {
        if case .removeView(let id) = $0 { id } else { nil }
      },
      Command(
        "moveView", .subview, "parent", .view, required: "the id of its new parent", Self.moveView
      ) {
        if case .moveView(let id, let parent) = $0 { (id, parent) } else { nil }
      },
      Command("resetTranslation", .recognizer(withSettable: "translation")) {
        .setReading($0, reading: "translation", to: [0, 0])
      } value: {
        if case .setReading(let id, "translation", _) = $0 { id } else { nil }
      },
      setting("setScale", "scale", "a scale"),
      setting("setRotation", "rotation", "an angle"),
      Command("cancel", .recognizer, Self.cancel) {
        if case .cancel(let id) = $0 { id } else { nil }
      },
      relation("requireToFail", "fail", Self.requireToFail) {
        if case .requireToFail(let id, let other) = $0 { (id, other) } else { nil }
      },
      relation("removeRequirement", "fail", Self.removeRequirement) {
        if case .removeRequirement(let id, let other) = $0 { (id, other) } else { nil }
      },
      relation("startsAfter", "begin", Self.startsAfter) {
        if case .startsAfter(let id, let other) = $0 { (id, other) } else { nil }
      },
      relation("removePrerequisite", "begin", Self.removePrerequisite) {
        if case .removePrerequisite(let id, let other) = $0 { (id, other) } else { nil }
      },
      Command(
        "ignoreTouch", .recognizer, "touch", .touch, required: "a touch id", Self.ignoreTouch
      ) {
        if case .ignoreTouch(let id, let touch) = $0 { (id, touch) } else { nil }
      },
      Command("send", .object(StepContent.table), Self.send) {
        if case .send(let content) = $0 { content } else { nil }
      },
    ]
    + StateAssignment.commands.map { command in
      command.of(Self.assign) { if case .assign(let assignment) = $0 { assignment } else { nil } }
    }

  /// Sets a figure that is a number.
  private static func setting(
    _ verb: String, _ reading: String, _ expected: String
  ) -> Command<Self> {
    Command(verb, .recognizer(withSettable: reading), "to", .number, required: expected) {
      .setReading($0, reading: reading, to: [$1])
    } values: {
      if case .setReading(let id, reading, let numbers) = $0 { (id, numbers[0]) } else { nil }
    }
  }

  /// Makes or ends a relation between recognizers.
  private static func relation(
    _ verb: String, _ duty: String, _ action: @escaping @Sendable (String, String) -> Self,
    values: @escaping @Sendable (Self) -> (String, String)?
  ) -> Command<Self> {
    Command(
      verb, .recognizer, "other", .recognizer,
      required: "the id of the recognizer that must \(duty)", action, values: values)
  }
}

extension StateAssignment {
  /// What a scripted recognizer can do.
  static let commands = Verb.allCases.map { verb in
    Command(verb.rawValue, .scriptedRecognizer) { id in
      StateAssignment(verb, id)
    } value: { assignment in
      assignment.verb == verb ? assignment.recognizer : nil
    }
  }
}

extension Shape<[Scenario.HostAction]> {
  static var hostActions: Self {
    list("a list of what is done", of: .command(among: Scenario.HostAction.commands))
  }
}

extension Shape<[StateAssignment]> {
  static var stateAssignments: Self {
    list("a list such as [{\"begin\": \"id\"}]", of: .command(among: StateAssignment.commands))
  }
}
