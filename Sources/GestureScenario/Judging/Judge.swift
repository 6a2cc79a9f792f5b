import GestureCore

/// Compares what happened with what was expected.
struct Judge {
  let expectations: Scenario.Expectations
  let record: RunRecord

  /// All differences, in the order of the keys of a file.
  var differences: [ScenarioResult.Difference] {
    problems + actions + order + calls + idle + outcomes + views + values + diagnostics
  }

  private var problems: [ScenarioResult.Difference] {
    record.problems.isEmpty
      ? []
      : [
        ScenarioResult.Difference(
          path: "script", part: .script, lines: record.problems.map { .surplus($0) })
      ]
  }

  // MARK: Lists in which order counts

  private var actions: [ScenarioResult.Difference] {
    expectations.actions.sorted { $0.key < $1.key }.compactMap { id, expected in
      let actual = record.actions.filter { $0.recognizer == id }.map { ($0.state, $0.at) }
      return difference(.actions, of: id, expected, actual) { $0.word }
    }
  }

  private var order: [ScenarioResult.Difference] {
    guard let expected = expectations.order else { return [] }
    let actual = record.actions.map { (Scenario.SentAction($0.recognizer, $0.state), $0.at) }
    let difference = difference(.order, expected, actual) {
      "\($0.recognizer) \($0.state.word)"
    }
    return difference.map { [$0] } ?? []
  }

  private var views: [ScenarioResult.Difference] {
    expectations.views.sorted { $0.key < $1.key }.compactMap { id, expected in
      let actual = record.touches(of: id).map { ($0.phase, $0.at) }
      return difference(.views, of: id, expected, actual) { $0.word }
    }
  }

  private func difference<Word: Hashable & Sendable>(
    _ part: ScenarioResult.Difference.Part, of id: String? = nil,
    _ expected: [Scenario.Expected<Word>], _ actual: [(Word, Double)],
    text: @escaping (Word) -> String
  ) -> ScenarioResult.Difference? {
    let match = SequenceMatch(
      expected: expected, actual: actual.map { (word: $0.0, at: $0.1) }, text: text)
    return match.isMatch ? nil : difference(part, of: id, match.lines)
  }

  /// A difference in what a part expects, of a recognizer or a view where it has an id.
  private func difference(
    _ part: ScenarioResult.Difference.Part, of id: String? = nil,
    _ lines: [ScenarioResult.Difference.Line]
  ) -> ScenarioResult.Difference {
    let path = id.map { JSONPath("expect", part.rawValue, $0) } ?? JSONPath("expect", part.rawValue)
    return ScenarioResult.Difference(path: path.description, part: part, lines: lines)
  }

  // MARK: Questions

  private var calls: [ScenarioResult.Difference] {
    expectations.calls.enumerated().compactMap { index, expected in
      let count = record.calls.count { call in
        call.question == expected.question
          && call.isAbout(expected.recognizer, expected.other)
      }
      guard count != expected.count else { return nil }
      let subjects =
        (expected.recognizer.map { " of '\($0)'" } ?? "")
        + (expected.other.map { " about '\($0)'" } ?? "")
      let question = "\(expected.question.rawValue)\(subjects)"
      return ScenarioResult.Difference(
        path: "expect.calls[\(index)]", part: .calls,
        lines: [
          .missing("\(question), asked \(expected.count) times"),
          .surplus("\(question), asked \(count) times"),
        ])
    }
  }

  // MARK: The end

  private var idle: [ScenarioResult.Difference] {
    guard let expected = expectations.isIdle, expected != record.pendingWork.isEmpty else {
      return []
    }
    let actual = record.pendingWork.isEmpty ? ["all is at rest"] : record.pendingWork
    return [
      difference(
        .idle,
        [.missing(expected ? "all is at rest" : "something is not at rest")]
          + actual.map { .surplus($0) })
    ]
  }

  private var outcomes: [ScenarioResult.Difference] {
    expectations.outcomes.sorted { $0.key < $1.key }.compactMap { id, expected in
      let actual = record.outcomes(of: id)
      let agrees =
        expected.count == actual.count
        && zip(expected, actual).allSatisfy { $0.isMet(by: $1) }
      guard !agrees else { return nil }
      var lines: [ScenarioResult.Difference.Line] = []
      for index in 0..<max(expected.count, actual.count) {
        let wanted = index < expected.count ? expected[index] : nil
        let found = index < actual.count ? actual[index] : nil
        if let wanted, let found, wanted.isMet(by: found) {
          lines.append(.common(text(found.state, found.word)))
          continue
        }
        if let wanted { lines.append(.missing(text(wanted.state, wanted.reason))) }
        if let found {
          let why = found.reason.map { ": \($0)" } ?? ""
          lines.append(.surplus(text(found.state, found.word) + why))
        }
      }
      return difference(.outcomes, of: id, lines)
    }
  }

  private func text(_ state: GestureState, _ reason: String?) -> String {
    state.word + (reason.map { ":\($0)" } ?? "")
  }

  private var diagnostics: [ScenarioResult.Difference] {
    let words = record.diagnostics.map(\.word)
    let missing = expectations.diagnostics.filter { !words.contains($0) }
    guard !missing.isEmpty else { return [] }
    let found = words.isEmpty ? ["no diagnostic"] : words
    return [difference(.diagnostics, missing.map { .missing($0) } + found.map { .surplus($0) })]
  }

  private var values: [ScenarioResult.Difference] {
    expectations.values.enumerated().compactMap { index, expected in
      ValueCheck(expected: expected, record: record).difference(at: "expect.values[\(index)]")
    }
  }
}

extension ExpectedOutcome {
  fileprivate func isMet(by outcome: RunRecord.Outcome) -> Bool {
    state == outcome.state && (reason == nil || reason == outcome.word)
  }
}

extension RunRecord {
  /// How it differs from what was expected, in the order of the keys of a file.
  package func differences(
    from expectations: Scenario.Expectations
  ) -> [ScenarioResult.Difference] {
    Judge(expectations: expectations, record: self).differences
  }
}
