import Testing

/// The lines of an exercise's timeline without which it would show something else, in order.
struct ExpectedTimeline: CustomTestStringConvertible {
  let name: String
  let lines: [String]

  var testDescription: String { name }

  init(_ name: String, _ lines: String...) {
    self.name = name
    self.lines = lines
  }

  /// The first expected line that is missing, or doesn't come after the ones before it.
  func firstMissing(in timeline: [String]) -> String? {
    var rest = timeline[...]
    return lines.first { line in
      guard let index = rest.firstIndex(where: { $0.contains(line) }) else { return true }
      rest = rest[rest.index(after: index)...]
      return false
    }
  }
}

extension ExpectedTimeline {
  static let all: [ExpectedTimeline] = touches + recognizers + screens

  private static let touches = [
    ExpectedTimeline(
      "drag-by-touches",
      " 0  ▸ the card is picked up at (20, 20)", " 100  ▸ the card is now at (120, 80)",
      " 100  ▸ the card is now at (260, 360)", " 120  ▸ the card is put down at (260, 360)"),
    ExpectedTimeline(
      "drag-along-one-axis",
      " 80  ▸ the card slides horizontally to (200, 100)",
      " 430  ▸ the card slides vertically to (200, 200)"),
    ExpectedTimeline(
      "presses-by-touches",
      " 120  ▸ a short press of 120 ms", " 1020  ▸ a long press", " 1320  touch 1 ended",
      " 1320  ▸ the bell is silent", " 1820  ▸ no press: the finger strayed"),
    ExpectedTimeline(
      "taps-by-touches",
      " 60  touch 1 ended", " 410  ▸ one tap", " 940  ▸ a second finger strike",
      " 1000  ▸ two taps"),
  ]

  private static let recognizers = [
    ExpectedTimeline(
      "taps",
      " 60  'tap' of view 'photo' waits for 'doubleTap'", " 410  'doubleTap' of view 'photo' poss",
      " 410  ▸ one tap", " 1000  'tap' of view 'photo' is excluded by 'doubleTap'",
      " 1000  ▸ two taps"),
    ExpectedTimeline(
      "horizontal-pan",
      " 10  view 'card' is told: touch 1 cancelled", " 10  ▸ the card is now at (110, 100)",
      " 80  ▸ the card is now at (180, 100)",
      " 390  'horizontalPan' of view 'card' possible → failed because it saw that this is not its "
        + "gesture (the movement was not more horizontal than vertical)"),
    ExpectedTimeline(
      "press-and-pan",
      " 10  'pan' of view 'card' possible → failed because its delegate said",
      " 840  ▸ the card wob",
      " 960  'pan' of view 'card' asked shouldRecognizeSimultaneously with 'longPress' of view "
        + "'card': yes", " 960  'pan' of view 'card' possible → began",
      " 1000  ▸ the card is now at (150, 130)", " 1000  ▸ the card rests"),
    ExpectedTimeline(
      "press-then-drag",
      " 10  'drag' of view 'card' waits for 'longPress' of view 'card' to begin",
      " 20  'drag' of view 'card' possible → failed because 'longPress' of view 'card', after which",
      " 840  ▸ the card wob", " 960  'drag' of view 'card' possible → began",
      " 1000  ▸ the card rests", " 1000  ▸ the card is now at (150, 130)"),
    ExpectedTimeline(
      "press-that-drags",
      " 500  ▸ the card wobbles, held at (10, 90)", " 600  ▸ the card is now at (102, 100)",
      " 660  ▸ the card is now at (150, 160)", " 660  ▸ the card rests, held at (10, 90)"),
    ExpectedTimeline(
      "pinch-rotate-pan",
      " 10  'pinch' of view 'photo' possible → began",
      " 30  'rotation' of view 'photo' possible → began",
      " 50  'pan' of view 'photo' possible → began",
      " 60  ▸ the photo is round (200, 340), 1.25 times as large and turned by 29°"),
    ExpectedTimeline(
      "one-finger-zoom",
      " 0  — a tap, and then a drag", " 170  'doubleTap' of view 'map' is excluded by 'zoom'",
      " 200  ▸ the map is 1.4 times as large", " 700  — a drag alone",
      " 710  'zoom' of view 'map' is excluded by 'move'",
      " 740  ▸ the map shows what is at (-40, 0)", " 1240  — two taps",
      " 1460  ▸ the map zooms in by a step", " 1960  — one tap", " 2370  ▸ a place is chosen"),
    ExpectedTimeline(
      "ten-fingers",
      " 0  'pan 3' of view 'board' tracks touch 3", " 10  'pan 1' of view 'board' possible → began",
      " 10  'pan 3' of view 'board' possible → began", " 20  ▸ stone 2 is put down at (240, 400)",
      " 120  'pan 2' of view 'board' tracks touch 2", " 140  ▸ stone 1 is put down at (140, 200)",
      " 140  ▸ stone 2 is put down at (240, 440)", " 140  ▸ stone 3 is put down at (340, 600)"),
  ]

  private static let screens = [
    ExpectedTimeline(
      "swipe-over-pan",
      " 10  'pan' of view 'page' waits for 'swipe'", " 30  'pan' of view 'page' is excluded by 'sw",
      " 30  ▸ the page is turned", " 860  'swipe' of view 'page' possible → failed",
      " 860  ▸ the page is moved by (-30, 0)", " 1300  'swipe' of view 'page' possible → failed",
      " 1300  ▸ the page is moved by (10, 0)"),
    ExpectedTimeline(
      "edge-pan",
      " 10  'pan' of view 'page' is excluded by 'screenEdgePan'", " 10  ▸ the drawer shows 20 pt",
      " 100  ▸ the drawer opens", " 400  'screenEdgePan' of view 'page' possible → failed",
      " 410  ▸ the page scrolls"),
    ExpectedTimeline(
      "list",
      " 0  — a drag upwards", " 10  'contentDelay' of view 'list' is excluded by 'scroll'",
      " 50  ▸ the list is scrolled to 100", " 450  — a quick tap", " 510  ▸ button 6 lights up",
      " 510  ▸ button 6 is pressed", " 910  — a drag to the left", " 960  ▸ row 6 is 60 pt aside",
      " 1360  — a button is held", " 1510  ▸ button 8 lights up",
      " 1670  ▸ button 8 goes dark: it lost the touch", " 1690  ▸ the list is scrolled to 140"),
    ExpectedTimeline(
      "sheet-with-list",
      " 10  'scroll' of view 'list' hands its touches over to 'drag' of view 'sheet'",
      " 40  ▸ the sheet is now at 100", " 50  'drag' of view 'sheet' hands its touches over to 'sc",
      " 60  ▸ the list is scrolled to 20", " 60  — downwards", " 70  ▸ the list is scrolled to 0",
      " 80  'scroll' of view 'list' hands its touches over to 'drag' of view 'sheet'",
      " 110  ▸ the sheet is now at 160"),
    ExpectedTimeline(
      "ask-why",
      " 320  ▸ why? 'tap' of view 'board' failed at 20 ms because it saw that this is not its "
        + "gesture (it moved: 53 pt where 45 pt are allowed)",
      " 340  ▸ a card is turned", " 1140  ▸ a card is lifted",
      " 1240  ▸ why? 'tap' of view 'board' failed at 1140 ms because 'longPress' of view 'board' "
        + "recognized first", "▸ why? 'circle' of view 'board' failed",
      "▸ a circle round (200, 400) of radius 80",
      "▸ why? view 'veil' is passed over: its isUserInteractionEnabled is false",
      "▸ why? 'tap' of view 'board' doesn't get it: disabled"),
  ]
}
