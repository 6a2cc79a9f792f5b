/// The colour of a mark or a label by its meaning; each host chooses the real colours.
public enum Ink: Hashable, Sendable, CaseIterable {
  // The pictures.
  case plain, red, green, blue, yellow
  // The board.
  case frame, text, faint, button, pressedButton
  // The stroke and the verdict on it.
  case path, right, wrong
  // The debug picture, drawn dashed.
  case pathBox, circleBox, forbidden

  /// Whether lines in this ink are dashed, to distinguish them from the picture below.
  public var isDashed: Bool {
    switch self {
    case .pathBox, .circleBox, .forbidden: true
    case .plain, .red, .green, .blue, .yellow, .frame, .text, .faint, .button, .pressedButton,
      .path,
      .right, .wrong:
      false
    }
  }
}
