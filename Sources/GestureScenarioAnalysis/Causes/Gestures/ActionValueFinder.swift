import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports the figures, modifier keys and receiver of an action that are not what the file expects.
struct ActionValueFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    for expected in expectations.values where expected.recognizer == id && !record.meets(expected) {
      let actions = record.actions.filter { $0.recognizer == id && $0.state == expected.state }
      guard expected.occurrence <= actions.count else {
        let sent = actions.isEmpty ? "none" : "only \(actions.count)"
        explanation.addRemark(
          "The file expects figures of its action '\(expected.state.word)' number "
            + "\(expected.occurrence), but it sent \(sent).", ["S5.5"])
        continue
      }
      let action = actions[expected.occurrence - 1]
      addModifiers(to: &explanation, of: action, expected)
      var figures = expected
      figures.modifiers = nil
      guard let difference = record.differenceInWords(from: figures) else { continue }
      explanation.addRemark(
        "At '\(expected.state.word)' the file expects \(difference).", [],
        at: .milliseconds(action.at))
    }
  }

  private func addModifiers(
    to explanation: inout Explanation, of action: RunRecord.Action, _ expected: ExpectedValues
  ) {
    guard let wanted = expected.modifiers, wanted != action.modifiers else { return }
    let moment = Timestamp.milliseconds(action.at)
    let change = record.lastChangeOfModifiers(until: moment).map {
      ": they changed last at \($0.milliseconds.withOneDecimal) ms"
    }
    explanation.addRemark(
      "At '\(expected.state.word)' the file expects the modifier keys \(wanted.list), but "
        + "they were \(action.modifiers.list). They are those of the event that makes it send the action"
        + "\(change ?? "").", ["S15.16"], at: moment)
  }
}

extension ModifierFlags {
  fileprivate var list: String {
    words.isEmpty ? "none" : words.map { "'\($0)'" }.joinedAsList
  }
}

extension RunRecord {
  /// When modifier keys changed last, up to a moment; nil where they never did.
  fileprivate func lastChangeOfModifiers(until moment: Timestamp) -> Timestamp? {
    entries.last { entry in
      if case .input(.modifiers) = entry.what { entry.timestamp <= moment } else { false }
    }?.timestamp
  }
}
