import Foundation
import StrictJSON

/// A text that is read as JSON, and the name of the file that it came from.
struct JSONText: Sendable {
  let file: String
  let data: Data

  init(_ data: Data, file: String) {
    self.data = data
    self.file = file
  }

  /// An error at a place of the document.
  ///
  /// - Parameter isAboutKey: whether the key is wrong, not its value.
  func error(
    _ problem: ScenarioError.Problem, path: JSONPath = JSONPath(), isAboutKey: Bool = false
  ) -> ScenarioError {
    let offset = JSONLocator.offset(of: path, in: data, isKey: isAboutKey)
    return ScenarioError(
      file: file, path: path.description, position: offset.map(position(of:)), problem: problem)
  }

  /// The value that the text consists of.
  func parse() throws(ScenarioError) -> ParsedJSON {
    if let mistake = JSONStrictness.mistakeBeforeParsing(data) {
      throw broken(mistake.sentence, at: mistake.offset)
    }
    do {
      // The serialization reports where a mistake is; the decoder separates numbers from Booleans.
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      if let mistake = JSONStrictness.mistake(in: data) {
        throw broken(mistake.sentence, at: mistake.offset)
      }
      return try JSONDecoder().decode(ParsedJSON.self, from: data)
    } catch let error as ScenarioError {
      throw error
    } catch {
      throw broken((error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String)
    }
  }

  /// An error from Foundation's message about a text that is not JSON. Foundation gives an offset;
  /// the error has line and column.
  private func broken(_ message: String?) -> ScenarioError {
    let message = message ?? "it can't be read"
    if message.hasPrefix("Unexpected end of file") {
      return broken("the text ends too early", at: data.count)
    }
    for marker in [" around character ", " starting from character "] {
      guard let range = message.range(of: marker),
        let offset = Int(message[range.upperBound...].prefix { $0.isNumber })
      else { continue }
      return broken(Self.sentence(for: message[..<range.lowerBound]), at: offset)
    }
    // For a number that is too large, the message has only the number.
    if let number = message.split(separator: " ").dropFirst().first, message.hasPrefix("Number "),
      let place = data.range(of: Data(number.utf8))
    {
      return broken("the number \(number) is too large", at: place.lowerBound)
    }
    return ScenarioError(file: file, path: "", problem: .brokenJSON(message))
  }

  /// Some of Foundation's messages in words for the author of a file.
  private static func sentence(for message: Substring) -> String {
    if message == "Invalid value" {
      return "what stands here is neither a value nor the end of one"
    }
    return message.hasPrefix("Invalid UTF-8") ? "the text isn't UTF-8 here" : String(message)
  }

  private func broken(_ message: String, at offset: Int) -> ScenarioError {
    let isComment = data.dropFirst(offset).starts(with: Data("/".utf8))
    return ScenarioError(
      file: file, path: "", position: position(of: offset),
      problem: .brokenJSON(
        isComment ? "JSON has no comments; say it in \"name\" or \"source\"" : message))
  }

  /// A byte's line and column.
  private func position(of offset: Int) -> ScenarioError.Position {
    let before = data.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    return ScenarioError.Position(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: before[lineStart...], as: UTF8.self).count + 1)
  }
}
