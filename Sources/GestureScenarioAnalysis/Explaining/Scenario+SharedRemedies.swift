import GestureDiagnosis
import GestureScenario

/// What is told of a recognizer or a view.
struct Answer {
  /// As it was asked for.
  let id: String
  var explanation: Explanation
  let remedies: [Remedy]

  /// The single changes with which all comes that the file expects, but for those that are named for
  /// want of better ones.
  fileprivate var complete: [Remedy] {
    remedies.filter { !$0.isPair && !$0.isLastResort && $0.leadsToAllExpected }
  }
}

extension Scenario {
  /// Offers a change with which all comes that the file expects under each recognizer and view that
  /// doesn't do what is expected of it, where the others have single ones of their own.
  ///
  /// - Parameter unmet: those that don't do what is expected of them.
  func shareRemedies(among answers: inout [Answer], of unmet: [String]) {
    let complete = answers.map { unmet.contains($0.id) ? $0.complete : [] }
    let known = complete.indices.map { index in
      complete[index].map { ScenarioEdit(from: self, to: $0.scenario) }
    }
    for index in answers.indices where !complete[index].isEmpty {
      var taken = known[index]
      for other in answers.indices where other != index {
        // From the last one on, each goes before the next one that both have.
        var place = answers[index].explanation.remedies.endIndex
        for (remedy, edit) in zip(complete[other], known[other]).reversed() {
          if let own = known[index].firstIndex(of: edit) {
            let sentence = complete[index][own].sentence
            place = answers[index].explanation.remedies.firstIndex(of: sentence) ?? place
          } else if !taken.contains(edit) {
            taken.append(edit)
            answers[index].explanation.remedies.insert(
              remedy.shared(by: answers[other].id), at: place)
          }
        }
      }
    }
  }
}

extension Remedy {
  /// The sentence for one whose expectation comes with the remedy of another one.
  func shared(by id: String) -> String {
    "It would have gone as it should if \(clause(about: id))\(priceEnding(about: id))."
  }
}
