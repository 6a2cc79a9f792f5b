import GestureCore
import GestureDiagnosis
import GestureScenario

/// The recognizers that a change allows to recognize together.
struct AllowedPairs: RemedyContextReader {
  let context: RemedyContext

  /// What it costs that a change allows two recognizers together: one gesture then makes both fire.
  /// It costs nothing where the file expects that of the script's gesture. Without a wish only the
  /// script's touches are considered.
  func sideEffects(of finding: RemedyFinding) -> [Consequence] {
    let changed = finding.trial.scenario
    let shared = SharedGestures(scenario: scenario, changed: changed)
    var sideEffects: [Consequence] = []
    for pair in finding.change.pairs {
      guard let one = changed.scene.spec(of: pair.one),
        let other = changed.scene.spec(of: pair.other),
        !isMeant(one, other, in: finding.trial.record),
        let sideEffect = wish == nil
          ? SharedGestures.sideEffectOfScript(one, other, finding.trial.record)
          : shared.sideEffect(one, other, finding.trial.record),
        !sideEffects.contains(sideEffect)
      else { continue }
      sideEffects.append(sideEffect)
    }
    return sideEffects
  }

  /// Whether both fire with the script, and the file expects both to. Two drags are doubtful even
  /// so: both would follow the finger.
  private func isMeant(_ one: RecognizerSpec, _ other: RecognizerSpec, in record: RunRecord) -> Bool
  {
    let both = [one, other]
    if both.allSatisfy({ $0.profile.trigger.isDrag }) { return false }
    return heedsExpectations
      && both.allSatisfy { spec in
        record.ids(spec).contains { id in
          !(scenario.expectations.actions[id] ?? []).isEmpty
            && !record.firings(ofRecognizer: id).isEmpty
        }
      }
  }
}
