import GestureCore

/// The layout of the board, in points: the four pictures on the left, two by two, and a column on
/// the right for the button and the text.
enum BoardLayout {
  static let size = Size(width: 580, height: 400)

  static let title = line(at: 8)
  static let round = line(at: 40)
  static let score = line(at: 64)
  static let button = Rect(x: columnX, y: 100, width: columnWidth, height: 56)
  static let buttonTitle = Rect(x: columnX, y: 117, width: columnWidth, height: 24)
  static let message = Rect(x: columnX, y: 172, width: columnWidth, height: 100)
  /// The rest of the right column: for the debug picture's figures, or for the host.
  static let spare = Rect(x: columnX, y: 280, width: columnWidth, height: 116)

  /// The frame of a picture. Index 0 is upper left, 1 upper right, 2 lower left, 3 lower right.
  static func picture(_ picture: Int) -> Rect {
    let (column, row) = (Double(picture % 2), Double(picture / 2))
    return Rect(
      x: margin + column * (pictureSide + margin), y: margin + row * (pictureSide + margin),
      width: pictureSide, height: pictureSide)
  }

  /// The index of the picture at a point of the board; nil between and beside the pictures.
  static func picture(at point: Point) -> Int? {
    (0..<Round.pictures).first { picture($0).contains(point) }
  }

  static func name(ofPicture picture: Int) -> String {
    switch picture {
    case 0: "upper left"
    case 1: "upper right"
    case 2: "lower left"
    default: "lower right"
    }
  }

  private static let margin = 8.0
  private static let pictureSide = 188.0
  private static let columnX = 414.0
  private static let columnWidth = 158.0

  private static func line(at y: Double) -> Rect {
    Rect(x: columnX, y: y, width: columnWidth, height: 24)
  }
}
