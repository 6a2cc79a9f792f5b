import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace
import Testing

/// What lint says of a drag that waits for taps and ends before they have failed.
@Suite struct `A short drag that waits for taps` {
  @Test(arguments: [
    (
      "", "45 pt or 750 ms, whichever comes first,",
      "; where the finger lifts sooner, 't' fires instead"
    ),
    (
      #""set": {"maximumPressDuration": 700}"#,
      "45 pt, 750 ms or 350 ms after the lift, whichever comes first,",
      "; where the finger lifts within 700 ms, 't' fires instead"
    ),
    (
      #""recognizesTogether": ["p"]"#,
      "45 pt, 750 ms or 350 ms after the lift, whichever comes first,", ""
    ),
  ])
  func `S4.14 a tap makes a drag fail that waits for two taps and ends soon`(
    more: String, limits: String, rest: String
  ) throws {
    var scene = FileScene()
    scene.add("t", "tap", on: "card", more)
    scene.add("d", "doubleTap", on: "card")
    scene.add("p", "pan", on: "card", #""requireToFail": ["d"]"#)
    let found = try scene.findings(.late)
    #expect(
      found.map(\.sentence) == [
        "'p' will begin with one finger only after \(limits) and not at all with a touch within 350 ms "
          + "of a tap, because it waits until 'd' has failed, and that one allows as much\(rest)"
      ], "\(found)")
  }

  /// The last line is an order with which the drag goes before the tap, and begins at the lift.
  @Test(arguments: [
    (["s", "p", "t"], "card", "lifts before that, within 45 pt, "),
    (["p", "s", "t"], "card", "lifts before that, within 45 pt, "),
    (["p", "s", "t"], "inner", "is on view 'inner' and lifts before that, within 45 pt, "),
    (["t", "p", "s"], "card", nil),
  ])
  func `S4.14 a tap that goes before it fires where it waits for a swipe and ends soon`(
    order: [String], view: String, condition: String?
  ) throws {
    var scene = FileScene()
    scene.addView("inner", [0, 0, 100, 100], in: "card")
    for id in order {
      switch id {
      case "s": scene.add("s", "swipe", on: "card", #""set": {"direction": ["down"]}"#)
      case "p": scene.add("p", "pan", on: "card", #""requireToFail": ["s"]"#)
      default: scene.add("t", "tap", on: view)
      }
    }
    let late = try #require(try scene.findings(.late).first)
    let instead = condition.map { "; where the finger \($0)'t' fires instead" } ?? ""
    #expect(
      late.sentence
        == "'p' will begin up to 500 ms late because it waits until 's' has failed\(instead)")
    let played = try scene.scenario(
      script: """
        {"at": 0, "began": {"1": [100, 100]}}, {"at": 16, "moved": {"1": [100, 130]}},
        {"at": 200, "moved": {"1": [100, 132]}}, {"at": 216, "ended": {"1": null}}
        """
    ).play()
    let fired = Set(
      played.entries.compactMap { entry in
        if case .action(let label, _) = entry.what { label.name } else { nil }
      })
    #expect(fired == [condition == nil ? "p" : "t"])
  }

  @Test(arguments: [
    (#""set": {"minimumNumberOfTouches": 2}"#, "", nil),
    ("", #""allowedTouchTypes": ["pencil"]"#, nil),
    ("", "", "t2"),
  ])
  func `S4.4 the tap is the first of all, and takes the drag's fingers`(
    pan: String, tap: String, name: String?
  ) throws {
    var scene = FileScene()
    scene.addView("inner", [0, 0, 100, 100], in: "card")
    let fingers = pan.isEmpty ? 1 : 2
    scene.add("s", "swipe", on: "card", "\"set\": {\"numberOfTouchesRequired\": \(fingers)}")
    let wait = #""requireToFail": ["s"]"#
    scene.add("p", "pan", on: "card", pan.isEmpty ? wait : "\(wait), \(pan)")
    scene.add("t", "tap", on: "card", #""allowedTouchTypes": ["pencil"]"#)
    scene.add("t2", "tap", on: "inner", tap)
    let late = try #require(try scene.findings(.late).first)
    #expect(late.sentence.contains("fires instead") == (name != nil), "\(late)")
    #expect(name.map { late.sentence.hasSuffix("'\($0)' fires instead") } ?? true, "\(late)")
  }
}
