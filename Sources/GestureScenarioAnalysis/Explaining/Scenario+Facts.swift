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
    addProperties(of: recognizer, spec, to: &facts)
    // If the set made no recognizer, each touch might have been for its first one.
    facts.set.isMember = spec.forEachTouch != nil && record.hasMade(spec)
    facts.set.limit = spec.forEachTouch?.limit
    facts.set.name = spec.forEachTouch == nil ? nil : spec.id
    facts.input = input(of: record)
    facts.relations = relations(of: spec, record, past)
    facts.app = app(about: spec, record)
    return facts
  }

  /// Adds its own properties, such as which input it takes.
  private func addProperties(
    of recognizer: any GestureRecognizer, _ spec: RecognizerSpec, to facts: inout RecognizerFacts
  ) {
    facts.firstView = spec.view
    facts.indirectInputs = recognizer.handle.indirectInputs
    facts.allowedTouchTypes = spec.allowedTouchTypes
    facts.buttonMaskRequired = recognizer.handle.buttons(for: facts.profile)
    if case .flag(let follows)? = spec.kind.property(.followsMomentum)?.read(recognizer) {
      facts.followsMomentum = follows
    }
    if case .number(let interval)? = spec.kind.property(.repeatInterval)?.read(recognizer) {
      facts.repeatInterval = .milliseconds(interval)
    }
  }

  private func input(of record: RunRecord) -> RecognizerFacts.Input {
    var input = RecognizerFacts.Input()
    input.pointerEvents = pointerEvents
    input.pointerExits = pointerExits
    input.transforms = transforms
    input.touchType = { touchType(of: record.id(of: $0), at: $1) }
    input.buttons = { buttons(of: record.id(of: $0), at: $1) }
    return input
  }

  /// How it is related to others, by the file and by what the app did in the run.
  private func relations(
    of spec: RecognizerSpec, _ record: RunRecord, _ past: ScenarioPast
  ) -> RecognizerFacts.Relations {
    let actions = record.performed.map(\.action)
    var relations = RecognizerFacts.Relations()
    relations.otherProfile = { scene.spec(of: $0.name)?.profile }
    relations.isDeclaredToWait = { other in
      let id = scene.id(of: other)
      return spec.requireToFail.contains(id)
        || actions.contains(.requireToFail(spec.id, other: id))
    }
    let required = scene.recognizers.filter { other in
      spec.requireToFail.contains(other.id)
        && !actions.contains(.removeRequirement(spec.id, other: other.id))
    }
    let single = required.filter { $0.forEachTouch == nil }.map(\.id)
    relations.requirements = spec.requireToFail.filter(single.contains)
    relations.requiredMembers = required.filter { $0.forEachTouch != nil }.flatMap(record.ids)
    relations.links = scene.recognizers.flatMap { spec in
      (spec.requireToFail + spec.startsAfter).map { (spec.id, $0) }
    }
    relations.startsAfter = { dependent, first in
      let (id, other) = (scene.id(of: dependent), scene.id(of: first))
      return actions.contains(.startsAfter(id, other: other))
        || scene.spec(of: id)?.startsAfter.contains(other) == true
    }
    relations.mayRecognizeTogether = { scene.allows($0.name, beside: $1.name) }
    relations.answersExplicitly = { scene.answersExplicitly(of: $0.name, on: $1.name) }
    relations.timesOfYes = { scene.timesOfYes(of: $0.name, on: $1.name) }
    relations.bond = { bond(from: $0.name, to: $1.name, past.start) }
    return relations
  }

  /// What the app did, and what its delegates and views answer about a recognizer.
  private func app(about spec: RecognizerSpec, _ record: RunRecord) -> RecognizerFacts.App {
    let actions = record.performed.map(\.action)
    let own = scene.delegateRules.filter { StageDelegate.isMatch($0.recognizer, spec.id) }
    var app = RecognizerFacts.App()
    app.changes = record.hostChanges
    app.dropped = { touch, _ in
      actions.contains(.ignoreTouch(spec.id, touch: record.id(of: touch)))
    }
    app.answersWhile = { question, moment in
      record.condition(of: question, of: spec.id, at: moment)?.clause
    }
    app.hasAnswerOfView = { view in
      own.contains { $0.question == .viewShouldBegin && ($0.hitView ?? view) == view }
    }
    app.answersShouldBegin = own.contains { rule in
      rule.question == .shouldBegin || rule.question == .viewShouldBegin
    }
    return app
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
