public import GestureCore
import GestureDiagnosis
public import GestureSimulation
public import GestureTrace
public import Testing

extension EventLog {
  /// Records an issue, with a timeline of what happened, unless a recognizer has sent just these
  /// actions.
  ///
  /// ```swift
  /// simulation.tap(at: Point(x: 10, y: 10), taps: 2)
  /// simulation.log.expect("double", sends: [.ended])
  /// simulation.log.expect("single", sends: [])
  /// ```
  public func expect(
    _ recognizer: String, sends actions: [GestureState],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let sent = self.actions(of: recognizer)
    guard sent != actions else { return }
    fail("'\(recognizer)' sent \(sent), expected \(actions)", sourceLocation)
  }

  /// Records an issue, with a timeline, unless the recognizer's last attempt had this outcome.
  ///
  /// - Parameters:
  ///   - recognizer: its name.
  ///   - state: the state in which the attempt is to have ended.
  ///   - reason: why; nil for any.
  ///   - sourceLocation: where the issue is reported.
  public func expect(
    _ recognizer: String, comesTo state: GestureState, because reason: FailureReason? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outcome = outcomes(of: recognizer).last
    guard outcome?.state != state || (reason != nil && outcome?.reason != reason) else { return }
    let found = outcome.map { outcome in
      "came to \(outcome.state)" + (outcome.reason.map { " (\($0))" } ?? "")
    }
    let expected = "\(state)" + (reason.map { " (\($0))" } ?? "")
    fail(
      "'\(recognizer)' \(found ?? "made no attempt"), expected \(expected)", sourceLocation)
  }

  private func fail(_ sentence: String, _ location: SourceLocation) {
    let timeline = Timeline(self).text(width: TextWidth.usual)
    Issue.record("\(sentence)\n\n\(timeline)", sourceLocation: location)
  }
}

extension Simulation {
  /// Records an issue, with a timeline, unless all is at rest: no touch, no attempt, no wake.
  public func expectIdle(sourceLocation: SourceLocation = #_sourceLocation) {
    guard !dispatcher.isIdle else { return }
    Issue.record(
      "not idle\n\n\(Timeline(log).text(width: TextWidth.usual))", sourceLocation: sourceLocation)
  }
}
