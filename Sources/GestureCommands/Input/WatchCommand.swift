#if os(Linux)
  import GestureCore
  import GestureInput
  import GestureScenario

  /// Shows touches and gestures of a device as they happen.
  struct WatchCommand: Command {
    let files: ScenarioFiles
    let name = "watch"
    let summary = "shows touches and gestures of touch hardware as they happen"
    let operands = "DEVICE…"
    let options =
      [
        Option(name: "--scene", value: "FILE", help: "the scene of this scenario file"),
        Option(name: "--log", help: "what happens, as JSON Lines"),
        Option(name: "--grab", help: "keep the events from other programs meanwhile"),
      ] + RecordingFiles.options
    let discussion = """
      DEVICE is /dev/input/eventN, as 'devices' lists them, or a FIFO of struct input_event that
      stands for one. Several devices share one surface. A device may be unplugged and plugged in
      again. Ctrl-C ends it. Linux only.
      """

    func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
      guard let loop = try DeviceLoop.open(arguments, console) else { return .misuse }
      let scene: Scenario.Scene
      do throws(ScenarioError) {
        scene = try files.scene(arguments["--scene"]) ?? .everyGesture(size: loop.surfaceSize)
      } catch {
        console.complain("\(error)")
        return .misuse
      }
      let isLog = arguments.has("--log")
      let session = GestureSession(
        scene: scene, prints: isLog ? .log : .touchesAndGestures, console: console)
      while !loop.isOver || session.nextDeadline != nil {
        for event in loop.wait(until: session.nextDeadline) { session.send(event) }
        session.advance(to: loop.readTime)
        console.flush()
      }
      if !isLog { console.write(session.summary) }
      return .success
    }
  }

  /// Writes what a device does into a file.
  struct RecordCommand: Command {
    let name = "record"
    let summary = "records touch hardware as JSON Lines"
    let operands = "DEVICE… -o FILE"
    let options =
      [
        Option(name: "-o", value: "FILE", help: "write into this file"),
        Option(name: "--grab", help: "keep the events from other programs meanwhile"),
      ] + RecordingFiles.options
    let discussion = """
      DEVICE is as for 'watch'. Times count from the first event, and never go back. Ctrl-C ends it; the
      file holds every event up to then. One that is there already is not overwritten. 'replay' plays
      it. Linux only.
      """

    func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
      guard let path = arguments["-o"] else { throw UsageError("name the file: -o FILE") }
      guard let loop = try DeviceLoop.open(arguments, console) else { return .misuse }
      let file = try OutputFile(recording: path)
      var writer = RecordingWriter(size: loop.surfaceSize)
      try file.write(writer.header + "\n")
      var start: Timestamp?
      var last = Timestamp.zero
      while !loop.isOver {
        for var event in loop.wait(until: nil) {
          let origin = start ?? event.timestamp
          start = origin
          // An event that another device reports late counts as equally old, as in the engine
          // (S10.8).
          last = max(last, .zero + (event.timestamp - origin))
          event.timestamp = last
          try file.write(writer.line(event) + "\n")
        }
        try file.flush()
      }
      try file.finish()
      return .success
    }
  }

  extension DeviceLoop {
    /// Opens the devices that a command line names. Reports what can't be opened, and returns nil.
    static func open(
      _ arguments: Arguments, _ console: Console
    ) throws(UsageError) -> DeviceLoop? {
      guard !arguments.operands.isEmpty else {
        throw UsageError("name a device, such as /dev/input/event5: 'devices' lists them")
      }
      let surface = try RecordingFiles.surface(arguments)
      do throws(InputDeviceError) {
        let loop = try DeviceLoop(
          paths: arguments.operands, surface: surface, grabs: arguments.has("--grab"))
        loop.onChange = { path, change in console.complain("\(path): \(change.rawValue)") }
        return loop
      } catch {
        console.complain("\(error)")
        return nil
      }
    }
  }
#endif
