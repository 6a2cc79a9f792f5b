/// What a mark or a label is drawn in; each face has its own colours for them.
public enum Ink: Hashable, Sendable, CaseIterable {
  // The pictures.
  case plain, red, green, blue, yellow
  // The board.
  case frame, text, faint, button
  // The player's stroke, and what became of it.
  case path, right, wrong
  // The debug picture, drawn dashed.
  case pathBox, circleBox, forbidden

  /// Whether lines in this ink are dashed, so that they stay apart from the picture below them.
  public var isDashed: Bool {
    switch self {
    case .pathBox, .circleBox, .forbidden: true
    case .plain, .red, .green, .blue, .yellow, .frame, .text, .faint, .button, .path, .right,
      .wrong:
      false
    }
  }
}
