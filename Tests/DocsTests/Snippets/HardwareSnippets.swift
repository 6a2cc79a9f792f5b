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
}
