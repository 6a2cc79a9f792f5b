import GestureCore
import GestureExploration
import GestureScenario
import Testing

/// What a counterexample says can be typed again.
@Suite struct `The places of a counterexample` {
  /// Only a strip of a thousandth of a point is left of `card`.
  private func scene(_ recognizers: String) throws -> Scenario {
    try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "card", "frame": [100, 100, 100, 100]},
                    {"id": "cover", "frame": [100, 100, 99.999, 100]}],
          "recognizers": [\(recognizers)]}, "script": []}
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

  @Test func `have no more decimals than it takes`() throws {
    let scene = try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "card", "frame": [0, 0, 33.333333, 77.777777]}],
          "recognizers": [{"id": "tap", "kind": "tap", "view": "card"}]}, "script": []}
        """)
    let result = scene.explore(depth: 3, [.always(oneOf: ["tap"])])
    let events = try #require(result.counterexample?.events)
    guard case .down(_, let place, _)? = events.first?.what else {
      Issue.record("a finger comes down\n\(result)")
      return
    }
    #expect(place == Point(x: place.x.rounded(), y: place.y.rounded()), "\(result)")
  }
}
