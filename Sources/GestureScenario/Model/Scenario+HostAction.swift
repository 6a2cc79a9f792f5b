public import GestureCore

extension Scenario {
  /// Something that the host does to the scene, or a scripted recognizer to itself.
  public enum HostAction: Hashable, Sendable {
    /// Enables a recognizer.
    case enable(String)
    /// Disables a recognizer, which ends its attempt.
    case disable(String)
    /// Removes a recognizer from its view.
    case remove(String)
    /// Adds a recognizer to a view.
    case add(String, view: String)
    /// Hides a view.
    case hideView(String)
    /// Removes a view from its parent.
    case removeView(String)
    /// Moves a view into another one, in front of what is there; not into one that lies in it.
    case moveView(String, parent: String)
    /// Sets a figure that the recognizer offers, such as a pan's translation.
    case setReading(String, reading: String, to: [Double])
    /// Cancels a recognizer's attempt.
    case cancel(String)
    /// Makes a recognizer wait for another one to fail.
    case requireToFail(String, other: String)
    /// Takes such a requirement back.
    case removeRequirement(String, other: String)
    /// Makes a recognizer start after another one (S15.1).
    case startsAfter(String, other: String)
    /// Takes such a relation back.
    case removePrerequisite(String, other: String)
    /// Shows a hidden view.
    case showView(String)
    /// Sets a view's frame, in its parent's coordinates.
    case setFrame(String, to: Rect)
    /// Sets how opaque a view is; below 0.01 it can't be hit. Range: 0 to 1.
    case setAlpha(String, to: Double)
    /// Makes a recognizer ignore a touch (S7.20).
    case ignoreTouch(String, touch: String)
    /// Sends an event: now, or after the pass that is running.
    case send(StepContent)
    /// Makes a scripted recognizer assign a state.
    case assign(StateAssignment)
  }
}
