import GestureCore
import GestureDiagnosis
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

private let pageWithCard = #"""
  "views": [
    {"id": "page", "frame": [0, 0, 400, 800]},
    {"id": "card", "frame": [100, 140, 200, 200], "parent": "page"}],
  """#

/// What remedies cost with touches of other kinds than the script's.
@Suite struct `Prices with touches of other types`: WishedScenes {
  /// A right-click that moves a little, on a file that is dragged by any button.
  private let rightClick = #"""
    {"at": 0, "began": {"1": [200, 240]}, "type": "mouse", "buttons": 2},
    {"at": 60, "moved": {"1": [212, 240]}, "buttons": 2}, {"at": 120, "ended": {"1": null}}
    """#

  private func file(_ lasso: String = "") -> String {
    pageWithCard
      + recognizers(
        #"{"id": "lasso", "kind": "pan", "view": "page"\#(lasso)}"#,
        #"{"id": "menu", "kind": "tap", "view": "card", "set": {"buttonMaskRequired": 2}}"#,
        #"{"id": "move", "kind": "pan", "view": "card", "set": {"buttonMaskRequired": 3}}"#)
  }

  @Test func `a drag by finger is lost to one that takes no right button (S15.17, S4.17)`() throws {
    let remedies = try sentences(file(), rightClick, wish: "menu: ended")
    let waits = remedies.filter { $0.contains("'move' had to wait for 'menu' to fail") }
    #expect(waits.count == 1, "\(remedies)")
    #expect(
      waits.allSatisfy {
        $0.contains("would no longer fire with a drag by finger ('lasso' recognizes first)")
      }, "\(waits)")
    #expect(remedies.last == waits.last, "what costs more comes last: \(remedies)")
  }

  /// A drag by mouse on a list that scrolls by whatever drags it.
  @Test func `a drag of a mouse alone asks for no second finger`() throws {
    let remedies = try sentences(
      pageWithCard
        + recognizers(
          #"{"id": "frame", "kind": "pan", "view": "window", "allowedTouchTypes": ["mouse"]}"#,
          #"{"id": "scroll", "kind": "pan", "view": "page"}"#),
      #"""
      {"at": 0, "began": {"1": [200, 240]}, "type": "mouse"},
      {"at": 20, "moved": {"1": [230, 240]}}, {"at": 120, "ended": {"1": null}}
      """#, wish: "frame: fires")
    #expect(remedies.contains { $0.contains("of 'scroll' did not include 'mouse'") }, "\(remedies)")
    #expect(!remedies.contains { $0.contains("minimumNumberOfTouches") }, "\(remedies)")
  }

  @Test func `a tap of fingers is not made one of a pencil that it doesn't take`() throws {
    let remedies = try sentences(
      pageWithCard
        + recognizers(
          #"{"id": "ink", "kind": "pan", "view": "page", "allowedTouchTypes": ["pencil"]}"#,
          #"{"id": "undo", "kind": "tap", "view": "page", "allowedTouchTypes": ["direct"]}"#),
      #"""
      {"at": 0, "began": {"1": [200, 240]}, "type": "pencil"},
      {"at": 20, "moved": {"1": [230, 240]}}, {"at": 100, "began": {"2": [300, 600]}},
      {"at": 160, "ended": {"2": null}}, {"at": 300, "ended": {"1": null}}
      """#, wish: "undo: none")
    #expect(
      remedies == [
        "It would not have fired at 160 ms if its delegate said no to shouldBegin while 'ink' is under "
          + "way."
      ], "\(remedies)")
  }

  @Test func `a drag by finger is not lost where nobody else takes it`() throws {
    let lasso = #", "allowedTouchTypes": ["pencil"]"#
    let remedies = try sentences(file(lasso), rightClick, wish: "menu: ended")
    #expect(remedies.contains { $0.contains("'move' had to wait for 'menu'") }, "\(remedies)")
    #expect(!remedies.contains { $0.contains("by finger") }, "\(remedies)")
  }

  @Test func `a drag of two fingers is lost to one that needs two (S9.12, S4.17)`() throws {
    let canvas =
      pageWithCard
      + recognizers(
        #"""
        {"id": "desk", "kind": "swipe", "view": "page",
          "set": {"direction": ["left"], "numberOfTouchesRequired": 3}}
        """#,
        #"""
        {"id": "move", "kind": "pan", "view": "page",
          "set": {"minimumNumberOfTouches": 2, "maximumNumberOfTouches": 2}}
        """#,
        #"{"id": "draw", "kind": "pan", "view": "card"}"#)
    let script = #"""
      {"at": 0, "began": {"1": [150, 240], "2": [200, 240], "3": [250, 240]}},
      {"at": 16, "moved": {"1": [135, 240], "2": [185, 240], "3": [235, 240]}},
      {"at": 32, "moved": {"1": [90, 240], "2": [140, 240], "3": [190, 240]}},
      {"at": 48, "ended": {"1": null, "2": null, "3": null}}
      """#
    let remedies = try sentences(canvas, script, wish: "desk: ended")
    let waits = remedies.filter { $0.contains("'draw' had to wait for 'desk' to fail") }
    #expect(waits.count == 1, "\(remedies)")
    #expect(
      waits.allSatisfy {
        $0.contains("with a drag of two fingers") && $0.contains("('move' recognizes first)")
      }, "\(waits)")
  }

  @Test func `a tap doesn't start after a scroll (S15.1)`() throws {
    let list =
      pageWithCard
      + recognizers(
        #"{"id": "scroll", "kind": "pan", "view": "page", "set": {"axis": "vertical"}}"#,
        #"{"id": "open", "kind": "tap", "view": "card"}"#)
        + #"""
        , "delegate": [{"question": "shouldBegin", "recognizer": "open", "answer": false,
          "while": {"recognizer": "scroll", "state": ["began", "changed"]}}]
        """#
    let script = #"""
      {"at": 0, "began": {"1": [200, 500]}}, {"at": 16, "moved": {"1": [200, 540]}},
      {"at": 100, "began": {"2": [200, 240]}}, {"at": 160, "ended": {"2": null}},
      {"at": 400, "ended": {"1": null}}
      """#
    let remedies = try sentences(list, script, wish: "open: ended")
    #expect(!remedies.isEmpty)
    #expect(!remedies.contains { $0.contains("startsAfter") }, "\(remedies)")
  }
}

/// What of an attempt was told wrongly, or not at all.
@Suite struct `A story of an attempt`: WishedScenes {
  @Test func `tells that a drag lost one finger and goes on with the other (S7.25)`() throws {
    let scene =
      pageWithCard
      + recognizers(#"{"id": "move", "kind": "pan", "view": "page", "set": {"hysteresis": 30}}"#)
    let script = #"""
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 10, "began": {"2": [150, 50]}},
      {"at": 80, "cancelled": ["1"]}, {"at": 150, "ended": {"2": null}}
      """#
    let story = try told(scene, script, of: "move")
    #expect(
      story.contains("Touch 1 was cancelled from outside. It goes on with touch 2."), "\(story)")
  }

  @Test(arguments: [
    #"{"at": 80, "cancelled": ["1", "2"]}"#,
    #"{"at": 80, "cancelled": ["1"], "ended": {"2": null}}"#,
  ])
  func `doesn't say that it goes on where the event ends it (S7.25)`(last: String) throws {
    let scene = pageWithCard + recognizers(#"{"id": "move", "kind": "pan", "view": "page"}"#)
    let script = #"{"at": 0, "began": {"1": [50, 50], "2": [150, 50]}}, \#(last), {"at": 900}"#
    let story = try told(scene, script, of: "move")
    #expect(!story.contains("goes on"), "\(story)")
    #expect(story.contains("80 ms"), "\(story)")
  }

  @Test func `says that a drag under way lost one finger (S7.25)`() throws {
    let scene = pageWithCard + recognizers(#"{"id": "move", "kind": "pan", "view": "page"}"#)
    let script = #"""
      {"at": 0, "began": {"1": [50, 50], "2": [150, 50]}},
      {"at": 30, "moved": {"1": [50, 90], "2": [150, 90]}}, {"at": 60, "cancelled": ["1"]},
      {"at": 90, "ended": {"2": null}}
      """#
    let story = try told(scene, script, of: "move")
    #expect(story.contains("60 ms Touch 1 was cancelled from outside. It goes on with touch 2."))
  }

  @Test func `says no tie of one that had to wait for a third (S4.4, S4.17)`() throws {
    let scene =
      pageWithCard
      + recognizers(
        #"{"id": "a", "kind": "tap", "view": "page"}"#,
        #"{"id": "b", "kind": "tap", "view": "page", "requireToFail": ["a"]}"#,
        #"{"id": "c", "kind": "tap", "view": "page", "requireToFail": ["b"]}"#)
    let script = #"{"at": 0, "began": {"1": [50, 50]}}, {"at": 60, "ended": {"1": null}}"#
    let story = try told(scene, script, of: "c")
    #expect(story.contains("had to wait for 'b' to fail"), "\(story)")
    #expect(!story.contains("went first"), "'c' was added last: \(story)")
  }

  @Test func `names both that its view went away and that it came back (S14.22)`() throws {
    let scene = pageWithCard + recognizers(#"{"id": "over", "kind": "hover", "view": "card"}"#)
    func story(_ steps: String) throws -> String {
      try told(scene, #"{"at": 0, "hover": [200, 240]}, \#(steps), {"at": 600}"#, of: "over")
    }
    let both = try story(
      #"{"at": 150, "do": [{"hideView": "card"}]}, {"at": 300, "do": [{"showView": "card"}]}"#)
    #expect(
      both.contains(
        "the app hid view 'card' at 150 ms, then the app showed view 'card' at 300 ms, and the "
          + "pointer has not moved since"), "\(both)")
    let shown = try story(#"{"at": 300, "do": [{"setAlpha": "card", "to": 0.5}]}"#)
    #expect(!shown.contains("alpha"), "that is no reason: \(shown)")
    #expect(shown.contains("Its attempt is not over yet."), "\(shown)")
  }
}
