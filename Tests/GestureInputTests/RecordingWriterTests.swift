import GestureCore
@testable import GestureInput
import Testing

@Suite struct `What is written` {
  private func lines(_ recording: Recording) throws -> [String] {
    var writer = RecordingWriter(size: recording.surfaceSize)
    var lines = [writer.header]
    var events = recording.events()
    while let event = try events.next() { lines.append(writer.line(event)) }
    return lines
  }

  @Test func `is JSON Lines with the words of a scenario`() throws {
    #expect(
      try lines(Reading(Fixture.evemu).recording).joined(separator: "\n") + "\n" == Fixture.gestures
    )
  }

  @Test func `reads back as it was`() throws {
    let text = """
      {"format": "gestures-recording", "version": 1, "size": [400, 800]}
      {"at": 0, "hover": [10, 20]}
      {"at": 1.5, "began": {"1": [10, 20]}, "type": {"1": "pencil"}, "pressure": {"1": 0.5}, \
      "pose": {"1": [1.2, 0.3, 0]}, "hover": null}
      {"at": 2, "began": {"2": [30, 40]}, "moved": {"1": [11, 20]}, "contact": {"2": [12, 0]}}
      {"at": 3, "moved": {"2": [31, 40]}, "buttons": {"2": 2}}
      {"at": 4, "ended": {"1": [11, 20]}, "cancelled": ["2"], "pressure": {"1": 0}}
      """
    let read = try lines(Reading(text).recording)
    #expect(read.count == 6)
    let again = try lines(Reading(read.joined(separator: "\n") + "\n").recording)
    #expect(again == read)
    var events = try Reading(text).recording.events()
    _ = try events.next()
    let touch = try #require(try events.next()?.touches.first)
    #expect(touch.type == .pencil && touch.pressure == 0.5)
    #expect(touch.pose?.altitudeAngle == 1.2)
  }

  @Test func `has the pose and the distance of a stylus that hovers`() throws {
    let text = """
      {"format": "gestures-recording", "version": 1, "size": [400, 800]}
      {"at": 0, "hover": [10, 20], "hovering": {"pose": [1.2, 0.3, -0.5], "distance": 8.5}}
      {"at": 8, "hover": [11, 20], "hovering": {"distance": 2}}
      {"at": 16, "hover": [11, 20], "hovering": {"pose": [1, 0, 0]}}
      {"at": 24, "hover": null}
      """
    let recording = try Reading(text).recording
    #expect(try lines(recording).joined(separator: "\n") == text)
    var events = recording.events()
    let pose = TouchPose(altitudeAngle: 1.2, azimuthAngle: 0.3, rollAngle: -0.5)
    let hover = HoverInput(at: Point(x: 10, y: 20), pose: pose, distance: 8.5)
    #expect(try events.next()?.indirect == [.hover(hover)])
  }

  @Test(arguments: ["[1]", "{\"pose\": [1]}", "{\"distance\": \"far\"}", "{\"pose\": null}"])
  func `a stylus that hovers in a wrong way is a mistake`(hovering: String) {
    let text = "{\"at\": 0, \"hover\": [1, 2], \"hovering\": \(hovering)}\n"
    #expect(mistake(in: text)?.hasPrefix("test:1: expected") == true)
  }

  @Test func `a pen's hover comes back as the kernel told it`() throws {
    var device = DeviceSketch.tablet
    device.axes[KernelEvent.AxisCode.distance] = AxisRange(0, 63, resolution: 10)
    var decoder = TouchDecoder(of: device)
    var events: [InputEvent] = []
    for event in [
      key(KernelEvent.KeyCode.pen, 1), axis(KernelEvent.AxisCode.x, 10),
      axis(KernelEvent.AxisCode.y, 20), axis(KernelEvent.AxisCode.tiltX, 31),
      axis(KernelEvent.AxisCode.tiltY, -12), axis(KernelEvent.AxisCode.distance, 40), (0, 0, 0),
      key(KernelEvent.KeyCode.touch, 1),
      axis(KernelEvent.AxisCode.pressure, 333), (0, 0, 0), key(KernelEvent.KeyCode.pen, 0),
      key(KernelEvent.KeyCode.touch, 0),
      (0, 0, 0),
    ] {
      let kernel = KernelEvent(at: .zero, type: event.0, code: event.1, value: event.2)
      events += decoder.decode(kernel).map { [$0] } ?? []
    }
    guard case .hover(let hover) = events.first?.indirect.first else {
      Issue.record("no hover")
      return
    }
    #expect(hover.pose != nil && hover.distance != nil)
    var writer = RecordingWriter(size: Size(width: 1024, height: 512))
    let text = ([writer.header] + events.map { writer.line($0) }).joined(separator: "\n") + "\n"
    var reader = try Reading(text).recording.events()
    for event in events { #expect(try reader.next() == event) }
  }

  @Test func `has no time that can't be read`() throws {
    var writer = RecordingWriter(size: Size(width: 400, height: 800))
    for time in [Timestamp.milliseconds(-5), Timestamp(nanoseconds: .max)] {
      let touch = TouchInput(id: 1, phase: .began, location: Point(x: 1, y: 2))
      let line = writer.line(InputEvent(at: time, touches: [touch]))
      #expect(mistake(in: writer.header + "\n" + line + "\n") == nil, "\(line)")
    }
  }

  @Test func `a number for all touches of a line is understood`() throws {
    let text = "{\"at\": 0, \"began\": {\"1\": [1, 2]}, \"type\": \"mouse\", \"buttons\": 2}\n"
    var events = try Reading(text).recording.events()
    let touch = try #require(try events.next()?.touches.first)
    #expect(touch.type == .mouse && touch.buttons == .secondary)
  }
}
