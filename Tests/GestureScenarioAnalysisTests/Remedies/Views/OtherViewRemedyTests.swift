import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

@testable import GestureScenario

/// Recognizers on another view than the one that is meant, or in the way of other fingers.
@Suite struct `A remedy that puts a recognizer elsewhere`: WishedScenes {
  private let board = """
    "views": [{"id": "board", "frame": [0, 0, 400, 800]},
      {"id": "piece", "parent": "board", "frame": [100, 100, 80, 80]}],
    """

  private let palm = """
    {"at": 0, "began": {"1": [300, 700]}}, {"at": 200, "began": {"2": [140, 140]}},
    {"at": 260, "ended": {"2": null}}, {"at": 2000, "ended": {"1": null}}
    """

  @Test func `a finger that rests elsewhere is left out (S9.6, S2.8, S3.1, S15.8)`() throws {
    let scene = try scenario(
      board + recognizers(#"{"id": "pick", "kind": "tap", "view": "board"}"#), palm,
      #""pick": ["ended@260"]"#)
    let remedies = scene.remedies(for: "pick")
    #expect(
      remedies.map(\.sentence) == [
        "It would have fired at 260 ms if it were on view 'piece', but then it would get no touches "
          + "on view 'board'.",
        "It would have fired at 260 ms if its delegate refused touches on view 'board', but then it "
          + "would no longer fire with a tap on view 'board'.",
        "It would have fired at 260 ms if there were one for each touch (forEachTouch), but then "
          + "each finger would make the gesture by itself.",
      ])
    for remedy in remedies {
      let record = remedy.scenario.play()
      #expect(record.actions.map(\.at) == [260], "\(remedy.sentence)")
      #expect(record.differences(from: remedy.scenario.expectations).isEmpty)
    }
  }

  @Test func `a drag that refuses touches loses them once in its side effects (S3.1)`() throws {
    let remedies = try scenario(
      board
        + recognizers(
          #"{"id": "it", "kind": "pan", "view": "board", "set": {"maximumNumberOfTouches": 1}}"#),
      """
      {"at": 0, "began": {"1": [300, 700], "2": [140, 140]}},
      {"at": 20, "moved": {"2": [170, 140]}}, {"at": 60, "ended": {"1": null, "2": null}}
      """, #""it": ["began@20", "ended@60"]"#
    ).remedies(for: "it").map(\.sentence)
    #expect(
      remedies.contains(
        "It would have fired at 20 ms if its delegate refused touches on view 'board', but then it "
          + "would no longer fire with a drag on view 'board'."), "\(remedies)")
  }

  @Test func `a set in which two would fire is not offered (S15.8)`() throws {
    let both = """
      {"at": 0, "began": {"1": [300, 700]}}, {"at": 20, "began": {"2": [140, 140]}},
      {"at": 60, "ended": {"1": null, "2": null}}
      """
    let remedies = try scenario(
      board + recognizers(#"{"id": "pick", "kind": "tap", "view": "board"}"#), both,
      #""pick": ["ended@60"]"#
    ).remedies(for: "pick").map(\.sentence)
    #expect(remedies.count > 1 && !remedies.contains { $0.contains("forEachTouch") })
  }

  private let parting = """
    {"at": 0, "began": {"1": [120, 140]}}, {"at": 20, "began": {"2": [210, 140]}},
    {"at": 40, "moved": {"2": [240, 140]}}, {"at": 60, "moved": {"2": [280, 140]}},
    {"at": 100, "ended": {"1": null, "2": null}}
    """

  @Test func `a pinch that its second finger misses is on the view around both (S2.2)`() throws {
    let remedies = try scenario(
      board
        + recognizers(
          #"{"id": "zoom", "kind": "pinch", "view": "piece"}"#,
          #"{"id": "move", "kind": "pan", "view": "piece"}"#), parting,
      #""zoom": ["began@40", "changed*", "ended@100"]"#
    ).remedies(for: "zoom")
    #expect(
      remedies.map(\.sentence) == [
        "It would have fired at 40 ms if it were on view 'board', but then it would get touches on "
          + "all of view 'board'."
      ])
  }

  @Test func `a tap is not put on a view that is far larger (S2.2)`() throws {
    let remedies = try scenario(
      board + recognizers(#"{"id": "pick", "kind": "tap", "view": "piece"}"#),
      tap(200, 140, at: 0, 1), #""pick": ["ended@60"]"#
    ).remedies(for: "pick").map(\.sentence)
    #expect(!remedies.isEmpty && !remedies.contains { $0.contains("view 'board'") }, "\(remedies)")
  }

  @Test func `is the one around both for a trackpad's pinch, too (S12.10)`() throws {
    let found = try sentences(
      """
      "views": [{"id": "box", "frame": [0, 0, 400, 800]},
        {"id": "image", "frame": [0, 0, 400, 800], "parent": "box"},
        {"id": "caption", "frame": [0, 600, 400, 200], "parent": "box"}],
      """
        + recognizers(
          #"{"id": "zoom", "kind": "pinch", "view": "image"}"#,
          #"{"id": "read", "kind": "pan", "view": "caption"}"#),
      """
      {"at": 0, "transform": {"at": [200, 700], "phase": "began", "scale": 1.0}},
      {"at": 16, "transform": {"at": [200, 700], "phase": "changed", "scale": 1.3}},
      {"at": 32, "transform": {"at": [200, 700], "phase": "ended", "scale": 1.3}}
      """, wish: "zoom: fires")
    #expect(
      found.first
        == "It would have fired at 16 ms if it were on view 'box', but then it would get touches on "
        + "all of view 'box'.", "\(found)")
  }

  @Test(arguments: ["", #", "control": "button""#])
  func `what is refused on a view is refused on what is only to be seen in it (S3.1)`(
    control: String
  ) throws {
    let remedies = try scenario(
      """
      "views": [{"id": "cell", "frame": [0, 100, 400, 100]},
        {"id": "heart", "parent": "cell", "frame": [300, 20, 90, 60]},
        {"id": "icon", "parent": "heart", "frame": [30, 0, 60, 60]\(control)}],
      "recognizers": [{"id": "it", "kind": "tap", "view": "cell"}]
      """,
      """
      {"at": 0, "began": {"1": [310, 150]}}, {"at": 80, "ended": {"1": null}}
      """, #""it": []"#
    ).remedies(for: "it").map(\.sentence)
    let decorated = "its delegate refused touches on view 'heart' and the views in it"
    #expect(remedies.contains { $0.contains(decorated) } == control.isEmpty, "\(remedies)")
    #expect(remedies.contains { $0.contains("'heart' were a control") } == !control.isEmpty)
  }
}
