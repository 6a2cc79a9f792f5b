import GestureCore
@testable import GestureInput
import Testing

@Suite struct `The formats of recordings` {
  @Test(arguments: [
    (Fixture.evemu, RecordingFormat.evemu), (Fixture.getevent, .getevent),
    (Fixture.geteventNumbers, .getevent), (Fixture.evtest, .evtest),
    (Fixture.libinput(Fixture.libinputDevice(events: Fixture.touchOfLibinput)), .libinput),
    (Fixture.pointerEvents, .pointerEvents), (Fixture.gestures, .gestures),
    (Fixture.matchItUp, .matchItUp),
  ])
  func `are recognised by their content and tell the same`(
    text: String, format: RecordingFormat
  ) throws {
    let reading = try Reading(text)
    #expect(reading.recording.format == format)
    #expect(reading.events == Fixture.wanted)
    #expect(reading.times == [0, 16, 32])
    #expect(reading.touchesCutOff == 0 && !reading.endsInsideReport)
  }

  @Test(arguments: [8, 4])
  func `may be what a device gives, as it is`(wordSize: Int) throws {
    let bytes = Fixture.kernelEvents(wordSize: wordSize)
    let reading = try Reading(bytes: bytes)
    #expect(reading.recording.format == .kernelEvents)
    #expect(reading.events == Fixture.wanted)
    #expect(reading.times == [0, 16, 32])
    #expect(reading.recording.surfaceSize == Size(width: 1024, height: 1024))
  }

  @Test(arguments: [8, 4])
  func `what a device gives may be cut off anywhere`(wordSize: Int) throws {
    let bytes = Fixture.kernelEvents(wordSize: wordSize)
    let size = 2 * wordSize + 8
    for length in size..<bytes.count {
      let reading = try Reading(bytes: Array(bytes[..<length]))
      let isInsideEvent = length % size != 0
      #expect(
        reading.recording.remarks.contains { $0.contains("middle of an event") } == isInsideEvent)
      let began = reading.events.count { $0.contains("began") }
      let over = reading.events.count { $0.contains("ended") || $0.contains("cancelled") }
      #expect(began == over, "after \(length) bytes")
    }
  }

  @Test func `an event that no kernel writes is named by its number`() {
    let many = Array(repeating: Fixture.kernelEvents(wordSize: 8), count: 10).flatMap { $0 }
    var bytes = many
    bytes[24 * 69 + 11] = 0xFF  // microseconds beyond a second
    #expect(mistake(in: bytes)?.hasPrefix("test:70: expected a struct input_event of 24") == true)
    #expect(mistake(in: many) == nil)
    #expect(mistake(in: [0x7F, 0x45, 0x4C, 0x46] + Array(repeating: 0, count: 60) + [255]) != nil)
  }

  @Test(arguments: ["[[", "[]]", "[{\"type\": \"keydown\"}, [", "[\n["])
  func `a list in a list of pointer events is none`(text: String) {
    #expect(mistake(in: text)?.hasPrefix("test:") == true, "\(mistake(in: text) ?? "")")
  }

  @Test func `lists in each other, deeper than a stack, are no recording`() {
    #expect(mistake(in: String(repeating: "[", count: 300_000))?.hasPrefix("test:1: ") == true)
  }

  @Test func `MatchItUp's board is its surface, and its pointer a mouse`() throws {
    let recording = try Reading(Fixture.matchItUp).recording
    #expect(recording.surfaceSize == Size(width: 580, height: 400))
    var events = recording.events()
    #expect(try events.next()?.touches.first?.type == .mouse)
    let wrong = Fixture.matchItUp.replacing("[150.0, 200.0]}\n{\"at\": 20", with: "1}\n{\"at\": 20")
    #expect(mistake(in: wrong)?.hasPrefix("test:3: expected \"began\"") == true)
    let twice = Fixture.matchItUp.replacing("\"moved\"", with: "\"began\"")
    #expect(mistake(in: twice)?.hasPrefix("test:3: expected no touch that begins") == true)
    let never = Fixture.matchItUp.replacing("\"began\"", with: "\"moved\"")
    #expect(mistake(in: never)?.hasPrefix("test:2: expected a touch that is down") == true)
  }

  @Test(arguments: [
    Fixture.evemu, Fixture.getevent, Fixture.evtest,
    Fixture.libinput(Fixture.libinputDevice(events: Fixture.touchOfLibinput)),
  ])
  func `describe their device`(text: String) throws {
    let recording = try Reading(text).recording
    let device = try #require(recording.devices.first)
    #expect(device.name.hasPrefix("A ") && device.kind == "touchscreen")
    #expect(device.properties == [DeviceDescription.Property.direct])
    #expect(device.keys == [KernelEvent.KeyCode.touch])
    #expect(recording.surfaceSize == Size(width: 1024, height: 512))
    #expect(recording.remarks == [])
  }

  @Test func `with Windows' line ends, too`() throws {
    let text = Fixture.evemu.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    #expect(try Reading(text).events == Fixture.wanted)
  }

  @Test func `getevent's lines without times are reports of 10 ms each`() throws {
    let lines = Fixture.geteventNumbers.split(separator: "\n").map { $0.dropFirst(15) }
    let reading = try Reading(lines.joined(separator: "\n") + "\n")
    #expect(reading.events == Fixture.wanted)
    #expect(reading.times == [0, 10, 20])
  }

  @Test func `getevent's times of old versions`() throws {
    let text = Fixture.geteventNumbers.split(separator: "\n").map { line in
      "5-\(line.dropFirst(7).prefix(6)): /dev/input/event2: \(line.dropFirst(15))"
    }
    #expect(try Reading(text.joined(separator: "\n") + "\n").events == Fixture.wanted)
  }

  @Test func `a device that states no ranges is as large as the next power of two`() throws {
    let small = try Reading(Fixture.geteventNumbers).recording
    #expect(small.surfaceSize == Size(width: 1024, height: 1024))
    #expect(small.remarks.count == 1)
    let large = Fixture.geteventNumbers.replacing("00000064", with: "00000600")
    let reading = try Reading(large)
    #expect(reading.recording.surfaceSize == Size(width: 1024, height: 1024))
    #expect(reading.events.first == "1 began 768 100")
  }

  @Test func `several devices that libinput writes one after another are merged by time`() throws {
    let later = Fixture.touchOfLibinput.replacing("[  5,", with: "[  6,")
    let text = Fixture.libinput(
      Fixture.libinputDevice(events: later),
      Fixture.libinputDevice(events: Fixture.touchOfLibinput))
    let reading = try Reading(text)
    #expect(reading.times == [0, 16, 32, 1000, 1016, 1032])
    #expect(reading.events.last == "2 ended 150 200")
  }

  @Test func `pointer events may stand an object a line`() throws {
    let objects = Fixture.pointerEvents.split(separator: "\n").dropFirst().dropLast()
      .joined(separator: " ").replacing("},", with: "}\n")
    let reading = try Reading(objects)
    #expect(reading.events == Fixture.wanted)
    #expect(reading.recording.surfaceSize == Size(width: 200, height: 300))
  }

  @Test func `evemu's value of the slot is where the first contact goes`() throws {
    let comments = """
      # EVEMU 1.3
      #   Event type 3 (EV_ABS)
      #     Event code 47 (ABS_MT_SLOT)
      #       Value      1

      """
    let extra =
      "E: 5.01 0003 002f 0000\nE: 5.01 0003 0039 0005\nE: 5.01 0003 0035 0010\n"
      + "E: 5.01 0000 0000 0000\nE: 5.016001 0003 002f 0001\n"
    let text =
      comments
      + Fixture.evemu.replacing("# EVEMU 1.3\n", with: "")
      .replacing("E: 5.016001 0003 0035", with: extra + "E: 5.016001 0003 0035")
    #expect(
      try Reading(text).events == [
        "1 began 100 200", "2 began 10 255", "1 moved 150 200", "1 ended 150 200",
        "2 cancelled 10 255",
      ])
  }
}

@Suite struct `A recording that stops too early` {
  @Test func `gives what it holds, and its touches are cancelled`() throws {
    let lines = Fixture.evemu.split(separator: "\n", omittingEmptySubsequences: false)
    let reading = try Reading(lines.dropLast(3).joined(separator: "\n") + "\n")
    #expect(reading.events == ["1 began 100 200", "1 moved 150 200", "1 cancelled 150 200"])
    #expect(reading.touchesCutOff == 1)
  }

  @Test func `in the middle of a report says so`() throws {
    let lines = Fixture.evemu.split(separator: "\n", omittingEmptySubsequences: false)
    let reading = try Reading(lines.dropLast(2).joined(separator: "\n") + "\n")
    #expect(reading.endsInsideReport)
  }

  @Test func `in the middle of a line says so`() throws {
    let reading = try Reading(String(Fixture.evemu.dropLast(20)))
    #expect(reading.recording.remarks.contains { $0.contains("in the middle of a line") })
    #expect(reading.events.count == 3)
  }

  @Test func `wherever it stops, touches balance and nothing is a mistake`() throws {
    for text in [
      Fixture.evemu, Fixture.evtest, Fixture.getevent, Fixture.gestures, Fixture.pointerEvents,
      Fixture.matchItUp,
      Fixture.libinput(Fixture.libinputDevice(events: Fixture.touchOfLibinput)),
    ] {
      let start = text.utf8.count / 2
      for length in stride(from: start, to: text.utf8.count, by: 7) {
        let reading = try Reading(String(text.prefix(length)))
        let began = reading.events.count { $0.contains("began") }
        let over = reading.events.count { $0.contains("ended") || $0.contains("cancelled") }
        #expect(began == over, "after \(length) bytes of \(text.prefix(20))")
      }
    }
  }
}

@Suite struct `A mistake in a recording` {
  @Test(arguments: [
    ("E: 5.016001 0003 0035 0150", "E: 5.016001 0003 zz 0150", "test:21: expected an event 'E: "),
    ("A: 35 0 1023 0 0 0", "A: 35 0", "test:14: expected an axis 'A: "),
    ("P: 02", "P: 2222", "test:5: expected properties 'P: "),
    ("I: 0018", "X: 0018", "test:4: expected one of the letters"),
    ("I: 0018 0000 0000 0000", "hello", "test:4: expected a line of evemu"),
  ])
  func `is named with its line and what was expected`(
    right: String, wrong: String, message: String
  ) {
    let found = mistake(in: Fixture.evemu.replacing(right, with: wrong)) ?? ""
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test func `in every format`() {
    let libinput = Fixture.libinput(Fixture.libinputDevice(events: Fixture.touchOfLibinput))
    let cases = [
      (Fixture.getevent.replacing("ABS_MT_POSITION_X    00000064", with: "ABS_X"), "test:11: "),
      (Fixture.evtest.replacing("code 54 (ABS_MT_POSITION_Y), value 200", with: "?"), "test:26: "),
      (libinput.replacing("[  5,      1,   3,  53,   100]", with: "[5, 1, 3]"), "test:32: "),
      (Fixture.gestures.replacing("\"at\": 16, ", with: ""), "test:3: expected \"at\""),
      // What Foundation's JSON lets pass.
      (Fixture.gestures.replacing("[150, 200]", with: "[150, 200],"), "test:3: expected a JSON "),
      (
        Fixture.gestures.replacing("\"at\": 16", with: "\"at\": 15, \"at\": 16"),
        "test:3: expected a JSON object"
      ),
      (Fixture.gestures.replacing("moved", with: "moving"), "test:3: expected one of at, began, "),
      (
        Fixture.gestures.replacing("[150, 200]}}\n{\"at\": 32", with: "[1]}}\n{\"at\": 32"),
        "test:3: "
      ),
      (Fixture.pointerEvents.replacing("\"timeStamp\": 5016.5", with: "\"t\": 1"), "test:5: "),
    ]
    for (text, start) in cases {
      let found = mistake(in: text) ?? "none"
      #expect(found.hasPrefix(start), "\(found)")
    }
  }

  @Test func `what is no recording is told with what would be one`() {
    #expect(mistake(in: "Dear Sir,\n")?.contains("evemu") == true)
    #expect(mistake(in: "")?.contains("nothing in it") == true)
    #expect(
      mistake(in: "E: 1.0 0003 " + String(repeating: "1", count: 2 << 20))?.contains("at most")
        == true)
  }

  @Test func `a file that isn't there is said to be missing`() {
    do throws(RecordingError) {
      _ = try Recording(contentsOfFile: "/nowhere/at/all")
      Issue.record("it was opened")
    } catch {
      #expect("\(error)" == "/nowhere/at/all: the recording can't be read: there is no such file")
    }
  }
}
