import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports hand-overs of its own that never come about, because the file asks for a translation and
/// the recognizer has none (S15.11).
struct ImpossibleHandOverFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    for handOver in scene.handOvers where handOver.from == fileID {
      guard let condition = scenario.impossibleCondition(of: handOver),
        let moment = record.firings(ofRecognizer: id).first?.at
      else { continue }
      explanation.addRemark(
        "It hands its touches over to '\(handOver.to)' where its translation in "
          + "\(condition.axis.rawValue) is \(condition.clause): it has no translation, so that is "
          + "never so.", ["S15.11"], at: .milliseconds(moment))
    }
  }
}
