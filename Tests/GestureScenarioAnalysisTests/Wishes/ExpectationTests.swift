import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// A file that says what should come, and what explanations make of it.
@Suite struct `Explanation of what a file expects` {
  private func scenario(
    _ scene: String, _ script: String, _ expect: String, views: String = ""
  ) throws -> Scenario {
    try Scenario(
      scene: """
        "views": [{"id": "page", "frame": [0, 0, 400, 800]}\(views)], \(scene)
        """, script: script, expect: expect)
  }

  private let tap = """
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 60, "ended": {"1": [100, 100]}}
    """
  private let doubleTap = """
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 60, "ended": {"1": [100, 100]}},
    {"at": 200, "began": {"2": [100, 100]}}, {"at": 260, "ended": {"2": [100, 100]}}
    """
  private let drag = """
    {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [90, 110]}},
    {"at": 40, "moved": {"1": [160, 110]}}, {"at": 60, "ended": {"1": [160, 110]}}
    """

  private let pair = """
    "recognizers": [{"id": "one", "kind": "tap", "view": "page"},
      {"id": "two", "kind": "doubleTap", "view": "page", "requireToFail": ["one"]}]
    """

  @Test func `what else comes as expected is not among the drawbacks`() throws {
    let scene = try scenario(pair, doubleTap, "\"actions\": {\"one\": [], \"two\": [\"ended\"]}")
    let remedies = scene.remedies(for: "two").map(\.sentence)
    #expect(
      remedies.contains(
        "It would have fired at 260 ms if 'one' had to wait for 'two' to fail, and not the other way "
          + "round, but then 'one' would fire 350 ms later with other touches and would miss the "
          + "second of two quick taps in different places; and as it should, 'one' would not fire."),
      "\(remedies)")
  }

  @Test func `one that leads another to what it should is told there too`() throws {
    let all = try scenario(pair, doubleTap, "\"actions\": {\"one\": [], \"two\": [\"ended\"]}")
      .explainAll()
    #expect(
      all.first?.remedies == [
        "It would not have fired at 60 ms and 260 ms if 'one' had to wait for 'two' to fail, and not "
          + "the other way round, but then it would fire 350 ms later with other touches and would "
          + "miss the second of two quick taps in different places; and as it should, 'two' would "
          + "fire at 260 ms."
      ], "\(all)")
  }

  private let rivals = """
    "recognizers": [{"id": "tap", "kind": "tap", "view": "page", "set": {"allowableMovement": 5}},
      {"id": "pan", "kind": "pan", "view": "page", "set": {"hysteresis": 20}}]
    """
  private let shakyTap = """
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 30, "moved": {"1": [108, 100]}},
    {"at": 60, "ended": {"1": [108, 100]}}
    """

  @Test(arguments: ["\"began\", \"moved*\", \"ended\"", "\"began\", \"moved*\", \"cancelled\""])
  func `a view of which something is expected counts`(touches: String) throws {
    let scene = try scenario(
      rivals, shakyTap,
      "\"actions\": {\"tap\": [\"ended\"]}, \"views\": {\"page\": [\(touches)]}")
    let remedy = try #require(scene.remedies(for: "tap").first).sentence
    let isUnwanted = !touches.contains("cancelled")
    #expect(
      remedy.contains("and the cancelsTouchesInView of 'tap' were false") == isUnwanted, "\(remedy)"
    )
    #expect(remedy.contains("as it should, view 'page'") == !isUnwanted, "\(remedy)")
  }

  @Test func `what breaks another expectation is named only where nothing else helps`() throws {
    let scene = try scenario(
      "\"recognizers\": [{\"id\": \"list\", \"kind\": \"pan\", \"view\": \"page\"}, "
        + "{\"id\": \"row\", \"kind\": \"pan\", \"view\": \"page\"}]", drag,
      "\"actions\": {\"list\": [\"began\", \"changed*\", \"ended\"], "
        + "\"row\": [\"began\", \"changed*\", \"ended\"]}")
    let remedies = scene.remedies(for: "list").map(\.sentence)
    #expect(
      remedies.first
        == "It would have fired at 20 ms if 'row' and 'list' were allowed simultaneously, but then one "
        + "movement would drive both.",
      "\(remedies)")
    #expect(!remedies.contains { $0.contains("'row' would not fire") }, "\(remedies)")
  }

  @Test func `where something doesn't come, nothing is offered against what does`() throws {
    let scene = try scenario(
      rivals, shakyTap, "\"actions\": {\"tap\": [\"ended\"], \"pan\": []}")
    let all = scene.explainAll()
    #expect(all.map(\.remedies.isEmpty) == [false, true], "\(all)")
  }

  @Test func `a view that isn't told what it should be is explained without being named`() throws {
    let scene = try scenario(
      rivals, drag, "\"views\": {\"page\": [\"began\", \"moved*\", \"ended\"]}")
    #expect(scene.explainAll().contains { $0.verdict.hasPrefix("view 'page'") })
  }

  @Test(arguments: [("tap: ended", false), ("tap: began", true)])
  func `a state that it never sends is in vain (S1.2)`(wish: String, isInVain: Bool) throws {
    let scene = try scenario(rivals, shakyTap, "")
    let explanation = try #require(scene.explain("tap", wish: Wish(wish)))
    #expect(explanation.isWithoutRemedy == isInVain, "\(explanation)")
  }

  // MARK: Hand-overs

  private func handOver(_ when: String, _ more: String = "") throws -> Scenario {
    try scenario(
      """
      "recognizers": [{"id": "sheet", "kind": "pan", "view": "page"},
        {"id": "list", "kind": "pan", "view": "rows"}],
      "handOvers": [{"from": "list", "to": "sheet", "when": \(when)}]\(more)
      """, drag, "\"actions\": {\"sheet\": [\"began\", \"changed*\", \"ended\"]}",
      views: ", {\"id\": \"rows\", \"parent\": \"page\", \"frame\": [0, 0, 400, 800]}")
  }

  @Test func `a taker that its delegate keeps back was asked (S15.12)`() throws {
    let scene = try handOver(
      "{\"translation\": \"x\", \"atLeast\": 40}",
      ", \"delegate\": [{\"question\": \"shouldBegin\", \"recognizer\": \"sheet\", \"answer\": false}]"
    )
    let explanation = try #require(scene.explain("sheet"))
    #expect(!explanation.causes.contains { $0.kind == .neverAsked }, "\(explanation)")
    #expect(
      explanation.remedies.first
        == "It would have fired at 40 ms if its delegate said yes to shouldBegin, but then 'list' would "
        + "end at 40 ms.", "\(explanation)")
  }

  @Test(arguments: [
    ("{\"translation\": \"x\", \"atLeast\": 400}", "from 90 pt on"),
    ("{\"translation\": \"y\", \"atLeast\": 40}", "by its translation in x"),
  ])
  func `a condition that is never met is told, and what would meet it (S15.11)`(
    when: String, clause: String
  ) throws {
    let explanation = try #require(try handOver(when).explain("sheet"))
    #expect(
      explanation.causes.contains { $0.sentence.contains("hands its touches over to it where") },
      "\(explanation)")
    #expect(
      explanation.remedies.contains { $0.contains("'list' handed over to 'sheet' \(clause)") },
      "\(explanation)")
  }

  // MARK: Reasons

  private func causes(
    _ scene: String, _ script: String, of id: String, views: String = ""
  ) throws -> String {
    let explanation = try scenario(scene, script, "", views: views).explain(id)
    return try #require(explanation).causes.map(\.description).joined(separator: "\n")
  }

  @Test func `a set is no place for a double tap (S15.8)`() throws {
    let told = try causes(
      "\"recognizers\": [{\"id\": \"t\", \"kind\": \"doubleTap\", \"view\": \"page\", "
        + "\"forEachTouch\": {}}]", doubleTap, of: "t")
    #expect(told.contains("each touch has a recognizer of its own, and it needs 2 taps"), "\(told)")
  }

  @Test func `a touch that joins an active gesture was not kept back (S7.11)`() throws {
    let told = try causes(
      "\"recognizers\": [{\"id\": \"move\", \"kind\": \"pan\", \"view\": \"page\"}]",
      """
      {"at": 0, "began": {"1": [100, 400]}}, {"at": 20, "moved": {"1": [140, 400]}},
      {"at": 40, "began": {"2": [50, 50]}}, {"at": 60, "ended": {"2": [50, 50]}},
      {"at": 80, "ended": {"1": [140, 400]}}
      """, of: "key", views: ", {\"id\": \"key\", \"parent\": \"page\", \"frame\": [0, 0, 90, 90]}")
    #expect(told.contains("'move', which had recognized at 20 ms, took it at once"), "\(told)")
  }

  @Test(arguments: [
    ("tap", "button", "since a control keeps single taps for itself"),
    ("pan", "slider", "since a slider keeps a drag along it that begins on its thumb"),
    ("pan", "switch", "since a switch keeps a drag along it for itself"),
  ])
  func `why a control says no (S11.1, S11.2)`(kind: String, control: String, reason: String) throws
  {
    let view =
      ", {\"id\": \"c\", \"parent\": \"page\", \"frame\": [50, 90, 200, 40], "
      + "\"control\": \"\(control)\"}"
    let recognizer = "\"recognizers\": [{\"id\": \"r\", \"kind\": \"\(kind)\", \"view\": \"page\"}]"
    let script = kind == "tap" ? tap : drag
    #expect(try causes(recognizer, script, of: "r", views: view).contains(reason))
    let rule =
      ", \"delegate\": [{\"question\": \"viewShouldBegin\", \"hitView\": \"c\", \"answer\": false}]"
    #expect(
      try !causes(recognizer + rule, script, of: "r", views: view).contains(reason),
      "the answer is the app's")
  }

  @Test(arguments: [
    (
      ", \"transform\": [0.5, 0, 0, 0.5, 0, 0]", "[0, 0, 400, 800]",
      "for its transform makes it smaller"
    ),
    ("", "[0, 300, 400, 800]", "for view 'list' is scrolled to (0, 300)"),
    ("", "[0, 0, 400, 800]", nil),
  ])
  func `why a view isn't where its frame is (S2.2)`(
    transform: String, scroll: String, reason: String?
  ) throws {
    let views = """
      , {"id": "list", "parent": "page", "frame": [0, 0, 400, 800], "bounds": \(scroll)},
      {"id": "row", "parent": "list", "frame": [90, 90, 200, 200]\(transform)}
      """
    let told = try causes(
      "\"recognizers\": [{\"id\": \"r\", \"kind\": \"tap\", \"view\": \"row\"}]", tap, of: "r",
      views: views)
    #expect(told.contains(reason ?? "It fired"), "\(told)")
  }

  @Test func `the delegate that asked for a requirement is named (S3.23)`() throws {
    let told = try causes(
      "\"recognizers\": [{\"id\": \"one\", \"kind\": \"tap\", \"view\": \"page\"}, "
        + "{\"id\": \"two\", \"kind\": \"doubleTap\", \"view\": \"page\"}], "
        + "\"delegate\": [{\"question\": \"shouldBeRequiredToFail\", \"recognizer\": \"one\", "
        + "\"other\": \"two\", \"answer\": true}]", doubleTap, of: "two")
    #expect(told.contains("had to fail first, as the delegate of 'one' asked for"), "\(told)")
  }
}
