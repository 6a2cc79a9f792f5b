/// A text that is read as JSON, and the name of the file that it came from.
final class JSONText: Sendable {
  let file: String
  let bytes: [UInt8]

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// An error at a place of the text.
  func error(
    _ problem: ScenarioError.Problem, at offset: Int, path: String = ""
  ) -> ScenarioError {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = String(decoding: bytes[lineStart..<before.endIndex], as: UTF8.self).count + 1
    return ScenarioError(
      file: file, path: path, line: line, column: column, problem: problem)
  }
}

/// A value as it stands in a text.
struct ParsedJSON: Sendable {
  enum Content: Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case string(String)
    case list([ParsedJSON])
    case object([Member])
  }

  struct Member: Sendable {
    var key: String
    /// Where the key begins.
    var offset: Int
    var value: ParsedJSON
  }

  var content: Content
  /// Where the value begins, in bytes.
  var offset: Int
}
