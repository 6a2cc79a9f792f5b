import GestureCore
@testable import GestureInput
import Testing

@Suite struct `A single pointer` {
  @Test func `a finger of a device without contacts touches while BTN_TOUCH is down`() {
    var description = DeviceDescription()
    description.axes = [
      KernelEvent.AxisCode.x: AxisRange(0, 1023), KernelEvent.AxisCode.y: AxisRange(0, 511),
    ]
    description.keys = [KernelEvent.KeyCode.touch]
    var device = DeviceSketch(description)
    #expect(
      device.report(axis(0, 100), axis(1, 200), key(KernelEvent.KeyCode.touch, 1))
        == "1 began 100 200")
    #expect(device.report(axis(0, 110)) == "1 moved 110 200")
    #expect(device.report(key(KernelEvent.KeyCode.touch, 0)) == "1 ended 110 200")
    #expect(device.report(axis(0, 300)) == "")
  }

  @Test func `a pen hovers, touches, hovers and leaves`() {
    var device = DeviceSketch(DeviceSketch.tablet)
    #expect(
      device.report(key(KernelEvent.KeyCode.pen, 1), axis(0, 10), axis(1, 20)) == "hover 10 20")
    #expect(
      device.report(key(KernelEvent.KeyCode.touch, 1), axis(KernelEvent.AxisCode.pressure, 500))
        == "1 began 10 20, left")
    #expect(device.report(axis(0, 30)) == "1 moved 30 20")
    #expect(device.report(key(KernelEvent.KeyCode.touch, 0)) == "1 ended 30 20, hover 30 20")
    #expect(device.report(key(KernelEvent.KeyCode.pen, 0), axis(0, 0), axis(1, 0)) == "left")
  }

  @Test func `a pen that is lifted away at once ends where it was`() {
    var device = DeviceSketch(DeviceSketch.tablet)
    _ = device.report(
      key(KernelEvent.KeyCode.pen, 1), axis(0, 10), axis(1, 20), key(KernelEvent.KeyCode.touch, 1))
    let end = device.report(
      key(KernelEvent.KeyCode.pen, 0), key(KernelEvent.KeyCode.touch, 0), axis(0, 0), axis(1, 0),
      axis(KernelEvent.AxisCode.pressure, 0))
    #expect(end == "1 ended 10 20")
  }

  @Test func `tilts are a pose (S15.20)`() throws {
    let geometry = DeviceGeometry(DeviceSketch.tablet, SurfaceOptions())
    let upright = try #require(geometry.pose(tiltX: 0, tiltY: 0))
    #expect(abs(upright.altitudeAngle - .pi / 2) < 0.001)
    let right = try #require(geometry.pose(tiltX: 45, tiltY: 0))
    #expect(abs(right.altitudeAngle - .pi / 4) < 0.01 && abs(right.azimuthAngle) < 0.01)
    let towards = try #require(geometry.pose(tiltX: 0, tiltY: 30))
    #expect(abs(towards.azimuthAngle - .pi / 2) < 0.01)
    #expect(abs(towards.altitudeAngle - .pi / 3) < 0.02)
  }

  @Test func `a pen without a switch touches from a twentieth of its pressure on`() {
    var description = DeviceSketch.tablet
    description.keys = [KernelEvent.KeyCode.pen]
    var device = DeviceSketch(description)
    _ = device.report(key(KernelEvent.KeyCode.pen, 1), axis(0, 10), axis(1, 20))
    #expect(device.report(axis(KernelEvent.AxisCode.pressure, 49)) == "hover 10 20")
    #expect(device.report(axis(KernelEvent.AxisCode.pressure, 50)) == "1 began 10 20, left")
  }

  @Test func `the buttons of a touchpad are those of its touches`() throws {
    var description = DeviceSketch.slots
    description.properties = [DeviceDescription.Property.pointer]
    description.keys = [
      KernelEvent.KeyCode.touch, KernelEvent.KeyCode.finger, KernelEvent.KeyCode.leftButton,
      KernelEvent.KeyCode.rightButton,
    ]
    var decoder = TouchDecoder(of: description)
    func send(_ events: (UInt16, UInt16, Int32)...) -> TouchInput? {
      for event in events + [(0, 0, 0)] {
        let kernel = KernelEvent(at: .zero, type: event.0, code: event.1, value: event.2)
        if let event = decoder.decode(kernel) { return event.touches.first }
      }
      return nil
    }
    let began = try #require(send(id(1), x(10), y(10)))
    #expect(began.type == .indirect && began.buttons == .primary)
    #expect(send(key(KernelEvent.KeyCode.rightButton, 1))?.buttons == .secondary)
    #expect(send(key(KernelEvent.KeyCode.rightButton, 0))?.buttons == .primary)
  }

  @Test func `a mouse that reports places presses with its buttons`() {
    var description = DeviceDescription()
    description.axes = [
      KernelEvent.AxisCode.x: AxisRange(0, 1023), KernelEvent.AxisCode.y: AxisRange(0, 511),
    ]
    description.keys = [KernelEvent.KeyCode.leftButton, KernelEvent.KeyCode.rightButton]
    var device = DeviceSketch(description)
    #expect(device.report(axis(0, 10), axis(1, 20)) == "hover 10 20")
    #expect(device.report(key(KernelEvent.KeyCode.leftButton, 1)) == "1 began 10 20, left")
    #expect(device.report(key(KernelEvent.KeyCode.leftButton, 0)) == "1 ended 10 20, hover 10 20")
  }
}
