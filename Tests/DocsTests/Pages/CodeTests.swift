import Foundation
import GestureTestKit
import Testing

/// Swift on pages and in comments: it stands in a file that is compiled as well.
@Suite struct `Code` {
  /// A file of Swift that the package compiles, without its comments and spaces.
  private struct CompiledFile {
    let code: String
    let imports: Set<Substring>

    init(_ text: String) {
      code = Self.compact(text)
      imports = Self.imports(of: text)
    }

    static func imports(of text: String) -> Set<Substring> {
      Set(text.matches(of: /(?m)^ *(?:public |@testable )?import (\w+)/).map(\.1))
    }

    /// A text without comments, imports, spaces and semicolons: how it is laid out doesn't matter.
    static func compact(_ text: String) -> String {
      var code = ""
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        if words.prefix(2).contains("import") { continue }
        for word in words {
          if word.hasPrefix("//") { break }
          code += word
        }
      }
      return code.replacing(";", with: "")
    }

    /// Whether it has each paragraph of a block, and imports what the block imports.
    func contains(_ block: String) -> Bool {
      imports.isSuperset(of: Self.imports(of: block))
        && block.replacing(/(?m)^ *…$/, with: "\n").components(separatedBy: "\n\n")
          .map(Self.compact).allSatisfy { $0.isEmpty || code.contains($0) }
    }
  }

  private static let compiled: [CompiledFile] = [
    "Tests/DocsTests/Snippets", "Tests/GestureScenarioTests/Recording", "Tests/MainActorTests",
    "Tests/OtherPackageTests", "Examples/CheckmarkGesture/Sources",
    "Examples/Window/Tests", "Sources/GestureCore/Recognizers",
  ].flatMap { Repository.files(in: $0, ending: ".swift") }
    .compactMap { try? CompiledFile(Repository.text($0)) }

  /// What can't be compiled, by its page and its beginning, and why.
  private static let exceptions = [
    "Examples/CheckmarkGesture/README.md dependencies: [.package(": "a line of a manifest",
    "Examples/Window/README.md .systemLibrary(": "a line of a manifest",
  ]

  @Test(arguments: Page.all + Page.comments) func `is compiled`(page: Page) throws {
    for block in page.blocks where block.language == "swift" {
      if block.fileName != nil {
        let script = try Repository.text(".ci/walkthrough")
        #expect(script.contains("\"\(page.name)\""), "nobody builds the files of \(page.name)")
        continue
      }
      let isException = Self.exceptions.keys.contains { "\(page.name) \(block.text)".hasPrefix($0) }
      #expect(
        isException || Self.compiled.contains { $0.contains(block.text) },
        "\(page.name): no file that is compiled has\n\(block.text)")
    }
  }

  @Test func `has no exception that isn't needed`() {
    let blocks = (Page.all + Page.comments).flatMap { page in
      page.blocks.map { "\(page.name) \($0.text)" }
    }
    for exception in Self.exceptions.keys {
      #expect(blocks.contains { $0.hasPrefix(exception) }, "\(exception)")
    }
  }

  @Test func `is on many pages and in many comments`() {
    #expect(Page.all.count > 30)
    #expect(Page.comments.count > 50)
    #expect(Page.all.flatMap(\.blocks).filter { $0.language == "swift" }.count > 60)
  }
}
