import GestureCore
import GestureDiagnosis
import GestureScenario

// Facts about the input that the script has and the log doesn't.
extension Scenario {
  /// What the steps of the script contain, and what they send, in order.
  var contents: [StepContent] { script.flatMap(\.content.withSent) }

  /// The buttons that a pointer presses each time it comes down, in order.
  ///
  /// - Parameter touch: the touch that begins. Default: any.
  func presses(of touch: String? = nil) -> [ButtonMask] {
    contents.filter { content in
      content.type?.hasButtons == true
        && (touch.map { content.began[$0] != nil } ?? !content.began.isEmpty)
    }.map { $0.buttons ?? .primary }
  }

  /// Visits the touches that are down, as each part of the script begins some and ends others.
  ///
  /// - Parameter body: gets the touches that are down once a part has begun its own, and the
  ///   touches that are down after that part's lifts.
  func visitTouchesDown(_ body: (_ during: Set<String>, _ after: Set<String>) -> Void) {
    var down: Set<String> = []
    for content in contents {
      down.formUnion(content.began.keys)
      let during = down
      down.subtract(content.ended.keys)
      switch content.cancelled {
      case .all: down = []
      case .touches(let ids): down.subtract(ids)
      }
      body(during, down)
    }
  }

  /// The type of a touch at a moment; nil where the script doesn't begin it before that. A later
  /// touch may have the same name.
  func touchType(of touch: String, at moment: Timestamp) -> TouchType? {
    let steps = script.filter { .milliseconds($0.at) <= moment }.flatMap(\.content.withSent)
    return steps.last { $0.began[touch] != nil }.map { $0.type ?? .direct }
  }

  /// The buttons that a pointer pressed as its touch came down; nil for fingers and pencils, or
  /// before it came.
  func buttons(of touch: String, at moment: Timestamp) -> ButtonMask? {
    let steps = script.filter { .milliseconds($0.at) <= moment }.flatMap(\.content.withSent)
    guard let step = steps.last(where: { $0.began[touch] != nil }),
      step.type?.hasButtons == true
    else { return nil }
    return step.buttons ?? .primary
  }

  /// The phases of a trackpad's transform, by the moments at which they come.
  var transforms: [Timestamp: TouchPhase] {
    var phases: [Timestamp: TouchPhase] = [:]
    for step in script {
      if let transform = step.content.transform { phases[.milliseconds(step.at)] = transform.phase }
    }
    return phases
  }

  /// When the pointer left the window, in order.
  var pointerExits: [Timestamp] {
    script.filter { $0.content.hover == .left }.map { .milliseconds($0.at) }
  }

  /// The events without touches, in order.
  var pointerEvents: [PointerEvent] {
    script.flatMap { step -> [PointerEvent] in
      let (content, moment) = (step.content, Timestamp.milliseconds(step.at))
      var events: [PointerEvent] = []
      if case .at(let place) = content.hover {
        events.append(PointerEvent(at: moment, .hover, at: place))
      }
      if let scroll = content.scroll {
        var event = PointerEvent(
          at: moment, IndirectInput.scroll(scroll).kind, at: scroll.location)
        event.isMomentum = scroll.isMomentum
        event.hasPhase = scroll.phase != nil
        events.append(event)
      }
      if let transform = content.transform, transform.phase == .began {
        events.append(PointerEvent(at: moment, .transform, at: transform.location))
      }
      if let action = content.action {
        events.append(PointerEvent(at: moment, ActionName(action.name), on: action.view))
      }
      return events
    }
  }
}

extension StepContent {
  /// Whether a pointer, a trackpad, a wheel or a keyboard has a part in it.
  var isInputWithoutTouch: Bool {
    hover != nil || scroll != nil || transform != nil || action != nil
  }

  /// The step's content, and that of the steps that it sends.
  var withSent: [StepContent] {
    [self]
      + actions.flatMap { action -> [StepContent] in
        if case .send(let content) = action { content.withSent } else { [] }
      }
  }
}
