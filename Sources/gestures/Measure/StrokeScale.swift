import Foundation
import GestureCore
import GestureScenario

/// What turns the unit of a file into points, if its strokes show that it is none.
struct StrokeScale: Equatable {
  /// How many points the unit is long.
  private(set) var factor = 1.0
  private var size = 0.0

  /// The sizes that hands draw in points, with room on both sides. Half of the strokes of a file
  /// are outside only if the unit is something else: a share of a screen, a digitizer's step.
  private static let plausible = 16.0...2000.0
  /// What such strokes are scaled to.
  private static let typical = 200.0

  /// Looks at the median stroke of a file.
  init(fitting strokes: [RecordedStroke]) {
    let sizes = strokes.filter { $0.points.count >= 3 }.map(\.size).filter { $0 > 0 }.sorted()
    guard !sizes.isEmpty else { return }
    size = sizes[sizes.count / 2]
    if !Self.plausible.contains(size) { factor = Self.typical / size }
  }

  /// What to tell of it; nil where the file is taken as it is.
  var remark: String? {
    guard factor != 1 else { return nil }
    let size = String(format: "%.3g", size)
    let typical = String(format: "%.0f", Self.typical)
    return "half of the strokes are smaller, half larger than \(size) units: units are scaled so "
      + "that these are \(typical) points"
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
