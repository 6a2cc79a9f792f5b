import Foundation
public import Testing

extension Repository {
  /// The blocks of code of a page that are in a language, in order.
  public static func blocks(_ language: String, of page: String) throws -> [String] {
    try text(page).components(separatedBy: "```").enumerated().compactMap { index, block in
      guard index % 2 == 1, block.hasPrefix(language + "\n") else { return nil }
      return String(block.dropFirst(language.count + 1))
    }
  }
}

/// A command that a page shows, and what it says comes out.
public struct PageCommand: CustomTestStringConvertible, Sendable {
  /// Without the words that were asked for.
  public let text: String
  public let output: String

  public var words: [String] { text.split(separator: " ").map(String.init) }
  public var testDescription: String { text }

  /// The blocks of a page that begin with a command, in order.
  ///
  /// - Parameter beginning: the words with which the command has to begin, with a space.
  public static func all(
    of page: String, beginning: String = ""
  ) throws -> [PageCommand] {
    let prompt = "$ " + beginning
    return try Repository.blocks("console", of: page).filter { $0.hasPrefix(prompt) }.map { block in
      let lines = block.dropFirst(prompt.count)
      let command = lines.prefix { $0 != "\n" }
      return PageCommand(
        text: String(command), output: String(lines.dropFirst(command.count + 1)))
    }
  }
}
