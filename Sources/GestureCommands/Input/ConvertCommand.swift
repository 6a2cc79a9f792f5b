import Foundation
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
    let output = try arguments["-o"].map { path throws(UsageError) in try LineFile(path) }
    func write(_ line: String) throws(UsageError) {
      if let output { try output.write(line) } else { console.write(line) }
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

/// A file that is written line by line.
final class LineFile {
  private let path: String
  private let handle: FileHandle
  private var buffer = ""

  /// Creates the file, or empties it.
  init(_ path: String) throws(UsageError) {
    self.path = path
    let isCreated = FileManager.default.createFile(atPath: path, contents: nil)
    guard isCreated || FileManager.default.isWritableFile(atPath: path),
      let handle = FileHandle(forWritingAtPath: path)
    else {
      let reason = FileFault.reason(of: CocoaError(.fileWriteNoPermission), writing: path)
      throw UsageError("\(path) can't be written: \(reason)")
    }
    self.handle = handle
  }

  func write(_ line: String) throws(UsageError) {
    buffer += line + "\n"
    if buffer.utf8.count > 1 << 16 { try flush() }
  }

  func flush() throws(UsageError) {
    do {
      try handle.write(contentsOf: Data(buffer.utf8))
    } catch {
      throw UsageError("\(path) can't be written: \(error.localizedDescription)")
    }
    buffer = ""
  }

  func finish() throws(UsageError) {
    try flush()
    try? handle.close()
  }
}
