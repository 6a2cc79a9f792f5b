import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Two recognizers of two fingers that a trackpad drives without any.
@Suite struct `What a trackpad's transform begins`: WishedScenes {
  private func transform(
    _ phase: String, at moment: Int, scale: Double, rotation: Double
  ) -> String {
    """
    {"at": \(moment), "transform": {"at": [200, 300], "phase": "\(phase)", "scale": \(scale),
      "rotation": \(rotation)}}
    """
  }

  private func script(scale: Double, rotation: Double) -> String {
    [
      transform("began", at: 0, scale: 1, rotation: 0),
      transform("changed", at: 20, scale: scale, rotation: rotation),
      transform("ended", at: 40, scale: scale, rotation: rotation),
    ].joined(separator: ", ")
  }

  private let both = [
    #"{"id": "zoom", "kind": "pinch", "view": "page"}"#,
    #"{"id": "turn", "kind": "rotation", "view": "page"}"#,
  ]

  @Test(arguments: [(1, 0.0001), (1.2, 0.1)])
  func `no hysteresis is named, for none counts (S12.10)`(scale: Double, rotation: Double) throws {
    let story = try told(
      page + recognizers(both[0], both[1]), script(scale: scale, rotation: rotation), of: "zoom")
    #expect(
      story.contains(
        "A trackpad's transform counts whatever the hysteresis: 'turn' begins with the first change "
          + "of its rotation, this one with that of its scale. (S4.2, S3.17, S12.10)"), "\(story)")
    #expect(!story.contains("pt"), "\(story)")
  }

  @Test(arguments: [(1, 0.0001, "turn"), (1.001, 0, "zoom")])
  func `the first change begins it (S12.10)`(
    scale: Double, rotation: Double, winner: String
  ) throws {
    let record = try scenario(
      page + recognizers(both[0], both[1]), script(scale: scale, rotation: rotation), ""
    ).play()
    #expect(record.actions.first.map { $0.recognizer } == winner)
    #expect(record.actions.first?.at == 20)
  }

  @Test func `what it fired by is told, at its begin and at its end (S12.10)`() throws {
    let story = try told(
      page + recognizers(both[1]), script(scale: 1, rotation: 0.5), of: "turn")
    #expect(
      story.contains("It fired: began, by a trackpad's transform. (S5.5, S12.10)"), "\(story)")
    #expect(
      story.contains("It fired: ended, as the trackpad's transform ended. (S5.5, S12.10)"),
      "\(story)")
  }

  @Test func `with fingers the limits are told as before (S9.45, S9.50)`() throws {
    let story = try told(
      page + recognizers(both[0], both[1]),
      """
      {"at": 0, "began": {"1": [150, 300], "2": [250, 300]}},
      {"at": 20, "moved": {"1": [130, 300], "2": [270, 300]}},
      {"at": 60, "ended": {"1": null, "2": null}}
      """, of: "turn")
    #expect(
      story.contains("'zoom' begins after a change of the distance by 8 pt"), "\(story)")
  }
}
