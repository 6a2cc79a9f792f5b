import GestureTrace

/// Why what a simulation did can't be written as a scenario.
public enum ScenarioRecordingError: Error, Hashable, Sendable {
  /// The simulation's dispatcher has more windows than the one that a scene has.
  case severalWindows
  /// A view of a class of its own: files know views, controls and the window.
  case unknownView(String, type: String)
  /// A recognizer of a type that no kind stands for.
  case unknownRecognizer(String, type: String)
  /// A recognizer with a delegate written in Swift, whose answers can't be looked up.
  case swiftDelegate(of: String, type: String)
  /// An event that steps of a script can't express.
  case unwritableEvent(at: Double, why: String)
  /// The scenario, played, comes to something else: what the test did besides sending events
  /// (closures that changed the scene, events sent straight to the dispatcher) isn't in it.
  case differs(recorded: String, replayed: String?)
}

extension ScenarioRecordingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .severalWindows: "a scene has one window, the dispatcher has several"
    case .unknownView(let name, let type):
      "view '\(name)' is a \(type); scenes have views, controls and one window only"
    case .unknownRecognizer(let name, let type):
      "recognizer '\(name)' is a \(type), which is of no kind that files know"
    case .swiftDelegate(let name, let type):
      "recognizer '\(name)' has a delegate written in Swift, a \(type); "
        + "say what it answers as rules of a scene"
    case .unwritableEvent(let at, let why): "the event at \(at.plain) can't be written: \(why)"
    case .differs(let recorded, let replayed):
      "the simulation was changed by more than the events it sent: played from its scenario, "
        + "\"\(recorded)\" becomes \"\(replayed ?? "nothing")\""
    }
  }
}
