import GestureTestKit
import Testing

@Suite struct `A file of strokes with a mistake` {
  private static let good = #"{"label": "circle", "points": [[0, 1, 2]]}"#

  @Test func `it is named with its line, and nothing is counted`() throws {
    for mistake in [
      (#"{"points": [[0, 1, 2]]}"#, #"expected a key "label": a string"#),
      (#"{"label": 7, "points": []}"#, "expected a string, found 7"),
      (#"{"label": "circle"}"#, #"expected a key "points""#),
      (#"{"label": "circle", "points": 3}"#, "expected a list of points [milliseconds, x, y]"),
      (#"{"label": "circle", "points": [[0, 1]]}"#, "points[0]: expected a point"),
      (#"{"label": "circle", "points": [[0, 1, "2"]]}"#, "points[0][2]: expected a number"),
      (#"{"label": "circle", "points": [[null, 1, 2]]}"#, "points[0][0]: expected milliseconds"),
      (#"{"label": "circle", "timed": 0, "points": []}"#, "timed: expected true or false"),
      (#"{"label": "circle", "points": [[0, 1, 2]}"#, "this is no JSON"),
      ("[1, 2]", "expected a stroke"),
    ] as [(line: String, message: String)] {
      let folder = try TemporaryFolder()
      let file = try folder.write([Self.good, "", mistake.line, Self.good].joined(separator: "\n"))
      let run = try ChildProcess.run("gestures", "measure", "circle", file, "--json")
      #expect(run.status == 2, "\(mistake)")
      #expect(run.output.isEmpty, "\(mistake)")
      #expect(run.errors.hasPrefix("\(file):3:"), "\(mistake): \(run.errors)")
      #expect(run.errors.contains(mistake.message), "\(mistake): \(run.errors)")
    }
  }

  @Test func `a command line that makes no sense says what would`() throws {
    for words in [
      (["circle"], "name a file"), ([], "name a recognizer"), (["circel", "x"], "did you mean"),
      (["circle", "nowhere.jsonl"], "no such file"),
      (["circle", "--rule", "clasic", "x"], "did you mean 'classic'"),
      (["circle", "--tolerance", "1", "x"], "--tolerance takes"),
      (["circle", "--generated", "0"], "--generated takes"),
      (["circle", "--robustness", "--misses", "x.svg", "x"], "leave out"),
    ] as [(arguments: [String], message: String)] {
      let run = try ChildProcess.run("gestures", ["measure"] + words.arguments)
      #expect(run.status == 2, "\(words)")
      #expect(run.output.isEmpty, "\(words)")
      #expect(run.errors.contains(words.message), "\(words): \(run.errors)")
    }
  }
}
