import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Fingers that all moved, and yet too little by what their gesture measures.
@Suite struct `Fingers that fall short in their joint movement` {
  /// Why it gave up, of two fingers that move so far in eight steps and lift.
  private func reason(
    _ kind: String, by ways: [(dx: Int, dy: Int)], _ more: String = ""
  ) throws -> String {
    let starts = [(x: 150, y: 400), (x: 250, y: 400)]
    func places(_ part: Int) -> String {
      zip(starts, ways).enumerated().map { index, finger in
        let (start, way) = finger
        return "\"\(index + 1)\": [\(start.x + way.dx * part / 8), \(start.y + way.dy * part / 8)]"
      }.joined(separator: ", ")
    }
    let lifts = ways.indices.map { "\"\($0 + 1)\": null" }.joined(separator: ", ")
    let moves = (1...8).map { "{\"at\": \($0 * 10), \"moved\": {\(places($0))}}" }
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "photo", "frame": [0, 0, 400, 800], "multipleTouch": true}],
          "recognizers": [{"id": "it", "kind": "\(kind)", "view": "photo"\(more)}]},
         "script": [{"at": 0, "began": {\(places(0))}}, \(moves.joined(separator: ", ")),
           {"at": 100, "ended": {\(lifts)}}]}
        """)
    let explanation = try #require(scenario.explain("it"))
    return try #require(explanation.causes.last { $0.sentence.contains("gave up") }?.sentence)
  }

  @Test func `a drag moves by the middle of its touches (S9.20)`() throws {
    #expect(
      try reason("pan", by: [(50, 0), (-50, 0)]).hasSuffix(
        "0 pt where 10 pt are needed (the middle of its touches)."))
    #expect(
      try reason("pan", by: [(16, 0), (0, 0)]).hasSuffix(
        "8 pt where 10 pt are needed (the middle of its touches)."))
  }

  @Test func `a pinch goes by the distance of its fingers (S9.45)`() throws {
    #expect(
      try reason("pinch", by: [(0, 80), (0, 80)]).hasSuffix(
        "0 pt where 8 pt are needed (by how much the distance between them changed)."))
  }

  @Test func `a single finger's way is its own`() throws {
    #expect(try reason("pan", by: [(8, 0)]).hasSuffix("8 pt where 10 pt are needed."))
  }

  @Test func `nor is it said of fingers that were too few`() throws {
    let why = try reason(
      "pan", by: [(50, 0), (50, 0)], #", "set": {"minimumNumberOfTouches": 3}"#)
    #expect(!why.contains("middle"), "\(why)")
  }
}
