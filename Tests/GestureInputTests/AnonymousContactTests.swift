import GestureCore
@testable import GestureInput
import Testing

/// Protocol A: each report lists all contacts, with a mark after each.
@Suite struct `Contacts without slots` {
  private var device = DeviceSketch(
    {
      var device = DeviceDescription()
      device.axes = [
        KernelEvent.AxisCode.contactX: AxisRange(0, 1023),
        KernelEvent.AxisCode.contactY: AxisRange(0, 511),
      ]
      return device
    }())

  @Test mutating func `a contact lifts when a report doesn't list it`() {
    #expect(device.report(x(100), y(200), contactEnd) == "1 began 100 200")
    #expect(device.report(x(105), y(200), contactEnd) == "1 moved 105 200")
    #expect(device.report(contactEnd) == "1 ended 105 200")
  }

  @Test mutating func `contacts are matched by the nearest place, in whatever order they come`() {
    #expect(
      device.report(x(100), y(200), contactEnd, x(500), y(200), contactEnd)
        == "1 began 100 200, 2 began 500 200")
    #expect(
      device.report(x(490), y(210), contactEnd, x(110), y(210), contactEnd)
        == "2 moved 490 210, 1 moved 110 210")
    #expect(device.report(x(480), y(210), contactEnd) == "1 ended 110 210, 2 moved 480 210")
  }

  @Test mutating func `a tracking id tells more than the place`() {
    #expect(device.report(id(4), x(100), y(200), contactEnd) == "1 began 100 200")
    #expect(device.report(id(5), x(100), y(200), contactEnd) == "1 ended 100 200, 2 began 100 200")
  }

  @Test mutating func `a contact of no size or no pressure hovers`() {
    #expect(
      device.report(x(100), y(200), axis(KernelEvent.AxisCode.contactMajor, 0), contactEnd) == "")
    #expect(
      device.report(x(100), y(200), axis(KernelEvent.AxisCode.contactPressure, 3), contactEnd)
        == "1 began 100 200")
  }

  @Test mutating func `the key that says that nothing touches lifts all`() {
    #expect(device.report(x(100), y(200), contactEnd) == "1 began 100 200")
    #expect(device.report(key(KernelEvent.KeyCode.stylus, 1)) == "")
    #expect(device.report(key(KernelEvent.KeyCode.touch, 0)) == "1 ended 100 200")
  }

  @Test mutating func `events that were dropped cancel, and the next report shows what is there`() {
    #expect(device.report(x(100), y(200), contactEnd) == "1 began 100 200")
    #expect(device.report(dropped, x(1), y(1), contactEnd) == "1 cancelled 100 200")
    #expect(device.report(x(120), y(200), contactEnd) == "2 began 120 200")
  }
}
