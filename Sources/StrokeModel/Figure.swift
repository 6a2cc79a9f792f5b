/// What a hand sets out to draw.
public enum Figure: String, CaseIterable, Sendable {
  case circle, oval
  case square, rectangle, triangle
  case letterC, letterS, figureEight
  case spiral, line, arc, zigzag, star, pigtail
  /// A ring that its tail leaves again, the lower end of it forgotten.
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
