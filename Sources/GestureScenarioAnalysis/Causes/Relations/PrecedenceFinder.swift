import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Explains why a recognizer that should not fire went before the recognizers that it excluded,
/// or before a recognizer of more taps.
struct PrecedenceFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard wish.isForNothing, let firing = record.firings(ofRecognizer: id).first, let spec
    else { return }
    let moment = Timestamp.milliseconds(firing.at)
    let ties = TieFinder(run: run)
    for loser in record.excluded(by: id, at: moment) {
      guard let reason = ties.reasonOfTie(won: id, over: loser, at: moment) else { continue }
      explanation.addRemark(
        "'\(loser)' had its gesture in this event, too, and this one went first: \(reason.words).",
        [reason.rule], at: moment)
      return
    }
    guard spec.requireToFail.isEmpty, spec.startsAfter.isEmpty, !explanation.tellsOfRelations,
      hasRivalOfMoreTaps(spec)
    else { return }
    explanation.addRemark(
      "It waits for no other one, so its gesture alone makes it fire.", ["S4.40"], at: moment)
  }

  /// Whether a recognizer of taps competes with a recognizer of more taps.
  private func hasRivalOfMoreTaps(_ spec: RecognizerSpec) -> Bool {
    guard let own = spec.tapCount else { return false }
    return scene.recognizers.contains { other in
      other.tapCount.map { $0 > own } ?? false
        && (scene.contains(spec.view, in: other.view) || scene.contains(other.view, in: spec.view))
    }
  }
}

extension RunRecord {
  /// The recognizers that `id` excluded at a moment.
  fileprivate func excluded(by id: String, at moment: Timestamp) -> [String] {
    entries.compactMap { entry in
      guard case .excluded(let loser, let winner) = entry.what, winner.name == id,
        entry.timestamp == moment
      else { return nil }
      return loser.name
    }
  }
}

extension Explanation {
  /// Whether it is about a relation to another recognizer: a wait, or a permission to recognize
  /// together.
  fileprivate var tellsOfRelations: Bool {
    causes.contains { cause in
      switch cause.kind {
      case .held, .released, .requirementMet, .requirementVoid, .requirementRefused, .allowed,
        .tookOver:
        true
      case _: false
      }
    }
  }
}
