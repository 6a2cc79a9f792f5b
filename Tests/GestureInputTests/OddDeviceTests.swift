import GestureCore
@testable import GestureInput
import Testing

/// What devices do that don't keep to what they state, and what terminals leave in a recording.
@Suite struct `Odd devices and recordings` {
  @Test(arguments: [
    (-1, 0, "1 began 0 0"), (0, 0, "1 began 0 0"), (1023, 511, "1 began 1023 511"),
    (1024, 512, "1 began 1023 511"), (5000, -5000, "1 began 1023 0"),
  ])
  func `a place outside of the stated range is the nearest one on the surface`(
    x: Int32, y: Int32, words: String
  ) {
    var device = DeviceSketch(DeviceSketch.slots)
    #expect(
      device.report(
        axis(KernelEvent.AxisCode.trackingID, 1), axis(KernelEvent.AxisCode.contactX, x),
        axis(KernelEvent.AxisCode.contactY, y))
        == words)
  }

  /// The kernel repeats no value: the second contact has the x that its slot had before the
  /// recording. The single pointer then jumps from one contact to the other.
  @Test func `a coordinate that is never sent doesn't follow another contact`() {
    var device = DeviceSketch(DeviceSketch.slots)
    _ = device.report(
      axis(KernelEvent.AxisCode.trackingID, 1), axis(KernelEvent.AxisCode.contactX, 300),
      axis(KernelEvent.AxisCode.contactY, 100),
      axis(KernelEvent.AxisCode.x, 300), axis(KernelEvent.AxisCode.y, 100))
    let second = device.report(
      axis(KernelEvent.AxisCode.slot, 1), axis(KernelEvent.AxisCode.trackingID, 2),
      axis(KernelEvent.AxisCode.contactY, 200))
    #expect(second == "2 began 300 200")
    let lift = device.report(
      axis(KernelEvent.AxisCode.slot, 0), axis(KernelEvent.AxisCode.trackingID, -1),
      axis(KernelEvent.AxisCode.x, 900))
    #expect(lift == "1 ended 300 100")
  }

  @Test func `the first value of such a coordinate is no movement, the next one is`() {
    var device = DeviceSketch(DeviceSketch.slots)
    _ = device.report(
      axis(KernelEvent.AxisCode.trackingID, 1), axis(KernelEvent.AxisCode.contactY, 100),
      axis(KernelEvent.AxisCode.x, 300))
    #expect(device.report(axis(KernelEvent.AxisCode.contactX, 700)) == "")
    #expect(device.report(axis(KernelEvent.AxisCode.contactX, 710)) == "1 moved 310 100")
    _ = device.report(axis(KernelEvent.AxisCode.trackingID, -1))
    #expect(device.report(axis(KernelEvent.AxisCode.trackingID, 2)) == "2 began 710 100")
  }

  @Test(arguments: [
    (KernelEvent.KeyCode.stylus, TouchType.pencil), (KernelEvent.KeyCode.leftButton, .direct),
  ])
  func `a tablet with a stylus' button has a pen, though it never says that one is near`(
    button: UInt16, type: TouchType
  ) {
    var description = DeviceSketch.tablet
    description.keys = [KernelEvent.KeyCode.touch, button]
    var decoder = TouchDecoder(of: description)
    for (code, value) in [(KernelEvent.AxisCode.x, 10), (KernelEvent.AxisCode.y, 20)]
      as [(UInt16, Int32)]
    {
      _ = decoder.decode(
        KernelEvent(at: .zero, type: KernelEvent.Kind.axis, code: code, value: value))
    }
    _ = decoder.decode(
      KernelEvent(
        at: .zero, type: KernelEvent.Kind.key, code: KernelEvent.KeyCode.touch, value: 1))
    let event = decoder.decode(
      KernelEvent(
        at: .zero, type: KernelEvent.Kind.sync, code: KernelEvent.SyncCode.report, value: 0))
    #expect(event?.touches.first?.type == type)
  }

  @Test func `a device of keys alone beside the screen has no surface`() throws {
    let key = """
      add device 2: /dev/input/event7
        name:     "A key"
        events:
          KEY (0001): KEY_POWER

      """
    let press = """
      [    4.000001] /dev/input/event7: EV_KEY       KEY_POWER            DOWN
      [    4.000001] /dev/input/event7: EV_SYN       SYN_REPORT           00000000

      """
    let text = Fixture.getevent.replacing(
      "[    5.000001] /dev/input/event2: EV_ABS       ABS_MT_T",
      with: key + press + "[    5.000001] /dev/input/event2: EV_ABS       ABS_MT_T",
      maxReplacements: 1)
    let reading = try Reading(text)
    #expect(reading.recording.surfaceSize == Size(width: 1024, height: 512))
    #expect(reading.events == Fixture.wanted)
  }

  @Test(arguments: [
    ("$ sudo evemu-record /dev/input/event5\n", Fixture.evemu, ["a line before the recording"]),
    (
      "Available devices:\n/dev/input/event0:\tLid Switch\nSelect the device: 5\n", Fixture.evemu,
      ["3 lines before the recording"]
    ),
    ("n$ ./adb shell getevent -lt\n", Fixture.getevent, ["a line before the recording"]),
    ("", Fixture.evtest + "^C\n", []), ("", Fixture.getevent + "^C", []),
  ])
  func `what a terminal leaves around a recording is skipped`(
    before: String, recording: String, remarks: [String]
  ) throws {
    let reading = try Reading(before + recording)
    #expect(reading.events == Fixture.wanted)
    #expect(reading.recording.remarks.count == remarks.count, "\(reading.recording.remarks)")
    for (found, wanted) in zip(reading.recording.remarks, remarks) {
      #expect(found.hasPrefix(wanted), "\(found)")
    }
  }

  @Test func `in the middle of a recording it is a mistake`() {
    let lines = Fixture.evemu.split(separator: "\n", omittingEmptySubsequences: false)
    let text = (lines.prefix(20) + ["$ ls"] + lines.dropFirst(20)).joined(separator: "\n")
    #expect(mistake(in: text)?.hasPrefix("test:21: expected a line of evemu") == true)
  }

  @Test func `raw reports among the events of libinput are skipped`() throws {
    let raw = """
      - hid:
          time: [  0,  10000]
          hidraw0: [
            0x01, 0x02, 0x03
          ]
      """
    let events = Fixture.touchOfLibinput.replacing("- libinput:", with: raw)
    let reading = try Reading(Fixture.libinput(Fixture.libinputDevice(events: events)))
    #expect(reading.events == Fixture.wanted)
  }

  /// `evtest` once printed "Config Sync" for every mark with a code: with contacts, SYN_MT_REPORT.
  @Test func `an old evtest's marks separate the contacts of one report`() throws {
    func event(_ text: String) -> String { "Event: time 5.000001, \(text)\n" }
    let contacts = [(100, 200), (300, 400)].map { x, y in
      event("type 3 (Absolute), code 53 (?), value \(x)")
        + event("type 3 (Absolute), code 54 (?), value \(y)")
        + event("-------------- Config Sync ------------")
    }.joined()
    let text = contacts + event("-------------- Report Sync ------------")
    let reading = try Reading(text, SurfaceOptions(size: Size(width: 1024, height: 512)))
    #expect(reading.events.first == "1 began 100 200, 2 began 300 400", "\(reading.events)")
  }

  @Test func `touches without a place are told`() throws {
    let text = Fixture.evemu.split(separator: "\n").filter {
      !$0.hasPrefix("E:") || !($0.contains(" 0035 ") || $0.contains(" 0036 "))
    }.joined(separator: "\n")
    let remarks = try Reading(text + "\n").recording.remarks
    #expect(remarks == ["something touches the device, but it doesn't say where"])
  }
}
