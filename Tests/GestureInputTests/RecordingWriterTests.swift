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

  @Test func `a number for all touches of a line is understood`() throws {
    let text = "{\"at\": 0, \"began\": {\"1\": [1, 2]}, \"type\": \"mouse\", \"buttons\": 2}\n"
    var events = try Reading(text).recording.events()
    let touch = try #require(try events.next()?.touches.first)
    #expect(touch.type == .mouse && touch.buttons == .secondary)
  }
}
