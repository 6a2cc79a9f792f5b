import GestureTrace

/// Why a simulation can't be recorded as a scenario.
public enum ScenarioRecordingError: Error, Hashable, Sendable {
  /// The simulation's dispatcher has several windows; a scene has one.
  case severalWindows
  /// A view of a custom class. Files have only views, controls and the window.
  case unknownView(String, type: String)
  /// A recognizer of a type without a kind.
  case unknownRecognizer(String, type: String)
  /// A recognizer with a delegate written in Swift, whose answers can't be recorded.
  case swiftDelegate(of: String, type: String)
  /// A recognizer that hands its touches over on a condition written in Swift.
  case handOver(from: String)
  /// An event that steps of a script can't express.
  case unwritableEvent(at: Double, why: String)
  /// The recorded scenario has another outcome when it is played. What the test did besides sending
  /// events (closures that changed the scene, events sent straight to the dispatcher) is not
  /// recorded.
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
    case .handOver(let name):
      "recognizer '\(name)' hands its touches over on a condition written in Swift; "
        + "say it as a hand-over of a scene"
    case .unwritableEvent(let at, let why): "the event at \(at.plain) can't be written: \(why)"
    case .differs(let recorded, let replayed):
      "the simulation was changed by more than the events it sent: played from its scenario, "
        + "\"\(recorded)\" becomes \"\(replayed ?? "nothing")\""
    }
  }
}
