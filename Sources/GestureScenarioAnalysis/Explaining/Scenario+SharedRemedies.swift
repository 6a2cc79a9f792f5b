import GestureDiagnosis
import GestureScenario

/// The explanation and the remedies of a recognizer or a view.
struct Answer {
  /// The id in the form in which it was asked for.
  let id: String
  var explanation: Explanation
  let remedies: [Remedy]

  /// The single changes that meet all of the file's expectations, without last resorts.
  fileprivate var complete: [Remedy] {
    remedies.filter { !$0.isPair && !$0.isLastResort && $0.leadsToAllExpected }
  }
}

extension Scenario {
  /// Names the single changes that meet all of the file's expectations under every recognizer and
  /// view that has such a change, also changes that were found for another answer. Changes that
  /// silence a recognizer for ever are named only where there are no others.
  ///
  /// - Parameter unmet: the recognizers and views that don't do what is expected of them.
  func shareRemedies(among answers: inout [Answer], of unmet: [String]) {
    let found = answers.map { unmet.contains($0.id) ? $0.complete : [] }
    let letsAllFire = found.joined().contains { !$0.stopsARecognizer }
    let complete = found.map { letsAllFire ? $0.filter { !$0.stopsARecognizer } : $0 }
    let known = complete.indices.map { index in
      complete[index].map { ScenarioEdit(from: self, to: $0.scenario) }
    }
    for index in answers.indices where !found[index].isEmpty {
      var taken = known[index]
      for other in answers.indices where other != index {
        // From the last remedy on, each goes before the next remedy that both answers have.
        var place = answers[index].explanation.remedies.endIndex
        for (remedy, edit) in zip(complete[other], known[other]).reversed() {
          if let own = known[index].firstIndex(of: edit) {
            let sentence = complete[index][own].sentence
            place = answers[index].explanation.remedies.firstIndex(of: sentence) ?? place
          } else if !taken.contains(edit) {
            taken.append(edit)
            answers[index].explanation.remedies.insert(
              remedy.shared(by: words(of: answers[other].id)), at: place)
          }
        }
      }
      let stopping =
        letsAllFire ? found[index].filter(\.stopsARecognizer).map(\.sentence) : []
      answers[index].explanation.remedies.removeAll(where: stopping.contains)
    }
  }
}

extension Remedy {
  /// Whether a recognizer never fires with the remedy.
  fileprivate var stopsARecognizer: Bool {
    unwantedSideEffects.contains { if case .neverFires = $0.kind { true } else { false } }
  }

  /// The sentence for a recognizer or view whose expectation another answer's remedy meets.
  func shared(by name: String) -> String {
    "It would have gone as it should if \(clause.text(about: name))\(endingOfSideEffects(about: name))."
  }
}
