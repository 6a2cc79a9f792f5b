import GestureInput
import Gestures

/// The Swift that Docs/Hardware.md shows, so that it compiles.
enum HardwareSnippets {
  static func host() throws {
    let loop = try DeviceLoop(paths: ["/dev/input/event5"])
    let window = Window(size: loop.surfaceSize)
    let dispatcher = Dispatcher(window: window)
    let tap = TapGestureRecognizer()
    window.addGestureRecognizer(tap)
    tap.onAction { tap in print("tapped at", tap.location(in: nil)) }
    while !loop.isOver { loop.turn(dispatcher) }
  }

  static func filter(_ pan: PanGestureRecognizer) -> PalmFilter {
    let palms = PalmFilter()
    pan.delegate = palms
    return palms
  }

  static func surface() -> SurfaceOptions {
    var surface = SurfaceOptions(size: Size(width: 800, height: 480))
    surface.rotation = .quarter
    surface.calibration = CalibrationMatrix("1 0 0 0 1 0")
    return surface
  }
}

final class Panel {
  let device: InputDevice
  let dispatcher: Dispatcher
  private var decoder: InputDecoder

  init(_ path: String, _ dispatcher: Dispatcher, surface: SurfaceOptions) throws {
    self.dispatcher = dispatcher
    device = try InputDevice(path: path)
    decoder = InputDecoder(surface: surface)
    decoder.add(device.description, as: 1, isResynchronized: true)
  }

  /// Call it when `device.descriptor` can be read, and `dispatcher.advance(to: DeviceLoop.now)`
  /// when the time of `dispatcher.nextDeadline` has come. Returns false when the device is gone.
  func readEvents() -> Bool {
    guard let events = device.read() else {
      decoder.remove(1, at: DeviceLoop.now).map { dispatcher.send($0) }
      return false
    }
    for event in events {
      decoder.decode(event, from: 1).map { dispatcher.send($0) }
      if decoder.needsState(of: 1) {  // events were lost
        let state = device.state(at: event.timestamp)
        decoder.resynchronize(1, with: state, at: event.timestamp).map { dispatcher.send($0) }
      }
    }
    return true
  }
}
