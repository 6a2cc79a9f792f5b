import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Tries a change: applies it to a copy of the scenario, plays that, and judges the outcome.
struct ChangeTester: RemedyContextReader {
  let context: RemedyContext

  /// The change with its trial, if it makes the difference that it aims at; nil if it doesn't.
  func finding(for change: Change) -> RemedyFinding? {
    guard let trial = trial(of: change),
      let difference = difference(to: trial.record, aim: change.aim)
    else { return nil }
    return RemedyFinding(change: change, trial: trial, difference: difference)
  }

  /// Whether a change makes the difference that it aims at.
  func helps(_ change: Change) -> Bool { finding(for: change) != nil }

  /// The scenario with one change, and its run; nil where the change alters nothing, or makes the
  /// scene invalid: a cycle of requirements, one of which would be refused (S4.32).
  func trial(of change: Change) -> ChangeTrial? {
    var other = scenario
    change.apply(&other)
    guard other != scenario else { return nil }
    let outcome = change.outcome(of: other)
    let isSound =
      outcome.diagnostics.count(where: \.isOfSetup) <= record.diagnostics.count(where: \.isOfSetup)
    if let arrival = change.arrival, !arrives(arrival.touch, at: arrival.view, in: outcome) {
      return nil
    }
    return isSound && outcome.problems.count <= record.problems.count
      ? ChangeTrial(scenario: other, record: outcome) : nil
  }

  /// Whether a touch, or another touch that missed a view, now hits the view or a view in it.
  private func arrives(_ touch: TouchID, at view: String, in outcome: RunRecord) -> Bool {
    func arrivals(_ record: RunRecord) -> Set<TouchID> {
      var touches: Set<TouchID> = []
      for entry in record.entries {
        guard case .touch(let id, .began, _, let hitView?) = entry.what else { continue }
        if scenario.scene.contains(hitView, in: view) { touches.insert(id) }
      }
      return touches
    }
    let new = arrivals(outcome)
    return new.contains(touch) || !new.isSubset(of: arrivals(record))
  }

  private func difference(
    to outcome: RunRecord, aim: Change.Aim
  ) -> OutcomeComparison.Difference? {
    OutcomeComparison(context: context).difference(to: outcome, aim: aim)
  }

  /// The side effects that the script shows, besides the explained outcome.
  func sideEffects(of trial: ChangeTrial) -> SideEffects {
    SideEffects(
      scenario: scenario, before: record, after: trial.record,
      heedsExpectations: heedsExpectations, wishes: context.otherWishes)
  }
}

extension GestureDiagnostic.Kind {
  /// Whether it is about the setup of recognizers, and not about the input.
  fileprivate var isOfSetup: Bool {
    switch self {
    case .cycle, .misuse: true
    case .illegalTransition, .abandoned, .touchWithoutBegin, .duplicateBegin, .timeWentBack,
      .invalidLocation:
      false
    }
  }
}
