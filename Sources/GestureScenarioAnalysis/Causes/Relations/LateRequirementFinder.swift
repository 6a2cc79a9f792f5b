import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports requirements that the app made when the recognizer that was to wait had begun (S4.34),
/// each once for a gesture.
struct LateRequirementFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    let own = fileID
    var told: Set<String> = []
    for performed in record.performed {
      guard case .requireToFail(let waiter, let other) = performed.action,
        waiter == own || other == own
      else { continue }
      let moment = performed.at.milliseconds
      let ids = scene.spec(of: waiter).map(record.ids) ?? [waiter]
      let firing = ids.flatMap { record.firings(ofRecognizer: $0) }.last { firing in
        firing.at <= moment && firing.endedAt.map { $0 > moment } ?? true
      }
      guard let firing, told.insert("\(waiter) \(other) \(firing.at)").inserted else { continue }
      let (one, two) = waiter == own ? ("it", "'\(other)'") : ("'\(waiter)'", "it")
      let subject = waiter == own ? "it" : "that one"
      explanation.addRemark(
        "The app made \(one) wait for \(two)\(performed.origin.words): too late, for \(subject) "
          + "had begun at \(firing.at.rounded(toPlaces: 1).plain) ms, and a requirement undoes "
          + "nothing.",
        ["S4.34"], at: performed.at)
    }
  }
}
