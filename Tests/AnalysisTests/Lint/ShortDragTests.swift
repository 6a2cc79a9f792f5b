import GestureCore
import GestureDiagnosis
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
        "'p' will begin with one finger only after \(limits) because it waits until 'd' has failed, "
          + "and that one allows as much\(rest)"
      ], "\(found)")
  }
}
