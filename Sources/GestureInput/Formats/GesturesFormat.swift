import GestureCore
import GestureTrace
import StrictJSON

/// Our own recordings: JSON Lines, written by ``RecordingWriter``.
///
/// The first line says what it is. Each further line is an event, with the keys that a step of a
/// scenario has:
///
///     {"format": "gestures-recording", "version": 1, "size": [400, 800]}
///     {"at": 0, "began": {"1": [30, 30]}, "type": "pencil", "pressure": {"1": 0.5}}
///     {"at": 16, "moved": {"1": [32, 40]}}
///     {"at": 32, "ended": {"1": [32, 40]}}
///     {"at": 48, "hover": [32, 40], "hovering": {"pose": [1.2, 0.3, 0], "distance": 8}}
///
/// The first line may be missing; then the surface is as large as what touches it.
struct GesturesFormat: LineFormat {
  static let name = "gestures-recording"
  static let version = 1

  private var isFirst = true
  /// The type that each touch was given when it began.
  private var types: [Int: TouchType] = [:]
  private var pressures: [Int: Double] = [:]
  private var buttons: [Int: ButtonMask] = [:]

  /// The phases in the order in which those of one touch follow each other.
  private static let phases: [(key: String, phase: TouchPhase)] = [
    ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
  ]
  /// What an event may have, in the order in which it is written.
  private static let keys = [
    "at", "began", "moved", "ended", "cancelled", "type", "pressure", "buttons", "contact", "pose",
    "hover", "hovering",
  ]
  /// Years, in milliseconds.
  static let times = 0.0...1e12
  static let places = -1e7...1e7

  mutating func read(
    _ line: ArraySlice<UInt8>, into items: inout [RecordedItem]
  ) throws(LineMistake) {
    guard !line.trimmed.isEmpty else { return }
    guard let members = ParsedJSON.object(inLine: line) else {
      throw LineMistake("a JSON object")
    }
    defer { isFirst = false }
    if isFirst, let format = members["format"] {
      guard format.text == Self.name, members["version"]?.number == Double(Self.version) else {
        throw LineMistake("\"format\": \"\(Self.name)\", \"version\": \(Self.version)")
      }
      if let size = try members["size"].map(Self.size) { items.append(.surface(size)) }
      return
    }
    items.append(.event(try event(members)))
  }

  private static func size(_ item: ParsedJSON) throws(LineMistake) -> Size {
    guard let sides = item.numbers, sides.count == 2, sides[0] > 0, sides[1] > 0,
      places.contains(sides[0]), places.contains(sides[1])
    else { throw LineMistake("\"size\": [WIDTH, HEIGHT] in points") }
    return Size(width: sides[0], height: sides[1])
  }

  private mutating func event(
    _ members: [String: ParsedJSON]
  ) throws(LineMistake) -> InputEvent {
    guard let at = members["at"]?.number, Self.times.contains(at) else {
      throw LineMistake("\"at\": milliseconds from 0")
    }
    if let unknown = members.keys.sorted().first(where: { !Self.keys.contains($0) }) {
      throw LineMistake("one of \(Self.keys.joined(separator: ", ")) in place of \"\(unknown)\"")
    }
    var event = InputEvent(at: .milliseconds(at), touches: [])
    for (key, phase) in Self.phases {
      guard let item = members[key] else { continue }
      for (id, place) in try Self.touches(item, key) {
        event.touches.append(try input(id, phase, place, members))
      }
    }
    try addShapes(members, to: &event)
    event.touches.sort { $0.id < $1.id }
    if let hover = members["hover"] {
      event.indirect.append(.hover(try Self.hover(hover, members)))
    }
    return event
  }

  /// The touches of a phase, by their numbers.
  private static func touches(
    _ item: ParsedJSON, _ key: String
  ) throws(LineMistake) -> [(id: Int, place: Point?)] {
    let expected = "\"\(key)\": {\"TOUCH\": [X, Y], …} in points"
    var touches: [(id: Int, place: Point?)] = []
    if case .list(let ids) = item, key == "cancelled" {
      for id in ids {
        guard let id = id.text.flatMap({ Int($0) }) else {
          throw LineMistake("\"cancelled\": [\"TOUCH\", …]")
        }
        touches.append((id, nil))
      }
      return touches
    }
    guard let members = item.members else { throw LineMistake(expected) }
    for (id, place) in members {
      guard let id = Int(id) else { throw LineMistake("a whole number as the id of a touch") }
      if place == .null, key == "ended" {
        touches.append((id, nil))
      } else {
        touches.append((id, try point(place, expected)))
      }
    }
    return touches
  }

  private static func point(_ item: ParsedJSON, _ expected: String) throws(LineMistake) -> Point {
    guard let numbers = item.numbers, numbers.count == 2, places.contains(numbers[0]),
      places.contains(numbers[1])
    else { throw LineMistake(expected) }
    return Point(x: numbers[0], y: numbers[1])
  }

  private mutating func input(
    _ id: Int, _ phase: TouchPhase, _ place: Point?, _ members: [String: ParsedJSON]
  ) throws(LineMistake) -> TouchInput {
    if phase == .began {
      types[id] = try Self.type(members["type"], of: id)
      pressures[id] = 0
      buttons[id] = .primary
    }
    if let pressure = try Self.number(members["pressure"], "pressure", of: id) {
      pressures[id] = min(1, max(0, pressure))
    }
    if let mask = try Self.number(members["buttons"], "buttons", of: id) {
      buttons[id] = ButtonMask(rawValue: Int(min(255, max(0, mask))))
    }
    defer { if phase == .ended || phase == .cancelled { forget(id) } }
    return TouchInput(
      id: TouchID(id), phase: phase, location: place, type: types[id] ?? .direct,
      pressure: pressures[id] ?? 0, buttons: buttons[id] ?? .primary)
  }

  private mutating func forget(_ id: Int) {
    types[id] = nil
    pressures[id] = nil
    buttons[id] = nil
  }

  private static func type(_ item: ParsedJSON?, of id: Int) throws(LineMistake) -> TouchType {
    guard let item = item?.members?["\(id)"] ?? item, item.members == nil else { return .direct }
    guard let type = TouchType.allCases.first(where: { $0.word == item.text }) else {
      throw LineMistake("\"type\": one of direct, pencil, indirect, mouse")
    }
    return type
  }

  /// A number that all touches of a line share, or that of one of them.
  private static func number(
    _ item: ParsedJSON?, _ key: String, of id: Int
  ) throws(LineMistake) -> Double? {
    guard let item else { return nil }
    if let members = item.members { return members["\(id)"]?.number }
    guard let number = item.number else {
      throw LineMistake("\"\(key)\": a number, or {\"TOUCH\": number, …}")
    }
    return number
  }

  // MARK: Contact, pose, hover

  private func addShapes(
    _ members: [String: ParsedJSON], to event: inout InputEvent
  ) throws(LineMistake) {
    for (id, item) in members["contact"]?.members ?? [:] {
      guard let numbers = item.numbers, numbers.count == 2 else {
        throw LineMistake("\"contact\": {\"TOUCH\": [RADIUS, TOLERANCE]} in points")
      }
      let contact = TouchContact(
        majorRadius: max(0, numbers[0].asFigure), tolerance: max(0, numbers[1].asFigure))
      for index in event.touches.indices where "\(event.touches[index].id.rawValue)" == id {
        event.touches[index].contact = contact
      }
    }
    for (id, item) in members["pose"]?.members ?? [:] {
      let pose = try Self.pose(item)
      for index in event.touches.indices where "\(event.touches[index].id.rawValue)" == id {
        event.touches[index].pose = pose
      }
    }
  }

  private static func pose(_ item: ParsedJSON) throws(LineMistake) -> TouchPose {
    guard let numbers = item.numbers, numbers.count == 3 else {
      throw LineMistake("\"pose\": [ALTITUDE, AZIMUTH, ROLL] in radians, for each touch")
    }
    return TouchPose(
      altitudeAngle: numbers[0].asFigure, azimuthAngle: numbers[1].asFigure,
      rollAngle: numbers[2].asFigure)
  }

  private static func hover(
    _ item: ParsedJSON, _ members: [String: ParsedJSON]
  ) throws(LineMistake) -> HoverInput {
    let place = "\"hover\": [X, Y] in points, or null"
    var hover = HoverInput(at: item == .null ? nil : try point(item, place))
    guard let hovering = members["hovering"] else { return hover }
    guard let details = hovering.members else {
      throw LineMistake("\"hovering\": {\"pose\": [ALTITUDE, AZIMUTH, ROLL], \"distance\": POINTS}")
    }
    hover.pose = try details["pose"].map(pose)
    if let distance = details["distance"] {
      guard let points = distance.number, places.contains(points) else {
        throw LineMistake("\"distance\": points above the surface")
      }
      hover.distance = points
    }
    return hover
  }
}
