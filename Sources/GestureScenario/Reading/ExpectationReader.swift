import GestureCore

/// Reads what must come out.
struct ExpectationReader {
  let names: SceneNames

  func expectations(_ node: JSONNode) throws(ScenarioError) -> Scenario.Expectations {
    let object = try node.object(
      keys: [
        "actions", "order", "calls", "idle", "outcomes", "views", "values", "diagnostics",
      ])
    var expectations = Scenario.Expectations()
    for (id, list) in try object["actions"]?.members() ?? [] {
      try names.check(recognizer: id, at: list)
      expectations.actions[id] = try moments(
        list, "state", GestureState.sentStates.map { ($0.word, $0) })
    }
    expectations.order = try object["order"].map { node throws(ScenarioError) in
      try order(node)
    }
    for call in try object["calls"]?.list("a list of questions") ?? [] {
      expectations.calls.append(try calls(call))
    }
    expectations.isIdle = try object["idle"]?.flag()
    for (id, list) in try object["outcomes"]?.members() ?? [] {
      try names.check(recognizer: id, at: list)
      expectations.outcomes[id] = try outcomes(list)
    }
    for (id, list) in try object["views"]?.members() ?? [] {
      guard names.views.contains(id) else {
        throw list.error(.unknownID(id, what: "view", known: names.views))
      }
      expectations.views[id] = try moments(list, "phase", TouchPhase.told.map { ($0.word, $0) })
    }
    for values in try object["values"]?.list("a list of values") ?? [] {
      expectations.values.append(try self.values(values))
    }
    expectations.diagnostics = try diagnostics(object["diagnostics"])
    return expectations
  }

  // MARK: Lists in which order counts

  private func moments<Word>(
    _ node: JSONNode, _ what: String, _ words: [(word: String, value: Word)]
  ) throws(ScenarioError) -> [Scenario.Expected<Word>] {
    let repeated = what == "state" ? "changed" : "moved"
    var moments: [Scenario.Expected<Word>] = []
    for element in try node.list("a list such as [\"began@0\", \"\(repeated)*\", \"ended\"]") {
      moments.append(try moment(try element.string(), at: element, what, words, repeated))
    }
    return moments
  }

  /// A word, maybe with a star, maybe with a time.
  private func moment<Word>(
    _ text: String, at node: JSONNode, _ what: String, _ words: [(word: String, value: Word)],
    _ repeated: String
  ) throws(ScenarioError) -> Scenario.Expected<Word> {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let isRepeated = parts[0] == repeated + "*"
    let word = isRepeated ? repeated : String(parts[0])
    guard let value = words.first(where: { $0.word == word })?.value else {
      throw node.error(
        .unknownWord(word, what: what, known: words.map(\.word) + [repeated + "*"]))
    }
    guard parts.count == 2 else { return Scenario.Expected(value, isRepeated: isRepeated) }
    guard !isRepeated, let at = Double(parts[1]), at.isFinite, at >= 0 else {
      throw node.error(
        .misfit("expected milliseconds after the @, as in \"\(word)@60\", found \"\(text)\""))
    }
    return Scenario.Expected(value, at: at)
  }

  private func order(_ node: JSONNode) throws(ScenarioError) -> [Scenario.Expected<
    Scenario.SentAction
  >] {
    var order: [Scenario.Expected<Scenario.SentAction>] = []
    for element in try node.list("a list such as [\"recognizer began\"]") {
      let text = try element.string("\"recognizer state\"")
      guard let space = text.lastIndex(of: " ") else {
        throw element.error(.misfit("expected \"recognizer state\", found \"\(text)\""))
      }
      let id = String(text[..<space])
      try names.check(recognizer: id, at: element)
      let moment = try moment(
        String(text[text.index(after: space)...]), at: element, "state",
        GestureState.sentStates.map { ($0.word, $0) }, "changed")
      order.append(
        Scenario.Expected(
          Scenario.SentAction(id, moment.word), isRepeated: moment.isRepeated, at: moment.at))
    }
    return order
  }

  // MARK: The rest

  private func calls(_ node: JSONNode) throws(ScenarioError) -> ExpectedCalls {
    let question: DelegateRule.Question =
      try node.object(keys: ["question", "recognizer", "other", "count"])
      .required("question", "what is asked").word("question")
    let object = try node.object(
      keys: ["question", "recognizer", "count"] + (question.isAboutPair ? ["other"] : []))
    return ExpectedCalls(
      question,
      recognizer: try object["recognizer"].flatMap { node throws(ScenarioError) in
        try names.recognizerOrAny(node)
      },
      other: try object["other"].flatMap { node throws(ScenarioError) in
        try names.recognizerOrAny(node)
      },
      count: try object.required("count", "how often").wholeNumber("how often", in: 0...1e9))
  }

  private func outcomes(_ node: JSONNode) throws(ScenarioError) -> [ExpectedOutcome] {
    var outcomes: [ExpectedOutcome] = []
    for element in try node.list("a list such as [\"failed:excluded\"]") {
      let parts = try element.string()
        .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let states: [GestureState] = [.ended, .cancelled, .failed]
      guard let state = states.first(where: { $0.word == parts[0] }) else {
        throw element.error(
          .unknownWord(parts[0], what: "outcome", known: states.map(\.word)))
      }
      guard parts.count == 2 else {
        outcomes.append(ExpectedOutcome(state))
        continue
      }
      guard state != .ended else {
        throw element.error(.misfit("\"ended\" takes no reason, found \"\(parts[1])\""))
      }
      guard FailureReason.words.contains(parts[1]) else {
        throw element.error(.unknownWord(parts[1], what: "reason", known: FailureReason.words))
      }
      outcomes.append(ExpectedOutcome(state, reason: parts[1]))
    }
    return outcomes
  }

  private func values(_ node: JSONNode) throws(ScenarioError) -> ExpectedValues {
    let object = try node.object(
      keys: ["recognizer", "state", "occurrence"] + names.kinds.readings.map(\.name) + ["within"])
    var values = ExpectedValues(
      recognizer: try names.recognizer(object.required("recognizer", "the id of a recognizer")),
      state: try object.required("state", "the state in which the action is sent")
        .state(among: GestureState.sentStates))
    values.occurrence =
      try object["occurrence"]?.wholeNumber("a whole number", in: 1...1e9) ?? 1
    for reading in names.kinds.readings {
      values.figures[reading.name] = try object[reading.name].map { node throws(ScenarioError) in
        try figure(node, reading.form)
      }
    }
    values.within =
      try object["within"]?.number("a tolerance", in: 0...1e9) ?? ExpectedValues.usualTolerance
    return values
  }

  private func figure(
    _ node: JSONNode, _ form: RecognizerKind.Reading.Form
  ) throws(ScenarioError) -> [Double] {
    switch form {
    case .number:
      return [try node.number()]
    case .point:
      let point = try node.point()
      return [point.x, point.y]
    case .vector:
      let vector = try node.vector()
      return [vector.dx, vector.dy]
    }
  }

  /// The kinds of diagnostics that a file may expect.
  static let diagnosticWords = [
    "illegalTransition", "cycle", "abandoned", "touchWithoutBegin", "duplicateBegin",
    "timeWentBack", "misuse",
  ]

  private func diagnostics(_ node: JSONNode?) throws(ScenarioError) -> [String] {
    var words: [String] = []
    for element in try node?.list("a list of diagnostics") ?? [] {
      words.append(try element.word("diagnostic", among: Self.diagnosticWords.map { ($0, $0) }))
    }
    return words
  }
}
