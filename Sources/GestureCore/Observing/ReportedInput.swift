/// Input besides touches and their places, reported so that a log can say what made a recognizer
/// act.
public enum ReportedInput {
  /// The modifier keys of an event, where they differ from those of the event before (S15.16).
  case modifiers(ModifierFlags)
  /// A semantic action on a view (S15.19).
  case action(ActionName, on: View)
  /// A scroll that has a phase or is momentum (S15.18).
  case scroll(ScrollInput)
  /// A scroll without a phase, and whether a recognizer takes it. Logs leave it out.
  case scrollWithoutPhase(ScrollInput, isTaken: Bool)
  /// A touch for which the host reports the contact or the pose (S15.20).
  case shape(Touch)
}

@available(*, unavailable)
extension ReportedInput: Sendable {}
