import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// What it costs to begin elsewhere.
@Suite struct `Another reach`: WishedScenes {
  private let cards = #"""
    "views": [{"id": "page", "frame": [0, 0, 400, 800]},
      {"id": "cards", "frame": [0, 300, 400, 200], "parent": "page"}],
    """#

  @Test func `of an edge is the usual one, where a deeper one takes drags (S9.21)`() throws {
    let scene =
      cards
      + recognizers(
        #"{"id": "drawer", "kind": "screenEdgePan", "view": "page", "set": {"edges": ["left"], "edgeDepth": 50, "hysteresis": 5}}"#,
        #"{"id": "scroll", "kind": "pan", "view": "cards", "set": {"axis": "horizontal"}}"#)
    let script = """
      {"at": 0, "began": {"1": [40, 400]}}, {"at": 20, "moved": {"1": [48, 400]}},
      {"at": 40, "moved": {"1": [80, 400]}}, {"at": 60, "moved": {"1": [120, 400]}},
      {"at": 80, "ended": {"1": null}}
      """
    let clause = "were left at the default (20 pt), but then"
    for (id, name) in [("drawer", "its edgeDepth"), ("scroll", "the edgeDepth of 'drawer'")] {
      let found = try remedies(
        scene, script, #""scroll": ["began", "changed*", "ended"], "drawer": []"#, of: id)
      let depth = found.filter { $0.contains("if \(name) \(clause)") }
      #expect(depth.count == 1, "\(found)")
      #expect(
        depth.allSatisfy { $0.contains("would begin only up to 20 pt from the edge") }, "\(found)")
    }
  }

  @Test func `of a view that fills the one around it has none of what lies in front`() throws {
    let scene =
      #"""
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "modal", "frame": [0, 100, 400, 700]}],
      """#
      + recognizers(#"{"id": "menu", "kind": "tap", "view": "window"}"#)
    let found = try remedies(scene, tap(200, 400, at: 0, 1), #""menu": []"#, of: "menu")
    #expect(
      found.contains(
        "It would not have fired at 60 ms if it were on view 'page', but then it would get no "
          + "touches on view 'modal'."), "\(found)")
  }

  @Test(arguments: [(1, true), (2, false)])
  func `of a tap also fires before each double tap (S6.2)`(taps: Int, isTold: Bool) throws {
    let scene =
      #"""
      "views": [{"id": "photo", "frame": [0, 100, 400, 400]},
        {"id": "spot", "frame": [100, 100, 80, 80], "parent": "photo", "alpha": 0}],
      """#
      + recognizers(
        #"{"id": "zoom", "kind": "doubleTap", "view": "photo"}"#,
        #"{"id": "info", "kind": "tap", "view": "spot", "set": {"numberOfTapsRequired": \#(taps)}}"#
      )
    let script = tap(140, 240, at: 0, 1) + (taps > 1 ? ", " + tap(140, 240, at: 200, 2) : "")
    let found = try remedies(scene, script, #""info": ["ended"]"#, of: "info")
    let shown = found.filter { $0.contains("if the alpha of view 'spot' were 1") }
    #expect(shown.count == 1, "\(found)")
    #expect(
      shown.allSatisfy { $0.contains("it would fire before each 'zoom', too") == isTold },
      "\(found)")
  }

  @Test func `of a pinch leaves shorter ones to a tap of two fingers (S9.45)`() throws {
    let list = recognizers(
      #"{"id": "zoom", "kind": "pinch", "view": "page", "set": {"hysteresis": 20}}"#,
      #"{"id": "out", "kind": "tap", "view": "page", "set": {"numberOfTouchesRequired": 2}}"#)
    let moves = (1...5).map { step in
      "{\"at\": \(step * 20), \"moved\": {\"1\": [\(150 - 3 * step), 300], "
        + "\"2\": [\(250 + 3 * step), 300]}}"
    }
    let found = try remedies(
      page + list,
      #"{"at": 0, "began": {"1": [150, 300], "2": [250, 300]}}, "#
        + moves.joined(separator: ", ") + #", {"at": 120, "ended": {"1": null, "2": null}}"#,
      #""out": ["ended"], "zoom": []"#, of: "zoom")
    let longer = found.filter { $0.contains("its hysteresis were 35 pt") }
    #expect(longer.count == 1, "\(found)")
    #expect(
      longer.allSatisfy { $0.contains("a pinch of 28 pt would fire 'out' instead of 'zoom'") },
      "\(found)")
  }
}
