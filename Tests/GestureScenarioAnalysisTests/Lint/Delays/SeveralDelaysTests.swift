import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// A recognizer that waits for several others: one requirement less may leave it as late as it was.
@Suite struct `A fix of a delay` {
  private func late(
    _ blockers: [(id: String, kind: String, view: String, set: String)], _ waiter: String = "tap"
  ) throws -> (scenario: Scenario, findings: [Lint.Finding]) {
    var scene = FileScene()
    for blocker in blockers {
      scene.add(blocker.id, blocker.kind, on: blocker.view, "\"set\": {\(blocker.set)}")
    }
    let ids = blockers.map { "\"\($0.id)\"" }.joined(separator: ", ")
    scene.add("own", waiter, on: "page", "\"requireToFail\": [\(ids)]")
    let scenario = try scene.scenario()
    return (scenario, scenario.lint().filter { $0.kind == .late || $0.kind == .waitsForFinger })
  }

  private func released(by fix: Lint.Fix) -> Int {
    fix.edits.count {
      guard case .drop(.requirement, _, _) = $0 else { return false }
      return true
    }
  }

  @Test(arguments: [
    (350, 350, 2, 2), (350, 200, 1, 2), (200, 350, 2, 1),
  ])
  func `S4.17 ends each delay that is as long`(
    first: Int, second: Int, fromFirst: Int, fromSecond: Int
  ) throws {
    let (_, found) = try late([
      ("one", "doubleTap", "page", "\"maximumTapGap\": \(first)"),
      ("two", "doubleTap", "page", "\"maximumTapGap\": \(second), \"allowableMovement\": 20"),
    ])
    #expect(found.count == 2, "\(found)")
    #expect(
      found.compactMap(\.fixes.first).map(released) == [fromFirst, fromSecond], "\(found)")
  }

  @Test func `leaves no delay by other recognizers that is as long`() throws {
    let (scenario, found) = try late([
      ("one", "doubleTap", "page", ""),
      ("two", "doubleTap", "page", "\"allowableMovement\": 20"),
      ("three", "doubleTap", "page", "\"allowableMovement\": 10"),
    ])
    #expect(found.count == 3, "\(found)")
    for finding in found {
      #expect(!finding.fixes.isEmpty, "\(finding)")
      for fix in finding.fixes {
        var copy = scenario
        copy.apply(fix)
        #expect(copy.findings(.late).isEmpty, "\(fix)")
      }
    }
  }

  @Test func `ends also the wait for a drag along an axis after as many taps (S15.21)`() throws {
    let (scenario, found) = try late([
      ("zoom", "doubleTap", "page", ""),
      ("scale", "pan", "page", "\"numberOfTapsRequired\": 1, \"axis\": \"vertical\""),
    ])
    let fix = try #require(found.first?.fixes.first, "\(found)")
    #expect(fix.clause == "let 'own' not wait for 'zoom' and 'scale'")
    var copy = scenario
    copy.apply(fix)
    #expect(!copy.lint().contains { $0.kind == .late && $0.recognizers.first?.name == "own" })
  }

  @Test func `leaves alone what makes it late elsewhere, or in another direction`() throws {
    let (_, places) = try late([
      ("one", "doubleTap", "page", ""), ("two", "doubleTap", "card", ""),
    ])
    #expect(places.compactMap(\.fixes.first).map(released) == [1, 2], "\(places)")
    let (_, directions) = try late(
      [
        ("one", "swipe", "page", "\"direction\": [\"left\"]"),
        ("two", "swipe", "page", "\"direction\": [\"right\"]"),
      ], "pan")
    #expect(directions.compactMap(\.fixes.first).map(released) == [1, 1], "\(directions)")
  }

  @Test func `names all that a press waits for until the lift`() throws {
    let (_, found) = try late(
      [("one", "pan", "page", ""), ("two", "pan", "page", "\"minimumNumberOfTouches\": 2")],
      "longPress")
    #expect(found.map(\.kind) == [.waitsForFinger, .waitsForFinger], "\(found)")
    #expect(found.first?.fixes.first?.words == "let 'own' not wait for 'one' and 'two'")
  }
}
