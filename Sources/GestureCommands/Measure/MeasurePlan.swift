import CircleGesture
import Foundation
import GestureScenario
import StrokeModel

/// What to measure, from a command line.
struct MeasurePlan {
  let isJSON: Bool
  let isRobustness: Bool
  private(set) var player = StrokePlayer()
  private let misses: String?
  private let picture: String?
  private let generated: Int
  private let isScaled: Bool
  private let files: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    guard let recognizer = arguments.operands.first else {
      throw UsageError("name a recognizer and a file: gestures measure circle STROKES.jsonl")
    }
    guard recognizer == "circle" else {
      throw UsageError.unknown("recognizer to measure", recognizer, among: ["circle"])
    }
    isJSON = arguments.has("--json")
    isRobustness = arguments.has("--robustness")
    misses = arguments["--misses"]
    picture = arguments["--picture"]
    generated = try Self.count(arguments["--generated"])
    isScaled = !arguments.has("--unscaled")
    files = Array(arguments.operands.dropFirst())
    if files.isEmpty, generated == 0 { throw UsageError("name a file of strokes") }
    if isRobustness, misses != nil || picture != nil {
      throw UsageError("--robustness draws nothing: leave out --misses and --picture")
    }
    player.criteria = try Self.criteria(arguments["--rule"])
    player.tolerance = try Self.tolerance(arguments["--tolerance"])
  }

  /// The strokes of the files, and those of the hand model.
  func strokes(
    _ console: Console, progress: (Int) -> Void
  ) async throws(ScenarioError) -> [StrokeFile] {
    let read = try await StrokeFiles(paths: files, isScaled: isScaled).read(
      note: console.complain, progress: progress)
    return read + [StrokeFile(strokes: Figure.allCases.flatMap { $0.drawn(generated) })]
  }

  /// Draws the requested sheets.
  func draw(
    _ files: [StrokeFile], _ outcomes: [StrokePlayer.Outcome]
  ) throws(UsageError) {
    let strokes = files.flatMap { file in file.strokes.map { (file.name, $0) } }
    let drawn = zip(strokes, outcomes).map { source, outcome in
      StrokeSheet.Tile(file: source.0, stroke: source.1, outcome: outcome)
    }
    if let misses {
      let sheet = StrokeSheet(
        title: "Strokes that went wrong", misses: drawn,
        criteria: player.criteria.scaled(toTolerance: player.tolerance))
      try ScenarioFiles.write(sheet.svg, to: misses)
    }
    if let picture {
      let sheet = StrokeSheet(title: "What is a circle and what is not", samples: drawn)
      try ScenarioFiles.write(sheet.svg, to: picture)
    }
  }

  private static func count(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return 0 }
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      throw UsageError("--generated takes a whole number from 1 to 1000000, not '\(text)'")
    }
    return count
  }

  private static func criteria(_ name: String?) throws(UsageError) -> CircleCriteria {
    switch name ?? "standard" {
    case "standard": return .standard
    case "classic": return .classic
    case let name: throw UsageError.unknown("rule", name, among: ["standard", "classic"])
    }
  }

  private static func tolerance(_ text: String?) throws(UsageError) -> Double {
    guard let text else { return CircleCriteria.standardTolerance }
    guard let tolerance = Double(text), tolerance > 0, tolerance < 1 else {
      throw UsageError("--tolerance takes a number above 0 and below 1, not '\(text)'")
    }
    return tolerance
  }
}

extension Figure {
  /// Strokes of a figure from the hand model; the same in every run.
  fileprivate func drawn(_ count: Int) -> [RecordedStroke] {
    guard count > 0 else { return [] }
    return (1...count).map { seed in
      var random = SplitMix64(seed: UInt64(seed))
      let stroke = Hand().draw(self, &random)
      return RecordedStroke(
        label: rawValue, points: stroke.points, milliseconds: stroke.milliseconds, line: seed)
    }
  }
}
