import CircleGesture
import GestureCore

/// How the circle recognizer measured a stroke.
struct DebugPicture: Sendable {
  private let points: [Point]
  private let circle: Circle?
  private let verdict: CircleVerdict?
  /// How near to the centre the points may come, as a share of the radius.
  private let forbiddenShare: Double

  init(_ recognizer: CircleGestureRecognizer) {
    points = recognizer.path
    circle = recognizer.fit.map(Circle.init)
    verdict = recognizer.verdict
    forbiddenShare = recognizer.criteria.minimumInnermost
  }

  /// The box around the stroke, the box around the fitted circle, and the middle of that circle, in
  /// which no point of the stroke may lie.
  var marks: [Mark] {
    var marks: [Mark] = []
    if let strokeBox { marks.append(Mark(.box(strokeBox), .pathBox)) }
    if let circle {
      let radius = circle.radius
      marks.append(Mark(.box(.point(circle.center).insetBy(dx: -radius, dy: -radius)), .circleBox))
      marks.append(
        Mark(.circle(center: circle.center, radius: radius * forbiddenShare), .forbidden))
    }
    return marks
  }

  /// The measurements of the circle, and the recognizer's own words for its verdict.
  var figures: String {
    var lines: [String] = []
    if let circle {
      lines = [
        "at \(Decimals(circle.center.x, places: 0)), \(Decimals(circle.center.y, places: 0))",
        "radius \(Decimals(circle.radius, places: 1))",
        "error \(Decimals(circle.error, places: 3))",
      ]
    }
    if let verdict { lines.append(verdict.explanation.description) }
    return lines.reduce("") { text, line in text.isEmpty ? line : text + "\n" + line }
  }

  private var strokeBox: Rect? {
    guard let first = points.first else { return nil }
    return points.reduce(.point(first)) { box, point in box.union(.point(point)) }
  }
}

extension Rect {
  /// The empty rectangle at a point.
  fileprivate static func point(_ point: Point) -> Rect {
    Rect(x: point.x, y: point.y, width: 0, height: 0)
  }
}
