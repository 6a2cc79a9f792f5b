import Foundation
import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@Suite struct `Remedies` {
  /// A scene with a card of 400 × 400, on which a finger does something.
  private func scenario(
    recognizers: String, delegate: String = "", views: String = "", script: String
  ) throws -> Scenario {
    try Scenario(
      scene: """
        "views": [{"id": "card", "frame": [0, 0, 400, 400]}\(views)],
        "recognizers": [\(recognizers)], "delegate": [\(delegate)]
        """, script: script)
  }

  private let tap = """
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 60, "ended": {"1": [100, 100]}}
    """
  private let drag = """
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 20, "moved": {"1": [112.4, 100]}},
    {"at": 40, "moved": {"1": [130, 100]}}, {"at": 60, "ended": {"1": [130, 100]}}
    """

  private func remedies(_ scenario: Scenario, for id: String = "it") throws -> [String] {
    let explanation = try #require(scenario.explain(id))
    return explanation.remedies
  }

  private func recognizer(_ kind: String, _ rest: String = "", id: String = "it") -> String {
    SceneText.recognizer(id, kind, on: "card", rest)
  }

  @Test func `allowing both would have helped a loser`() throws {
    let scenario = try scenario(
      recognizers: recognizer("tap", #", "set": {"allowableMovement": 100}"#) + ","
        + recognizer("pan", id: "pan"), script: drag)
    #expect(
      try remedies(scenario).first
        == "It would have fired at 60 ms if 'pan' and 'it' were allowed simultaneously, but then "
        + "these touches would fire both.")
  }

  @Test func `only what really helps is named`() throws {
    // The finger strays too far for the tap, whatever its rival does.
    let scenario = try scenario(
      recognizers: recognizer("tap", #", "set": {"allowableMovement": 20}"#) + ","
        + recognizer("pan", id: "pan"), script: drag)
    #expect(
      try remedies(scenario) == [])
  }

  @Test func `a larger limit would have helped one that strayed`() throws {
    let scenario = try scenario(
      recognizers: recognizer("longPress", #", "set": {"minimumPressDuration": 30}"#), script: drag)
    #expect(
      try remedies(scenario).first
        == "It would have fired at 30 ms if its allowableMovement were 15 pt.")
  }

  @Test func `another direction would have helped a swipe`() throws {
    let scenario = try scenario(
      recognizers: recognizer("swipe"),
      script: """
        {"at": 0, "began": {"1": [300, 100]}}, {"at": 20, "moved": {"1": [220, 100]}},
        {"at": 40, "ended": {"1": [220, 100]}}
        """)
    #expect(
      try remedies(scenario) == [
        "It would have fired at 20 ms if its direction were 'left' and 'right'."
      ])
  }

  @Test func `a yes of the delegate would have helped`() throws {
    for question in ["shouldBegin", "shouldReceiveTouch", "shouldReceiveEvent"] {
      let scenario = try scenario(
        recognizers: recognizer("tap"),
        delegate: """
          {"question": "\(question)", "recognizer": "it", "answer": false}
          """,
        script: tap)
      #expect(
        try remedies(scenario) == [
          "It would have fired at 60 ms if its delegate said yes to \(question)."
        ])
    }
  }

  @Test func `a control's leave would have helped a tap around it`() throws {
    let scenario = try scenario(
      recognizers: recognizer("tap"),
      views: #", {"id": "ok", "parent": "card", "frame": [80, 80, 60, 40], "control": true}"#,
      script: tap)
    #expect(
      try remedies(scenario) == [
        "It would have fired at 60 ms if view 'ok' let it begin, but then control 'ok' would not get "
          + "touchesEnded at 60 ms.",
        "It would have fired at 60 ms if the cancelsTouchesInView of 'it' were false, but then "
          + "control 'ok' would act on the touch, too.",
      ])
  }

  @Test func `being switched on, or left alone, would have helped`() throws {
    let off = try scenario(recognizers: recognizer("tap", #", "enabled": false"#), script: tap)
    #expect(
      try remedies(off) == ["It would have fired at 60 ms if it were switched on."])
    let disabled = try scenario(
      recognizers: recognizer("tap"),
      script: tap.replacing("[100, 100]}},", with: #"[100, 100]}, "do": [{"disable": "it"}]},"#))
    #expect(
      try remedies(disabled) == ["It would have fired at 60 ms if the app had not switched it off."]
    )
  }

  @Test func `without the requirement it would have come earlier, with a side effect`() throws {
    let scenario = try scenario(
      recognizers: recognizer("doubleTap", id: "double") + ","
        + recognizer("tap", #", "requireToFail": ["double"]"#), script: tap)
    #expect(
      try remedies(scenario).first
        == "It would have fired at 60 ms already if 'it' did not have to wait for 'double', but then "
        + "it would fire before each 'double', too.")
  }

  @Test func `a view in front that takes no touches would have helped`() throws {
    let scenario = try scenario(
      recognizers: recognizer("tap"), views: #", {"id": "veil", "frame": [0, 0, 400, 400]}"#,
      script: tap)
    #expect(
      try remedies(scenario) == [
        "It would have fired at 60 ms if the isUserInteractionEnabled of view 'veil' were false.",
        "It would have fired at 60 ms if it were on view 'veil', but then it would get touches on all "
          + "of view 'veil'.",
      ])
  }

  @Test func `a requirement that would be refused for its ring is no remedy (S4.32)`() throws {
    let scenario = try scenario(
      recognizers: recognizer("doubleTap", id: "root") + ","
        + recognizer("tap", ", \"requireToFail\": [\"root\"]", id: "middle") + ","
        + recognizer("tap", ", \"requireToFail\": [\"middle\"]"), script: tap)
    let named = try remedies(scenario)
    #expect(
      named.first
        == "It would have fired at 60 ms if 'it' did not have to wait for 'middle', but then 'middle' "
        + "would not fire, and 'it' would fire before each 'root', too.", "\(named)")
    #expect(
      named.last == "It would have fired at 60 ms if 'middle' were switched off.", "\(named)")
    // Only with the former requirement taken back is there no ring.
    #expect(
      named.filter { $0.contains("'middle' had to wait for 'it'") }.allSatisfy {
        $0.contains("and not the other way round")
      }, "\(named)")
  }

  @Test func `a view of the same name is another thing`() throws {
    let scenario = try scenario(
      recognizers: recognizer("tap", ", \"enabled\": false", id: "card"), script: tap)
    #expect(
      try remedies(scenario, for: "card") == [
        "It would have fired at 60 ms if it were switched on."
      ])
  }

  @Test func `those that fire later, too or no more are named`() throws {
    let scenario = try scenario(
      recognizers: recognizer("doubleTap", id: "double") + ","
        + recognizer("tap", ", \"requireToFail\": [\"double\"]") + ","
        + recognizer("tap", ", \"startsAfter\": [\"it\"]", id: "next"), script: tap)
    let remedy = try #require(scenario.remedies(for: "it").first)
    #expect(
      remedy.sideEffects == [
        "'next' would fire at 60 ms instead of 410 ms", "it would fire before each 'double', too",
      ])
    #expect(
      remedy.sentence
        == "It would have fired at 60 ms already if 'it' did not have to wait for 'double', but then "
        + "'next' would fire at 60 ms instead of 410 ms, and 'it' would fire before each 'double', too."
    )
    #expect(remedy.scenario.scene.recognizers[1].requireToFail.isEmpty)
  }

  @Test func `an unknown recognizer isn't explained`() throws {
    #expect(try scenario(recognizers: recognizer("tap"), script: tap).explain("nobody") == nil)
  }

  @Test func `each recognizer that did not fire has a cause`() throws {
    try forEach(ScenarioLibrary.sample(of: ScenarioLibrary.allPaths)) { path in
      let scenario = try ScenarioLibrary.scenario(path)
      for (spec, explanation) in zip(scenario.scene.recognizers, scenario.explainAll()) {
        guard explanation.verdict.hasSuffix("did not fire.") else { continue }
        let tells = explanation.causes.contains { cause in
          switch cause.kind {
          case .given, .hit: false
          case _: true
          }
        }
        #expect(tells, "\(spec.id) in \(path):\n\(explanation)")
      }
    }
  }
}
