import GestureCore

// An event is put together by a call for each of its parts, and then sent. What is missing is NaN.

@_cdecl("event_touch")
func addTouch(
  _ page: Int32, _ id: Double, _ phase: Int32, _ x: Double, _ y: Double, _ type: Int32,
  _ pressure: Double, _ buttons: Int32
) {
  guard let input = touch(id, phase, x, y, type, pressure, buttons) else { return }
  objects.pages[page]?.event.touches.append(input)
}

/// Sends one touch at once: the short way for the usual event.
@_cdecl("touch_send")
func sendTouch(
  _ page: Int32, _ moment: Double, _ id: Double, _ phase: Int32, _ x: Double, _ y: Double,
  _ type: Int32, _ pressure: Double, _ buttons: Int32
) {
  guard let input = touch(id, phase, x, y, type, pressure, buttons) else { return }
  objects.pages[page]?.dispatcher.send(input, at: .milliseconds(moment))
}

/// Nil for an id that is no whole number.
private func touch(
  _ id: Double, _ phase: Int32, _ x: Double, _ y: Double, _ type: Int32, _ pressure: Double,
  _ buttons: Int32
) -> TouchInput? {
  guard let number = Int(exactly: id) else { return nil }
  return TouchInput(
    id: TouchID(number), phase: TouchPhase(number: phase), location: Point(ifFinite: x, y),
    type: TouchType(rawValue: UInt8(clamping: type)) ?? .direct, pressure: pressure,
    buttons: ButtonMask(rawValue: Int(UInt32(bitPattern: buttons))))
}

extension Page {
  /// Changes the touch that was added last.
  fileprivate func change(_ body: (inout TouchInput) -> Void) {
    if !event.touches.isEmpty { body(&event.touches[event.touches.count - 1]) }
  }
}

@_cdecl("event_contact")
func addContact(_ page: Int32, _ radius: Double, _ tolerance: Double) {
  objects.pages[page]?.change {
    $0.contact = TouchContact(majorRadius: radius, tolerance: tolerance)
  }
}

@_cdecl("event_pose")
func addPose(_ page: Int32, _ altitude: Double, _ azimuth: Double, _ roll: Double) {
  objects.pages[page]?.change {
    $0.pose = TouchPose(altitudeAngle: altitude, azimuthAngle: azimuth, rollAngle: roll)
  }
}

/// Adds a sample that the last touch combines, or that the device predicts.
@_cdecl("event_sample")
func addSample(
  _ page: Int32, _ x: Double, _ y: Double, _ moment: Double, _ pressure: Double,
  _ isPredicted: Bool
) {
  let sample = TouchSample(
    location: Point(x: x, y: y), timestamp: .milliseconds(moment), pressure: pressure)
  objects.pages[page]?.change {
    if isPredicted { $0.predicted.append(sample) } else { $0.coalesced.append(sample) }
  }
}

/// A pointer without buttons; a place of NaN where it has left, further figures of NaN where they
/// are not known.
@_cdecl("event_hover")
func addHover(
  _ page: Int32, _ x: Double, _ y: Double, _ altitude: Double, _ azimuth: Double, _ roll: Double,
  _ distance: Double
) {
  let pose =
    altitude.isNaN
    ? nil : TouchPose(altitudeAngle: altitude, azimuthAngle: azimuth, rollAngle: roll)
  let hover = HoverInput(
    at: Point(ifFinite: x, y), pose: pose, distance: distance.isNaN ? nil : distance)
  objects.pages[page]?.event.indirect.append(.hover(hover))
}

/// A scroll; a phase of −1 is none.
@_cdecl("event_scroll")
func addScroll(
  _ page: Int32, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ isDiscrete: Bool,
  _ phase: Int32, _ isMomentum: Bool
) {
  let scroll = ScrollInput(
    at: Point(x: x, y: y), by: Vector(dx: dx, dy: dy), kind: isDiscrete ? .discrete : .continuous,
    phase: phase < 0 ? nil : TouchPhase(number: phase), isMomentum: isMomentum)
  objects.pages[page]?.event.indirect.append(.scroll(scroll))
}

@_cdecl("event_transform")
func addTransform(
  _ page: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ scale: Double, _ rotation: Double
) {
  let transform = TransformInput(
    phase: TouchPhase(number: phase), at: Point(x: x, y: y), scale: scale, rotation: rotation)
  objects.pages[page]?.event.indirect.append(.transform(transform))
}

@_cdecl("event_action")
func addAction(_ page: Int32, _ view: Int32, _ nameLength: Int32) {
  guard let view = objects.views[view] else { return }
  let name = ActionName(textBuffer.read(nameLength))
  objects.pages[page]?.event.indirect.append(.action(name, on: view))
}

/// Sends the event that was put together.
///
/// - Parameter hit: the view that the browser found under the touches; 0 where the engine is to
///   look itself.
@_cdecl("event_send")
func sendEvent(_ page: Int32, _ moment: Double, _ modifiers: Int32, _ hit: Int32) {
  guard let page = objects.pages[page] else { return }
  var event = page.event
  page.event = InputEvent(at: .zero, touches: [])
  event.timestamp = .milliseconds(moment)
  event.modifiers = ModifierFlags(rawValue: UInt8(truncatingIfNeeded: modifiers))
  let outer = page.window.browsersHit
  page.window.browsersHit = objects.views[hit]
  page.dispatcher.send(event)
  page.window.browsersHit = outer
}

extension Point {
  fileprivate init?(ifFinite x: Double, _ y: Double) {
    if x.isNaN && y.isNaN { return nil }
    self.init(x: x, y: y)
  }
}
