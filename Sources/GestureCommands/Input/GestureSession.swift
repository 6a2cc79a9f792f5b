import GestureCore
import GestureScenario
import GestureSimulation
import GestureTrace

/// A scene that is fed with touches of hardware, and what its recognizers say.
final class GestureSession {
  private let run: ScenarioRun
  private let console: Console
  private let prints: Prints
  private let source: String?
  /// The recognizers that have recognized, in the order of the first time.
  private(set) var recognized: [String] = []
  private(set) var counts: [TouchPhase: Int] = [:]

  /// The time that lines count from: a device's clock begins anywhere.
  private var origin: Timestamp?

  /// What is printed as it happens.
  enum Prints {
    case nothing
    /// A line a gesture.
    case gestures
    /// Also a line for each touch.
    case touchesAndGestures
    /// The log of a scenario's run.
    case log
  }

  /// - Parameter source: what warnings call the input; nil for what happens now.
  init(scene: Scenario.Scene, prints: Prints, console: Console, source: String? = nil) {
    run = ScenarioRun(Scenario(name: "", scene: scene))
    self.prints = prints
    self.source = source
    self.console = console
  }

  var nextDeadline: Timestamp? { run.simulation.dispatcher.nextDeadline }

  /// Fires the deadlines up to a time.
  func advance(to moment: Timestamp) {
    run.advance(to: moment)
    tell()
  }

  func send(_ event: InputEvent) {
    run.feed(event)
    tell()
  }

  /// Lets the clock run until nothing is pending.
  func finish() {
    run.finish()
    tell()
  }

  /// The counts of touches and the gestures, in two lines.
  var summary: String {
    let names = recognized.isEmpty ? "nothing" : recognized.joined(separator: ", ")
    let phases = [TouchPhase.began, .ended, .cancelled].map { "\(counts[$0] ?? 0) \($0.word)" }
    return "recognized: \(names)\ntouches: " + phases.joined(separator: ", ")
  }

  private func tell() {
    let recent = run.drainRecords()
    var lines: [(at: Timestamp, text: String)] = []
    for entry in recent.entries {
      if case .touch(let id, let phase, let place, _) = entry.what {
        if phase != .stationary { counts[phase, default: 0] += 1 }
        if prints == .touchesAndGestures, phase != .moved, phase != .stationary {
          lines.append((entry.timestamp, "touch \(id.rawValue) \(phase.word) at \(place)"))
        }
      }
      if case .diagnostic(let diagnostic) = entry.what {
        console.complain((source.map { "\($0): " } ?? "") + "warning: \(diagnostic)")
      }
      if prints == .log, let line = entry.jsonLine() { console.write(line) }
    }
    for action in recent.actions {
      let isStart = action.state == .began || action.state == .ended
      if isStart, !recognized.contains(action.recognizer) { recognized.append(action.recognizer) }
      guard action.state != .changed, prints == .gestures || prints == .touchesAndGestures else {
        continue
      }
      lines.append((.milliseconds(action.at), Self.sentence(action)))
    }
    if let first = lines.first, origin == nil { origin = prints == .gestures ? .zero : first.at }
    for line in lines.sorted(by: { $0.at < $1.at }) { write(line.text, at: line.at) }
  }

  private func write(_ text: String, at moment: Timestamp) {
    let milliseconds = (moment - (origin ?? .zero)) / .milliseconds(1)
    let time = "\(Int(milliseconds.rounded()))"
    console.write(String(repeating: " ", count: max(0, 8 - time.count)) + time + "  " + text)
  }

  /// "pan ended: translation 12, 340".
  private static func sentence(_ action: RunRecord.Action) -> String {
    let names = ["location", "translation", "scale", "rotation", "center", "radius"]
    let figures = names.compactMap { name in
      action.readings[name].map { numbers in
        name + " " + numbers.map { (($0 * 100).rounded() / 100).plain }.joined(separator: ", ")
      }
    }
    return "\(action.recognizer) \(action.state.word)"
      + (figures.isEmpty ? "" : ": " + figures.joined(separator: "; "))
  }
}
