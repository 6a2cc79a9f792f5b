import Foundation
import GestureTestKit
import Testing

/// Links between pages, which work on a forge and in an editor.
@Suite struct `Links` {
  @Test(arguments: Page.all) func `lead to files and headings that are there`(page: Page) throws {
    let folder = Repository.root.appendingPathComponent(page.name).deletingLastPathComponent()
    for link in page.prose.matches(of: /\[[^\]]*\]\(([^)\s]+)\)/).map(\.1) {
      if link.contains(":") { continue }
      let parts = link.split(separator: "#", omittingEmptySubsequences: false)
      let file =
        parts[0].isEmpty
        ? Repository.root.appendingPathComponent(page.name)
        : folder.appendingPathComponent(String(parts[0])).standardized
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page.name): \(link)")
      guard parts.count > 1 else { continue }
      let target = file.path.replacing(Repository.root.path + "/", with: "")
      let anchors = try Self.anchors(of: Page(target))
      #expect(anchors.contains(String(parts[1])), "\(page.name): \(link)")
    }
  }

  @Test func `lead from the landing page to every page`() throws {
    let landing = try Page("Docs/README.md").prose
    for page in Page.all where page.name.hasPrefix("Docs/") && page.name != "Docs/README.md" {
      #expect(landing.contains("](\(page.name.dropFirst(5)))"), "\(page.name) can't be found")
    }
  }

  /// The anchors that a forge gives the headings of a page.
  private static func anchors(of page: Page) -> Set<String> {
    Set(
      page.prose.matches(of: /(?m)^#+ (.*)$/).map { heading in
        heading.1.lowercased().replacing(" ", with: "-")
          .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      })
  }
}
