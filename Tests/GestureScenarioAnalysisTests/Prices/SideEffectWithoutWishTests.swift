import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

/// What a change costs, where no expectation says what should have come.
@Suite struct `A side effect without a wish`: WishedScenes {
  private func remedies(_ id: String, _ recognizers: String..., script: String) throws -> [String] {
    let scene = page + self.recognizers(recognizers)
    return try #require(try scenario(scene, script, "").explain(id)).remedies
  }

  private let turnOfTwoFingers = """
    {"at": 0, "began": {"1": [150, 350], "2": [250, 350]}},
    {"at": 16, "moved": {"2": [248, 372]}}, {"at": 32, "moved": {"2": [240, 395]}},
    {"at": 100, "ended": {"1": null, "2": null}}
    """
  private let tap = #"{"at": 0, "began": {"1": [200, 300]}}, {"at": 70, "ended": {"1": null}}"#

  @Test func `of two that are allowed together is that the touches drive both (S3.17)`() throws {
    let remedies = try remedies(
      "scroll", #"{"id": "scroll", "kind": "pan", "view": "page"}"#,
      #"{"id": "turn", "kind": "rotation", "view": "page"}"#, script: turnOfTwoFingers)
    #expect(
      remedies.contains(
        "It would have fired at 16 ms if 'turn' and 'scroll' were allowed simultaneously, but then "
          + "these touches would drive both."), "\(remedies)")
  }

  @Test func `of a limit is what it refuses then (S9.7)`() throws {
    let remedies = try remedies(
      "select", #"{"id": "select", "kind": "tap", "view": "page", "requireToFail": ["zoom"]}"#,
      #"{"id": "zoom", "kind": "doubleTap", "view": "page"}"#, script: tap)
    #expect(
      remedies == [
        "It would have fired at 70 ms already if 'select' did not have to wait for 'zoom', but then "
          + "it would fire before each 'zoom', too.",
        "It would have fired at 270 ms already if the maximumTapGap of 'zoom' were 200 ms, but then "
          + "'zoom' would take no taps more than 200 ms apart.",
      ], "\(remedies)")
  }
}
