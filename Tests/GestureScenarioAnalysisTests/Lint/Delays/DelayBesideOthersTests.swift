import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import GestureTrace
import Testing

/// Delays that are there, or not, because of a third recognizer.
@Suite struct `A delay beside a third recognizer` {
  /// A list that waits for a press of a row, after which the row can be moved.
  private func list(_ reorder: String) throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.add("scroll", "pan", on: "page", "\"requireToFail\": [\"lift\"]")
    scene.add("lift", "longPress", on: "card", "\"set\": {\"allowableMovement\": 40}")
    if !reorder.isEmpty { scene.add("reorder", "pan", on: "card", reorder) }
    return try scene.findings()
  }

  @Test func `is told although a drag starts after what it waits for (S15.2)`() throws {
    let alone = try list("").filter { $0.kind == .late }
    #expect(alone.count == 1)
    let both = try list("\"startsAfter\": [\"lift\"]").filter { $0.kind == .late }
    #expect(both.map(\.sentence) == alone.map(\.sentence))
    // A drag that starts at once takes the finger instead.
    #expect(try list("\"set\": {}").allSatisfy { $0.kind != .late })
  }

  /// Three taps wait for two, and two for one, which recognizes with the first of them.
  @Test func `is none by one that waits in vain, and has failed by then (S4.17)`() throws {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("one", "tap", on: "page")
    scene.add("two", "doubleTap", on: "page", "\"requireToFail\": [\"one\"]")
    scene.add(
      "three", "tap", on: "page",
      "\"set\": {\"numberOfTapsRequired\": 3}, \"requireToFail\": [\"two\"]")
    let scenario = try scene.scenario(
      script: (0..<3).map { tap in
        """
        {"at": \(tap * 200), "began": {"1": [50, 50]}}, {"at": \(tap * 200 + 50), "ended": {"1": null}}
        """
      }.joined(separator: ", ") + ", {\"at\": 2000}")
    let found = scenario.lint()
    #expect(found.map(\.kind) == [.neverFires], "\(found)")
    #expect(found.first?.recognizers.first?.name == "two")
    // The third tap lifts at 450 ms.
    let fired = scenario.play().entries.first { entry in
      if case .action(let label, .ended) = entry.what { label.name == "three" } else { false }
    }
    #expect(fired?.timestamp == .milliseconds(450))
  }
}
