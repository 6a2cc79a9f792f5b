import GestureDiagnosis
import GestureExploration
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// A winner that waits for a recognizer which has always failed by then comes first all the same.
@Suite struct `A requirement that is settled by then` {
  private func presses(
    tap: String = "", _ winner: String = "\"requireToFail\": [\"tap\"], "
  ) throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("tap", "tap", on: "page", tap)
    scene.add("slow", "longPress", on: "page", "\"set\": {\"minimumPressDuration\": 900}")
    scene.add("soon", "longPress", on: "page", winner + "\"set\": {\"minimumPressDuration\": 800}")
    return try scene.findings()
  }

  @Test func `keeps no press from coming first`() throws {
    #expect(try presses().map(\.kind) == [.alwaysBeaten])
    #expect(try presses("").map(\.kind) == [.alwaysBeaten])
  }

  @Test(arguments: [(799.0, true), (800, false), (850, false)])
  func `is one that fails before the press begins`(time: Double, isSettled: Bool) throws {
    let found = try presses(tap: "\"set\": {\"maximumPressDuration\": \(time)}")
    #expect(found.contains { $0.kind == .alwaysBeaten } == isSettled, "\(found)")
  }

  @Test(arguments: [("tap", true), ("doubleTap", false), ("pan", false)])
  func `is none for one that may fail later`(kind: String, isSettled: Bool) throws {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("other", kind)
    scene.add("slow", "longPress", on: "page", "\"set\": {\"minimumPressDuration\": 900}")
    scene.add(
      "soon", "longPress", on: "page",
      "\"requireToFail\": [\"other\"], \"set\": {\"minimumPressDuration\": 800}")
    #expect(try scene.kinds().contains(.alwaysBeaten) == isSettled, "\(scene)")
  }

  @Test(arguments: [(8.0, true), (10, false)])
  func `is one that fails before the pan begins`(limit: Double, isSettled: Bool) throws {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("tap", "tap", on: "page", "\"set\": {\"allowableMovement\": \(limit)}")
    scene.add("next", "swipe")
    scene.add("move", "pan", on: "page", "\"requireToFail\": [\"tap\"]")
    let found = try scene.findings(.rarelyFires)
    #expect(found.isEmpty != isSettled, "\(found)")
    if isSettled {
      #expect(
        found.first?.sentence.hasSuffix(
          "only where a single event takes the finger from less than 8 pt to 50") == true,
        "\(found)")
    }
  }

  @Test(.thorough, arguments: [8.0, 10])
  func `is told truly: explore agrees`(limit: Double) throws {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("tap", "tap", on: "page", "\"set\": {\"allowableMovement\": \(limit)}")
    scene.add("slow", "longPress", on: "page", "\"set\": {\"minimumPressDuration\": 900}")
    scene.add(
      "soon", "longPress", on: "page",
      "\"requireToFail\": [\"tap\"], \"set\": {\"minimumPressDuration\": 800}")
    let scenario = try scene.scenario()
    #expect(scenario.lint().contains { $0.kind == .alwaysBeaten })
    let result = scenario.explore(depth: 5)
    #expect(!result.recognized.contains("slow") && result.recognized.contains("soon"))
  }
}
