import GestureCore
import GestureInput
import GestureScenario

/// Writes recordings as JSON Lines.
struct ConvertCommand: Command {
  let name = "convert"
  let summary = "writes a recording of touch hardware as JSON Lines"
  let operands = "RECORDING"
  let options =
    [Option(name: "-o", value: "FILE", help: "write into this file")] + RecordingFiles.options
    + [RecordingFiles.description]
  let discussion = RecordingFiles.discussion

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    guard let recording = try RecordingFiles.open(arguments, console) else { return .misuse }
    let output = try arguments["-o"].map { path throws(UsageError) in
      try OutputFile(replacing: path)
    }
    func write(_ line: String) throws(UsageError) {
      if let output { try output.write(line + "\n") } else { console.write(line) }
    }
    var writer = RecordingWriter(size: recording.surfaceSize)
    var events = recording.events()
    do {
      try write(writer.header)
      while let event = try events.next() { try write(writer.line(event)) }
      try output?.finish()
    } catch let error as UsageError {
      throw error
    } catch {
      console.complain("\(error)")
      return .misuse
    }
    if events.touchesCutOff > 0 {
      console.complain("\(arguments.operands[0]): \(events.noteOfTouchesCutOff)")
    }
    return .success
  }
}
