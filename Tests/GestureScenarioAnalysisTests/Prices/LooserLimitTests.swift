import GestureScenario
import GestureScenarioAnalysis
import Testing

/// What it costs that a recognizer is allowed more, and what is no remedy at all.
@Suite struct `Looser limits`: WishedScenes {
  private let slowDrag = """
    {"at": 0, "began": {"1": [100, 60]}}, {"at": 50, "moved": {"1": [135, 60]}},
    {"at": 80, "moved": {"1": [160, 60]}}, {"at": 100, "ended": {"1": null}}
    """

  /// A drag that begins no sooner than a tap gives up takes no taps from it.
  @Test(arguments: [(10, true), (44, true), (45, false)])
  func `a drag that doesn't wait takes taps that slip (S4.17)`(
    hysteresis: Int, isTold: Bool
  ) throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "double", "kind": "doubleTap", "view": "page"}"#,
          #"{"id": "pan", "kind": "pan", "view": "page", "requireToFail": ["double"], "#
            + #""set": {"hysteresis": \#(hysteresis)}}"#),
      """
      {"at": 0, "began": {"1": [100, 60]}}, {"at": 50, "moved": {"1": [145, 60]}},
      {"at": 80, "moved": {"1": [160, 60]}}, {"at": 100, "ended": {"1": null}}
      """, of: "pan")
    #expect(
      story.contains(
        "'double' would no longer fire where a finger moves so far that 'pan' begins (\(hysteresis) "
          + "pt).") == isTold, "\(story)")
  }

  @Test func `a drag with more fingers follows all of them (S9.15)`() throws {
    let remedies = try sentences(
      page
        + recognizers(
          #"{"id": "stick", "kind": "pan", "view": "page", "set": {"maximumNumberOfTouches": 1}}"#),
      """
      {"at": 0, "began": {"1": [100, 60]}}, {"at": 50, "began": {"2": [300, 60]}},
      {"at": 80, "moved": {"1": [140, 60]}}, {"at": 100, "ended": {"1": null, "2": null}}
      """, wish: "stick: began, changed*, ended")
    #expect(
      remedies.contains {
        $0.contains(
          "if its maximumNumberOfTouches were 2, but then it would follow two fingers together")
      }, "\(remedies)")
  }

  @Test(arguments: [(20, false), (nil, true)])
  func `a pinch that begins sooner begins in other gestures (S9.45)`(
    hysteresis: Int?, isTold: Bool
  ) throws {
    let set = hysteresis.map { #", "set": {"hysteresis": \#($0)}"# } ?? ""
    let remedies = try sentences(
      page + recognizers(#"{"id": "zoom", "kind": "pinch", "view": "page"\#(set)}"#),
      """
      {"at": 0, "began": {"1": [100, 300], "2": [200, 300]}},
      {"at": 40, "moved": {"1": [100, 300], "2": [\(hysteresis == nil ? 207 : 215), 300]}},
      {"at": 80, "ended": {"1": null, "2": null}}
      """, wish: "zoom: fires")
    let remedy = try #require(remedies.first { $0.contains("hysteresis were") }, "\(remedies)")
    let price = "begin in other gestures of two fingers once they change by"
    #expect(remedy.contains(price) == isTold, "\(remedies)")
  }

  @Test func `a press that doesn't wait takes slow taps (S4.17)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "double", "kind": "doubleTap", "view": "page"}"#,
          #"{"id": "press", "kind": "longPress", "view": "page", "requireToFail": ["double"]}"#),
      #"{"at": 0, "began": {"1": [100, 60]}}, {"at": 1000, "ended": {"1": null}}"#, of: "press")
    #expect(
      story.contains(
        "'double' would no longer fire where a finger rests so long that 'press' begins (500 ms)."),
      "\(story)")
  }

  @Test func `a press that doesn't wait takes drags after a rest (S4.17)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "drag", "kind": "pan", "view": "page"}"#,
          #"{"id": "press", "kind": "longPress", "view": "page", "requireToFail": ["drag"]}"#),
      #"{"at": 0, "began": {"1": [100, 60]}}, {"at": 1000, "ended": {"1": null}}"#, of: "press")
    #expect(
      story.contains(
        "'press' did not have to wait for 'drag', but then 'drag' would no longer fire where a finger "
          + "rests so long that 'press' begins (500 ms)."), "\(story)")
  }

  @Test func `a swipe over a short way is made by taps that slip (S9.31)`() throws {
    let story = try told(
      page + recognizers(#"{"id": "swipe", "kind": "swipe", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [100, 60]}}, {"at": 50, "moved": {"1": [130, 60]}},
      {"at": 100, "moved": {"1": [140, 60]}}, {"at": 120, "ended": {"1": null}}
      """, wish: "swipe: fires")
    #expect(
      story.contains(
        "if its minimumDistance were 35 pt, but then it would fire with taps that slip by 35 pt."),
      "\(story)")
  }

  @Test func `a longer gap after a tap takes drags (S15.21)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "zoom", "kind": "pan", "view": "page", "set": {"numberOfTapsRequired": 1}}"#),
      tap(100, 60, at: 0, 1) + """
        , {"at": 500, "began": {"2": [100, 60]}}, {"at": 550, "moved": {"2": [100, 90]}},
        {"at": 600, "ended": {"2": null}}
        """, wish: "zoom: fires")
    #expect(
      story.contains("it would begin with a drag up to 500 ms after a tap."), "\(story)")
  }

  @Test func `what starts after another one begins only with that (S15.1)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "edge", "kind": "screenEdgePan", "view": "page", "set": {"edges": ["left"]}}"#,
          #"{"id": "pan", "kind": "pan", "view": "page", "requireToFail": ["edge"]}"#),
      """
      {"at": 0, "began": {"1": [10, 60]}}, {"at": 50, "moved": {"1": [10, 90]}},
      {"at": 100, "moved": {"1": [20, 150]}}, {"at": 150, "ended": {"1": null}}
      """, of: "pan")
    #expect(
      story.contains(
        "if 'pan' started after 'edge' (startsAfter) instead of waiting for it to fail, but then it "
          + "would begin only once 'edge' has recognized"), "\(story)")
  }

  @Test(arguments: [(60, true), (440, false)])
  func `the middle of a window is no edge (S9.26)`(y: Int, isOffered: Bool) throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "edge", "kind": "screenEdgePan", "view": "page", "set": {"edges": ["top"]}}"#),
      """
      {"at": 0, "began": {"1": [200, \(y)]}}, {"at": 50, "moved": {"1": [200, \(y + 40)]}},
      {"at": 100, "ended": {"1": null}}
      """, wish: "edge: fires")
    #expect(story.contains("if its edgeDepth were") == isOffered, "\(story)")
  }

  /// A list may hand over to the sheet around it; two drags of one view are alternatives.
  @Test(arguments: [
    ("pan", "page", false), ("pan", "list", true), ("screenEdgePan", "list", false),
  ])
  func `a drag hands over to one around it (S15.11)`(
    kind: String, view: String, isOffered: Bool
  ) throws {
    let edges = kind == "pan" ? "" : #", "set": {"edges": ["top"]}"#
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "list", "parent": "page", "frame": [0, 0, 400, 700]}],
      """
        + recognizers(
          #"{"id": "drag", "kind": "\#(kind)", "view": "page"\#(edges)}"#,
          #"{"id": "rival", "kind": "pan", "view": "\#(view)"}"#),
      """
      {"at": 0, "began": {"1": [200, 5]}}, {"at": 50, "moved": {"1": [200, 40]}},
      {"at": 100, "moved": {"1": [200, 120]}}, {"at": 150, "ended": {"1": null}}
      """, wish: "drag: fires")
    #expect(story.contains("handed over to 'drag' (handOvers)") == isOffered, "\(story)")
  }

  /// Each further one has to be left out in a run of its own.
  @Test(arguments: [(6, true), (7, false)])
  func `a tie is looked for among few (S4.4)`(rivals: Int, isTold: Bool) throws {
    let all = (0...rivals).map { #"{"id": "p\#($0)", "kind": "pan", "view": "page"}"# }
    let story = try told(
      page + "\"recognizers\": [\(all.joined(separator: ", "))]", slowDrag, of: "p0")
    #expect(
      story.contains("Both had their gesture in this event, and 'p\(rivals)' went first")
        == isTold, "\(story)")
  }

  @Test(arguments: [(2, 3), (3, 4)])
  func `a drag with a finger too few may take as many as came (S9.12)`(
    fingers: Int, needed: Int
  ) throws {
    func places(_ x: Int) -> String {
      (1...fingers).map { #""\#($0)": [\#($0 * 90 + x), 60]"# }.joined(separator: ", ")
    }
    let story = try told(
      page
        + recognizers(
          #"{"id": "pan", "kind": "pan", "view": "page", "#
            + #""set": {"minimumNumberOfTouches": \#(needed)}}"#),
      """
      {"at": 0, "began": {\(places(0))}}, {"at": 50, "moved": {\(places(30))}},
      {"at": 100, "ended": {\(places(30))}}
      """, of: "pan")
    #expect(story.contains("if its minimumNumberOfTouches were \(fingers)."), "\(story)")
  }

  @Test func `what needs two touches leaves its set, without a wish too (S15.8)`() throws {
    let story = try told(
      page
        + recognizers(#"{"id": "zoom", "kind": "pinch", "view": "page", "forEachTouch": {}}"#),
      """
      {"at": 0, "began": {"1": [100, 300], "2": [200, 300]}},
      {"at": 80, "moved": {"1": [60, 320], "2": [240, 350]}},
      {"at": 200, "ended": {"1": null, "2": null}}
      """, of: "zoom")
    #expect(
      story.contains("It would have fired at 80 ms if it were one for all touches"), "\(story)")
  }

  @Test(arguments: [(10, true), (40, false)])
  func `a drag along any axis takes taps that slip (S9.12)`(hysteresis: Int, isTold: Bool) throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "open", "kind": "tap", "view": "page"}"#,
          #"{"id": "scroll", "kind": "pan", "view": "page", "#
            + #""set": {"axis": "vertical", "hysteresis": \#(hysteresis)}}"#),
      """
      {"at": 0, "began": {"1": [100, 60]}}, {"at": 50, "moved": {"1": [150, 60]}},
      {"at": 80, "moved": {"1": [200, 60]}}, {"at": 100, "ended": {"1": null}}
      """, wish: "scroll: fires")
    #expect(
      story.contains("a tap that moves by 15 pt to the side would fire 'scroll' instead of 'open'.")
        == isTold, "\(story)")
  }

  @Test(arguments: [("pan", true), ("tap", false)])
  func `a press that takes fingers, too, takes drags after a rest (S2.15)`(
    other: String, isTold: Bool
  ) throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "other", "kind": "\#(other)", "view": "page"}"#,
          #"{"id": "lasso", "kind": "longPress", "view": "page", "#
            + #""allowedTouchTypes": ["pencil"]}"#),
      #"{"at": 0, "began": {"1": [100, 60]}}, {"at": 700, "ended": {"1": null}}"#,
      wish: "lasso: fires")
    #expect(
      story.contains("a drag after a rest of 500 ms would fire 'lasso' instead of 'other'")
        == isTold, "\(story)")
  }
}
