import GestureTestKit
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// What a story says of hand-overs: from where they count, and why they did not take place.
@Suite struct `Terms of hand-overs`: WishedScenes {
  private var pans: [String] {
    [
      #"{"id": "move", "kind": "pan", "view": "sheet"}"#,
      #"{"id": "scroll", "kind": "pan", "view": "list"}"#,
    ]
  }

  private var up: String {
    """
    {"at": 0, "began": {"1": [200, 300]}}, {"at": 20, "moved": {"1": [200, 280]}},
    {"at": 40, "moved": {"1": [200, 200]}}, {"at": 60, "moved": {"1": [200, 100]}},
    {"at": 80, "moved": {"1": [200, 20]}}, {"at": 100, "ended": {"1": null}}
    """
  }

  @Test func `a condition counts anew from where touches were taken over (S15.12)`() throws {
    let story = try told(
      sheetWithRow + recognizers(pans[0], pans[1], #"{"id": "flip", "kind": "pan", "view": "row"}"#)
        + """
        , "handOvers": [{"from": "flip", "to": "scroll", "when": {"translation": "y", "atMost": -20}},
          {"from": "scroll", "to": "move", "when": {"translation": "y", "atMost": -150}}]
        """, up, of: "move")
    #expect(
      story.contains(
        "'scroll' hands over where its translation in y is at most -150 pt. That counts anew from 20 "
          + "ms, when it took over the touches of 'flip'. (S15.12)"), "\(story)")
  }

  @Test(arguments: ["move", "scroll"])
  func `a hand-over is not asked for while a rival of the taker is under way (S15.11)`(
    id: String
  ) throws {
    let press = """
      {"id": "press", "kind": "longPress", "view": "row", "set": {"minimumPressDuration": 0},
        "recognizesTogether": ["scroll"]}
      """
    let handOver =
      #", "handOvers": [{"from": "scroll", "to": "move", "when": {"translation": "y", "atMost": -90}}]"#
    let story = try told(sheetWithRow + recognizers(pans[0], pans[1], press) + handOver, up, of: id)
    #expect(
      story.contains(
        "though its translation in y was -100 pt: 'press' was under way, which excludes"),
      "\(story)")
    let free = try told(sheetWithRow + recognizers(pans[0], pans[1]) + handOver, up, of: id)
    #expect(!free.contains("was under way, which excludes"), "\(free)")
  }

  @Test func `hand-overs to and fro without a condition are told (S15.13)`() throws {
    let both =
      #", "handOvers": [{"from": "scroll", "to": "move"}, {"from": "move", "to": "scroll"}]"#
    let story = try told(sheetWithRow + recognizers(pans[0], pans[1]) + both, up, of: "move")
    #expect(
      story.contains("'scroll' and 'move' hand over to each other without a condition"), "\(story)")
    let unwanted = try explained(
      sheetWithRow + recognizers(pans[0], pans[1]) + both, up, #""move": []"#, "move")
    #expect(!unwanted.says("lies in its view"), "\(unwanted)")
  }
}
