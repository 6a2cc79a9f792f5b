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

  @Test(arguments: ["pan", "swipe", "longPress", "tap"])
  func `are told apart by buttons where another one is pressed (S15.17)`(kind: String) throws {
    var scene = FileScene()
    scene.add("a", kind, on: "card")
    scene.add("b", kind, on: "card")
    let press = #"{"at": 0, "began": {"1": [80, 80]}, "type": "mouse", "buttons": 2}"#
    let found = try scene.scenario(script: press).lint()
    let fixes = found.filter { $0.kind == .alwaysBeaten }.map(\.fix)
    #expect(
      fixes.contains { $0.contains("set a.buttonMaskRequired to 2, and let it take pointers") },
      "\(found.map(\.fix))")
    #expect(try !scene.findings().contains { $0.fix.contains("buttonMaskRequired") })
  }

  /// A tap of two buttons always presses that of a press at touch down, too.
  @Test(arguments: [(1, 1, true), (3, 1, true), (1, 3, true), (2, 1, false)])
  func `leave a tap nothing where one of its buttons is enough for a rival (S9.2, S15.17)`(
    own: Int, rival: Int, isBeaten: Bool
  ) throws {
    let found = try findings([
      ("tap", "\"buttonMaskRequired\": \(own)", ""),
      ("longPress", "\"minimumPressDuration\": 0, \"buttonMaskRequired\": \(rival)", ""),
    ])
    #expect(found.contains(.alwaysBeaten) == isBeaten, "\(found)")
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
