import GestureCore
import GestureSimulation

/// Records sent events as steps of a script.
struct ScriptRecorder {
  private(set) var steps: [Scenario.Step] = []
  /// The ids of the scene's views.
  private let viewIDs: [ObjectIdentifier: String]
  /// Each touch's last known pressure and buttons. Steps contain only changes.
  private var pressures: [TouchID: Double] = [:]
  private var buttons: [TouchID: ButtonMask] = [:]

  init(viewIDs: [ObjectIdentifier: String]) { self.viewIDs = viewIDs }

  mutating func record(_ sent: SentEvent) throws(ScenarioRecordingError) {
    let event = sent.event
    let at = max(sent.moment, event.timestamp).milliseconds
    do throws(Unwritable) {
      var content = StepContent()
      for touch in event.touches { try add(touch, to: &content) }
      try addDetails(of: event.touches, to: &content)
      for input in event.indirect { try add(input, to: &content) }
      content.modifiers = event.modifiers
      if !event.updates.isEmpty { throw Unwritable("it updates estimated pressures") }
      if event.timestamp < sent.moment { content.stamp = event.timestamp.milliseconds }
      steps.append(Scenario.Step(at: at, content))
    } catch {
      throw .unwritableEvent(at: at, why: error.why)
    }
  }

  /// Events that steps can't express.
  private struct Unwritable: Error {
    let why: String
    init(_ why: String) { self.why = why }
  }

  // MARK: Touches

  private func add(_ touch: TouchInput, to content: inout StepContent) throws(Unwritable) {
    let id = "\(touch.id.rawValue)"
    guard touch.predicted.isEmpty, touch.estimationUpdateIndex == nil else {
      throw Unwritable("touch \(id) has predicted samples or an estimated pressure")
    }
    if touch.phase != .stationary {
      content.contact[id] = touch.contact
      content.pose[id] = touch.pose
    }
    let isThere: Bool
    switch touch.phase {
    case .began: isThere = content.began.updateValue(try place(of: touch), forKey: id) != nil
    case .moved where touch.location == nil && (touch.contact != nil || touch.pose != nil):
      isThere = false  // the step says so by these alone
    case .moved:
      isThere = content.moved.updateValue(try place(of: touch), forKey: id) != nil
      try addSamples(of: touch, id, to: &content)
    case .stationary: isThere = false
    case .ended: isThere = content.ended.updateValue(touch.location, forKey: id) != nil
    case .cancelled:
      isThere = content.cancelled.contains(id)
      content.cancelled.insert(id)
    }
    if isThere { throw Unwritable("touch \(id) is in it twice") }
  }

  private func place(of touch: TouchInput) throws(Unwritable) -> Point {
    guard let place = touch.location else {
      throw Unwritable("touch \(touch.id.rawValue) has no place")
    }
    return place
  }

  private func addSamples(
    of touch: TouchInput, _ id: String, to content: inout StepContent
  ) throws(Unwritable) {
    guard !touch.coalesced.isEmpty else { return }
    guard touch.coalesced.allSatisfy({ $0.pressure == touch.pressure }) else {
      throw Unwritable("the samples of touch \(id) differ in pressure")
    }
    content.coalesced[id] = touch.coalesced.map {
      StepContent.Sample(location: $0.location, at: $0.timestamp.milliseconds)
    }
  }

  /// Type, pressure and buttons, which all touches of a step share.
  private mutating func addDetails(
    of touches: [TouchInput], to content: inout StepContent
  ) throws(Unwritable) {
    let touches = touches.filter { $0.phase != .stationary }
    for touch in touches where touch.phase == .began {
      pressures[touch.id] = 0
      buttons[touch.id] = .primary
    }
    let types = Set(touches.filter { $0.phase == .began }.map(\.type))
    guard types.count <= 1 else { throw Unwritable("touches of several types begin in it") }
    content.type = types.first == .direct ? nil : types.first
    content.pressure = try shared("pressure", touches, \.pressure, usual: 0, known: &pressures)
    content.buttons = try shared(
      "buttons", touches, \.buttons, usual: .primary, known: &buttons)
  }

  /// - Returns: the touches' common value; nil if every touch has its last known value.
  private func shared<Value: Hashable>(
    _ name: String, _ touches: [TouchInput], _ value: (TouchInput) -> Value, usual: Value,
    known: inout [TouchID: Value]
  ) throws(Unwritable) -> Value? {
    let isChanged = touches.contains { value($0) != known[$0.id] ?? usual }
    guard isChanged, let first = touches.first.map(value) else { return nil }
    guard touches.allSatisfy({ value($0) == first }) else {
      throw Unwritable("its touches differ in \(name)")
    }
    for touch in touches { known[touch.id] = first }
    return first
  }

  // MARK: Other input

  private func add(
    _ input: IndirectInput, to content: inout StepContent
  ) throws(Unwritable) {
    let isThere: Bool
    switch input {
    case .hover(let hover):
      isThere = content.hover != nil
      content.hover = hover.location.map { .at($0) } ?? .left
      if hover.pose != nil || hover.distance != nil {
        content.hovering = StepContent.Hovering(pose: hover.pose, distance: hover.distance)
      }
    case .scroll(let scroll):
      isThere = content.scroll != nil
      content.scroll = scroll
    case .transform(let transform):
      isThere = content.transform != nil
      content.transform = transform
    case .action(let action):
      guard let view = viewIDs[action.view] else {
        throw Unwritable("its action is for a view that is not in the scene")
      }
      isThere = content.action != nil
      content.action = StepContent.SemanticAction(action.name.rawValue, on: view)
    }
    if isThere { throw Unwritable("it holds two inputs of one kind without touches") }
  }
}

extension StepContent.Cancellation {
  fileprivate func contains(_ id: String) -> Bool {
    switch self {
    case .all: true
    case .touches(let ids): ids.contains(id)
    }
  }

  fileprivate mutating func insert(_ id: String) {
    if case .touches(let ids) = self { self = .touches(ids + [id]) }
  }
}
