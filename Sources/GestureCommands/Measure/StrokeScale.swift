import Foundation
import GestureCore
import GestureScenario

/// The factor from a file's unit to points, if its strokes show that its unit is not the point.
struct StrokeScale: Equatable {
  /// The length of the unit. Unit: points.
  private(set) var factor = 1.0
  private var size = 0.0

  /// The sizes that people draw, in points. If the median stroke of a file is larger or smaller,
  /// its unit is something else: a pixel, a digitizer's step, a share of a screen. It is scaled to
  /// the nearer end of the range and no further, so that the scale has no jump at the ends.
  static let plausible = 40.0...500.0

  /// Looks at the median stroke of a file.
  init(fitting strokes: [RecordedStroke]) {
    let sizes = strokes.filter { $0.points.count >= 3 }.map(\.size).filter { $0 > 0 }.sorted()
    guard !sizes.isEmpty else { return }
    size = sizes[sizes.count / 2]
    factor = min(max(size, Self.plausible.lowerBound), Self.plausible.upperBound) / size
  }

  /// A note about the scaling; nil for a file that is not scaled.
  var remark: String? {
    guard factor != 1 else { return nil }
    let way = factor < 1 ? "larger" : "smaller"
    return "half of the strokes are \(Self.plain(size)) units across or \(way), so a unit is taken "
      + "for \(Self.plain(factor)) points and these are \(Self.plain(size * factor)) points "
      + "across; with --unscaled a unit is a point"
  }

  /// Three digits, without an exponent where possible.
  private static func plain(_ number: Double) -> String {
    String(format: (100..<1e7).contains(number) ? "%.0f" : "%.3g", number)
  }

  /// A stroke in points.
  func applied(_ stroke: RecordedStroke) -> RecordedStroke {
    guard factor != 1 else { return stroke }
    var scaled = stroke
    for index in scaled.points.indices {
      scaled.points[index].x *= factor
      scaled.points[index].y *= factor
    }
    return scaled
  }
}

extension RecordedStroke {
  /// The upright box around it; nil for one without points.
  var box: Rect? {
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
  }

  /// The longer side of that box.
  var size: Double { box.map { max($0.width, $0.height) } ?? 0 }
}
