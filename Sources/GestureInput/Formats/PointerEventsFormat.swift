import GestureCore
import StrictJSON

/// Pointer events of a browser as JSON objects, with the names of their properties as keys.
///
/// Source: Pointer Events, level 3, "PointerEvent interface". Points are CSS pixels of the viewport
/// (`clientX`, `clientY`), times are `timeStamp`, in milliseconds.
struct PointerEventsFormat: LineFormat {
  /// The touch of each pointer that is down.
  private var down: [Int: TouchID] = [:]
  private var nextID = 1

  mutating func read(
    _ line: ArraySlice<UInt8>, into items: inout [RecordedItem]
  ) throws(LineMistake) {
    guard !line.trimmed.isEmpty else { return }
    guard let members = ParsedJSON.object(inLine: line) else {
      throw LineMistake("a pointer event as a JSON object")
    }
    guard let type = members["type"]?.text else {
      throw LineMistake("\"type\": \"pointerdown\" or another kind of event")
    }
    guard type.hasPrefix("pointer") else { return }
    guard let time = members["timeStamp"]?.number, (0...1e15).contains(time) else {
      throw LineMistake("\"timeStamp\": milliseconds")
    }
    guard let x = (members["clientX"] ?? members["x"])?.number, x.magnitude <= 1e7,
      let y = (members["clientY"] ?? members["y"])?.number, y.magnitude <= 1e7
    else { throw LineMistake("\"clientX\" and \"clientY\": numbers") }
    let place = Point(x: x, y: y)
    let pointer = members["pointerId"]?.number.flatMap { Int(exactly: $0) } ?? 0
    var event = InputEvent(at: .milliseconds(time), touches: [])
    take(type, pointer, place, members, into: &event)
    if !event.isEmpty { items.append(.event(event)) }
  }

  private mutating func take(
    _ type: String, _ pointer: Int, _ place: Point, _ members: [String: ParsedJSON],
    into event: inout InputEvent
  ) {
    switch (type, down[pointer]) {
    case ("pointerdown", let old):
      if let old {
        event.touches.append(TouchInput(id: old, phase: .cancelled, location: place))
      }
      down[pointer] = TouchID(nextID)
      event.touches.append(input(TouchID(nextID), .began, place, members))
      nextID += 1
    case ("pointermove", let id?): event.touches.append(input(id, .moved, place, members))
    case ("pointermove", nil):
      event.indirect.append(.hover(HoverInput(at: place, pose: Self.pose(members))))
    case ("pointerup", let id?):
      event.touches.append(input(id, .ended, place, members))
      down[pointer] = nil
    case ("pointercancel", let id?):
      event.touches.append(input(id, .cancelled, place, members))
      down[pointer] = nil
    case ("pointerleave", nil), ("pointerout", nil):
      event.indirect.append(.hover(HoverInput(at: nil)))
    case _: break
    }
  }

  private func input(
    _ id: TouchID, _ phase: TouchPhase, _ place: Point, _ members: [String: ParsedJSON]
  ) -> TouchInput {
    var input = TouchInput(
      id: id, phase: phase, location: place, type: Self.type(members["pointerType"]?.text),
      pressure: min(1, max(0, members["pressure"]?.number ?? 0)),
      buttons: Self.buttons(members, phase))
    if let width = members["width"]?.number, let height = members["height"]?.number {
      input.contact = TouchContact(majorRadius: max(0, max(width, height) / 2).asFigure)
    }
    input.pose = Self.pose(members)
    return input
  }

  private static func type(_ word: String?) -> TouchType {
    switch word {
    case "pen": .pencil
    case "mouse": .mouse
    case _: .direct
    }
  }

  /// A lift has no button left; it counts with the one that it releases.
  private static func buttons(_ members: [String: ParsedJSON], _ phase: TouchPhase) -> ButtonMask {
    let mask = ButtonMask(rawValue: Int(min(255, max(0, members["buttons"]?.number ?? 0))))
    return mask.isEmpty ? .primary : mask
  }

  private static func pose(_ members: [String: ParsedJSON]) -> TouchPose? {
    let roll = ((members["twist"]?.number ?? 0) / 180 * .pi).asFigure
    if let altitude = members["altitudeAngle"]?.number,
      let azimuth = members["azimuthAngle"]?.number
    {
      return TouchPose(
        altitudeAngle: altitude.asFigure, azimuthAngle: azimuth.asFigure, rollAngle: roll)
    }
    guard members["pointerType"]?.text == "pen", let tiltX = members["tiltX"]?.number,
      let tiltY = members["tiltY"]?.number
    else { return nil }
    var pose = TouchPose(tiltX: tiltX / 180 * .pi, tiltY: tiltY / 180 * .pi)
    pose.rollAngle = roll
    return pose
  }
}
