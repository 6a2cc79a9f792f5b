import DoubleTapGesture
import GestureCore
import GestureScenario
import GestureScenarioAnalysis
import GestureSimulation
import GestureTestKit
import PanGesture
import TapGesture
import Testing

@testable import GestureExploration

/// Scenes with views that change while a series of taps is under way.
@Suite struct `Views that change between two taps` {
  /// Beside the moat both recognize, unless bars, which the first tap may show, lie there.
  private func scenario(_ change: String, bars: String) throws -> Scenario {
    try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "photo", "frame": [0, 0, 400, 800]},
            {"id": "moat", "parent": "photo", "frame": [100, 0, 200, 200]},
            {"id": "pad", "parent": "moat", "frame": [60, 60, 80, 80]},
            {"id": "closet", "frame": [0, 0, 400, 800], "interactive": false},
            {"id": "bars", \(bars)}],
          "recognizers": [{"id": "zoom", "kind": "doubleTap", "view": "photo"},
            {"id": "toggle", "kind": "tap", "view": "photo"}],
          "delegate": [
            \(refusal("toggle", "moat")), \(refusal("toggle", "pad")), \(refusal("zoom", "moat"))],
          "reactions": [{"recognizer": "toggle", "state": "ended", "do": [\(change)]}]},
         "script": []}
        """)
  }

  private func refusal(_ recognizer: String, _ view: String) -> String {
    """
    {"question": "shouldReceiveTouch", "recognizer": "\(recognizer)", "hitView": "\(view)",
      "answer": false}
    """
  }

  private static let changes = [
    ("{\"showView\": \"bars\"}", "\"hidden\": true, \"frame\": [0, 0, 400, 300]"),
    ("{\"setAlpha\": \"bars\", \"to\": 1}", "\"alpha\": 0, \"frame\": [0, 0, 400, 300]"),
    ("{\"setFrame\": \"bars\", \"to\": [0, 0, 400, 300]}", "\"frame\": [0, 0, 0, 0]"),
    (
      "{\"moveView\": \"bars\", \"parent\": \"window\"}",
      "\"parent\": \"closet\", \"frame\": [0, 0, 400, 300]"
    ),
  ]

  @Test(arguments: Effort.of([changes[0], changes[3]], thorough: changes))
  func `set places apart before they come`(change: String, bars: String) throws {
    let result = try scenario(change, bars: bars).explore(depth: 4, [.never("zoom", and: "toggle")])
    let found = try #require(result.counterexample, "two taps below the bars\n\(result)")
    let places = found.events.compactMap { event in
      if case .down(_, let place, _) = event.what { place } else { nil }
    }
    #expect(places.count == 2 && places.allSatisfy { $0.y >= 300 }, "\(result)")
  }

  @Test func `set none apart that they cover`() throws {
    let (change, bars) = ("{\"showView\": \"bars\"}", "\"hidden\": true")
    let all = try scenario(change, bars: bars + ", \"frame\": [0, 0, 400, 800]")
    let result = all.explore(depth: 4, [.never("zoom", and: "toggle"), .idle])
    #expect(result.counterexample == nil && result.isExhaustive, "\(result)")
  }

  /// A card that follows a finger is somewhere else after each movement; that matters where the
  /// same finger may still make a tap of several.
  @Test(.thorough, arguments: [true, false])
  func `prove nothing where they take too many forms and taps are counted`(hasTaps: Bool) {
    let result = Exploration.run(depth: 4, [.idle]) {
      let simulation = Simulation()
      let card = View(name: "card", frame: Rect(x: 50, y: 50, width: 100, height: 100))
      simulation.window.addSubview(card)
      let pan = PanGestureRecognizer()
      pan.onAction { [weak card] pan in card?.center = pan.location(in: nil) }
      card.addGestureRecognizer(pan)
      let tap: any GestureRecognizer =
        hasTaps ? DoubleTapGestureRecognizer() : TapGestureRecognizer()
      tap.recognizesSimultaneously(with: pan)
      card.addGestureRecognizer(tap)
      return ExploredScene(simulation)
    }
    #expect(result.isProof != hasTaps, "\(result)")
    #expect("\(result)".contains("too many forms") == hasTaps, "\(result)")
    #expect("\(result)".contains("not violated so far") == hasTaps, "\(result)")
  }
}
