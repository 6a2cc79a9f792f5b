import GestureCore
import GestureExploration
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Scrolls in phases, transforms and semantic actions in the explorer's scripts.
@Suite struct `Explore with input that has no touches` {
  private func scenario(_ recognizers: String, _ more: String = "") throws -> Scenario {
    try Scenario(
      scene: """
        "views": [
          {"id": "page", "frame": [0, 0, 400, 800]},
          {"id": "card", "parent": "page", "frame": [50, 50, 100, 100]}],
        "recognizers": [\(recognizers)]\(more)
        """)
  }

  private let together = """
    {"id": "open", "kind": "tap", "view": "page"},
    {"id": "pick", "kind": "tap", "view": "card", "recognizesTogether": ["open"]}
    """
  private let apart = """
    {"id": "open", "kind": "tap", "view": "page"}, {"id": "pick", "kind": "tap", "view": "card"}
    """
  /// Takes no touches.
  private let scrolled = """
    {"id": "scroll", "kind": "pan", "view": "page", "allowedTouchTypes": [],
     "set": {"allowedScrollTypes": ["continuous"], "followsMomentum": true}}
    """
  private let pinched = """
    {"id": "zoom", "kind": "pinch", "view": "page", "allowedTouchTypes": []}
    """

  private func input(_ change: (inout ExplorationInput) -> Void) -> ExplorationInput {
    var input = ExplorationInput()
    change(&input)
    return input
  }

  @Test func `an action that two take counts as a touch that both had (S15.19)`() throws {
    let scene = try scenario(together)
    let keyboard = input { $0.actions = [.activate] }
    let found = scene.explore(depth: 2, [.never("open", and: "pick")], input: keyboard)
    let counterexample = try #require(found.counterexample, "\(found)")
    guard case .action(.activate, on: let view) = counterexample.events.first?.what else {
      Issue.record("one action is the shortest script\n\(found)")
      return
    }
    #expect(view.name == "card" && counterexample.events.count == 1, "\(found)")
    #expect("\(found)".contains("the action 'activate' on view 'card'"), "\(found)")

    let written = scene.scenario(of: counterexample)
    let again = try Scenario(text: written.text)
    #expect(again.run().passes, "\(written.text)")
    #expect(written.text.contains("\"action\""), "\(written.text)")
  }

  @Test func `an action that only one may have is a tick (S15.19)`() throws {
    let keyboard = input { $0.actions = [.activate] }
    let tried = try scenario(apart).explore(
      depth: 3, [.never("open", and: "pick")], input: keyboard)
    #expect(tried.isProof, "\(tried)")
  }

  @Test func `a scroll in phases and its momentum reach a pan that takes no touch (S15.18)`() throws
  {
    let scene = try scenario(scrolled)
    let without = scene.explore(depth: 4, [.within(.milliseconds(10), "scroll")])
    #expect(!without.isProof && without.untried.values.contains(.scrolls), "\(without)")
    let with = scene.explore(
      depth: 4, [.within(.milliseconds(10), "scroll")], input: input { $0.scrollsInPhases = true })
    #expect(with.isProof && with.recognized == ["scroll"], "\(with)")

    let ended = scene.explore(
      depth: 5, [Self.endsNever("scroll")], input: input { $0.scrollsInPhases = true })
    let steps = try #require(ended.counterexample, "\(ended)").events.map(\.what)
    guard case .scroll(let first) = steps.first else {
      Issue.record("it scrolls\n\(ended)")
      return
    }
    #expect(first.phase == .began, "\(ended)")
  }

  private static func endsNever(_ name: String) -> ExplorationProperty {
    ExplorationProperty("'\(name)' is never over", about: [name]) { interaction in
      interaction.isOver && interaction.hasRecognized(name) ? "it is over" : nil
    }
  }

  @Test func `what a wheel does is the last thing from which a delay counts`() throws {
    let scene = try scenario(scrolled)
    let result = scene.explore(
      depth: 5, [.within(.milliseconds(10), "scroll")], input: input { $0.scrolls = true })
    #expect(result.isProof, "the pan begins in the event of a scroll\n\(result)")
  }

  @Test func `a trackpad's transform reaches a pinch that takes no touch (S12.10)`() throws {
    let scene = try scenario(pinched)
    let without = scene.explore(depth: 2, [.within(.milliseconds(10), "zoom")])
    #expect(without.untried.values.contains(.transforms), "\(without)")
    #expect("\(without)".contains("add --transform"), "\(without)")
    let with = scene.explore(
      depth: 3, [.within(.milliseconds(10), "zoom")], input: input { $0.transforms = true })
    #expect(with.isProof && with.recognized == ["zoom"], "\(with)")
  }

  @Test func `recognizers that no common input reaches are compared by their touches`() throws {
    let pan = """
      {"id": "open", "kind": "tap", "view": "page"}, {"id": "drag", "kind": "pan", "view": "page",
       "set": {"allowedScrollTypes": ["continuous"]}}
      """
    let result = try scenario(pan).explore(
      depth: 3, [.never("open", and: "drag")], input: input { $0.scrollsInPhases = true })
    #expect(result.isProof, "\(result)")
  }

  /// A wheel drives the one that is on, which switches on the one that a trackpad drives.
  @Test(arguments: [#", "enabled": false"#, ""])
  func `what is switched on in a script is tried with the input that it takes (S9.25)`(
    start: String
  ) throws {
    let scene = try scenario(
      """
      {"id": "wheel", "kind": "pan", "view": "page", "allowedTouchTypes": [],
       "set": {"allowedScrollTypes": ["discrete"]}, "recognizesTogether": ["trackpad"]},
      {"id": "trackpad", "kind": "pan", "view": "page", "allowedTouchTypes": []\(start),
       "set": {"allowedScrollTypes": ["continuous"]}}
      """,
      #"""
      , "reactions": [{"recognizer": "wheel", "state": "began", "do": [{"enable": "trackpad"}]}]
      """#)
    let found = scene.explore(
      depth: 4, [.never("trackpad", and: "trackpad")], input: input { $0.scrolls = true })
    #expect(found.recognized.contains("trackpad"), "\(found)")
  }
}
