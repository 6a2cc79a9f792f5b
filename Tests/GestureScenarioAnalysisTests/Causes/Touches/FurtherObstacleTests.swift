import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// One that another excluded, and that would not have fired without it.
@Suite struct `A gesture that was none beside its rival`: WishedScenes {
  private func story(spreading way: Int) throws -> String {
    let scene = """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]}], "recognizers": [
        {"id": "slash", "kind": "pan", "view": "page"},
        {"id": "zoom", "kind": "pinch", "view": "page"}]
      """
    let script = """
      {"at": 0, "began": {"1": [100, 300], "2": [200, 300]}},
      {"at": 50, "moved": {"1": [100, 330], "2": [200, 330]}},
      {"at": 100, "moved": {"1": [\(100 - way), 330], "2": [\(200 + way), 330]}},
      {"at": 150, "ended": {"1": null, "2": null}}
      """
    let explanation = try #require(
      try scenario(scene, script, "").explain("zoom", wish: try Wish("zoom: fires")))
    return explanation.inOneLine
  }

  @Test func `is told what it lacked (S4.2, S9.45)`() throws {
    let story = try story(spreading: 0)
    #expect(story.contains("'slash' recognized and excluded it"), "\(story)")
    #expect(
      story.contains(
        "Without 'slash' it would have given up at 150 ms: the fingers lifted before they had moved "
          + "far enough: 0 pt where 8 pt are needed (by how much the distance between them "
          + "changed)."), "\(story)")
  }

  @Test func `but not where it would have fired (S4.2)`() throws {
    let story = try story(spreading: 40)
    #expect(story.contains("'slash' recognized and excluded it"), "\(story)")
    #expect(!story.contains("Without 'slash'"), "\(story)")
  }
}
