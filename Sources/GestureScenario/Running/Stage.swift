import GestureCore
import GestureSimulation

/// A built scene: real views and recognizers by their ids.
final class Stage {
  let simulation: Simulation
  let touchNames: TouchNames
  private(set) var views: [String: View] = [:]
  private(set) var members: [Member] = []
  private var membersByID: [String: Member] = [:]
  private let delegate: StageDelegate
  let touches = LatestTouches()
  /// The dispatcher's event object, which it reuses for every event.
  private(set) var event: TouchEvent?

  /// A recognizer of the scene.
  struct Member {
    let id: String
    let kind: RecognizerKind
    /// The recognizer itself.
    let recognizer: any GestureRecognizer
    /// The recognizer that is attached to the view: the recognizer itself or its decorator.
    let attached: any GestureRecognizer
  }

  init(_ scenario: Scenario, delegate: StageDelegate) {
    self.delegate = delegate
    touchNames = TouchNames(of: scenario)
    let window = StageWindow(name: Scenario.Scene.windowID, size: scenario.scene.size)
    simulation = Simulation(window: window)
    simulation.dispatcher.addObserver(touches)
    window.questions = delegate
    window.onHitTest = { [weak self] event in self?.event = event }
    views[Scenario.Scene.windowID] = window
    for spec in scenario.scene.views { views[spec.id] = makeView(spec) }
    for spec in scenario.scene.views {
      if let view = views[spec.id] { views[spec.parent]?.addSubview(view) }
    }
    for spec in scenario.scene.recognizers { add(spec) }
    for spec in scenario.scene.recognizers {
      for required in spec.requireToFail {
        guard let waiting = member(spec.id), let required = member(required) else { continue }
        waiting.attached.require(toFail: required.attached)
      }
    }
  }

  func member(_ id: String) -> Member? { membersByID[id] }

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
    let recognizer = spec.kind.make()
    var attached = recognizer
    if spec.preventsOnly != nil || spec.preventedOnlyBy != nil {
      attached = RuledGestureRecognizer(
        recognizer, preventsOnly: spec.preventsOnly.map { Set($0) },
        preventedOnlyBy: spec.preventedOnlyBy.map { Set($0) })
    }
    recognizer.name = spec.id
    views[spec.view]?.addGestureRecognizer(attached)
    recognizer.delegate = delegate
    recognizer.requiresExclusiveTouchType = spec.requiresExclusiveTouchType
    if let types = spec.allowedTouchTypes {
      recognizer.allowedTouchTypes = types.reduce(into: []) { $0.formUnion(TouchTypes($1)) }
    }
    if let cancels = spec.cancelsTouchesInView { recognizer.cancelsTouchesInView = cancels }
    if let delays = spec.delaysTouchesBegan { recognizer.delaysTouchesBegan = delays }
    if let delays = spec.delaysTouchesEnded { recognizer.delaysTouchesEnded = delays }
    for property in spec.kind.properties {
      if let value = spec.settings[property.name] { property.apply(value, recognizer) }
    }
    recognizer.isEnabled = spec.isEnabled
    let member = Member(id: spec.id, kind: spec.kind, recognizer: recognizer, attached: attached)
    members.append(member)
    membersByID[spec.id] = member
  }
}
