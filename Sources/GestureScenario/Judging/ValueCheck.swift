import GestureCore
import GestureTrace

/// Compares the figures that a recognizer offered inside one of its actions.
struct ValueCheck {
  let expected: ExpectedValues
  let record: RunRecord

  /// What differs from the expected figures, modifiers and taker; nil where nothing does.
  func difference(at path: String) -> ScenarioResult.Difference? {
    let actionName = "'\(expected.recognizer)' \(expected.state.word)"
    let actions = record.actions.filter {
      $0.recognizer == expected.recognizer && $0.state == expected.state
    }
    guard expected.occurrence <= actions.count else {
      return ScenarioResult.Difference(
        path: path, part: .values,
        lines: [
          .missing("action \(expected.occurrence) of \(actionName)"),
          .surplus("\(actions.count) such actions"),
        ])
    }
    let action = actions[expected.occurrence - 1]
    var lines = self.lines(action.readings) + modifierLines(action.modifiers)
    if let taker = expected.handedOverTo, taker != action.handedOverTo {
      let found = action.handedOverTo.map { "handed over to '\($0)'" } ?? "not handed over"
      lines += [.missing("handed over to '\(taker)'"), .surplus(found)]
    }
    return lines.isEmpty ? nil : ScenarioResult.Difference(path: path, part: .values, lines: lines)
  }

  private func lines(_ readings: RecognizerKind.Figures) -> [ScenarioResult.Difference.Line] {
    expected.figures.sorted { $0.key < $1.key }
      .flatMap { name, numbers in compare(name, numbers, readings[name]) }
  }

  private func modifierLines(_ actual: ModifierFlags) -> [ScenarioResult.Difference.Line] {
    guard let wanted = expected.modifiers, wanted != actual else { return [] }
    return [.missing("modifiers \(wanted.words)"), .surplus("modifiers \(actual.words)")]
  }

  private func compare(
    _ name: String, _ expected: [Double], _ actual: [Double]?
  ) -> [ScenarioResult.Difference.Line] {
    let line = ScenarioResult.Difference.Line.missing(
      "\(name) \(text(expected)), give or take \(self.expected.within.plain)")
    guard let actual else { return [line, .surplus("this kind has no \(name)")] }
    let isNear = zip(expected, actual).allSatisfy {
      ($0 - $1).magnitude <= self.expected.within + 1e-9
    }
    return isNear ? [] : [line, .surplus("\(name) \(text(actual))")]
  }

  private func text(_ numbers: [Double]) -> String {
    let words = numbers.map { $0.rounded(toPlaces: 3).plain }
    return words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
  }
}

extension RunRecord {
  /// Whether an action offered the expected figures, modifiers and taker.
  package func meets(_ expected: ExpectedValues) -> Bool {
    ValueCheck(expected: expected, record: self).difference(at: "") == nil
  }

  /// What an action should have offered and what it did, as in "rotation 1, give or take 0.5, but
  /// it was rotation 0.2"; nil where nothing differs.
  package func differenceInWords(from expected: ExpectedValues) -> String? {
    guard let difference = ValueCheck(expected: expected, record: self).difference(at: "") else {
      return nil
    }
    var (wanted, found): ([String], [String]) = ([], [])
    for line in difference.lines {
      switch line {
      case .missing(let text): wanted.append(text)
      case .surplus(let text): found.append(text)
      case .common: break
      }
    }
    return "\(wanted.joined(separator: "; ")), but it was \(found.joined(separator: "; "))"
  }
}
