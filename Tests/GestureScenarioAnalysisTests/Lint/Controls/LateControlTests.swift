import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import GestureTrace
import Testing

/// A button on a video, with a double tap around it and a tap that waits for that.
@Suite struct `A button among taps that wait` {
  private func video(_ double: String = "", _ single: String = "") throws -> Scenario {
    try Scenario(
      scene: """
        "views": [{"id": "player", "frame": [0, 0, 400, 800]},
          {"id": "play", "frame": [100, 100, 60, 60], "parent": "player", "control": true}],
        "recognizers": [
          {"id": "bars", "kind": "tap", "view": "player", "requireToFail": ["seek"]\(single)},
          {"id": "seek", "kind": "doubleTap", "view": "player"\(double)}]
        """,
      script: """
        {"at": 0, "began": {"1": [120, 120]}}, {"at": 60, "ended": {"1": null}}, {"at": 900}
        """)
  }

  private let atOnce = ", \"delaysTouchesEnded\": false"

  private func lateness(of scenario: Scenario) -> Lint.Finding? {
    scenario.findings(.controlLosesTouch).first { $0.sentence.contains("will act 350 ms late") }
  }

  /// When the button has its lift. Unit: milliseconds.
  private func lift(in scenario: Scenario) -> Double? {
    scenario.play().entries.first { entry in
      if case .view(let view, _, .ended) = entry.what { view == "play" } else { false }
    }?.timestamp.milliseconds
  }

  @Test func `acts late as long as any of them keeps its lift (S7.14)`() throws {
    let cases = [
      (
        "", "",
        "'seek' keeps the lift from it until it has decided, and so does 'bars', which waits"
      ),
      (atOnce, "", "'bars' keeps the lift from it, waiting until 'seek' has decided"),
      ("", atOnce, "'seek' keeps the lift from it until it has decided"),
    ]
    for (double, single, words) in cases {
      let scene = try video(double, single)
      let finding = try #require(lateness(of: scene), "\(scene.lint())")
      #expect(finding.sentence.contains(words), "\(finding)")
      #expect(lift(in: scene) == 410, "\(words)")
    }
    let scene = try video(atOnce, atOnce)
    #expect(lateness(of: scene) == nil, "\(scene.lint())")
    #expect(lift(in: scene) == 60)
  }

  @Test func `acts at once with each fix (S7.14, S3.8)`() throws {
    for scene in [try video(), try video(atOnce), try video("", atOnce)] {
      let finding = try #require(lateness(of: scene))
      #expect(!finding.fixes.isEmpty)
      for fix in finding.fixes {
        var fixed = scene
        fixed.apply(fix)
        #expect(lift(in: fixed) == 60, "\(fix)")
        #expect(lateness(of: fixed) == nil, "\(fix)")
        #expect(fixed.firings(of: "bars") == 0, "\(fix)")
      }
    }
  }

  /// The tap takes no touch that has ended, and so the button isn't asked whether it may begin.
  @Test(arguments: [true, false])
  func `acts beside a tap that keeps no lift and waits, which is told (S3.13, S7.10)`(
    isLate: Bool
  ) throws {
    var scene = try video(atOnce, atOnce)
    if !isLate { scene.scene.changeRecognizer("bars") { $0.requireToFail = [] } }
    #expect(lift(in: scene) == 60)
    #expect(scene.firings(of: "bars") == (isLate ? 1 : 0))
    let found = scene.findings(.controlActsToo)
    #expect(found.count == (isLate ? 1 : 0), "\(scene.lint())")
    for fix in found.first?.fixes.prefix(1) ?? [] {
      var fixed = scene
      fixed.apply(fix)
      #expect(fixed.firings(of: "bars") == 0, "\(fix)")
      #expect(lift(in: fixed) == 60, "\(fix)")
    }
  }

  @Test(arguments: [("", true), (", \"delaysTouchesEnded\": false", false)])
  func `loses both presses where a tap that waits keeps the first lift (S7.13)`(
    single: String, losesBoth: Bool
  ) throws {
    let scene = try video(atOnce, single)
    let loss = losesBoth ? "loses both presses" : "loses the second press"
    let sentences = scene.findings(.controlLosesTouch).map(\.sentence)
    #expect(sentences.contains { $0.hasPrefix("control 'play' \(loss)") }, "\(sentences)")
  }
}
