import GestureScenario

extension PairSearch {
  /// Replaces changes with which the subject, a tap, waits and loses its own gesture to another
  /// recognizer: that one then waits for the subject, too. Where this helps with some of them, the
  /// others are left out.
  func keepingOwnGesture(with findings: [RemedyFinding]) -> [RemedyFinding] {
    guard let spec, spec.tapCount != nil, findings.contains(where: { makesWait($0, spec) }) else {
      return findings
    }
    let gestures = UsualGestures(scenario, of: spec.id)
    func winner(over finding: RemedyFinding) -> String? {
      gestures.losses(of: spec, by: nil, in: finding.trial.scenario).compactMap(\.winner).first
    }
    var pairs: [RemedyFinding] = []
    var others: [RemedyFinding] = []
    for first in findings {
      guard makesWait(first, spec), let rival = winner(over: first) else {
        others.append(first)
        continue
      }
      let wait = Change.require(rival, toFail: spec.id)
      if let pair = joined(first.change, wait).flatMap(tester.finding), winner(over: pair) == nil {
        pairs.append(pair)
      }
    }
    return pairs.isEmpty ? findings : others + pairs
  }

  /// Whether a change makes a recognizer wait for a further one.
  private func makesWait(_ finding: RemedyFinding, _ spec: RecognizerSpec) -> Bool {
    let required = finding.trial.scenario.scene.spec(of: spec.id)?.requireToFail ?? []
    return required.count > spec.requireToFail.count
  }
}
