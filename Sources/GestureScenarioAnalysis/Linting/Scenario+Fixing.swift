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
    case .add(let relation, let one, let other): add(relation, id(one), id(other))
    case .drop(let relation, let one, let other): drop(relation, id(one), id(other))
    case .remove(let label): remove(id(label))
    case .addLast(let label): addLast(id(label))
    case .set(let label, let setting): set(setting, of: id(label))
    case .answer(let label, let question, let answer):
      scene.delegateRules.insert(question.rule(about: id(label), answer), at: 0)
    case .setView(let view, let setting): scene.changeView(view, setting.apply)
    case .bringToFront(let view, let parent, let frame):
      scene.changeView(view) { ($0.parent, $0.frame) = (parent, frame) }
      moveToEnd(view)
    }
  }

  /// The id under which the file has a recognizer: that of its set, if it is in one.
  private func id(_ label: RecognizerLabel) -> String {
    scene.spec(of: label.name)?.id ?? label.name
  }

  // MARK: Relations

  private mutating func add(_ relation: Lint.Edit.Relation, _ one: String, _ other: String) {
    switch relation {
    case .requirement: require(one, toFail: other)
    case .prerequisite: Change.startAfter(other, one).apply(&self)
    case .handOver: scene.handOvers.append(Scenario.HandOver(from: one, to: other))
    case .together: scene.changeRecognizer(one) { $0.recognizesTogether.append(other) }
    case .allowance: Change.allow(one, with: other).apply(&self)
    case .prevention:
      scene.changeRecognizer(one) { $0.preventsOnly?.append(other) }
      scene.changeRecognizer(other) { $0.preventedOnlyBy?.append(one) }
    }
  }

  private mutating func drop(_ relation: Lint.Edit.Relation, _ one: String, _ other: String) {
    switch relation {
    case .requirement: Change.dropRequirement(of: one, toFail: other).apply(&self)
    case .prerequisite: Change.dropPrerequisite(of: one, startingAfter: other).apply(&self)
    case .handOver: scene.handOvers.removeAll { $0.from == one && $0.to == other }
    case .together:
      scene.changeRecognizer(one) { $0.recognizesTogether.removeAll { $0 == other } }
      scene.changeRecognizer(other) { $0.recognizesTogether.removeAll { $0 == one } }
    case .allowance: Change.forbid(one, with: other).apply(&self)
    case .prevention:
      scene.changeRecognizer(one) { $0.preventsOnly?.removeAll { $0 == other } }
      scene.changeRecognizer(other) { $0.preventedOnlyBy?.removeAll { $0 == one } }
    }
  }

  /// Where delegates are asked about it, they say so too.
  private mutating func require(_ waiting: String, toFail required: String) {
    Change.require(waiting, toFail: required).apply(&self)
    scene.answerWaiting(of: waiting, forFailureOf: required, true)
  }

  // MARK: Recognizers

  private mutating func set(_ setting: Lint.Edit.Setting, of id: String) {
    scene.changeRecognizer(id, setting.apply)
    if setting == .single { leaveSet(id) }
  }

  /// Lists a recognizer last, which is the order of adding.
  private mutating func addLast(_ id: String) {
    let moved = scene.recognizers.filter { $0.id == id }
    scene.recognizers.removeAll { $0.id == id }
    scene.recognizers += moved
  }

  /// Removes a recognizer and what refers to it: in the scene, in the script and in expectations.
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
    remove { $0.recognizers.contains(id) }
    expectations.drop { $0 == id || RecognizerSpec.set(ofMember: $0) == id }
  }

  // MARK: Views

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
}

extension Lint.Edit.Question {
  /// The rule that answers it about a recognizer.
  fileprivate func rule(about id: String, _ answer: Bool) -> DelegateRule {
    switch self {
    case .receivesEvent: DelegateRule(.shouldReceiveEvent, of: id, answer: answer)
    case .receivesTouch(let view):
      DelegateRule(.shouldReceiveTouch, of: id, hitView: view, answer: answer)
    case .begins: DelegateRule(.shouldBegin, of: id, answer: answer)
    case .beginsOn(let view): DelegateRule(.viewShouldBegin, of: id, hitView: view, answer: answer)
    }
  }
}

extension Lint.Edit.Setting {
  /// A property of its own counts only where the recognizer's kind has it.
  fileprivate func apply(_ spec: inout RecognizerSpec) {
    switch self {
    case .flag(let flag, let isOn): flag.set(isOn, &spec)
    case .view(let view): spec.view = view
    case .allowedTouchTypes(let types):
      spec.allowedTouchTypes = types == .all ? nil : TouchType.allCases.filter(types.contains)
    case .single: spec.forEachTouch = nil
    case .number(let property, let number): Self.set(property, to: .number(number), &spec)
    case .axis(let axis): Self.set(.axis, to: .word(axis.rawValue), &spec)
    case .ownDefault(let property):
      spec.settings[spec.kind.property(property)?.name ?? property] = nil
    case .ownDefaults: spec.settings = [:]
    }
  }

  private static func set(
    _ property: PropertyName, to value: RecognizerKind.PropertyValue, _ spec: inout RecognizerSpec
  ) {
    if let own = spec.kind.property(property) { spec.settings[own.name] = value }
  }
}

extension Lint.Edit.Flag {
  fileprivate func set(_ isOn: Bool, _ spec: inout RecognizerSpec) {
    switch self {
    case .isEnabled: spec.isEnabled = isOn
    case .cancelsTouchesInView: spec.cancelsTouchesInView = isOn
    case .delaysTouchesBegan: spec.delaysTouchesBegan = isOn
    case .delaysTouchesEnded: spec.delaysTouchesEnded = isOn
    }
  }
}

extension Lint.Edit.ViewSetting {
  fileprivate func apply(_ view: inout ViewSpec) {
    switch self {
    case .isHidden(let isOn): view.isHidden = isOn
    case .alpha(let alpha): view.alpha = alpha
    case .isUserInteractionEnabled(let isOn): view.isUserInteractionEnabled = isOn
    case .catchesOwnTouches(let isOn): view.catchesOwnTouches = isOn
    case .frame(let frame): view.frame = frame
    case .hitOutset(let outset): view.hitOutset = outset
    case .transform(let transform): view.transform = transform
    }
  }
}
