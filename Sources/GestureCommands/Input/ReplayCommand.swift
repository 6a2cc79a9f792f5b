import GestureCore
import GestureInput
import GestureScenario

/// Plays what a device did.
struct ReplayCommand: Command {
  let files: ScenarioFiles
  let name = "replay"
  let summary = "plays a recording of touch hardware and tells the gestures in it"
  let operands = "RECORDING"
  let options =
    [
      Option(name: "--scene", value: "FILE", help: "the scene of this scenario file"),
      Option(name: "--log", help: "what happens, as JSON Lines"),
      Option(name: "--svg", value: "OUT", help: "draw where the touches went into this file"),
      Option(name: "--speed", value: "N", help: "as it happened (1) or N times as fast"),
      Option(name: "--as-scenario", help: "write it as a scenario file that 'run' takes"),
      Option(name: "-o", value: "FILE", help: "with --as-scenario, the file to write"),
    ] + RecordingFiles.options + [RecordingFiles.description]
  let discussion = """
    \(RecordingFiles.discussion)

    Without --scene there is one view over the whole surface, with taps, a long press, pans, swipes
    in four directions, a pinch, a rotation and a circle. All but the two taps may recognize
    alongside one another, so that each says what it sees. Without --speed nothing waits.
    What is wrong with the touches, such as a time that runs back, is warned of.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    try arguments.refuse("-o", without: "--as-scenario")
    try arguments.refuse("--log", "--svg", "--speed", with: "--as-scenario")
    let speed = try self.speed(arguments)
    guard let recording = try RecordingFiles.open(arguments, console),
      let scene = scene(arguments, recording.surfaceSize, console)
    else { return .misuse }
    if arguments.has("--as-scenario") {
      return try writeScenario(of: recording, in: scene, arguments, console)
    }
    let isLog = arguments.has("--log")
    let session = GestureSession(
      scene: scene, prints: isLog ? .log : .gestures, console: console,
      source: arguments.operands.first)
    var drawing = arguments["--svg"].map { _ in TrailDrawing(size: scene.size) }
    let pace = speed.map { Pace(speed: $0, clock: ContinuousClock()) }
    var events = recording.events()
    do throws(RecordingError) {
      while let event = try events.next() {
        await pace?.wait(until: event.timestamp, session)
        session.send(event)
        drawing?.add(event)
      }
    } catch {
      console.complain("\(error)")
      return .misuse
    }
    session.finish()
    if !isLog { console.write(session.summary) }
    noteEnd(of: events, arguments, console)
    if let path = arguments["--svg"], let drawing {
      try ScenarioFiles.write(drawing.svg(recognized: session.recognized), to: path)
    }
    return .success
  }

  /// Reports where a recording stops in the middle of something.
  private func noteEnd(
    of events: RecordingEvents, _ arguments: Arguments, _ console: Console
  ) {
    let path = arguments.operands.first ?? ""
    if events.endsInsideReport {
      console.complain("\(path): note: the recording ends in the middle of a report")
    }
    if events.touchesCutOff > 0 {
      console.complain("\(path): \(events.noteOfTouchesCutOff)")
    }
  }

  private func speed(_ arguments: Arguments) throws(UsageError) -> Double? {
    guard let text = arguments["--speed"] else { return nil }
    guard let speed = Double(text), (0.01...1000).contains(speed) else {
      throw UsageError("--speed takes a number from 0.01 to 1000, not '\(text)'")
    }
    return speed
  }

  private func scene(
    _ arguments: Arguments, _ size: Size, _ console: Console
  ) -> Scenario.Scene? {
    do throws(ScenarioError) {
      return try files.scene(arguments["--scene"]) ?? .everyGesture(size: size)
    } catch {
      console.complain("\(error)")
      return nil
    }
  }

  private func writeScenario(
    of recording: Recording, in scene: Scenario.Scene, _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> ExitStatus {
    var all: [InputEvent] = []
    var events = recording.events()
    let path = arguments.operands.first ?? ""
    do {
      while let event = try events.next() { all.append(event.asStep) }
      let name = "what \(path == "-" ? "a device" : path.split(separator: "/").last ?? "") did"
      let scenario = try Scenario(of: all, in: scene, name: name)
      noteEnd(of: events, arguments, console)
      if let file = arguments["-o"] {
        try ScenarioFiles.write(scenario.text, to: file)
      } else {
        console.write(
          scenario.text.hasSuffix("\n") ? String(scenario.text.dropLast()) : scenario.text)
      }
      return .success
    } catch let error as UsageError {
      throw error
    } catch {
      console.complain("\(path): \(error)")
      return .misuse
    }
  }
}

extension InputEvent {
  /// The event as a step of a script can hold it: a step has one pressure for all of its touches,
  /// and no recognizer reads those of fingers.
  fileprivate var asStep: InputEvent {
    var event = self
    for index in event.touches.indices where event.touches[index].type != .pencil {
      event.touches[index].pressure = 0
    }
    return event
  }
}

extension RecordingEvents {
  /// What to say of the touches that the end of the recording has cut off.
  var noteOfTouchesCutOff: String {
    touchesCutOff == 1
      ? "note: a touch is still down at the end; it is cancelled"
      : "note: \(touchesCutOff) touches are still down at the end; they are cancelled"
  }
}
