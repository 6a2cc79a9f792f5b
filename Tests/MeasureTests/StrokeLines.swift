import Foundation
import GestureCore
import GestureTestKit
import StrokeModel

/// Strokes of the model of a hand, as lines of a file.
enum StrokeLines {
  static func lines(
    of figures: [Figure], count: Int, scale: Double = 1, shift: Double = 0, isTimed: Bool = true
  ) -> String {
    figures.flatMap { figure in
      (1...count).map { seed in
        line(of: figure, seed: UInt64(seed), scale: scale, shift: shift, isTimed: isTimed)
      }
    }.joined(separator: "\n") + "\n"
  }

  private static func line(
    of figure: Figure, seed: UInt64, scale: Double, shift: Double, isTimed: Bool
  ) -> String {
    var random = SplitMix64(seed: seed)
    let stroke = Hand().draw(figure, &random)
    let points = zip(stroke.points, stroke.milliseconds).map { point, time in
      "[\(isTimed ? time : 7),\(scale * point.x + shift),\(scale * point.y + shift)]"
    }
    return "{\"dataset\": \"model\", \"subject\": \"s\(seed)\", \"speed\": null, "
      + "\"label\": \"\(figure.rawValue)\", \"timed\": \(isTimed), "
      + "\"points\": [\(points.joined(separator: ","))]}"
  }
}

extension TemporaryFolder {
  /// Writes a file of strokes and returns its path.
  func write(_ lines: String) throws -> String { try write(lines, to: "strokes.jsonl") }
}

extension ChildProcess.Result {
  /// The lines of the output, their words apart.
  var rows: [[String]] { lines.map { $0.split(separator: " ").map(String.init) } }
}
