/// What is wrong with a recording, and where.
struct RecordingError: Error, Hashable {
  enum Cause: Hashable {
    case unreadable(String)
    case tooLong
    case lineTooLong
    case empty
    case notAnObject
    case notARecording
    case wrongVersion
    case wrongSeed
    case missingTime
    case timeRunsBack
    case notOneAction(found: Int)
    case wrongPlace(action: String)
    case wrongKey
    case unknownName(String)
    case touchAlreadyDown
    case noTouchDown(action: String)
  }

  var file: String
  /// The line, from one; nil if the file as a whole is wrong.
  var line: Int?
  var cause: Cause
}

extension RecordingError: CustomStringConvertible {
  var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(cause.text)"
  }
}

extension RecordingError.Cause {
  fileprivate var text: String {
    switch self {
    case .unreadable(let reason): "can't read the recording: \(reason)"
    case .tooLong: "expected a recording of at most \(RecordingReader.longestFile >> 20) MiB"
    case .lineTooLong: "expected a line of at most \(RecordingReader.longestLine) bytes"
    case .empty: "expected a recording, but the file is empty"
    case .notAnObject: "expected a JSON object"
    case .notARecording: "expected a header with \"format\": \"\(Recording.format)\""
    case .wrongVersion: "expected \"version\": \(Recording.version)"
    case .wrongSeed: "expected \"seed\" to be a whole number from 0 to \(UInt64.max)"
    case .missingTime: "expected \"at\" to be a number of milliseconds from 0 to a day"
    case .timeRunsBack: "expected \"at\" not to be before the line above"
    case .notOneAction(let found):
      "expected one of \"began\", \"moved\", \"ended\", \"cancelled\" and \"key\", found \(found)"
    case .wrongPlace(let action): "expected \"\(action)\" to be a place [x, y] in points"
    case .wrongKey: "expected \"key\" to be \"n\" or \"d\""
    case .unknownName(let name): "unknown name \"\(name)\""
    case .touchAlreadyDown: "expected \"moved\", \"ended\" or \"cancelled\": the button is down"
    case .noTouchDown(let action): "expected \"began\" before \"\(action)\": the button is up"
    }
  }
}
