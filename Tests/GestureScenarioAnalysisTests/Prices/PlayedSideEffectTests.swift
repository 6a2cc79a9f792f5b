import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTrace
import Testing

/// Side effects that hit usual gestures, each with a play of what it says.
@Suite struct `Side effects on usual gestures, each played`: WishedScenes {
  private func remedies(
    _ scene: String, _ script: String, _ expect: String, of id: String
  ) throws -> [Remedy] {
    try scenario(scene, script, expect).remedies(for: id)
  }

  private func remedy(_ list: [Remedy], _ clause: String) throws -> Remedy {
    try #require(list.first { $0.sentence.contains(" if \(clause)") }, "\(list.map(\.sentence))")
  }

  private func actions(_ scenario: Scenario, of id: String) -> [String] {
    scenario.play().actions.filter { $0.recognizer == id && $0.state != .changed }
      .map { "\($0.state)@\(Int($0.at))" }
  }

  // MARK: A hand-over

  private var drawer: String {
    page
      + recognizers(
        #"{"id": "edge", "kind": "screenEdgePan", "view": "page", "set": {"edges": ["left"]}}"#,
        #"{"id": "scrub", "kind": "pan", "view": "page"}"#)
        + #"""
        , "handOvers": [{"from": "edge", "to": "scrub", "when": {"translation": "x", "atLeast": 100}}]
        """#
  }

  private func drag(from x: Int) -> String {
    """
    {"at": 0, "began": {"1": [\(x), 400]}}, {"at": 16, "moved": {"1": [\(x + 35), 400]}},
    {"at": 32, "moved": {"1": [\(x + 85), 400]}}, {"at": 48, "moved": {"1": [\(x + 145), 400]}},
    {"at": 80, "ended": {"1": null}}
    """
  }

  private let drawn = #""edge": ["began", "changed*", "ended"], "scrub": ["began@48", "ended"]"#

  @Test func `one that waits for its giver begins as that hands over (S15.12)`() throws {
    let list = try remedies(drawer, drag(from: 5), drawn, of: "scrub")
    let wait = try remedy(list, "'scrub' had to wait for 'edge' to fail")
    #expect(!wait.sentence.contains("would fail"), "\(wait.sentence)")
    #expect(actions(wait.scenario, of: "scrub") == ["began@48", "ended@80"])
  }

  @Test(arguments: ["scrub", "edge"])
  func `an axis costs one that takes over what it begins by itself (S14.8, S15.12)`(
    id: String
  ) throws {
    let list = try remedies(drawer, drag(from: 5), drawn, of: id)
    let name = id == "scrub" ? "its axis" : "the axis of 'scrub'"
    let axis = try remedy(list, "\(name) were 'vertical'")
    #expect(
      axis.sentence.contains("would not begin by itself with a movement to the side"),
      "\(axis.sentence)")
    var middle = axis.scenario
    middle.script = try scenario(drawer, drag(from: 100), "").script
    #expect(actions(middle, of: "scrub").isEmpty)
  }

  // MARK: Momentum

  private func scrolled(_ more: String) -> String {
    """
    {"at": 0, "scroll": {"at": [100, 100], "by": [0, 20], "kind": "continuous", "phase": "began"}},
    {"at": 16, "scroll": {"at": [100, 100], "by": [0, 20], "kind": "continuous",
      "phase": "ended"}}\(more)
    """
  }

  @Test func `one that follows momentum waits for it (S15.18)`() throws {
    let scene =
      page
      + recognizers(
        #"{"id": "it", "kind": "pan", "view": "page", "set": {"allowedScrollTypes": ["continuous"]}}"#
      )
    let momentum = ["began", "ended"].enumerated().map { index, phase in
      """
      , {"at": \(30 + 30 * index), "scroll": {"at": [100, 100], "by": [0, 10],
        "kind": "continuous", "phase": "\(phase)", "momentum": true}}
      """
    }
    let list = try remedies(
      scene, scrolled(momentum.joined()), #""it": ["began@0", "changed*", "ended@60"]"#, of: "it")
    let following = try remedy(list, "its followsMomentum were true")
    #expect(
      following.sentence.contains(
        "but then it would end 100 ms later where no momentum follows"), "\(following.sentence)")
    var plain = following.scenario
    plain.script = try scenario(scene, scrolled(""), "").script
    #expect(actions(plain, of: "it") == ["began@0", "ended@116"])
  }

  // MARK: From the start

  private var switched: String {
    page
      + recognizers(
        #"{"id": "hold", "kind": "longPress", "view": "page"}"#,
        #"""
        {"id": "drag", "kind": "pan", "view": "page", "enabled": false, "recognizesTogether": ["hold"]}
        """#)
      + #", "reactions": [{"recognizer": "hold", "state": "began", "do": [{"enable": "drag"}]}]"#
  }

  @Test func `one that is on from the start needs no press before (S8.6)`() throws {
    let list = try remedies(
      switched,
      """
      {"at": 0, "began": {"1": [200, 240]}}, {"at": 600, "moved": {"1": [200, 270]}},
      {"at": 700, "ended": {"1": null}}
      """, #""drag": ["began@600", "changed*", "ended@700"]"#, of: "drag")
    let on = try #require(
      list.first { $0.sentence.contains("if it were switched on from the start, but") },
      "\(list.map(\.sentence))")
    #expect(
      on.sentence.hasSuffix("but then it would fire without 'hold' before."), "\(on.sentence)")
    var quick = on.scenario
    quick.script = try scenario(switched, drag(from: 100), "").script
    #expect(actions(quick, of: "drag").first == "began@16")
  }

  // MARK: Vetoes of views

  @Test(arguments: [
    (#", "control": "switch""#, "control 'fav' would act on the touch, too"),
    ("", "view 'fav' would get the touches to their end, too"),
  ])
  func `a view that is left its touches acts as well (S3.13, S11.2)`(
    control: String, sideEffect: String
  ) throws {
    let rule =
      control.isEmpty
      ? #"""
      , "delegate": [
        {"question": "viewShouldBegin", "recognizer": "swipe", "hitView": "fav", "answer": false}]
      """# : ""
    let scene =
      #""views": [{"id": "row", "frame": [0, 200, 400, 80]}, "#
      + #"{"id": "fav", "frame": [300, 20, 80, 40], "parent": "row"\#(control)}], "#
      + recognizers(#"{"id": "swipe", "kind": "horizontalPan", "view": "row"}"#) + rule
    let list = try remedies(
      scene,
      """
      {"at": 0, "began": {"1": [350, 240]}}, {"at": 16, "moved": {"1": [330, 240]}},
      {"at": 32, "moved": {"1": [290, 240]}}, {"at": 64, "ended": {"1": null}}
      """, #""swipe": ["began@16", "changed*", "ended@64"]"#, of: "swipe")
    let leaving = try remedy(list, "the cancelsTouchesInView of 'swipe' were false")
    #expect(leaving.sentence.contains(", but then \(sideEffect)"), "\(leaving.sentence)")
    let ends = leaving.scenario.play().entries.filter { entry in
      if case .view("fav", _, let phase) = entry.what { phase == .ended } else { false }
    }
    #expect(ends.count == 1)
  }

  // MARK: A press that never comes

  private let menu = [
    #"{"id": "scroll", "kind": "pan", "view": "page", "set": {"axis": "vertical"}}"#,
    #"{"id": "menu", "kind": "longPress", "view": "page"}"#,
  ]

  @Test func `a press that waits for a drag comes as the finger lifts, and last (S4.17)`() throws {
    let scene = page + recognizers(menu[0], menu[1])
    let list = try remedies(
      scene,
      """
      {"at": 0, "began": {"1": [200, 240]}}, {"at": 300, "moved": {"1": [200, 247]}},
      {"at": 600, "moved": {"1": [200, 270]}}, {"at": 700, "moved": {"1": [200, 300]}},
      {"at": 760, "ended": {"1": null}}
      """, #""menu": [], "scroll": ["began@600", "changed*", "ended@760"]"#, of: "menu")
    let wait = try remedy(list, "'menu' had to wait for 'scroll' to fail")
    #expect(list.count > 1 && list.last?.sentence == wait.sentence, "\(list.map(\.sentence))")
    #expect(
      wait.sentence.contains(
        "would fire only as a resting finger lifts, or moves to the side, if 'scroll' tracks it, too"
      ),
      "\(wait.sentence)")
    var aside = wait.scenario
    aside.script = try scenario(
      scene,
      """
      {"at": 0, "began": {"1": [200, 240]}}, {"at": 600, "moved": {"1": [230, 240]}},
      {"at": 900, "ended": {"1": null}}
      """, ""
    ).script
    #expect(actions(aside, of: "menu") == ["began@600", "ended@900"])
    var still = wait.scenario
    still.script = try scenario(
      scene, #"{"at": 0, "began": {"1": [200, 240]}}, {"at": 900, "ended": {"1": null}}"#, ""
    ).script
    #expect(actions(still, of: "menu") == ["began@900", "ended@900"])
  }
}
