package import GestureCore
import GestureSimulation

extension Scenario {
  /// A scenario in which these events come, with what comes of them as its expectations.
  ///
  /// - Throws: the event that steps of a script can't express.
  package init(
    of events: [InputEvent], in scene: Scenario.Scene, name: String, source: String? = nil
  ) throws(ScenarioRecordingError) {
    self.init(name: name, source: source, scene: scene)
    var script = ScriptRecorder(viewIDs: [:])
    var moment = Timestamp.zero
    for event in events {
      moment = max(moment, event.timestamp)
      try script.record(SentEvent(at: moment, event))
    }
    self.script = script.steps
    expectations = play().asExpected(of: scene)
  }
}
