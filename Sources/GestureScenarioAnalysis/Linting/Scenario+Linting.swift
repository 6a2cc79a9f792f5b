import GestureCore
public import GestureDiagnosis
public import GestureScenario
import GestureSimulation
import GestureTrace

extension Scenario {
  /// Mistakes of the scenario's scene that show with any script: see
  /// ``Lint/findings(in:allowing:)``. Diagnostics from building the scene are included.
  ///
  /// Each fix that is offered has been tried on a copy of the scenario: with it the finding is
  /// gone, and no new finding has come, except a note on what a new requirement costs. (In a scene
  /// with very many findings only the first findings' fixes are tried.)
  public func lint() -> [Lint.Finding] { FixTrial(self).findings }

  /// The findings, each with all the fixes that lint knows, none of them tried yet.
  func untriedFindings() -> [Lint.Finding] {
    // An answer that is given only at certain times is not known in advance.
    let delegate = StageDelegate(rules: scene.delegateRules.filter { $0.times == nil })
    let stage = Stage(self, delegate: delegate)
    let findings = withExtendedLifetime(delegate) {
      Lint.findings(in: stage.simulation.window, knowing: knowledge)
    }
    let reactions = scene.reactions.flatMap(\.actions) + scene.delegateRules.flatMap(\.actions)
    let changes = [
      SceneChanges(by: "a reaction", reactions, in: scene),
      SceneChanges(by: "the script", script.flatMap(\.content.allActions), in: scene),
    ]
    let qualified = findings.map { finding in
      changes.lazy.map { $0.qualified(finding) }.first { $0 != finding } ?? finding
    }
    return (qualified + impossibleHandOvers(besides: qualified) + misuses(on: stage))
      .sortedBySeverity
  }

  private var knowledge: LintKnowledge {
    let answers = StandingAnswers(scene.delegateRules)
    var knowledge = LintKnowledge()
    knowledge.mayRefuse = { answers.mayRefuse($0.name) }
    knowledge.receivesTouches = { recognizer, view in
      answers.orDefault(.shouldReceiveTouch, of: recognizer.name, view: view.name)
    }
    knowledge.receivesEvents = { answers.orDefault(.shouldReceiveEvent, of: $0.name) }
    knowledge.begins = { answers.orDefault(.shouldBegin, of: $0.name) }
    knowledge.letsBegin = { view, recognizer in
      answers.stated(.viewShouldBegin, of: recognizer.name, view: view.name)
    }
    knowledge.answersExplicitly = { recognizer, other in
      answers.stated(.shouldRecognizeSimultaneously, of: recognizer.name, other: other.name) != nil
    }
    knowledge.waits = { answers.stated(.shouldRequireFailure, of: $0.name, other: $1.name) }
    knowledge.makesWait = { answers.stated(.shouldBeRequiredToFail, of: $0.name, other: $1.name) }
    knowledge.explicitlyAllowsBeginning = { answers.stated(.shouldBegin, of: $0.name) == true }
    knowledge.allowsAll = { answers.allowsAll($0.name) }
    var prevented: [String: [String]] = [:]
    for spec in scene.recognizers { prevented[spec.id] = spec.preventsOnly }
    knowledge.isDeclaredToPrevent = { [prevented] one, other in
      prevented[one.name]?.contains(other.name) ?? false
    }
    knowledge.nameInSet = { RecognizerSpec.set(ofMember: $0.name) ?? $0.name }
    knowledge.presses = presses
    return knowledge
  }

  /// The buttons with which pointers come down in the script, each once.
  private var presses: [LintKnowledge.PointerPress] {
    var presses: [LintKnowledge.PointerPress] = []
    for content in contents {
      guard let buttons = content.buttons, let type = content.type,
        [.indirect, .mouse].contains(type),
        !content.began.isEmpty, !buttons.isEmpty
      else { continue }
      let press = LintKnowledge.PointerPress(buttons, of: type)
      if !presses.contains(press) { presses.append(press) }
    }
    return presses
  }

  // MARK: Misuse

  private func misuses(on stage: Stage) -> [Lint.Finding] {
    stage.simulation.log.diagnostics.compactMap { diagnostic in
      guard case .misuse = diagnostic.kind else { return nil }
      return Lint.Finding(
        .misuse, .warning, about: diagnostic.recognizer.map { [$0] } ?? [], "\(diagnostic)",
        fixes: diagnostic.recognizer.map { label in
          [
            Lint.Fix(
              "leave the properties of '\(label.name)' at their defaults",
              [.set(label, .ownDefaults)], if: ", or set what is meant")
          ]
        } ?? [])
    } + requirementsOfThemselves + prerequisitesOfThemselves + durationsInSeconds
      + limitsOutOfReach + handOversToAndFro
  }

  private var requirementsOfThemselves: [Lint.Finding] {
    relationsToThemselves(
      { $0.requireToFail }, "wait until it has failed itself", key: "requireToFail"
    ) { .drop(.requirement, $0, $0) }
  }

  private var prerequisitesOfThemselves: [Lint.Finding] {
    relationsToThemselves({ $0.startsAfter }, "start after itself", key: "startsAfter") {
      .drop(.prerequisite, $0, $0)
    }
  }

  /// Recognizers whose own lists relate them to themselves.
  private func relationsToThemselves(
    _ list: (RecognizerSpec) -> [String], _ clause: String, key: String,
    removing edit: (RecognizerLabel) -> Lint.Edit
  ) -> [Lint.Finding] {
    scene.recognizers.filter { list($0).contains($0.id) }.map { spec in
      let label = RecognizerLabel(name: spec.id, view: spec.view)
      return Lint.Finding(
        .misuse, .warning, about: [label],
        "'\(spec.id)' is to \(clause), which counts for nothing",
        fixes: [Lint.Fix("take '\(spec.id)' out of its \(key)", [edit(label)])])
    }
  }
}

extension Lint.Allowance {
  /// Whether it allows a finding about a file's scene, where a set has one name.
  package func covers(inFile finding: Lint.Finding) -> Bool {
    finding.kind == kind && names.allSatisfy(finding.ids.contains)
  }
}

extension Lint.Finding {
  /// The ids of the recognizers that it is about, as files write them.
  fileprivate var ids: [String] {
    recognizers.map { RecognizerSpec.set(ofMember: $0.name) ?? $0.name }
  }

  /// The finding as a JSON object, on one line.
  ///
  /// - Parameter file: the file of the scene; nil leaves it out.
  public func jsonLine(file: String? = nil) -> String {
    var object = JSONBuilder()
    if let file { object["file"] = .string(file) }
    object["kind"] = .string(kind.rawValue)
    object["severity"] = .string(severity.rawValue)
    object["recognizers"] = .words(ids)
    object["sentence"] = .string(sentence)
    object["fix"] = .string(fix)
    return object.json.line
  }
}
