public import GestureCore
import GestureTrace

/// Writes touches as JSON Lines, the one format that recordings are written in.
///
/// ```swift
/// var writer = RecordingWriter(size: recording.surfaceSize)
/// print(writer.header)
/// while let event = try events.next() { print(writer.line(event)) }
/// ```
public struct RecordingWriter: Sendable {
  private let size: Size
  private var pressures: [TouchID: Double] = [:]
  private var buttons: [TouchID: ButtonMask] = [:]

  /// - Parameter size: that of the surface, in points.
  public init(size: Size) { self.size = size }

  /// The first line, without its line break.
  public var header: String {
    var object = JSONBuilder()
    object["format"] = .string(GesturesFormat.name)
    object["version"] = .number(Double(GesturesFormat.version))
    object["size"] = .numbers(size.width.toThousandth, size.height.toThousandth)
    return object.json.line
  }

  /// An event's line, without its line break. A time before the first event's, zero, counts as
  /// that.
  public mutating func line(_ event: InputEvent) -> String {
    var object = JSONBuilder()
    let times = GesturesFormat.times
    let milliseconds = event.timestamp.milliseconds
    object["at"] = .number(min(times.upperBound, max(times.lowerBound, milliseconds)))
    for phase in [TouchPhase.began, .moved, .ended] {
      object[phase.word] = Self.members(event.touches.filter { $0.phase == phase }) { touch in
        touch.location.map { .numbers($0.x, $0.y) } ?? .null
      }
    }
    let cancelled = event.touches.filter { $0.phase == .cancelled }
    if !cancelled.isEmpty { object["cancelled"] = .words(cancelled.map { "\($0.id.rawValue)" }) }
    writeDetails(of: event.touches, to: &object)
    for case .hover(let hover) in event.indirect.prefix(1) {
      object["hover"] = hover.location.map { .numbers($0.x, $0.y) } ?? .null
      object["hovering"] = Self.hovering(hover)
    }
    return object.json.line
  }

  /// How a stylus hovers; nil where that is not known.
  private static func hovering(_ hover: HoverInput) -> JSONValue? {
    guard hover.pose != nil || hover.distance != nil else { return nil }
    var object = JSONBuilder()
    object["pose"] = hover.pose.map(numbers)
    object["distance"] = hover.distance.map { .number($0) }
    return object.json
  }

  private static func numbers(_ pose: TouchPose) -> JSONValue {
    .numbers(pose.altitudeAngle, pose.azimuthAngle, pose.rollAngle)
  }

  /// What has changed besides phases and places.
  private mutating func writeDetails(of touches: [TouchInput], to object: inout JSONBuilder) {
    let began = touches.filter { $0.phase == .began }
    object["type"] = Self.members(began.filter { $0.type != .direct }) { .string($0.type.word) }
    for touch in began { (pressures[touch.id], buttons[touch.id]) = (0, .primary) }
    object["pressure"] = Self.members(touches.filter { $0.pressure != pressures[$0.id] }) {
      .number($0.pressure)
    }
    object["buttons"] = Self.members(touches.filter { $0.buttons != buttons[$0.id] }) {
      .number(Double($0.buttons.rawValue))
    }
    object["contact"] = Self.members(touches.filter { $0.contact != nil }) { touch in
      touch.contact.map { .numbers($0.majorRadius, $0.majorRadiusTolerance) } ?? .null
    }
    object["pose"] = Self.members(touches.filter { $0.pose != nil }) { touch in
      touch.pose.map(Self.numbers) ?? .null
    }
    for touch in touches {
      let isOver = touch.phase == .ended || touch.phase == .cancelled
      pressures[touch.id] = isOver ? nil : touch.pressure
      buttons[touch.id] = isOver ? nil : touch.buttons
    }
  }

  /// An object with a member for each touch; nil for none.
  private static func members(
    _ touches: [TouchInput], _ value: (TouchInput) -> JSONValue
  ) -> JSONValue? {
    touches.isEmpty ? nil : .object(touches.map { ("\($0.id.rawValue)", value($0)) })
  }
}
