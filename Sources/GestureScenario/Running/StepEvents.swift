import GestureCore
import GestureSimulation

/// Makes the input events of a script's steps.
///
/// It remembers each touch's pressure and buttons: a step names them only where they change.
struct StepEvents {
  private let stage: Stage
  private var pressures: [String: Double] = [:]
  private var buttons: [String: ButtonMask] = [:]

  init(stage: Stage) { self.stage = stage }

  /// The event of a step, or of an action that sends one.
  mutating func event(of content: StepContent, at moment: Timestamp) -> InputEvent {
    var event = InputEvent(at: moment, touches: [])
    addTouches(of: content, to: &event)
    event.modifiers = content.modifiers
    addIndirectInput(of: content, to: &event)
    return event
  }

  private mutating func addTouches(of content: StepContent, to event: inout InputEvent) {
    for id in content.began.keys {
      pressures[id] = 0
      buttons[id] = .primary
    }
    for (id, place) in content.began { add(id, .began, place, content, to: &event) }
    for (id, place) in content.moved { add(id, .moved, place, content, to: &event) }
    for (id, place) in content.ended { add(id, .ended, place, content, to: &event) }
    for id in cancelledTouches(content.cancelled) { add(id, .cancelled, nil, content, to: &event) }
    for id in content.touchesInShapeOnly { add(id, .moved, nil, content, to: &event) }
    event.touches.sort { left, right in
      (left.id, left.phase.rank) < (right.id, right.phase.rank)
    }
  }

  private mutating func add(
    _ id: String, _ phase: TouchPhase, _ place: Point?, _ content: StepContent,
    to event: inout InputEvent
  ) {
    if let pressure = content.pressure { pressures[id] = pressure }
    if let mask = content.buttons { buttons[id] = mask }
    var input = TouchInput(
      id: stage.touchNames.touch(id), phase: phase, location: place,
      type: content.type ?? .direct, pressure: pressures[id] ?? 0,
      buttons: buttons[id] ?? .primary)
    input.contact = content.contact[id]
    input.pose = content.pose[id]
    if phase == .moved {
      input.coalesced = (content.coalesced[id] ?? []).map { sample in
        TouchSample(
          location: sample.location, timestamp: .milliseconds(sample.at),
          pressure: input.pressure)
      }
    }
    event.touches.append(input)
  }

  private func cancelledTouches(_ cancelled: StepContent.Cancellation) -> [String] {
    switch cancelled {
    case .touches(let ids): ids
    case .all:
      stage.simulation.dispatcher.touches
        .filter { $0.phase != .ended && $0.phase != .cancelled }
        .map { stage.touchNames.id(of: $0.id) }
    }
  }

  private func addIndirectInput(of content: StepContent, to event: inout InputEvent) {
    switch content.hover {
    case .at(let place):
      let (pose, distance) = (content.hovering?.pose, content.hovering?.distance)
      event.indirect.append(.hover(HoverInput(at: place, pose: pose, distance: distance)))
    case .left: event.indirect.append(.hover(HoverInput(at: nil)))
    case nil: break
    }
    if let scroll = content.scroll { event.indirect.append(.scroll(scroll)) }
    if let transform = content.transform { event.indirect.append(.transform(transform)) }
    if let action = content.action, let view = stage.views[action.view] {
      event.indirect.append(.action(ActionName(action.name), on: view))
    }
  }
}

extension StepContent {
  /// The touches for which the step has only a contact or a pose.
  fileprivate var touchesInShapeOnly: Set<String> {
    if contact.isEmpty && pose.isEmpty { return [] }
    let cancelled: [String] = if case .touches(let ids) = cancelled { ids } else { [] }
    return Set(contact.keys).union(pose.keys).subtracting(began.keys).subtracting(moved.keys)
      .subtracting(ended.keys).subtracting(cancelled)
  }
}

extension TouchPhase {
  /// The order in which phases of one touch follow each other.
  fileprivate var rank: Int {
    switch self {
    case .began: 0
    case .moved: 1
    case .stationary: 2
    case .ended: 3
    case .cancelled: 4
    }
  }
}
