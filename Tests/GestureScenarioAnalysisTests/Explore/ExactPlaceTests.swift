import GestureCore
import GestureExploration
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// What a counterexample says can be typed again.
@Suite struct `The places of a counterexample` {
  /// Only a strip of a thousandth of a point, or less, is left of `card`.
  private func scene(_ recognizers: String, covered: Double = 99.999) throws -> Scenario {
    try Scenario(
      scene: """
        "views": [{"id": "card", "frame": [100, 100, 100, 100]},
                  {"id": "cover", "frame": [100, 100, \(covered), 100]}],
        "recognizers": [\(recognizers)]
        """)
  }

  private let tapAndPan = """
    {"id": "tap", "kind": "tap", "view": "card"},
    {"id": "pan", "kind": "pan", "view": "card", "recognizesTogether": ["tap"]}
    """

  @Test func `are printed with all decimals that they have`() throws {
    let result = try scene(tapAndPan).explore(depth: 3, [.always(oneOf: ["pan"])])
    let down = result.counterexample?.events.first
    guard case .down(_, let place, _)? = down?.what, let down else {
      Issue.record("a tap is no pan\n\(result)")
      return
    }
    #expect(place.x > 199.999 && place.x < 200, "\(result)")
    #expect("\(down)".contains("(\(place.x), "), "\(down)")
  }

  /// The middle of the strip has five decimals, and four lead there as well.
  @Test func `have no more decimals than it takes`() throws {
    let result = try scene(tapAndPan, covered: 99.9993).explore(
      depth: 3, [.always(oneOf: ["pan"])])
    guard case .down(_, let place, _)? = result.counterexample?.events.first?.what else {
      Issue.record("a tap is no pan\n\(result)")
      return
    }
    #expect(place.x == (place.x * 10_000).rounded() / 10_000 && place.x < 200, "\(result)")
  }
}
