import GestureCore
import GestureTrace

extension Scenario.Expectations {
  static let table = FieldTable<Self>(
    blank: Self(),
    fields: [
      Field("actions", \.actions, .byRecognizer(.moments(.states))),
      Field("order", \.order, .list("a list such as [\"recognizer began\"]", of: .sentAction)),
      Field("calls", \.calls, .list("a list of questions", of: ExpectedCalls.table)),
      Field("idle", \.isIdle, .flag),
      Field("outcomes", \.outcomes, .byRecognizer(.outcomes)),
      Field("views", \.views, .byView(.moments(.phases))),
      Field("values", \.values, .list("a list of values", of: .values)),
      Field("diagnostics", \.diagnostics, .list("a list of diagnostics", of: .diagnostic)),
    ])

  /// The kinds of diagnostics that a file may expect: all but that of a location that is no number,
  /// which no file can write.
  static let diagnosticWords = GestureDiagnostic.Kind.Name.allCases
    .filter { $0 != .invalidLocation }.map(\.rawValue)
}

extension Shape<String> {
  fileprivate static var diagnostic: Self {
    word("diagnostic", among: Scenario.Expectations.diagnosticWords)
  }
}

extension ExpectedCalls {
  fileprivate static let table = FieldTable<Self>(
    blank: Self(.shouldBegin, recognizer: nil, other: nil, count: 0),
    heading: [Field("question", \.question, .word("question"), required: "what is asked")],
    fields: [
      Field("recognizer", \.recognizer, .anyRecognizer),
      Field("other", \.other, .anyRecognizer).when { $0.question.isAboutPair },
      Field("count", \.count, .wholeNumber("how often", in: 0...1e9), required: "how often"),
    ])
}

// MARK: Outcomes

extension Shape<[ExpectedOutcome]> {
  fileprivate static var outcomes: Self {
    list("a list such as [\"failed:excluded\"]", of: .outcome)
  }
}

extension Shape<ExpectedOutcome> {
  /// A state, maybe with a reason: `failed:excluded`.
  fileprivate static var outcome: Self {
    Self { node, _ throws(ScenarioError) in
      let parts = try node.string()
        .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let states: [GestureState] = [.ended, .cancelled, .failed]
      guard let state = states.first(where: { $0.word == parts[0] }) else {
        throw node.error(.unknownWord(parts[0], what: "outcome", known: states.map(\.word)))
      }
      guard parts.count == 2 else { return ExpectedOutcome(state) }
      guard state != .ended else {
        guard parts[1] == ExpectedOutcome.handedOver else {
          throw node.error(
            .misfit(
              "\"ended\" takes no reason but \"\(ExpectedOutcome.handedOver)\", found "
                + "\"\(parts[1])\""))
        }
        return ExpectedOutcome(state, reason: parts[1])
      }
      guard FailureReason.words.contains(parts[1]) else {
        throw node.error(.unknownWord(parts[1], what: "reason", known: FailureReason.words))
      }
      return ExpectedOutcome(state, reason: parts[1])
    } write: {
      .string($0.state.word + ($0.reason.map { ":\($0)" } ?? ""))
    }
  }
}

// MARK: Values

extension ExpectedValues {
  /// - Parameter figures: the shapes of figures by their names.
  fileprivate static func table(
    _ figures: [(name: String, shape: Shape<[Double]>)]
  ) -> FieldTable<Self> {
    FieldTable(
      blank: Self(recognizer: "", state: .began),
      fields: [
        Field(
          "recognizer", \.recognizer, .expectedRecognizer, required: "the id of a recognizer"),
        Field("state", \.state, .sentState, required: "the state in which the action is sent"),
        Field("occurrence", \.occurrence, .count),
      ] + figures.map { Field($0.name, \.figures[$0.name], $0.shape) } + [
        Field("to", \.handedOverTo, .expectedRecognizer),
        Field("modifiers", \.modifiers, .modifiers),
        Field("within", \.within, .number("a tolerance", in: 0...1e9)),
      ])
  }
}

extension Shape<ExpectedValues> {
  /// Figures are read by the kinds' readings, and written as they are.
  fileprivate static var values: Self {
    Self { node, names throws(ScenarioError) in
      let figures = names.kinds.readings.map { ($0.name, Shape<[Double]>.figure($0.form)) }
      return try ExpectedValues.table(figures).read(node, names)
    } write: { values in
      let figures = values.figures.keys.sorted().map { ($0, Shape<[Double]>.figure(.number)) }
      return ExpectedValues.table(figures).write(values)
    }
  }
}

extension Shape<[Double]> {
  fileprivate static func figure(_ form: RecognizerKind.Reading.Form) -> Self {
    Self(
      read: { node, _ throws(ScenarioError) in
        switch form {
        case .number: [try node.number()]
        case .point: try node.numbers(2, "a place [x, y]")
        case .vector: try node.numbers(2, "[dx, dy]")
        }
      },
      write: { $0.count == 1 ? .number($0[0]) : .list($0.map { .number($0) }) })
  }
}
