public import GestureCore

/// What the host reported besides touches and their places.
public enum LoggedInput: Hashable, Sendable {
  /// The modifier keys of an event, where they differ from those of the event before (S15.16).
  case modifiers(ModifierFlags)
  /// A semantic action on a view (S15.19).
  case action(ActionName, view: String)
  /// A scroll that has a phase or is momentum (S15.18).
  case scroll(ScrollInput)
  /// The contact and the pose of a touch (S15.20).
  case shape(TouchID, TouchContact, TouchPose)
}

extension LoggedInput {
  /// The input as a log has it; nil for what logs leave out.
  init?(_ input: ReportedInput) {
    switch input {
    case .modifiers(let modifiers): self = .modifiers(modifiers)
    case .action(let name, let view): self = .action(name, view: view.name)
    case .scroll(let scroll): self = .scroll(scroll)
    case .scrollWithoutPhase: return nil
    case .shape(let touch):
      self = .shape(
        touch.id,
        TouchContact(majorRadius: touch.majorRadius, tolerance: touch.majorRadiusTolerance),
        TouchPose(
          altitudeAngle: touch.altitudeAngle, azimuthAngle: touch.azimuthAngle(in: nil),
          rollAngle: touch.rollAngle))
    }
  }
}

extension LoggedInput: CustomStringConvertible {
  public var description: String { sentence { "touch \($0.rawValue)" } }

  /// The input in a few words.
  ///
  /// - Parameter touchName: gives the name of a touch.
  package func sentence(_ touchName: (TouchID) -> String) -> String {
    switch self {
    case .modifiers(let modifiers):
      modifiers.words.isEmpty
        ? "no modifier key is down" : "modifier keys: \(modifiers.words.joinedAsList)"
    case .action(let name, let view): "action '\(name.rawValue)' on view '\(view)'"
    case .scroll(let scroll):
      (scroll.isMomentum ? "momentum" : "scroll")
        + (scroll.phase.map { " \($0.scrollWord)" } ?? "") + " at \(scroll.location.text)"
    case .shape(let touch, let contact, let pose):
      "\(touchName(touch)): radius \(contact.majorRadius.plain) pt, "
        + "altitude \(pose.altitudeAngle.plain), azimuth \(pose.azimuthAngle.plain), "
        + "roll \(pose.rollAngle.plain)"
    }
  }

  /// Adds its members to an entry of a log.
  func write(to object: inout JSONBuilder, _ touchName: (TouchID) -> String) {
    object["kind"] = .string("input")
    switch self {
    case .modifiers(let modifiers): object["modifiers"] = .words(modifiers.words)
    case .action(let name, let view):
      object["action"] = .string(name.rawValue)
      object["view"] = .string(view)
    case .scroll(let scroll):
      object["scroll"] = .numbers(scroll.delta.dx, scroll.delta.dy)
      object["phase"] = scroll.phase.map { .string($0.scrollWord) }
      object["momentum"] = .flag(scroll.isMomentum, default: false)
    case .shape(let touch, let contact, let pose):
      object["touch"] = .string(touchName(touch))
      object["contact"] = .numbers(contact.majorRadius, contact.majorRadiusTolerance)
      object["pose"] = .numbers(pose.altitudeAngle, pose.azimuthAngle, pose.rollAngle)
    }
  }
}

extension ModifierFlags {
  /// The names of the flags.
  package var words: [String] { Self.named.filter { contains($0.flag) }.map { $0.word } }
}

extension TouchPhase {
  /// The phase of a scroll, which changes where a touch moves.
  package var scrollWord: String { self == .moved ? "changed" : word }
}
