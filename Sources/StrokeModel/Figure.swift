/// What a hand sets out to draw.
public enum Figure: String, CaseIterable, Sendable {
  case circle, oval
  case square, rectangle, triangle
  case letterC, letterS, figureEight
  case spiral, line, arc, zigzag, star, pigtail
  /// A question mark without the dot: a ring that doesn't close, and a tail that bends away from
  /// it.
  case questionMark

  /// Whether the figure is a circle in the sense of the circle recognizer: an oval of up to
  /// 1.3 : 1 is one.
  public var isCircle: Bool {
    switch self {
    case .circle, .oval: true
    case .square, .rectangle, .triangle, .letterC, .letterS, .figureEight, .spiral, .line, .arc,
      .zigzag, .star, .pigtail, .questionMark:
      false
    }
  }
}
