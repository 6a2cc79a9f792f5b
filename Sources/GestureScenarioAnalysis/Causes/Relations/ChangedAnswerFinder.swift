import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports that a delegate answered a question about it and another recognizer differently than
/// before: whether both may recognize is asked for each decision (S3.19).
struct ChangedAnswerFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    var former: [Change.Pair: (answer: Bool, at: Timestamp)] = [:]
    for entry in record.entries {
      guard
        case .asked(.shouldRecognizeSimultaneously, let one, let other?, let answer) = entry.what,
        one.name == id || other.name == id
      else { continue }
      let pair = Change.Pair(one: one.name, other: other.name)
      guard let before = former[pair], before.answer != answer else {
        former[pair] = (answer, entry.timestamp)
        continue
      }
      explanation.addRemark(
        "The delegate of '\(one.name)' said \(answer ? "yes" : "no") about '\(other.name)', and had "
          + "said \(before.answer ? "yes" : "no") at \(before.at.milliseconds.plain) ms: an answer "
          + "holds for one decision.", ["S3.19"], at: entry.timestamp)
      return
    }
  }
}
