import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Recognizers of a mouse that press some buttons of each other: a tap needs all of its own (S9.2),
/// any other gesture one of them (S15.17).
@Suite struct `Recognizers that share some buttons` {
  private func findings(_ recognizers: [(kind: String, set: String, more: String)]) throws
    -> [Lint.Finding.Kind]
  {
    var scene = FileScene()
    for (index, one) in recognizers.enumerated() {
      scene.add(
        ["a", "b"][index], one.kind, on: "card",
        "\"allowedTouchTypes\": [\"mouse\"], \"set\": {\(one.set)}\(one.more)")
    }
    return try scene.kinds()
  }

  @Test(arguments: [(1, 1, true), (3, 1, true), (1, 3, true), (2, 1, false)])
  func `wait for each other with these (S4.17, S15.17)`(
    awaited: Int, own: Int, isLate: Bool
  ) throws {
    let found = try findings([
      ("longPress", "\"minimumPressDuration\": 1000, \"buttonMaskRequired\": \(awaited)", ""),
      ("longPress", "\"buttonMaskRequired\": \(own)", ", \"requireToFail\": [\"a\"]"),
    ])
    #expect(found.contains(.late) == isLate, "\(found)")
  }

  @Test(arguments: [(1, 1, true), (3, 1, true), (2, 1, false)])
  func `compete with these (S4.2, S15.17)`(near: Int, far: Int, isFound: Bool) throws {
    let found = try findings([
      ("swipe", "\"minimumDistance\": 40, \"buttonMaskRequired\": \(near)", ""),
      ("swipe", "\"minimumDistance\": 90, \"buttonMaskRequired\": \(far)", ""),
    ])
    #expect(found.contains(.noRelation) == isFound, "\(found)")
  }

  @Test(arguments: [(1, 1, true), (3, 1, false), (1, 3, true)])
  func `make a tap late only where it presses all of its own (S9.2)`(
    awaited: Int, own: Int, isLate: Bool
  ) throws {
    let found = try findings([
      ("doubleTap", "\"buttonMaskRequired\": \(awaited)", ""),
      ("tap", "\"buttonMaskRequired\": \(own)", ", \"requireToFail\": [\"a\"]"),
    ])
    #expect(found.contains(.late) == isLate, "\(found)")
  }
}
