public import GestureCore

extension Scenario {
  /// Something that the host does to the scene, or a scripted recognizer to itself.
  public enum HostAction: Hashable, Sendable {
    case enable(String)
    case disable(String)
    case remove(String)
    case add(String, view: String)
    case hideView(String)
    case removeView(String)
    case moveView(String, parent: String)
    /// Sets a figure that the recognizer offers, such as a pan's translation.
    case setReading(String, reading: String, to: [Double])
    case cancel(String)
    case requireToFail(String, other: String)
    case removeRequirement(String, other: String)
    case startsAfter(String, other: String)
    case removePrerequisite(String, other: String)
    case showView(String)
    case setFrame(String, to: Rect)
    case setAlpha(String, to: Double)
    case ignoreTouch(String, touch: String)
    case send(StepContent)
    case assign(StateAssignment)
  }
}
