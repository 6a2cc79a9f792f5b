import GestureCore

/// A picture of where touches went on a surface.
struct TrailDrawing {
  private let size: Size
  private var trails: [TouchID: Trail] = [:]
  private var order: [TouchID] = []

  fileprivate struct Trail {
    var points: [Point]
    /// Every how many moves there is a point.
    var stride = 1
    var skipped = 0
  }

  /// The most points of a trail, and the most trails; a longer recording is drawn coarsely, and of
  /// more touches only the first are drawn.
  private static let mostPoints = 2000
  private static let mostTrails = 2000
  private static let margin = 30.0

  init(size: Size) { self.size = size }

  mutating func add(_ event: InputEvent) {
    for touch in event.touches {
      guard let place = touch.location else { continue }
      switch touch.phase {
      case .began where order.count < Self.mostTrails:
        order.append(touch.id)
        trails[touch.id] = Trail(points: [place])
      case .moved: trails[touch.id]?.add(place, most: Self.mostPoints)
      case .ended, .cancelled: trails[touch.id]?.points.append(place)
      case .began, .stationary: break
      }
    }
  }

  /// The whole file.
  func svg(recognized: [String]) -> String {
    let margin = Self.margin
    var drawing = SVGDrawing(width: size.width + 2 * margin)
    let offset = Vector(dx: margin, dy: 2 * margin)
    let corners = [
      Point.zero, Point(x: size.width, y: 0), Point(x: size.width, y: size.height),
      Point(x: 0, y: size.height), .zero,
    ].map { $0 + offset }
    drawing.text(
      recognized.isEmpty ? "nothing recognized" : recognized.joined(separator: ", "),
      at: Point(x: margin, y: margin), "title")
    drawing.line(through: corners, "faint")
    for id in order {
      guard let trail = trails[id], let first = trail.points.first else { continue }
      drawing.line(through: trail.points.map { $0 + offset }, "ink")
      drawing.circle(at: first + offset, radius: 4, "accepted")
      drawing.text("\(id.rawValue)", at: first + offset + Vector(dx: 6, dy: -4), "faint")
    }
    return drawing.svg(height: size.height + 3 * margin)
  }
}

extension TrailDrawing.Trail {
  fileprivate mutating func add(_ place: Point, most: Int) {
    skipped += 1
    guard skipped >= stride else { return }
    skipped = 0
    points.append(place)
    guard points.count > most else { return }
    points = points.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    stride *= 2
  }
}
