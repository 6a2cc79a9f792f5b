import GestureDiagnosis
import GestureScenario

/// What a change costs with other touches than the script's.
struct UntriedSideEffects: RemedyContextReader {
  let context: RemedyContext

  /// Findings with the gestures that are lost, what becomes of neighbours, and what lint says.
  func added(to findings: [RemedyFinding]) -> [RemedyFinding] {
    guard wish != nil, !findings.isEmpty else { return findings }
    var told = heedsExpectations ? Set(scenario.expectations.views.keys) : []
    if subject.isView { told.insert(subject.id) }
    let (gestures, neighbours) = (
      UsualGestures(scenario), NeighbouringGestures(scenario, besides: told)
    )
    return findings.map { finding in
      var priced = finding
      priced.losses = gestures.losses(in: finding.trial.scenario)
      priced.neighbours = neighbours.effects(in: finding.trial.scenario)
      priced.lint = finding.trial.scenario.untriedFindings()
      return priced
    }
  }

  /// What no longer comes as the file expects besides actions and touches, what lint finds with the
  /// change alone, usual gestures that are lost, and what becomes of others.
  ///
  /// - Parameters:
  ///   - linted: what lint finds without the change.
  ///   - told: the side effects that the script shows.
  ///   - gains: what comes as expected only with the change.
  func prices(
    of finding: RemedyFinding, _ linted: [Lint.Finding], besides told: [Consequence],
    _ gains: [Consequence]
  ) -> [Consequence] {
    guard wish != nil else { return [] }
    let prices =
      pricesOfFile(in: finding.trial.record)
      + LintSideEffects(context: context).prices(of: finding, linted, besides: told, gains)
    let lost = LostGestures(context: context).prices(
      of: finding, besides: told + prices, gains)
    return prices + lost + finding.neighbours
      + UsualGestures.lossesBesideViews(from: scenario, to: finding.trial.scenario)
      .map { $0.explaining(target) }
  }

  /// What no longer comes as the file expects, besides actions and touches.
  private func pricesOfFile(in outcome: RunRecord) -> [Consequence] {
    guard heedsExpectations else { return [] }
    let missed = scenario.partsMissed(in: record)
    return scenario.partsMissed(in: outcome).filter { !missed.contains($0) }.map { part in
      Consequence(.other(part.rawValue), .other("not be as the file expects"))
    }
  }
}
