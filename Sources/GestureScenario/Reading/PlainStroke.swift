import Foundation
import GestureCore

/// A line of a stroke file without mistakes.
///
/// Decoding is several times as fast as with ``JSONNode``. A line that it rejects is read again
/// with ``JSONNode``, which reports what is wrong.
struct PlainStroke: Decodable {
  let label: String
  let points: [Point]
  let milliseconds: [Double]?

  private enum CodingKeys: String, CodingKey { case label, timed, points }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    label = try container.decode(String.self, forKey: .label)
    let isTimed = try container.decodeIfPresent(Bool.self, forKey: .timed) ?? true
    let rows = try container.decode([[Double]].self, forKey: .points)
    guard rows.allSatisfy(Self.isPlain) else { throw CocoaError(.coderInvalidValue) }
    points = rows.map { Point(x: $0[1], y: $0[2]) }
    milliseconds = isTimed ? rows.map { $0[0] } : nil
  }

  private static func isPlain(_ row: [Double]) -> Bool {
    row.count >= 3 && RecordedStroke.times.contains(row[0])
      && JSONNode.usualNumbers.contains(row[1]) && JSONNode.usualNumbers.contains(row[2])
  }
}
