import GestureCore
import GestureExploration
import GestureScenario
import GestureScenarioAnalysis

extension Workload {
  /// Reading one line of a file of recorded strokes, of 100 points.
  static func readingStrokes() -> Workload {
    let points = circle(100).enumerated()
      .map { "[\($0 * 8),\($1.x),\($1.y)]" }.joined(separator: ",")
    let line = Array(#"{"label":"circle","points":[\#(points)]}"#.utf8)
    return Workload(name: "reading a recorded stroke", recognizers: 0, eventsPerRun: 1) {
      precondition((try? RecordedStroke(line, line: 1, ofFile: "")) != nil)
    }
  }

  /// A scene made from its description, a stroke of 30 events played, the scene let go.
  static func playingScenarios() -> Workload {
    let kinds = ["tap", "doubleTap", "pan"].compactMap({ RecognizerKinds.standard[$0] })
    let scenario = Scenario.starting(with: kinds)
    let events = max(1, scenario.script.count)
    return Workload(
      name: "playing a scenario, an event", recognizers: 0, eventsPerRun: events
    ) {
      _ = scenario.play()
    }
  }

  /// Exploring a scene of three recognizers four steps deep; an event is a script.
  static func exploring() -> Workload {
    let kinds = ["tap", "doubleTap", "pan"].compactMap({ RecognizerKinds.standard[$0] })
    var scenario = Scenario.starting(with: kinds)
    scenario.script = []
    let scene = scenario
    let scripts = max(1, scene.explore(depth: 4).scripts)
    return Workload(name: "exploring, a script", recognizers: 0, eventsPerRun: scripts) {
      _ = scene.explore(depth: 4)
    }
  }
}
