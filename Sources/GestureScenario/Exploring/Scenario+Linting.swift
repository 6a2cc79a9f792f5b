import GestureCore
public import GestureDiagnosis
import GestureSimulation
import GestureTrace

extension Scenario {
  /// Mistakes of the scenario's scene that show with any script: see ``Lint/findings(in:)``.
  /// Diagnostics from building the scene are included.
  public func lint() -> [Lint.Finding] {
    let delegate = StageDelegate(rules: scene.delegateRules)
    let stage = Stage(self, delegate: delegate)
    let findings = withExtendedLifetime(delegate) {
      Lint.findings(in: stage.simulation.window, knowing: knowledge)
    }
    return (findings + misuses(on: stage)).sortedBySeverity
  }

  private var knowledge: LintKnowledge {
    var knowledge = LintKnowledge()
    knowledge.mayRefuse = { mayRefuse($0.name) }
    knowledge.receivesTouches = { recognizer, view in
      answer(.shouldReceiveTouch, of: recognizer, on: view)
    }
    knowledge.receivesEvents = { answer(.shouldReceiveEvent, of: $0) }
    knowledge.begins = { answer(.shouldBegin, of: $0) }
    knowledge.letsBegin = { view, recognizer in
      firstRule(.viewShouldBegin) {
        $0.concerns(recognizer.name) && ($0.hitView == nil || $0.hitView == view.name)
      }.map { $0.answer ?? DelegateRule.Question.viewShouldBegin.defaultAnswer }
    }
    knowledge.answersExplicitly = { recognizer, other in
      firstRule(.shouldRecognizeSimultaneously) {
        $0.concerns(recognizer.name) && ($0.other == nil || $0.other == other.name)
      }?.answer != nil
    }
    addOpinions(to: &knowledge)
    return knowledge
  }

  private func addOpinions(to knowledge: inout LintKnowledge) {
    func opinion(
      _ question: DelegateRule.Question, _ one: any GestureRecognizer,
      _ other: any GestureRecognizer
    ) -> Bool? {
      firstRule(question) {
        $0.concerns(one.name) && ($0.other == nil || $0.other == other.name)
      }?.answer
    }
    knowledge.waits = { opinion(.shouldRequireFailure, $0, $1) }
    knowledge.makesWait = { opinion(.shouldBeRequiredToFail, $0, $1) }
    knowledge.explicitlyAllowsBeginning = { recognizer in
      firstRule(.shouldBegin) { $0.concerns(recognizer.name) }?.answer == true
    }
    knowledge.allowsAll = { recognizer in
      scene.delegateRules.contains { rule in
        rule.question == .shouldRecognizeSimultaneously && rule.concerns(recognizer.name)
          && rule.other == nil && rule.isUnconditional && rule.answer == true
      }
    }
    knowledge.isDeclaredToPrevent = { one, other in
      let spec = scene.recognizers.first { $0.id == one.name }
      return spec?.preventsOnly?.contains(other.name) ?? false
    }
  }

  /// The constant answer to a question about a recognizer, from a rule or by default; nil where the
  /// answer depends on more.
  private func answer(
    _ question: DelegateRule.Question, of recognizer: any GestureRecognizer, on view: View? = nil
  ) -> Bool? {
    let rules = scene.delegateRules.filter { rule in
      rule.question == question && rule.concerns(recognizer.name)
        && (rule.hitView == nil || rule.hitView == view?.name)
    }
    guard let first = rules.first else { return question.defaultAnswer }
    return first.isUnconditional ? first.answer ?? question.defaultAnswer : nil
  }

  /// The rule that always answers; nil where no rule is certain to.
  private func firstRule(
    _ question: DelegateRule.Question, where matches: (DelegateRule) -> Bool
  ) -> DelegateRule? {
    let rule = scene.delegateRules.first { $0.question == question && matches($0) }
    return rule?.isUnconditional ?? false ? rule : nil
  }

  /// Whether a rule sometimes refuses a recognizer touches or its begin. Constant answers are
  /// covered by ``answer(_:of:on:)``.
  private func mayRefuse(_ id: String) -> Bool {
    scene.delegateRules.contains { rule in
      !rule.question.isAboutPair && rule.answer == false && rule.concerns(id)
        && !(rule.isUnconditional && rule.question != .viewShouldBegin)
    }
  }

  // MARK: Misuse

  private func misuses(on stage: Stage) -> [Lint.Finding] {
    stage.simulation.log.diagnostics.compactMap { diagnostic in
      guard case .misuse = diagnostic.kind else { return nil }
      return Lint.Finding(
        .misuse, .warning, about: diagnostic.recognizer.map { [$0] } ?? [], "\(diagnostic)",
        fix: "set what counts anyway, or what is meant")
    } + requirementsOfThemselves
  }

  private var requirementsOfThemselves: [Lint.Finding] {
    scene.recognizers.filter { $0.requireToFail.contains($0.id) }.map { spec in
      Lint.Finding(
        .misuse, .warning, about: [RecognizerLabel(name: spec.id, view: spec.view)],
        "'\(spec.id)' is to wait until it has failed itself, which counts for nothing",
        fix: "take '\(spec.id)' out of its requireToFail, or name the one that is meant")
    }
  }
}

extension DelegateRule {
  fileprivate func concerns(_ id: String) -> Bool { recognizer == nil || recognizer == id }

  /// Whether it answers every question about the recognizers that it names.
  fileprivate var isUnconditional: Bool { times == nil && condition == nil && touch == nil }
}

extension Lint.Finding {
  /// The finding as a JSON object, on one line.
  ///
  /// - Parameter file: the file of the scene; nil leaves it out.
  public func jsonLine(file: String? = nil) -> String {
    var object = JSONBuilder()
    if let file { object["file"] = .string(file) }
    object["kind"] = .string(kind.rawValue)
    object["severity"] = .string(severity.rawValue)
    object["recognizers"] = .words(recognizers.map(\.name))
    object["sentence"] = .string(sentence)
    object["fix"] = .string(fix)
    return object.json.line
  }
}
