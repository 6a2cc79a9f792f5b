public import GestureCore
import GestureDiagnosis
import GestureScenario
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
  /// simulation.log.expect("pan", sends: [.began, .changes, .ended])
  /// ```
  ///
  /// A name that neither the log nor the simulation's windows know is an issue, too.
  public func expect(
    _ recognizer: String, sends actions: [ExpectedAction],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let sent = self.actions(of: recognizer)
    if ExpectedAction.match(actions[...], sent[...]) {
      if let mistake = mistake(in: recognizer) { fail(mistake, sourceLocation) }
      return
    }
    let expected = actions.isEmpty ? "nothing" : actions.map(\.word).joined(separator: ", ")
    let found = sent.isEmpty ? "nothing" : Self.list(sent)
    fail(
      mistake(in: recognizer) ?? "'\(recognizer)' sent \(found), expected \(expected)",
      sourceLocation)
  }

  /// The message for a name that no recognizer has or had in the log; nil for any other name.
  private func mistake(in name: String) -> String? {
    guard let inScene = namesInScene?() else { return nil }
    var known = inScene
    for entry in entries {
      switch entry.what {
      case .state(let label, _, _, _, _), .action(let label, _), .reset(let label, _):
        if !known.contains(label.name) { known.append(label.name) }
      case _: break
      }
    }
    guard !known.contains(name) else { return nil }
    let remedy = nearestWord(to: name, among: known).map { "; did you mean '\($0)'?" }
    let others = known.map { "'\($0)'" }.joined(separator: ", ")
    let found = known.isEmpty ? "; the dispatcher's windows have none" : "; there are \(others)"
    return "no recognizer is called '\(name)'" + (remedy ?? found)
  }

  /// States in words, equal ones in a row as a number of them.
  private static func list(_ states: [GestureState]) -> String {
    var groups: [(state: GestureState, count: Int)] = []
    for state in states {
      if groups.last?.state == state {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((state, 1))
      }
    }
    return groups.map { $0.count == 1 ? $0.state.word : "\($0.count) × \($0.state.word)" }
      .joined(separator: ", ")
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
      "came to \(outcome.state.word)" + (outcome.reason.map { " (\($0))" } ?? "")
    }
    let expected = state.word + (reason.map { " (\($0))" } ?? "")
    fail(
      mistake(in: recognizer)
        ?? "'\(recognizer)' \(found ?? "made no attempt"), expected \(expected)",
      sourceLocation)
  }

  private func fail(_ sentence: String, _ location: SourceLocation) {
    let timeline = Timeline(self).text(width: TextWidth.usual)
    Issue.record("\(sentence)\n\n\(timeline)", sourceLocation: location)
  }
}

/// What a test expects of a recognizer's actions: a state, or any number of `changed`.
public struct ExpectedAction: Hashable, Sendable {
  fileprivate let state: GestureState
  fileprivate var isRepeated = false

  /// The action with the state `began`.
  public static let began = ExpectedAction(state: .began)
  /// One action with the state `changed`.
  public static let changed = ExpectedAction(state: .changed)
  /// Any number of actions with the state `changed`, none included: `changed*` of scenario files.
  public static let changes = ExpectedAction(state: .changed, isRepeated: true)
  /// The action with the state `ended`.
  public static let ended = ExpectedAction(state: .ended)
  /// The action with the state `cancelled`.
  public static let cancelled = ExpectedAction(state: .cancelled)

  fileprivate var word: String { isRepeated ? "any number of changed" : state.word }

  /// Whether actions are as expected.
  fileprivate static func match(
    _ expected: ArraySlice<ExpectedAction>, _ sent: ArraySlice<GestureState>
  ) -> Bool {
    guard let first = expected.first else { return sent.isEmpty }
    if first.isRepeated && match(expected.dropFirst(), sent) { return true }
    guard sent.first == first.state else { return false }
    return match(first.isRepeated ? expected : expected.dropFirst(), sent.dropFirst())
  }
}

extension Simulation {
  /// Records an issue, with a timeline, unless all is at rest: no touch, no attempt, no wake.
  public func expectIdle(sourceLocation: SourceLocation = #_sourceLocation) {
    guard !dispatcher.isIdle else { return }
    let what = dispatcher.pendingWork.compactMap(\.words)
    Issue.record(
      """
      not idle: \(what.isEmpty ? "an attempt is open" : what.joined(separator: ", "))

      \(Timeline(log).text(width: TextWidth.usual))
      """, sourceLocation: sourceLocation)
  }

  /// Records an issue, with a timeline, if anything was diagnosed: a finger that moves and is not
  /// down, a cycle of requirements, a property with an invalid value.
  public func expectNoDiagnostics(sourceLocation: SourceLocation = #_sourceLocation) {
    let found = log.diagnostics.map { "\($0)" }
    guard !found.isEmpty else { return }
    Issue.record(
      """
      diagnosed: \(found.joined(separator: "; "))

      \(Timeline(log).text(width: TextWidth.usual))
      """, sourceLocation: sourceLocation)
  }
}

extension PendingWork {
  /// What is down or waits; nil for what only follows from that.
  fileprivate var words: String? {
    switch self {
    case .touch(let id): "touch \(id.rawValue) is down"
    case .deadline(let wake):
      "'\(wake.recognizer.name)' waits until \(wake.deadline.timestamp.milliseconds.plain) ms"
    case .attempt, .withheldTouch: nil
    }
  }
}
