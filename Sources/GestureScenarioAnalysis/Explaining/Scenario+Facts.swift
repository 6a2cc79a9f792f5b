import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// What is known about an explained recognizer besides the log.
extension Scenario {
  /// What the file, the run and the scene before the run say about a recognizer.
  func facts(
    about spec: RecognizerSpec, _ record: RunRecord, _ past: ScenarioPast
  ) -> RecognizerFacts {
    let recognizer = past.start.member(spec.id)?.recognizer ?? spec.recognizer
    var facts = RecognizerFacts(profile: GestureProfile(of: recognizer))
    addInput(of: recognizer, spec, record, to: &facts)
    addRelations(of: spec, record, past, to: &facts)
    addAnswers(about: spec, record, to: &facts)
    facts.hostChanges = record.hostChanges
    facts.firstView = spec.view
    // If the set made no recognizer, each touch might have been for its first one.
    facts.isInSet = spec.forEachTouch != nil && record.hasMade(spec)
    facts.limitOfSet = spec.forEachTouch?.limit
    facts.setName = spec.forEachTouch == nil ? nil : spec.id
    return facts
  }

  /// Adds which input it takes, and which input came.
  private func addInput(
    of recognizer: any GestureRecognizer, _ spec: RecognizerSpec, _ record: RunRecord,
    to facts: inout RecognizerFacts
  ) {
    let actions = record.performed.map(\.action)
    facts.indirectInputs = recognizer.handle.indirectInputs
    facts.pointerEvents = pointerEvents
    facts.pointerExits = pointerExits
    facts.transforms = transforms
    facts.touchType = { touchType(of: record.id(of: $0), at: $1) }
    facts.buttons = { buttons(of: record.id(of: $0), at: $1) }
    facts.allowedTouchTypes = spec.allowedTouchTypes
    facts.appDropped = { touch, _ in
      actions.contains(.ignoreTouch(spec.id, touch: record.id(of: touch)))
    }
    if case .flag(let follows)? = spec.kind.property(.followsMomentum)?.read(recognizer) {
      facts.followsMomentum = follows
    }
    if case .number(let interval)? = spec.kind.property(.repeatInterval)?.read(recognizer) {
      facts.repeatInterval = .milliseconds(interval)
    }
    facts.buttonMaskRequired = recognizer.handle.buttons(for: facts.profile)
  }

  /// Adds how it is related to others, by the file and by what the host did in the run.
  private func addRelations(
    of spec: RecognizerSpec, _ record: RunRecord, _ past: ScenarioPast,
    to facts: inout RecognizerFacts
  ) {
    let actions = record.performed.map(\.action)
    facts.otherProfile = { other in
      scene.spec(of: other.name).map { $0.profile }
    }
    facts.isDeclaredToWait = { other in
      let id = scene.id(of: other)
      return spec.requireToFail.contains(id)
        || actions.contains(.requireToFail(spec.id, other: id))
    }
    let required = scene.recognizers.filter { other in
      spec.requireToFail.contains(other.id)
        && !actions.contains(.removeRequirement(spec.id, other: other.id))
    }
    let single = required.filter { $0.forEachTouch == nil }.map(\.id)
    facts.requirements = spec.requireToFail.filter(single.contains)
    facts.requiredMembers = required.filter { $0.forEachTouch != nil }.flatMap(record.ids)
    facts.links = scene.recognizers.flatMap { spec in
      (spec.requireToFail + spec.startsAfter).map { (spec.id, $0) }
    }
    facts.startsAfter = { dependent, first in
      let (id, other) = (scene.id(of: dependent), scene.id(of: first))
      return actions.contains(.startsAfter(id, other: other))
        || scene.spec(of: id)?.startsAfter.contains(other) == true
    }
    facts.mayRecognizeTogether = { asked, other in
      scene.allows(asked.name, beside: other.name)
    }
    facts.bond = { first, second in bond(from: first.name, to: second.name, past.start) }
  }

  /// Adds what delegates and views answer about it.
  private func addAnswers(
    about spec: RecognizerSpec, _ record: RunRecord, to facts: inout RecognizerFacts
  ) {
    let own = scene.delegateRules.filter { StageDelegate.isMatch($0.recognizer, spec.id) }
    facts.answersExplicitly = { asked, other in
      scene.answersExplicitly(of: asked.name, on: other.name)
    }
    facts.timesOfYes = { asked, other in
      scene.timesOfYes(of: asked.name, on: other.name)
    }
    facts.answersWhile = { question, moment in
      record.condition(of: question, of: spec.id, at: moment)?.clause
    }
    facts.hasAnswerOfView = { view in
      own.contains { $0.question == .viewShouldBegin && ($0.hitView ?? view) == view }
    }
    facts.answersShouldBegin = own.contains { rule in
      rule.question == .shouldBegin || rule.question == .viewShouldBegin
    }
  }
}

extension Scenario.Scene {
  /// The recognizers after which a recognizer starts, directly or through others (S15.1).
  func recognizers(before id: String) -> [String] {
    PathSearch.nodes(after: id) { spec(of: $0)?.startsAfter ?? [] }
  }

  /// The id of a recognizer, or of the set to which it belongs.
  fileprivate func id(of label: RecognizerLabel) -> String {
    spec(of: label.name)?.id ?? label.name
  }

  /// Whether a rule or a declaration allows `id` to recognize beside `other`.
  func allows(_ id: String, beside other: String) -> Bool {
    spec(of: id)?.recognizesTogether.contains { StageDelegate.isMatch($0, other) } == true
      || delegateRules.first { rule in
        rule.question == .shouldRecognizeSimultaneously && rule.concerns(id, other)
      }?.answer == true
  }

  /// The numbers of the questions at which a rule allows `id` to recognize beside `other`; empty
  /// where the first rule about the two has none.
  func timesOfYes(of id: String, on other: String) -> [Int] {
    let rule = delegateRules.first { rule in
      rule.question == .shouldRecognizeSimultaneously && rule.concerns(id, other)
    }
    return rule?.answer == true ? rule?.times ?? [] : []
  }

  /// Whether a rule answers whether `id` may recognize beside `other`.
  func answersExplicitly(of id: String, on other: String) -> Bool {
    delegateRules.contains { rule in
      rule.question == .shouldRecognizeSimultaneously && rule.answer != nil
        && rule.concerns(id, other)
    }
  }
}

extension RunRecord {
  /// Whether the log names a recognizer of a set, which was given a touch or refused a touch.
  fileprivate func hasMade(_ set: RecognizerSpec) -> Bool {
    entries.flatMap(\.what.labels).contains { label in
      label.name == set.id || RecognizerSpec.set(ofMember: label.name) == set.id
    }
  }
}
