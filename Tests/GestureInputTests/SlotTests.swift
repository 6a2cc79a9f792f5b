import GestureCore
@testable import GestureInput
import Testing

/// Protocol B: each contact has a slot, and a tracking id while it is there.
@Suite struct `Contacts in slots` {
  private var device = DeviceSketch(DeviceSketch.slots)

  @Test mutating func `a contact comes, moves and lifts`() {
    #expect(device.report(id(7), x(100), y(200)) == "1 began 100 200")
    #expect(device.report(x(110)) == "1 moved 110 200")
    #expect(device.report(id(-1)) == "1 ended 110 200")
  }

  @Test mutating func `two contacts are two touches, whichever slot a report begins with`() {
    #expect(
      device.report(id(7), x(100), y(200), slot(1), id(8), x(300), y(200))
        == "1 began 100 200, 2 began 300 200")
    #expect(device.report(slot(0), x(90)) == "1 moved 90 200")
    #expect(device.report(slot(1), id(-1)) == "2 ended 300 200")
    #expect(device.report(slot(0), id(-1)) == "1 ended 90 200")
  }

  @Test mutating func `a place that is not sent is that of the last contact in the slot`() {
    #expect(device.report(id(7), x(100), y(200)) == "1 began 100 200")
    #expect(device.report(id(-1)) == "1 ended 100 200")
    #expect(device.report(id(8), y(210)) == "2 began 100 210")
  }

  @Test mutating func `a new tracking id without a lift ends one touch and begins another`() {
    #expect(device.report(id(7), x(100), y(200)) == "1 began 100 200")
    #expect(device.report(id(8), x(300)) == "1 ended 100 200, 2 began 300 200")
  }

  @Test mutating func `a report that changes nothing is no event`() {
    #expect(device.report(id(7), x(100), y(200)) == "1 began 100 200")
    #expect(device.report(x(100)) == "")
    #expect(device.report() == "")
  }

  @Test mutating func `a contact that turns out to be a palm is cancelled`() {
    #expect(device.report(id(7), x(100), y(200)) == "1 began 100 200")
    #expect(device.report(axis(KernelEvent.AxisCode.contactTool, 2)) == "1 cancelled 100 200")
    #expect(device.report(x(120)) == "")
    #expect(device.report(id(-1)) == "")
    #expect(device.report(id(8), axis(KernelEvent.AxisCode.contactTool, 0)) == "2 began 120 200")
  }

  @Test mutating func `a contact that hovers does not touch`() {
    #expect(
      device.report(id(7), x(100), y(200), axis(KernelEvent.AxisCode.contactDistance, 1)) == "")
    #expect(device.report(axis(KernelEvent.AxisCode.contactDistance, 0)) == "1 began 100 200")
    #expect(device.report(axis(KernelEvent.AxisCode.contactDistance, 2)) == "1 ended 100 200")
  }

  @Test mutating func `the single finger that such a device reports besides is left out`() {
    let report = device.report(
      id(7), x(100), y(200), key(KernelEvent.KeyCode.touch, 1), axis(KernelEvent.AxisCode.x, 100),
      axis(KernelEvent.AxisCode.y, 200))
    #expect(report == "1 began 100 200")
  }

  @Test mutating func `a contact that is older than the first event is a touch`() {
    #expect(device.report(x(100), y(200)) == "1 began 100 200")
    #expect(device.report(id(-1)) == "1 ended 100 200")
  }

  @Test mutating func `a slot that no device has is ignored`() {
    #expect(device.report(slot(-3), id(7), x(1), y(1)) == "")
    #expect(device.report(slot(1_000_000), id(8), x(1), y(1)) == "")
    #expect(device.report(slot(0), id(9), x(100), y(200)) == "1 began 100 200")
  }

  @Test mutating func `pressure and contact are shares and points`() throws {
    _ = device.report(
      id(7), x(100), y(200), axis(KernelEvent.AxisCode.contactPressure, 50),
      axis(KernelEvent.AxisCode.contactMajor, 30))
    let kernel = KernelEvent(
      at: .zero, type: KernelEvent.Kind.axis, code: KernelEvent.AxisCode.contactPressure,
      value: 25)
    _ = device.decoder.decode(kernel)
    let event = device.decoder.decode(KernelEvent(at: .zero, type: 0, code: 0, value: 0))
    let touch = try #require(event?.touches.first)
    #expect(touch.pressure == 0.25)
    #expect(touch.contact == nil, "the contact has not changed")
  }
}

@Suite struct `Events that the kernel has dropped` {
  private var device = DeviceSketch(DeviceSketch.slots)

  @Test mutating func `all up to the next report is void, and touches are cancelled`() {
    #expect(device.report(id(7), x(100), y(200)) == "1 began 100 200")
    #expect(device.report(dropped, x(300), slot(1), id(8)) == "1 cancelled 100 200")
    #expect(device.report(slot(0), x(310)) == "", "nothing tells whether it is still there")
    #expect(device.report(id(-1)) == "")
    #expect(device.report(id(9), x(50), y(60)) == "2 began 50 60")
  }

  @Test mutating func `a host that asks the device for its state keeps the touches`() {
    device.decoder.isResynchronized = true
    #expect(device.report(id(7), x(100), y(200)) == "1 began 100 200")
    #expect(device.report(dropped, x(300)) == "")
    #expect(device.decoder.needsState)
    let state = [slot(0), id(7), x(120), y(200), slot(1), id(8), x(300), y(300)].map {
      KernelEvent(at: .zero, type: $0.0, code: $0.1, value: $0.2)
    }
    let event = device.decoder.resynchronize(with: state, at: device.time)
    #expect(event.map(DeviceSketch.words) == "1 moved 120 200, 2 began 300 300")
    #expect(!device.decoder.needsState)
  }

  @Test mutating func `a report without an end is cut off, in constant memory`() {
    for _ in 0..<10_000 {
      _ = device.decoder.decode(KernelEvent(at: .zero, type: 3, code: 0x35, value: 5))
    }
    #expect(device.report(id(7), x(1), y(1)) == "")
    #expect(device.report(id(8), x(100), y(200)) == "1 began 100 200")
  }
}
