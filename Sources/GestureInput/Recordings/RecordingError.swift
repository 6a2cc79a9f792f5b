/// What is wrong with a recording, and where.
public struct RecordingError: Error, Hashable, Sendable {
  /// The file's path, as it was given.
  public var file: String
  /// Counted from 1; nil where the file as a whole is wrong.
  public var line: Int?
  /// What is wrong.
  public var problem: Problem

  /// The kinds of mistakes.
  public enum Problem: Hashable, Sendable {
    /// It can't be opened or read; the sentence says why.
    case unreadable(String)
    /// It is of none of the formats of ``RecordingFormat``.
    case unknownFormat
    /// It has nothing in it.
    case empty
    /// A line that makes no sense.
    case wrongLine(expected: String, found: String)
    /// A line, or a JSON object, that is longer than any sensible one. Unit: bytes.
    case tooLong(limit: Int)
  }
}

extension RecordingError: CustomStringConvertible {
  /// File, line and what was expected there, in one line.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem)"
  }
}

extension RecordingError.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let why): "the recording can't be read: \(why)"
    case .unknownFormat:
      "expected a recording, of one of these: "
        + RecordingFormat.allCases.map(\.title).joined(separator: ", ")
    case .empty: "expected a recording, but there is nothing in it"
    case .wrongLine(let expected, let found): "expected \(expected), found \"\(found)\""
    case .tooLong(let limit): "expected a line of at most \(limit) bytes"
    }
  }
}

/// Why a line makes no sense: what should be there.
struct LineMistake: Error {
  let expected: String

  init(_ expected: String) { self.expected = expected }
}
