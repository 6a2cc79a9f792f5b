/// The colour of a mark or a label by its meaning; each host chooses the real colours.
public enum Ink: Hashable, Sendable, CaseIterable {
  /// A picture's lines without a colour of their own.
  case plain
  /// A picture's red parts.
  case red
  /// A picture's green parts.
  case green
  /// A picture's blue parts.
  case blue
  /// A picture's yellow parts.
  case yellow

  /// The frames around the pictures.
  case frame
  /// Words.
  case text
  /// Words that matter less: hints, and the figures of the debug picture.
  case faint
  /// A button that isn't pressed.
  case button
  /// A button that a finger is on.
  case pressedButton

  /// The stroke, unless it turned out to be no circle.
  case path
  /// What is right: the verdict, the circle, and the frame of the odd one.
  case right
  /// What is wrong: the verdict, and the circle or the stroke that is none.
  case wrong

  /// In the debug picture, dashed: the box around the stroke.
  case pathBox
  /// In the debug picture, dashed: the box around the fitted circle.
  case circleBox
  /// In the debug picture, dashed: the middle of that circle, in which no point of a stroke may
  /// lie.
  case forbidden

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
