import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// What a change costs with touches other than the script's.
struct UntriedSideEffects: RemedyContextReader {
  let context: RemedyContext

  /// The findings with the lost gestures, the effects on neighbouring gestures, and lint's
  /// findings.
  func added(to findings: [RemedyFinding]) -> [RemedyFinding] {
    guard wish != nil, !findings.isEmpty else { return findings }
    var told = heedsExpectations ? Set(scenario.expectations.views.keys) : []
    if subject.isView { told.insert(subject.id) }
    let (gestures, neighbours) = (
      UsualGestures(scenario), NeighbouringGestures(scenario, besides: told)
    )
    let idle = gestures.idleSpots
    return findings.map { finding in
      var finding = finding
      finding.losses = gestures.losses(in: finding.trial.scenario)
      finding.idle = idle
      finding.neighbours = neighbours.effects(in: finding.trial.scenario)
      finding.lint = finding.trial.scenario.untriedFindings()
      return finding
    }
  }

  /// The file's further expectations that are no longer met, besides actions and touches, lint's
  /// findings with the change alone, usual gestures that are lost, and the effects on other
  /// gestures.
  ///
  /// - Parameters:
  ///   - linted: what lint finds without the change.
  ///   - told: the side effects that the script shows.
  ///   - gains: the outcomes that come as expected only with the change.
  func sideEffects(
    of finding: RemedyFinding, _ linted: [Lint.Finding], besides told: [Consequence],
    _ gains: [Consequence]
  ) -> [Consequence] {
    guard wish != nil else { return [] }
    let sideEffects =
      sideEffectsOfFile(in: finding.trial.record)
      + LintSideEffects(context: context).sideEffects(of: finding, linted, besides: told, gains)
    let lost = LostGestures(context: context).sideEffects(
      of: finding, besides: told + sideEffects, gains)
    return sideEffects + lost + neighbours(of: finding, besides: lost)
      + UsualGestures.lossesBesideViews(from: scenario, to: finding.trial.scenario)
      .map { $0.explaining(recognizer) }
      + quickFingers(of: finding)
  }

  /// How far a quick finger moves from one event to the next. (Our choice: at 60 events a second it
  /// goes 1,200 points in one, as a flick does.) Unit: points.
  private static let quickStep = 20.0

  /// The cost of a longer distance that keeps a movement from beginning only because the script's
  /// finger is slow.
  private func quickFingers(of finding: RemedyFinding) -> [Consequence] {
    guard finding.change.isLongerWay,
      let owner = scenario.scene.recognizers.first(where: { spec in
        finding.trial.scenario.scene.spec(of: spec.id)?.settings != spec.settings
      })
    else { return [] }
    let slow = finding.trial.record.firings(ofRecognizer: owner.id)
    let quick = finding.trial.scenario.inSteps(of: Self.quickStep).play()
    guard quick.firings(ofRecognizer: owner.id).count > slow.count else { return [] }
    let words = "a quick finger (\(Self.quickStep.plain) pt from one event to the next)"
    let name = owner.id == recognizer ? "it" : "'\(owner.id)'"
    return [Consequence(.other(words), .other("still drive \(name)"))]
  }

  /// The effects on neighbouring gestures, except gestures that a recognizer loses to the same
  /// winner altogether.
  private func neighbours(
    of finding: RemedyFinding, besides lost: [Consequence]
  ) -> [Consequence] {
    let entire = finding.losses.filter { loss in
      loss.isEntire
        && lost.contains {
          $0.topic == (loss.recognizer == recognizer ? .explained : .recognizer(loss.recognizer))
        }
    }
    let kinds = entire.compactMap { loss in
      loss.winner.map { GestureExchange.kind(loser: loss.recognizer, taker: $0) }
    }
    return finding.neighbours.filter { !kinds.contains($0.kind) }.map { $0.explaining(recognizer) }
  }

  /// The file's expectations that are no longer met, besides actions and touches.
  private func sideEffectsOfFile(in outcome: RunRecord) -> [Consequence] {
    guard heedsExpectations else { return [] }
    let missed = scenario.partsMissed(in: record)
    return scenario.partsMissed(in: outcome).filter { !missed.contains($0) }.map { part in
      Consequence(.other(part.rawValue), .other("not be as the file expects"))
    }
  }
}
