import Foundation
import GestureScenario
import GestureTestKit
import Testing

/// JSON on pages: it is played, as a file of the reader or as a part of one of the repository's.
@Suite struct `JSON` {
  /// Scenes and recordings that tests play, without their spaces.
  private static let played: [String] =
    ["Docs", "Tests/Scenarios", "Examples/MatchItUp/Terminal/Resources"].flatMap { folder in
      Repository.files(in: folder, ending: ".json") + Repository.files(in: folder, ending: ".jsonl")
    }
    .compactMap { try? compact(Repository.text($0)) }

  /// What no file has, without its spaces, and why.
  private static let exceptions = [
    #"{"at":5230,"key":"n"}"#: "the recorded session has no key; RecordingTests reads one"
  ]

  private static func compact(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private static let pages = Page.all.filter { page in
    page.blocks.contains { $0.language == "json" }
  }

  @Test(arguments: pages) func `is a file of the reader, or a part of one that is played`(
    page: Page
  ) throws {
    for block in page.blocks where block.language == "json" {
      if block.fileName != nil {
        let script = try Repository.text(".ci/walkthrough")
        #expect(script.contains("\"\(page.name)\""), "nobody plays the files of \(page.name)")
        continue
      }
      // A recording is shown in extracts, a scene as a piece.
      let isRecording = block.text.hasPrefix("{\"format\"")
      let pieces = isRecording ? block.text.split(separator: "\n").map(String.init) : [block.text]
      for piece in pieces {
        let code = Self.compact(piece)
        #expect(
          Self.exceptions[code] != nil || Self.played.contains { $0.contains(code) },
          "\(page.name): no file has\n\(piece)")
      }
    }
  }

  @Test(arguments: pages) func `is a scenario that can be read and passes, where it is complete`(
    page: Page
  ) throws {
    for block in page.blocks where block.language == "json" && block.text.contains("\"scene\"") {
      let result = try Scenario(text: block.text).run()
      #expect(result.passes, "\(page.name): \(result.report)")
    }
  }
}
