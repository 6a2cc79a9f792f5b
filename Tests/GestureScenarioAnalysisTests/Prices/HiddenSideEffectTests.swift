import Testing

/// What remedies cost with gestures that the script doesn't make.
@Suite struct `A side effect that the script hides`: WishedScenes {
  private let sheet = """
    "views": [{"id": "sheet", "frame": [0, 100, 400, 700]},
      {"id": "list", "frame": [0, 50, 400, 650], "parent": "sheet"},
      {"id": "cell", "frame": [0, 100, 400, 80], "parent": "list"}],
    """

  /// A finger that drags down through a cell of the list, by 20 pt each 20 ms.
  private func dragDown(by distance: Int) -> String {
    let moves = stride(from: 20, through: distance, by: 20).map { way in
      #"{"at": \#(way), "moved": {"1": [200, \#(280 + way)]}}"#
    }
    return
      (#"{"at": 0, "began": {"1": [200, 280]}}"#
      + moves.map { ", " + $0 }.joined() + #", {"at": \#(distance + 20), "ended": {"1": null}}"#)
  }

  @Test(arguments: [(700, false), (300, true)])
  func `a shorter press takes slower taps (S9.43)`(longestTap: Int, isFree: Bool) throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"""
          {"id": "tap", "kind": "tap", "view": "page",
            "set": {"maximumPressDuration": \#(longestTap)}},
          {"id": "hold", "kind": "longPress", "view": "page"}
          """#),
      #"{"at": 0, "began": {"1": [60, 110]}}, {"at": 700, "ended": {"1": null}}"#,
      wish: "hold: began@300, changed*, ended")
    let remedy = try #require(remedies.first { $0.contains("minimumPressDuration were 300 ms") })
    #expect(
      remedy.hasSuffix(
        isFree ? "were 300 ms." : "a press of 300 to 500 ms would fire 'hold' instead of 'tap'."),
      "\(remedies)")
  }

  @Test func `a distance counts where the giver began by itself, too (S15.11)`() throws {
    let remedies = try remedies(
      sheet
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "sheet"}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list"}"#,
          #"{"id": "flip", "kind": "pan", "view": "cell"}"#)
          + #"""
          , "handOvers": [
            {"from": "flip", "to": "scroll", "when": {"translation": "y", "atLeast": 60}},
            {"from": "scroll", "to": "move", "when": {"translation": "y", "atLeast": 120}}]
          """#,
      dragDown(by: 260), wish: "move: began@140, changed*, ended")
    #expect(
      remedies.contains {
        $0.contains("from 80 pt on, but then 'scroll' would end at 140 ms")
          && $0.contains("and would hand over after 80 pt also where it began by itself")
      }, "\(remedies)")
  }

  @Test func `one that gives its touches is no neighbour to be kept away from (S15.12)`() throws {
    let remedies = try remedies(
      sheet
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "sheet"}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list"}"#)
        + #", "handOvers": [{"from": "scroll", "to": "move"}, {"from": "move", "to": "scroll"}]"#,
      dragDown(by: 120), wish: "scroll: began@20, ended@20")
    #expect(!remedies.contains { $0.contains("shouldBegin") }, "\(remedies)")
    let parting = try #require(remedies.first { $0.contains("'move' did not hand over") })
    #expect(parting.contains("'scroll' would get no touches from 'move'"), "\(remedies)")
  }

  @Test(arguments: [0, 1])
  func `what needs taps takes nothing over without them (S15.21)`(taps: Int) throws {
    let remedies = try remedies(
      sheet
        + recognizers(
          #"""
          {"id": "zoom", "kind": "pan", "view": "sheet", "set": {"numberOfTapsRequired": \#(taps)}},
          {"id": "scroll", "kind": "pan", "view": "list"}
          """#),
      tap(200, 280, at: -200, 9).replacing("-200", with: "0").replacing("-140", with: "60") + ", "
        + #"{"at": 200, "began": {"1": [200, 280]}}, {"at": 220, "moved": {"1": [200, 300]}}, "#
        + #"{"at": 260, "moved": {"1": [200, 380]}}, {"at": 300, "ended": {"1": null}}"#,
      wish: "zoom: fires")
    #expect(remedies.contains { $0.contains("handed over") } == (taps == 0), "\(remedies)")
  }

  /// Also one that goes another way first.
  @Test(arguments: [20, 8])
  func `a hand-over gives each drag away that goes so far (S15.11)`(slop: Int) throws {
    let remedies = try remedies(
      sheet
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "sheet"}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list", "set": {"hysteresis": \#(slop)}}"#),
      dragDown(by: 120), wish: "move: fires")
    let hand = try #require(remedies.first { $0.contains("once it has gone 10 pt down") })
    #expect(
      hand.contains("and would give away each of its drags that goes 10 pt down"), "\(hand)")
  }

  @Test func `a distance that stands is not handed over anew (S15.11)`() throws {
    let remedies = try remedies(
      sheet
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "sheet"}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list"}"#)
          + #"""
          , "handOvers": [
            {"from": "scroll", "to": "move", "when": {"translation": "y", "atLeast": 180}}]
          """#,
      dragDown(by: 120), wish: "move: fires")
    #expect(remedies.contains { $0.contains("from 95 pt on") || $0.contains("pt on, but") })
    #expect(!remedies.contains { $0.contains("once it has gone") }, "\(remedies)")
  }

  @Test func `a start after a press is told with its time, and where (S15.3)`() throws {
    let recognizers = recognizers(
      #"{"id": "scroll", "kind": "pan", "view": "list"}"#,
      #"{"id": "press", "kind": "longPress", "view": "cell", "set": {"minimumPressDuration": 0}}"#)
    let atOnce = try remedies(sheet + recognizers, dragDown(by: 60), wish: "scroll: fires")
    #expect(
      atOnce.contains {
        $0.hasSuffix(
          "if 'scroll' started after 'press' (startsAfter), but then it would no longer fire with a "
            + "drag on view 'list'.")
      }, "\(atOnce)")
    let held = try remedies(
      sheet
        + recognizers.replacing(#", "set": {"minimumPressDuration": 0}"#, with: "")
        .replacing("cell", with: "list"),
      dragDown(by: 60), wish: "scroll: none")
    #expect(
      held.contains {
        $0.contains("started after 'press'")
          && $0.contains(
            "it would begin only after 500 ms of holding still, when 'press' has fired")
      }, "\(held)")
  }

  private let card = """
    "views": [{"id": "card", "frame": [0, 100, 400, 300]},
      {"id": "more", "frame": [290, 10, 44, 44], "parent": "card", "control": true}],
    """

  @Test func `a lift that isn't kept back presses beside a double tap (S7.12)`() throws {
    let remedies = try remedies(
      card + recognizers(#"{"id": "like", "kind": "doubleTap", "view": "card"}"#),
      #"{"at": 0, "began": {"1": [310, 130]}}, {"at": 80, "ended": {"1": null}}"#,
      wish: "more: began@0, ended@80")
    #expect(
      remedies == [
        "It would have got touchesEnded at 80 ms already if the delegate of 'like' refused "
          + "touches on this view, but then 'like' would no longer fire with a double tap on view "
          + "'more'.",
        "It would have got touchesEnded at 80 ms already if the delaysTouchesEnded of "
          + "'like' were false, but then a double tap on view 'more' would press it once, too.",
      ], "\(remedies)")
  }

  @Test func `an action is let through with a finger's taps (S11.6)`() throws {
    let remedies = try remedies(
      card + recognizers(#"{"id": "open", "kind": "tap", "view": "card"}"#),
      #"{"at": 0, "action": {"view": "more", "name": "activate"}}"#, wish: "open: fires")
    let sideEffects = remedies.map { String($0.drop { $0 != "," }) }
    #expect(
      sideEffects == [
        ", but then a tap on view 'more' would be lost to 'open'.",
        ", but then a tap on view 'more' would fire 'open', too.",
        ", but then it would get no touches on view 'card' and a tap on view 'more' would be lost "
          + "to 'open'.",
      ], "\(remedies)")
  }

  @Test func `waiting for a drag that always comes first is no remedy (S4.17, S9.27)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "page", "kind": "horizontalPan", "view": "page"}"#,
          #"{"id": "back", "kind": "screenEdgePan", "view": "page", "set": {"edges": ["left"]}}"#),
      #"""
      {"at": 0, "began": {"1": [8, 300]}}, {"at": 16, "moved": {"1": [20, 301]}},
      {"at": 48, "moved": {"1": [90, 303]}}, {"at": 84, "ended": {"1": null}}
      """#, wish: "back: none")
    #expect(!remedies.contains { $0.contains("wait for 'page'") }, "\(remedies)")
    let order = try #require(remedies.first { $0.contains("'page' were added after 'back'") })
    #expect(
      order.contains("'back' would never fire ('page' always recognizes first)"), "\(remedies)")
    #expect(!remedies.contains { $0.contains("edgeDepth") }, "\(remedies)")
  }

  @Test func `properties that take less say so`() throws {
    let swipe = try remedies(
      page + recognizers(#"{"id": "swipe", "kind": "swipe", "view": "page"}"#), drag,
      wish: "swipe: none")
    #expect(
      swipe.contains {
        $0.contains("minimumDistance were") && $0.contains("but then it would fire only after")
      }, "\(swipe)")
    let mouse = try remedies(
      page + recognizers(#"{"id": "pan", "kind": "pan", "view": "page"}"#),
      drag.replacing(#"[60, 110]}}"#, with: #"[60, 110]}, "type": "mouse", "buttons": 2}"#),
      wish: "pan: fires")
    #expect(
      mouse.contains {
        $0.hasSuffix("(button 2 alone), but then it would no longer take the primary button.")
      }, "\(mouse)")
  }

  @Test(arguments: ["discrete", "continuous"])
  func `a rival may take one kind of scrolling alone (S9.25)`(kind: String) throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"""
          {"id": "zoom", "kind": "pan", "view": "page",
            "set": {"allowedScrollTypes": ["\#(kind)"]}},
          {"id": "pan", "kind": "pan", "view": "page",
            "set": {"allowedScrollTypes": ["continuous", "discrete"]}}
          """#),
      #"{"at": 0, "scroll": {"at": [60, 110], "by": [0, 12], "kind": "\#(kind)"}}"#,
      wish: "zoom: fires")
    let other = kind == "discrete" ? "continuous" : "discrete"
    let lost = kind == "discrete" ? "wheel" : "scrolling of a trackpad"
    #expect(
      remedies.contains {
        $0.contains("the allowedScrollTypes of 'pan' were '\(other)', but then")
          && $0.contains("and would take no \(lost)")
      }, "\(remedies)")
    #expect(!remedies.contains { $0.contains("hysteresis") }, "\(remedies)")
    #expect(!remedies.contains { $0.contains("default (none)") }, "\(remedies)")
  }
}
