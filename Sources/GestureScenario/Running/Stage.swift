package import GestureCore
package import GestureSimulation

/// A built scene: real views and recognizers by their ids.
package final class Stage {
  package let simulation: Simulation
  let touchNames: TouchNames
  private(set) var views: [String: View] = [:]
  let scene: Scenario.Scene
  /// The recognizers that were made so far, in the order of making.
  private(set) var members: [Member] = []
  /// The sets of recognizers, one for each touch, by their ids.
  var sets: [String: RecognizerSet] = [:]
  /// How many recognizers each set has made.
  private var counts: [String: Int] = [:]
  /// Called with each recognizer that is made later.
  var onAdd: (Member) -> Void = { _ in }
  private var membersByID: [String: Member] = [:]
  private let delegate: StageDelegate?
  /// The touches of the run, as far as they are observed.
  let touches = LatestTouches()
  /// The scrolling of the run that no recognizer took, as far as it is observed.
  let untakenScrolls = UntakenScrolls()
  /// The dispatcher's event object, which it reuses for every event.
  private(set) var event: TouchEvent?

  /// A recognizer of the scene.
  package final class Member {
    let id: String
    let spec: RecognizerSpec
    /// The recognizer itself.
    package let recognizer: any GestureRecognizer
    /// The recognizer that is attached to the view: the recognizer itself or its decorator.
    package let attached: any GestureRecognizer

    var kind: RecognizerKind { spec.kind }

    init(
      id: String, spec: RecognizerSpec, recognizer: any GestureRecognizer,
      attached: any GestureRecognizer
    ) {
      self.id = id
      self.spec = spec
      self.recognizer = recognizer
      self.attached = attached
    }
  }

  /// - Parameter delegate: of all recognizers; nil for none.
  package init(_ scenario: Scenario, delegate: StageDelegate?) {
    self.delegate = delegate
    scene = scenario.scene
    touchNames = TouchNames(of: scenario)
    let window = StageWindow(name: Scenario.Scene.windowID, size: scenario.scene.size)
    simulation = Simulation(window: window)
    window.questions = delegate
    window.handOvers = scenario.scene.handOvers
    window.onFirstHitTest = { [weak self] event in self?.event = event }
    views[Scenario.Scene.windowID] = window
    for spec in scenario.scene.views { views[spec.id] = makeView(spec) }
    for spec in scenario.scene.views {
      if let view = views[spec.id] { views[spec.parent]?.addSubview(view) }
    }
    for spec in scenario.scene.recognizers { add(spec) }
    declareRelations()
  }

  /// The recognizer with an id.
  package func member(_ id: String) -> Member? { membersByID[id] }

  /// The recognizers that an id means: one, or all of a set.
  func members(_ id: String) -> [Member] {
    if let member = member(id) { return [member] }
    return members.filter { RecognizerSpec.set(ofMember: $0.id) == id && $0.spec.id == id }
  }

  // MARK: Building

  private func makeView(_ spec: ViewSpec) -> View {
    let view = spec.makeView(asking: delegate)
    view.isHidden = spec.isHidden
    view.alpha = spec.alpha
    view.isUserInteractionEnabled = spec.isUserInteractionEnabled
    view.catchesOwnTouches = spec.catchesOwnTouches
    view.isMultipleTouchEnabled = spec.isMultipleTouchEnabled
    view.isExclusiveTouch = spec.isExclusiveTouch
    view.transform = spec.transform
    view.hitOutset = spec.hitOutset
    if let bounds = spec.bounds { view.bounds = bounds }
    return view
  }

  /// A recognizer is in the window before its properties are set, so that wrong values are
  /// diagnosed.
  private func add(_ spec: RecognizerSpec) {
    if spec.forEachTouch != nil { return addSet(spec, to: spec.view) }
    let member = makeMember(spec, id: spec.id)
    views[spec.view]?.addGestureRecognizer(member.attached)
    configure(member)
    keep(member)
  }

  /// Adds one recognizer for each touch. They are made when touches come down.
  func addSet(_ spec: RecognizerSpec, to view: String) {
    sets[spec.id] = views[view]?.addForEachTouch(limit: spec.forEachTouch?.limit ?? .max) {
      [weak self] in
      guard let self else { return spec.kind.make() }
      counts[spec.id, default: 0] += 1
      let id = RecognizerSpec.id(ofMember: counts[spec.id] ?? 1, of: spec.id)
      let member = makeMember(spec, id: id)
      configure(member)
      keep(member)
      declareRelations(ofNew: member)
      onAdd(member)
      return member.attached
    }
  }

  private func keep(_ member: Member) {
    members.append(member)
    membersByID[member.id] = member
  }

  private func makeMember(_ spec: RecognizerSpec, id: String) -> Member {
    let recognizer = spec.kind.make()
    var attached = recognizer
    if spec.preventsOnly != nil || spec.preventedOnlyBy != nil {
      attached = RuledGestureRecognizer(
        recognizer, preventsOnly: spec.preventsOnly.map { Set($0) },
        preventedOnlyBy: spec.preventedOnlyBy.map { Set($0) })
    }
    recognizer.name = id
    return Member(id: id, spec: spec, recognizer: recognizer, attached: attached)
  }

  private func configure(_ member: Member) {
    let (spec, recognizer) = (member.spec, member.recognizer)
    recognizer.delegate = delegate
    recognizer.requiresExclusiveTouchType = spec.requiresExclusiveTouchType
    if let types = spec.allowedTouchTypes {
      recognizer.allowedTouchTypes = types.reduce(into: []) { $0.formUnion(TouchTypes($1)) }
    }
    if let cancels = spec.cancelsTouchesInView { recognizer.cancelsTouchesInView = cancels }
    if let delays = spec.delaysTouchesBegan { recognizer.delaysTouchesBegan = delays }
    if let delays = spec.delaysTouchesEnded { recognizer.delaysTouchesEnded = delays }
    for property in spec.kind.properties where !spec.settings.isEmpty {
      if let value = spec.settings[property.name] { property.apply(value, recognizer) }
    }
    recognizer.isEnabled = spec.isEnabled
  }
}
