import GestureInput
import Gestures

/// The Swift in the comments of `GestureInput`.
enum InputSnippets {
  static func decode(
    _ device: DeviceDescription, _ kernelEvents: [KernelEvent], _ dispatcher: Dispatcher
  ) {
    var decoder = TouchDecoder(of: device)
    for event in kernelEvents {
      if let touches = decoder.decode(event) { dispatcher.send(touches) }
    }
  }

  static func loop() throws {
    let loop = try DeviceLoop(paths: ["/dev/input/event5"])
    let window = Window(size: loop.surfaceSize)
    let dispatcher = Dispatcher(window: window)
    while !loop.isOver { loop.turn(dispatcher) }
  }

  static func palms(_ pan: PanGestureRecognizer) -> PalmFilter {
    let palms = PalmFilter()
    pan.delegate = palms  // held weakly: keep it
    return palms
  }

  static func play(_ dispatcher: Dispatcher) throws {
    let recording = try Recording(contentsOfFile: "field.events")
    let window = Window(size: recording.surfaceSize)
    var events = recording.events()
    while let event = try events.next() { dispatcher.send(event) }
    dispatcher.add(window)
  }

  static func write(_ recording: Recording) throws {
    var events = recording.events()
    var writer = RecordingWriter(size: recording.surfaceSize)
    print(writer.header)
    while let event = try events.next() { print(writer.line(event)) }
  }

  static func terminal(_ bytes: [UInt8], send: (TouchPhase, MouseReport) -> Void) {
    print(TerminalMouse.enable, terminator: "")
    var parser = TerminalParser()
    var button = MouseButton()
    for case .mouse(let report) in parser.read(bytes) {
      for phase in button.phases(for: report) { send(phase, report) }
    }
    print(TerminalMouse.disable, terminator: "")
  }
}
