import Foundation
import GestureTestKit
import Testing

/// A page of the documentation, or the comments of a source file, as far as tests read it.
struct Page: CustomTestStringConvertible, Sendable {
  /// A fenced block of code.
  struct Block: Sendable {
    var language: String
    /// The line before it, which may name a file.
    var lead: String
    var text: String

    /// The file to which the reader is to write the block; nil for none. `.ci/walkthrough` reads
    /// it in the same way.
    var fileName: Substring? {
      lead.firstMatch(of: /`([\w.\/+\-]+\.\w+)`[^`]{0,60}:$/)?.1
    }

    /// The commands of a session. One that ends in a backslash goes on in the next line.
    var commands: [Substring] {
      text.replacing(#/[ ]*\\\n[ ]*/#, with: " ").split(separator: "\n")
        .filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
    }
  }

  let name: String
  let text: String
  let blocks: [Block]
  var testDescription: String { name }

  init(_ name: String) throws {
    try self.init(name, Repository.text(name))
  }

  private init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
    var blocks: [Block] = []
    var open: Block?
    var lead = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if var block = open {
        guard line.hasPrefix("```") else {
          block.text += line + "\n"
          open = block
          continue
        }
        blocks.append(block)
        open = nil
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), lead: lead, text: "")
        lead = ""
      } else if !line.isEmpty {
        lead = String(line)
      }
    }
    self.blocks = blocks
  }

  /// The README, all of Docs, and the examples' READMEs.
  static let all: [Page] = {
    let examples = Repository.files(in: "Examples", ending: "README.md")
      .filter { !$0.contains("/.build") }
    let names = ["README.md"] + Repository.files(in: "Docs", ending: ".md") + examples
    return names.compactMap { try? Page($0) }
  }()

  /// The comments of all public modules' files that have code in them.
  static let comments: [Page] = Repository.files(in: "Sources", ending: ".swift").compactMap {
    guard let source = try? Repository.text($0), source.contains("/// ```swift") else { return nil }
    let lines = source.split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("///") ? text.dropFirst(text.hasPrefix("/// ") ? 4 : 3) : ""
    }
    return Page($0, lines.joined(separator: "\n"))
  }

  /// The text without its blocks of code.
  var prose: String {
    text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 0 }
      .map(\.element).joined(separator: "\n")
  }
}
