import GestureCore
public import GestureDiagnosis
public import GestureScenario

extension Scenario {
  /// Changes the scene as one of lint's fixes says.
  ///
  /// ```swift
  /// var scenario = try Scenario(contentsOfFile: "photo.json")
  /// while let fix = scenario.lint().first(where: { $0.severity > .note })?.fixes.first {
  ///   scenario.apply(fix)
  /// }
  /// ```
  public mutating func apply(_ fix: Lint.Fix) {
    for edit in fix.edits { apply(edit) }
  }

  private mutating func apply(_ edit: Lint.Edit) {
    switch edit {
    case .require, .removeRequirement, .removePrerequisite, .handOver, .removeHandOver,
      .recognizeTogether, .allow, .exclude:
      applyRelation(edit)
    case .remove, .attach, .addLast, .enable, .leaveSet, .takeAllTouchTypes, .leaveTouches,
      .deliverTouchesBegan, .deliverTouchesEnded, .delayTouchesEnded, .restoreDefaults,
      .restoreDefault, .set, .holdToAxis, .takePointersAlone:
      applySetting(edit)
    case .receiveEvents, .receiveTouches, .refuseTouches, .begin, .letBegin, .keepFromBeginning:
      applyAnswer(edit)
    case .show, .makeOpaque, .setInteraction, .setCatchesOwnTouches, .setFrame, .setHitOutset,
      .resetTransform, .bringToFront:
      applyToView(edit)
    }
  }

  // MARK: Relations

  private mutating func applyRelation(_ edit: Lint.Edit) {
    switch edit {
    case .require(let one, let other): require(id(one), toFail: id(other))
    case .removeRequirement(let one, let other):
      Change.dropRequirement(of: id(one), toFail: id(other)).apply(&self)
    case .removePrerequisite(let one, let other):
      Change.dropPrerequisite(of: id(one), startingAfter: id(other)).apply(&self)
    case .handOver(let giver, let taker):
      scene.handOvers.append(Scenario.HandOver(from: id(giver), to: id(taker)))
    case .removeHandOver(let giver, let taker):
      let (from, to) = (id(giver), id(taker))
      scene.handOvers.removeAll { $0.from == from && $0.to == to }
    case .recognizeTogether(let one, let other):
      let companion = id(other)
      change(one) { $0.recognizesTogether.append(companion) }
    case .allow(let one, let other): Change.allow(id(one), with: id(other)).apply(&self)
    case .exclude(let one, let other):
      let (first, second) = (id(one), id(other))
      Change.forbid(first, with: second).apply(&self)
      change(one) { $0.recognizesTogether.removeAll { $0 == second } }
      change(other) { $0.recognizesTogether.removeAll { $0 == first } }
    case _: break
    }
  }

  /// Where delegates are asked about it, they say so too.
  private mutating func require(_ waiting: String, toFail required: String) {
    Change.require(waiting, toFail: required).apply(&self)
    scene.answerWaiting(of: waiting, forFailureOf: required, true)
  }

  // MARK: Recognizers

  private mutating func applySetting(_ edit: Lint.Edit) {
    switch edit {
    case .remove(let label): remove(id(label))
    case .attach(let label, let view): change(label) { $0.view = view }
    case .addLast(let label): addLast(id(label))
    case .enable(let label): change(label) { $0.isEnabled = true }
    case .leaveSet(let label): leaveSet(id(label))
    case .takeAllTouchTypes(let label): change(label) { $0.allowedTouchTypes = nil }
    case .leaveTouches(let label): change(label) { $0.cancelsTouchesInView = false }
    case .deliverTouchesBegan(let label): change(label) { $0.delaysTouchesBegan = false }
    case .deliverTouchesEnded(let label): change(label) { $0.delaysTouchesEnded = false }
    case .delayTouchesEnded(let label): change(label) { $0.delaysTouchesEnded = true }
    case .restoreDefaults(let label): change(label) { $0.settings = [:] }
    case .restoreDefault(let label, let property): change(label) { $0.settings[property] = nil }
    case .set(let label, let property, let number): set(property, of: label, to: .number(number))
    case .holdToAxis(let label, let axis): set(.axis, of: label, to: .word(axis.rawValue))
    case .takePointersAlone(let label):
      change(label) { $0.allowedTouchTypes = [.indirect, .mouse] }
    case _: break
    }
  }

  /// Sets a property, if the recognizer's kind has it.
  private mutating func set(
    _ property: PropertyName, of label: RecognizerLabel, to value: RecognizerKind.PropertyValue
  ) {
    change(label) { spec in
      guard spec.kind.property(property) != nil else { return }
      spec.settings[property] = value
    }
  }

  /// Lists a recognizer last, which is the order of adding.
  private mutating func addLast(_ id: String) {
    let moved = scene.recognizers.filter { $0.id == id }
    scene.recognizers.removeAll { $0.id == id }
    scene.recognizers += moved
  }

  /// Removes a recognizer and what refers to it in the scene.
  private mutating func remove(_ id: String) {
    scene.recognizers.removeAll { $0.id == id }
    for index in scene.recognizers.indices {
      scene.recognizers[index].requireToFail.removeAll { $0 == id }
      scene.recognizers[index].startsAfter.removeAll { $0 == id }
      scene.recognizers[index].recognizesTogether.removeAll { $0 == id }
      scene.recognizers[index].preventsOnly?.removeAll { $0 == id }
      scene.recognizers[index].preventedOnlyBy?.removeAll { $0 == id }
    }
    scene.delegateRules.removeAll { [$0.recognizer, $0.other].contains(id) }
    scene.delegateRules.removeAll { $0.condition?.recognizer == id }
    scene.reactions.removeAll { $0.recognizer == id }
    scene.handOvers.removeAll { $0.from == id || $0.to == id }
    expectations.actions[id] = nil
    expectations.outcomes[id] = nil
    expectations.values.removeAll { $0.recognizer == id }
    expectations.order?.removeAll { $0.word.recognizer == id }
  }

  // MARK: Answers

  private mutating func applyAnswer(_ edit: Lint.Edit) {
    let rule: DelegateRule
    switch edit {
    case .receiveEvents(let label):
      rule = DelegateRule(.shouldReceiveEvent, of: id(label), answer: true)
    case .receiveTouches(let label):
      rule = DelegateRule(.shouldReceiveTouch, of: id(label), answer: true)
    case .refuseTouches(let label, let view):
      rule = DelegateRule(.shouldReceiveTouch, of: id(label), hitView: view, answer: false)
    case .begin(let label): rule = DelegateRule(.shouldBegin, of: id(label), answer: true)
    case .letBegin(let label, let view):
      rule = DelegateRule(.viewShouldBegin, of: id(label), hitView: view, answer: true)
    case .keepFromBeginning(let label, let view):
      rule = DelegateRule(.viewShouldBegin, of: id(label), hitView: view, answer: false)
    case _: return
    }
    scene.delegateRules.insert(rule, at: 0)
  }

  // MARK: Views

  private mutating func applyToView(_ edit: Lint.Edit) {
    switch edit {
    case .show(let view): change(view) { $0.isHidden = false }
    case .makeOpaque(let view): change(view) { $0.alpha = 1 }
    case .setInteraction(let view, let isOn): change(view) { $0.isUserInteractionEnabled = isOn }
    case .setCatchesOwnTouches(let view, let isOn): change(view) { $0.catchesOwnTouches = isOn }
    case .setFrame(let view, let frame): change(view) { $0.frame = frame }
    case .setHitOutset(let view, let outset): change(view) { $0.hitOutset = outset }
    case .resetTransform(let view): change(view) { $0.transform = .identity }
    case .bringToFront(let view, let parent, let frame):
      change(view) { ($0.parent, $0.frame) = (parent, frame) }
      moveToEnd(view)
    case _: break
    }
  }

  /// Lists a view and all in it last, in the same order.
  private mutating func moveToEnd(_ view: String) {
    var moved: Set = [view]
    var count = 0
    while count < moved.count {
      count = moved.count
      moved.formUnion(scene.views.filter { moved.contains($0.parent) }.map(\.id))
    }
    scene.views =
      scene.views.filter { !moved.contains($0.id) } + scene.views.filter { moved.contains($0.id) }
  }

  // MARK: What it is about

  /// The id under which the file has a recognizer: that of its set, if it is in one.
  private func id(_ label: RecognizerLabel) -> String {
    scene.spec(of: label.name)?.id ?? label.name
  }

  private mutating func change(
    _ label: RecognizerLabel, _ change: (inout RecognizerSpec) -> Void
  ) {
    scene.changeRecognizer(id(label), change)
  }

  private mutating func change(_ view: String, _ change: (inout ViewSpec) -> Void) {
    scene.changeView(view, change)
  }
}
