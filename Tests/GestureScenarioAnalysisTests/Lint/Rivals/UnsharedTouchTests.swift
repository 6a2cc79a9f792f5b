import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTestKit
import LongPressGesture
import PanGesture
import SwipeGesture
import Testing

/// Two recognizers of which one touch never makes both need no relation.
@Suite struct `Two gestures that never come of one touch` {
  private func relations(
    _ recognizers: [(id: String, kind: String, view: String, more: String)]
  ) throws -> [Lint.Finding] {
    var scene = FileScene()
    for (id, kind, view, more) in recognizers { scene.add(id, kind, on: view, more) }
    return try scene.findings(.noRelation)
  }

  @Test(arguments: [
    // Touch types, buttons, fingers.
    (
      "tap", "\"allowedTouchTypes\": [\"direct\"]", "doubleTap",
      "\"allowedTouchTypes\": [\"pencil\"]"
    ),
    (
      "tap", "\"allowedTouchTypes\": [\"mouse\"]", "doubleTap",
      "\"allowedTouchTypes\": [\"mouse\"], \"set\": {\"buttonMaskRequired\": 2}"
    ),
    (
      "tap", "", "doubleTap",
      "\"allowedTouchTypes\": [\"mouse\"], \"set\": {\"buttonMaskRequired\": 2}"
    ),
    (
      "pan", "\"allowedTouchTypes\": [\"mouse\"], \"set\": {\"buttonMaskRequired\": 2}",
      "swipe", ""
    ),
    ("tap", "\"set\": {\"numberOfTouchesRequired\": 2}", "doubleTap", ""),
    ("pan", "\"set\": {\"maximumNumberOfTouches\": 1}", "pinch", ""),
    ("pan", "\"set\": {\"minimumNumberOfTouches\": 3}", "rotation", ""),
    (
      "tap", "\"set\": {\"numberOfTouchesRequired\": 2}", "pan",
      "\"set\": {\"numberOfTapsRequired\": 1}"
    ),
    // Directions and edges.
    (
      "swipe", "\"set\": {\"direction\": [\"left\"]}", "swipe", "\"set\": {\"minimumDistance\": 80}"
    ),
    ("pan", "\"set\": {\"axis\": \"vertical\"}", "swipe", ""),
    ("screenEdgePan", "\"set\": {\"edges\": [\"right\"]}", "swipe", ""),
    (
      "screenEdgePan", "\"set\": {\"edges\": [\"left\"]}", "screenEdgePan",
      "\"set\": {\"edges\": [\"right\"]}"
    ),
    // A drag after a tap is none of one touch alone.
    ("pan", "\"set\": {\"numberOfTapsRequired\": 1}", "swipe", ""),
  ])
  func `are not told to be related`(
    kind: String, more: String, other: String, others: String
  ) throws {
    let found = try relations([("one", kind, "page", more), ("two", other, "page", others)])
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [("card", 0), ("page", 1)])
  func `are an edge pan and a swipe away from its edge (S9.26)`(view: String, count: Int) throws {
    let found = try relations([
      ("edge", "screenEdgePan", "page", "\"set\": {\"edges\": [\"left\"]}"),
      ("swipe", "swipe", view, ""),
    ])
    #expect(found.count == count, "\(found)")
  }

  private static let after = "\"startsAfter\": [\"press\"]"
  private static let slow = "\"set\": {\"maximumDuration\": 2000}, \"startsAfter\": [\"press\"]"
  private static let long = """
    "set": {"maximumDuration": 2000, "minimumDistance": 80}, "startsAfter": ["press"]
    """

  @Test(arguments: [
    ("pan", "", "swipe", slow), ("swipe", "", "swipe", long),
    ("pinch", "", "pan", after),
    ("pan", after, "screenEdgePan", "\"set\": {\"edges\": [\"left\"]}"),
    ("tap", "", "doubleTap", "\"set\": {\"maximumPressDuration\": 2000}, \(after)"),
  ])
  func `S15.1 are one, and another that starts after one which excludes the first`(
    kind: String, more: String, other: String, others: String
  ) throws {
    let pair = [("one", kind, "page", more), ("two", other, "page", others)]
    let found = try relations([("press", "longPress", "page", "")] + pair)
    #expect(!found.contains { $0.recognizers.map(\.name).sorted() == ["one", "two"] }, "\(found)")
  }

  @Test func `S15.5 are these too, if each that has the tag excludes the first`() {
    let stage = Stage()
    let press = stage.add(LongPressGestureRecognizer(), "press")
    press.tags = ["press"]
    let swipe = stage.add(SwipeGestureRecognizer(), "swipe")
    swipe.maximumDuration = .seconds(2)
    swipe.startsAfter("press")
    let pan = stage.add(PanGestureRecognizer(), "pan")
    #expect(stage.findings(.noRelation).isEmpty, "\(stage.text)")
    pan.recognizesSimultaneously(with: press)
    let lost = stage.findings.filter { $0.recognizers.map(\.name).contains("swipe") }
    #expect(!lost.isEmpty, "\(stage.text)")
  }

  @Test func `S15.1 are not these where the first may recognize together with the other's first`()
    throws
  {
    let found = try relations([
      ("press", "longPress", "page", ""),
      ("one", "pan", "card", "\"recognizesTogether\": [\"press\"]"),
      ("two", "swipe", "page", Self.slow),
    ])
    #expect(found.count == 1, "\(found)")
  }

  @Test(arguments: [
    ("tap", "", "doubleTap", ""),
    // A finger has no buttons, and makes both (S15.17).
    ("tap", "\"set\": {\"buttonMaskRequired\": 2}", "doubleTap", ""),
    ("pan", "", "swipe", ""), ("pan", "", "pinch", ""),
    ("swipe", "", "swipe", "\"set\": {\"minimumDistance\": 80}"),
  ])
  func `are not these`(kind: String, more: String, other: String, others: String) throws {
    let found = try relations([("one", kind, "card", more), ("two", other, "page", others)])
    #expect(found.count == 1, "\(found)")
  }
}
