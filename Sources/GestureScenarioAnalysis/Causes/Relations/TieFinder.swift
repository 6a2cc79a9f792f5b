import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports which exclusions were ties, in which the excluded recognizer had its gesture in the same
/// event, and why the winner went first (S4.4, S4.40).
///
/// Playing the script without the winner shows whether the excluded recognizer had its gesture.
struct TieFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    var causes: [Explanation.Cause] = []
    var runs = RunsWithoutWinners(scenario: scenario)
    for cause in explanation.causes {
      causes.append(cause)
      // A recognizer that had to wait for the winner would have gone after it in any case.
      guard case .excluded(let winner) = cause.kind, let moment = cause.timestamp,
        !cause.aspects.contains(.wait), !cause.aspects.contains(.fewTouches),
        !record.wasHeld(id, by: moment),
        isTie(of: id, with: winner.name, at: moment.milliseconds, &runs),
        let reason = order(of: winner.name, before: id, at: moment)
      else { continue }
      causes.append(
        Explanation.Cause(
          .tied(with: winner), at: moment,
          "Both had their gesture in this event, and '\(winner.name)' went first: \(reason.words).",
          rules: [reason.rule]))
    }
    explanation.causes = causes
  }

  /// Why `id` went before `loser`, which it excluded in the event in which both had their gesture;
  /// nil where they didn't, or where that isn't known.
  func reasonOfTie(
    won id: String, over loser: String, at moment: Timestamp
  ) -> (words: String, rule: String)? {
    var runs = RunsWithoutWinners(scenario: scenario)
    guard !record.wasHeld(loser, by: moment),
      isTie(of: loser, with: id, at: moment.milliseconds, &runs)
    else { return nil }
    return order(of: id, before: loser, at: moment)
  }

  /// The largest number of recognizers that may go before a recognizer in an event; with more, no
  /// tie is reported. (Our choice: it bounds the runs.)
  private static let mostWinners = 6

  private func isTie(
    of id: String, with winner: String, at moment: Double, _ runs: inout RunsWithoutWinners
  ) -> Bool {
    guard record.firings(ofRecognizer: winner).contains(where: { $0.at == moment }),
      scene.spec(of: winner)?.id != scene.spec(of: id)?.id
    else { return false }
    // Without the winner a third recognizer may go first.
    var winners: Set<String> = []
    var next = winner
    for _ in 0..<Self.mostWinners {
      winners.insert(scene.spec(of: next)?.id ?? next)
      let outcome = runs.run(without: winners)
      if outcome.firings(ofRecognizer: id).contains(where: { $0.at == moment }) { return true }
      guard let third = outcome.excluder(of: id, at: moment), third != next else { return false }
      next = third
    }
    return false
  }

  /// Why `first` is decided on before `second`; nil where that isn't known for certain.
  private func order(
    of first: String, before second: String, at moment: Timestamp
  ) -> (words: String, rule: String)? {
    guard let winner = scene.spec(of: first), let loser = scene.spec(of: second) else { return nil }
    guard RelationRules.mayPrevent(recognizer(of: loser), recognizer(of: winner)) else {
      let isLeftOut = loser.preventsOnly.map { !$0.contains(first) } ?? false
      let isKeptOff = winner.preventedOnlyBy.map { !$0.contains(second) } ?? false
      let cause = isLeftOut ? ", whose preventsOnly leaves it out" : ""
      let own = isKeptOff ? " (the preventedOnlyBy of '\(first)' leaves it out)" : ""
      return ("it can prevent the other\(cause), and the other can't prevent it\(own)", "S4.40")
    }
    guard let one = past.view(of: first, at: moment, before: nil),
      let other = past.view(of: second, at: moment, before: nil)
    else { return nil }
    if one === other {
      let hasMoved = one.name != winner.view || other.name != loser.view
      return hasMoved ? nil : ("of two on one view, the one added last does", "S4.4")
    }
    return one.isDescendant(of: other)
      ? ("its view '\(one.name)' is nearer to the view that was hit", "S4.4") : nil
  }

  private func recognizer(of spec: RecognizerSpec) -> any GestureRecognizer {
    past.start.member(spec.id)?.attached ?? spec.kind.make()
  }
}

/// Runs of a scenario in which some recognizers are switched off, each played once: the same
/// recognizers win with each touch of a script.
private struct RunsWithoutWinners {
  let scenario: Scenario
  private var runs: [Set<String>: RunRecord] = [:]

  init(scenario: Scenario) { self.scenario = scenario }

  mutating func run(without winners: Set<String>) -> RunRecord {
    if let run = runs[winners] { return run }
    var other = scenario
    for winner in winners { Change.switchOff(winner).apply(&other) }
    let run = other.play()
    runs[winners] = run
    return run
  }
}

extension RunRecord {
  /// Whether a recognizer had to wait when it had its gesture, at a moment or before: it then fails
  /// as the required recognizer recognizes (S4.22), or comes too late (S4.5), whichever goes first.
  fileprivate func wasHeld(_ id: String, by moment: Timestamp) -> Bool {
    var isHeld = false
    for entry in entries where entry.timestamp <= moment {
      switch entry.what {
      case .held(let label, _, _) where label.name == id: isHeld = true
      case .reset(let label, _) where label.name == id && entry.timestamp < moment: isHeld = false
      case _: break
      }
    }
    return isHeld
  }

  /// The recognizer that excluded `id` at a moment; nil where none did. Unit: milliseconds.
  fileprivate func excluder(of id: String, at moment: Double) -> String? {
    for entry in entries {
      if case .excluded(let loser, let winner) = entry.what, loser.name == id,
        entry.timestamp.milliseconds == moment
      {
        return winner.name
      }
    }
    return nil
  }
}
