import GestureCore
import GestureInput
import GestureScenario

/// The options that say where a recording's device is described and how its values become points.
enum RecordingFiles {
  static let options = [
    Option(name: "--points", value: "WxH", help: "the surface's size in points"),
    Option(
      name: "--rotate", value: "DEGREES", help: "turn the surface clockwise: 90, 180 or 270"),
    Option(
      name: "--calibrate", value: "MATRIX",
      help: "six numbers, as libinput's calibration matrix"),
  ]

  static let description = Option(
    name: "--desc", value: "FILE", help: "what evemu-describe said of the device")

  static let discussion = """
    A recording is what evemu-record, getevent (also -l, -t), evtest or libinput record has written,
    what a device gives as it is, pointer events of a browser as JSON, or our own JSON Lines; it is
    recognised by its content. '-' is the standard input. Where the device states its resolution, 163 points are an inch; else the
    longer side of its surface is 1,024 points. --points overrides both.
    """

  /// Opens the recording that a command line names, and tells what is odd about it.
  static func open(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> Recording? {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("name one recording, or '-' for the standard input")
    }
    let surface = try surface(arguments)
    do throws(RecordingError) {
      let recording = try Recording(
        contentsOfFile: path, describedBy: arguments["--desc"], surface: surface)
      for remark in recording.remarks { console.complain("\(path): note: \(remark)") }
      return recording
    } catch {
      console.complain("\(error)")
      return nil
    }
  }

  /// How a device's values become points.
  static func surface(_ arguments: Arguments) throws(UsageError) -> SurfaceOptions {
    var options = SurfaceOptions()
    if let text = arguments["--points"] {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1],
        (1...100_000).contains(width), (1...100_000).contains(height)
      else {
        throw UsageError("--points takes a width and a height: --points 400x800, not '\(text)'")
      }
      options.size = Size(width: width, height: height)
    }
    if let text = arguments["--rotate"] {
      guard let rotation = Int(text).flatMap(SurfaceOptions.Rotation.init(rawValue:)) else {
        throw UsageError("--rotate takes 0, 90, 180 or 270, not '\(text)'")
      }
      options.rotation = rotation
    }
    if let text = arguments["--calibrate"] {
      guard let matrix = CalibrationMatrix(text) else {
        throw UsageError("--calibrate takes six numbers: --calibrate '1 0 0 0 1 0'")
      }
      options.calibration = matrix
    }
    return options
  }

  /// Reports an error while reading.
  ///
  /// - Returns: whether there was none.
  static func attempt(
    _ console: Console, _ body: () throws(RecordingError) -> Void
  ) -> Bool {
    do throws(RecordingError) {
      try body()
      return true
    } catch {
      console.complain("\(error)")
      return false
    }
  }
}
