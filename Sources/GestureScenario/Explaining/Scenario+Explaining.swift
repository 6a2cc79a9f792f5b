import GestureCore
public import GestureDiagnosis
import GestureSimulation
import GestureTrace

extension Scenario {
  /// Why a recognizer fired or didn't, or a view got its touches or lost them, and what would have
  /// changed that.
  ///
  /// Each remedy is found by playing the script again with that one change. Only changes that
  /// helped are named.
  ///
  /// ```swift
  /// print(scenario.explain("tap"))
  /// ```
  ///
  /// - Parameter id: the id of a recognizer or of a view; the recognizer if both have it. Of a set,
  ///   `drag#2` is the second recognizer that it made, and `drag` the first.
  /// - Returns: nil if the scene has neither.
  public func explain(_ id: String) -> Explanation? { explain(id, in: play()) }

  /// Why each recognizer of the scene fired or didn't, in the order of the file.
  public func explainAll() -> [Explanation] {
    let record = play()
    return scene.recognizers.flatMap(record.ids).compactMap { explain($0, in: record) }
  }

  private func explain(_ id: String, in record: RunRecord) -> Explanation? {
    let past = ScenarioPast(self)
    var explanation: Explanation
    var id = id
    if let spec = scene.spec(of: id) {
      if spec.forEachTouch != nil && spec.id == id { id = RecognizerSpec.id(ofMember: 1, of: id) }
      explanation = Explanation(
        of: RecognizerLabel(name: id, view: record.lastView(of: id) ?? spec.view),
        in: record.entries, knowing: facts(about: spec, record, past),
        window: past.window, home: { [id] in past.view(of: id, at: $0) },
        touchName: record.name(of:))
    } else if id == Scenario.Scene.windowID || scene.views.contains(where: { $0.id == id }) {
      explanation = Explanation(
        ofView: id, in: record.entries, window: past.window, touchName: record.name(of:))
    } else {
      return nil
    }
    let finder = RemedyFinder(scenario: self, record: record, subject: id)
    explanation.remedies = finder.remedies(for: explanation.causes)
    return explanation
  }

  private func facts(
    about spec: RecognizerSpec, _ record: RunRecord, _ past: ScenarioPast
  ) -> RecognizerFacts {
    let member = past.start.member(spec.id)
    let recognizer = member?.recognizer ?? spec.kind.make()
    var facts = RecognizerFacts(profile: GestureProfile(of: recognizer))
    facts.indirectInputs = recognizer.handle.indirectInputs
    facts.answersExplicitly = { asked, other in
      scene.answersExplicitly(of: asked.name, on: other.name)
    }
    let actions = allActions
    facts.isDeclaredToWait = { other in
      spec.requireToFail.contains(other.name)
        || actions.contains(.requireToFail(spec.id, other: other.name))
    }
    facts.appDropped = { touch, _ in
      actions.contains(.ignoreTouch(spec.id, touch: record.name(of: touch)))
    }
    facts.viewsTaken = { viewsTaken(at: $0) }
    facts.pointerEvents = pointerEvents
    facts.isInSet = spec.forEachTouch != nil
    return facts
  }
}

extension Scenario.Scene {
  /// The recognizer with an id, or the set of which the id names a recognizer.
  func spec(of id: String) -> RecognizerSpec? {
    let set = RecognizerSpec.set(ofMember: id)
    return recognizers.first { $0.id == id || $0.id == set && $0.forEachTouch != nil }
  }

  /// Whether a rule answers whether one may recognize beside another.
  func answersExplicitly(of id: String, on other: String) -> Bool {
    delegateRules.contains { rule in
      rule.question == .shouldRecognizeSimultaneously && rule.answer != nil
        && (rule.recognizer == nil || rule.recognizer == id)
        && (rule.other == nil || rule.other == other)
    }
  }
}
