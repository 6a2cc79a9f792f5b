import Foundation
import GestureTestKit
import StrokeModel
import Testing

@Suite struct `The measure command` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func counts(_ run: ChildProcess.Result) throws -> [String: [String: Int]] {
    struct Report: Decodable { var labels: [String: [String: Int]] }
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).labels
  }

  @Test func `it counts strokes and acceptances by label`() throws {
    let file = try folder.write(StrokeLines.lines(of: [.square, .circle], count: 5))
    let run = try ChildProcess.run("gestures", "measure", "circle", file)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
    #expect(
      run.rows == [
        ["label", "strokes", "accepted"], ["circle", "5", "5", "100.00", "%"],
        ["square", "5", "0", "0.00", "%"],
      ])
  }

  @Test func `as JSON it counts the same, over all files`() throws {
    let circles = try folder.write(StrokeLines.lines(of: [.circle], count: 4), to: "a.jsonl")
    let others = try folder.write(
      StrokeLines.lines(of: [.triangle, .circle], count: 3), to: "b.jsonl")
    let run = try ChildProcess.run("gestures", "measure", "circle", circles, others, "--json")
    #expect(
      try counts(run) == [
        "circle": ["strokes": 7, "accepted": 7], "triangle": ["strokes": 3, "accepted": 0],
      ])
  }

  @Test func `strokes of fewer than three points count, and are refused`() throws {
    let file = try folder.write(
      """
      {"label": "dot", "points": []}
      {"label": "dot", "points": [[0, 1, 2]]}

      {"label": "dot", "points": [[0, 1, 2], [8, 50, 2]]}
      """)
    #expect(
      try counts(ChildProcess.run("gestures", "measure", "circle", "--json", file)) == [
        "dot": ["strokes": 3, "accepted": 0]
      ])
  }

  @Test(arguments: [-5000.0, 0, 1e6])
  func `it doesn't matter where the coordinates lie`(shift: Double) throws {
    let file = try folder.write(
      StrokeLines.lines(of: [.oval, .rectangle], count: 4, shift: shift))
    #expect(
      try counts(ChildProcess.run("gestures", "measure", "circle", "--json", file)) == [
        "oval": ["strokes": 4, "accepted": 4], "rectangle": ["strokes": 4, "accepted": 0],
      ])
  }

  @Test(arguments: [
    (0.001, "points and these are 40 points"), (1, nil), (3, nil), (4, "or larger"),
    (50, "points and these are 500 points"),
  ])
  func `where the unit can be no point the file is scaled, and a note says so`(
    scale: Double, note: String?
  ) throws {
    let file = try folder.write(StrokeLines.lines(of: [.circle, .line], count: 4, scale: scale))
    let run = try ChildProcess.run("gestures", "measure", "circle", "--json", file)
    #expect(
      try counts(run) == [
        "circle": ["strokes": 4, "accepted": 4], "line": ["strokes": 4, "accepted": 0],
      ])
    #expect(!run.errors.contains("e+"), "\(run.errors)")
    #expect(note.map { run.errors.contains($0) } ?? run.errors.isEmpty, "\(run.errors)")
    #expect(
      try ChildProcess.run("gestures", "measure", "circle", "--unscaled", file).errors.isEmpty)
  }

  @Test(arguments: [0.05, 0.1, 0.14, 0.2, 0.3, 2.9, 3.1, 5, 13, 14])
  func `no size is worse than the next`(scale: Double) throws {
    let file = try folder.write(
      StrokeLines.lines(of: [.circle, .oval, .rectangle], count: 4, scale: scale))
    #expect(
      try counts(ChildProcess.run("gestures", "measure", "circle", "--json", file)) == [
        "circle": ["strokes": 4, "accepted": 4], "oval": ["strokes": 4, "accepted": 4],
        "rectangle": ["strokes": 4, "accepted": 0],
      ])
  }

  @Test func `without a clock times count for nothing`() throws {
    let lines = StrokeLines.lines(of: [.circle, .square], count: 6, isTimed: false)
    let run = try ChildProcess.run(
      "gestures", "measure", "circle", "--json", try folder.write(lines))
    #expect(
      try counts(run) == [
        "circle": ["strokes": 6, "accepted": 6], "square": ["strokes": 6, "accepted": 0],
      ])
  }

  @Test func `a stricter tolerance and the classic rule decide otherwise`() throws {
    let file = try folder.write(StrokeLines.lines(of: [.oval, .square], count: 20))
    let strict = try counts(
      ChildProcess.run("gestures", "measure", "circle", "--json", "--tolerance", "0.05", file))
    #expect(strict["oval"]?["accepted"] ?? 20 < 20)
    let classic = try counts(
      ChildProcess.run("gestures", "measure", "circle", "--json", "--rule=classic", file))
    #expect(classic["square"]?["accepted"] ?? 0 > 0)
  }

  @Test func `the robustness table has both rules side by side`() throws {
    let file = try folder.write(StrokeLines.lines(of: [.circle, .triangle], count: 3))
    let run = try ChildProcess.run("gestures", "measure", "circle", "--robustness", file)
    #expect(run.status == 0, "\(run.errors)")
    let circles = run.output.split(separator: "\n").dropFirst().count { $0.contains("3 of 3") }
    #expect(circles == 21, "\(run.output)")
    #expect(
      try ChildProcess.run("gestures", "measure", "circle", "--robustness", file).output
        == run.output)
  }
}
