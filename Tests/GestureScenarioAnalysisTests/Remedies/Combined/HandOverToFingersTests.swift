import GestureCore
import GestureDiagnosis
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// A gesture of several fingers of which the first one has begun a drag.
@Suite struct `A remedy for fingers that come late`: WishedScenes {
  private let pairOfDrags = #"""
    "views": [{"id": "page", "frame": [0, 0, 400, 800]},
      {"id": "map", "frame": [0, 300, 400, 300], "parent": "page", "multipleTouch": true}],
    """#
  private let lateSecondFinger = #"""
    {"at": 0, "began": {"1": [150, 400]}}, {"at": 34, "moved": {"1": [151, 415]}},
    {"at": 50, "began": {"2": [250, 410]}},
    {"at": 70, "moved": {"1": [141, 425], "2": [260, 425]}},
    {"at": 90, "moved": {"1": [131, 445], "2": [270, 445]}},
    {"at": 120, "ended": {"1": null, "2": null}}
    """#

  @Test(arguments: [
    (#"{"id": "it", "kind": "pan", "view": "map", "set": {"minimumNumberOfTouches": 2}}"#, true),
    (#"{"id": "it", "kind": "pinch", "view": "map"}"#, true),
    (#"{"id": "it", "kind": "pan", "view": "map"}"#, false),
  ])
  func `a drag hands over to a gesture of more fingers, without a condition (S15.12)`(
    recognizer: String, isOfTwo: Bool
  ) throws {
    let remedies = try sentences(
      pairOfDrags + recognizers(#"{"id": "scroll", "kind": "pan", "view": "page"}"#, recognizer),
      lateSecondFinger, wish: "it: began, changed*, ended")
    let words = "if 'scroll' handed over to 'it' (handOvers), but then"
    let price = "would give away each of its drags with 2 fingers on view 'map'"
    #expect(
      remedies.contains { $0.contains(words) && $0.contains(price) } == isOfTwo, "\(remedies)")
  }
}
