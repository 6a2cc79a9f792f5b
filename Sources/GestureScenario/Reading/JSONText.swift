import Foundation

/// A text that is read as JSON, and the name of the file that it came from.
struct JSONText: Sendable {
  let file: String
  let data: Data

  init(_ data: Data, file: String) {
    self.data = data
    self.file = file
  }

  /// An error at a place of the document.
  func error(_ problem: ScenarioError.Problem, path: String = "") -> ScenarioError {
    ScenarioError(file: file, path: path, line: nil, column: nil, problem: problem)
  }

  /// The value that the text consists of.
  func parse() throws(ScenarioError) -> ParsedJSON {
    do {
      // The serialization says where a mistake is, the decoder tells numbers from truth values.
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return try JSONDecoder().decode(ParsedJSON.self, from: data)
    } catch {
      throw broken((error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String)
    }
  }

  /// What Foundation says of a text that is no JSON; it counts characters, people count lines.
  private func broken(_ message: String?) -> ScenarioError {
    let message = message ?? "it can't be read"
    let marker = " around character "
    if message.hasPrefix("Unexpected end of file") {
      return broken("the text ends too early", at: data.count)
    }
    guard let range = message.range(of: marker),
      let offset = Int(message[range.upperBound...].prefix { $0.isNumber })
    else { return error(.brokenJSON(message)) }
    return broken(String(message[..<range.lowerBound]), at: offset)
  }

  private func broken(_ message: String, at offset: Int) -> ScenarioError {
    let before = data.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    return ScenarioError(
      file: file, path: "", line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: before[lineStart...], as: UTF8.self).count + 1,
      problem: .brokenJSON(message))
  }
}
