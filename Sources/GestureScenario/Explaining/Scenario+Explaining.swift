import GestureCore
public import GestureSimulation

extension Scenario {
  /// Why a recognizer fired or didn't, or a view got its touches or lost them, and what would have
  /// changed that.
  ///
  /// Each remedy is found by playing the script again with that one change; only those that really
  /// helped are named.
  ///
  /// ```swift
  /// print(scenario.explain("tap"))
  /// ```
  ///
  /// - Parameter id: of a recognizer or of a view; a recognizer counts where both have it.
  /// - Returns: nil if the scene has neither.
  public func explain(_ id: String) -> Explanation? { explain(id, in: play()) }

  /// Why each recognizer of the scene fired or didn't, in the order of the file.
  public func explainAll() -> [Explanation] {
    let record = play()
    return scene.recognizers.compactMap { explain($0.id, in: record) }
  }

  private func explain(_ id: String, in record: RunRecord) -> Explanation? {
    // The scene as the touches found it at first; what the script did to it since is left out.
    let stage = Stage(self, delegate: StageDelegate(rules: []))
    let window = stage.simulation.window
    var explanation: Explanation
    if let spec = scene.recognizers.first(where: { $0.id == id }) {
      explanation = Explanation(
        of: RecognizerLabel(name: id, view: record.lastView(of: id) ?? spec.view),
        in: record.entries, knowing: facts(about: id, on: stage), window: window,
        touchName: record.name(of:))
    } else if id == Scene.windowID || scene.views.contains(where: { $0.id == id }) {
      explanation = Explanation(
        ofView: id, in: record.entries, window: window, touchName: record.name(of:))
    } else {
      return nil
    }
    let finder = RemedyFinder(scenario: self, record: record, subject: id)
    explanation.remedies = finder.remedies(for: explanation.causes)
    return explanation
  }

  private func facts(about id: String, on stage: Stage) -> RecognizerFacts? {
    guard let member = stage.member(id) else { return nil }
    var facts = RecognizerFacts(profile: member.recognizer.profile)
    if member.kind == .pinch { facts.distanceChange = member.figure("hysteresis") }
    facts.hasOpinion = { asked, other in
      scene.hasOpinion(of: asked.name, on: other.name)
    }
    return facts
  }
}

extension Scene {
  /// Whether a rule answers whether one may recognize beside another.
  func hasOpinion(of id: String, on other: String) -> Bool {
    delegateRules.contains { rule in
      rule.question == .shouldRecognizeSimultaneously && rule.answer != nil
        && (rule.recognizer == nil || rule.recognizer == id)
        && (rule.other == nil || rule.other == other)
    }
  }
}

extension Stage.Member {
  /// The present value of a property that is a number.
  func figure(_ name: String) -> Double? {
    let property = kind.properties.first { $0.name == name }
    guard case .number(let number) = property?.read(recognizer) else { return nil }
    return number
  }
}
