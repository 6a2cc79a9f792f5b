import GestureCore

/// Where everything lies on the board, in points: the four pictures on the left, two by two, and a
/// strip on the right for the button and the words.
enum BoardLayout {
  static let size = Size(width: 580, height: 400)

  static let title = line(at: 8)
  static let round = line(at: 40)
  static let score = line(at: 64)
  static let button = Rect(x: stripX, y: 100, width: stripWidth, height: 56)
  static let buttonText = Rect(x: stripX, y: 117, width: stripWidth, height: 24)
  static let message = Rect(x: stripX, y: 172, width: stripWidth, height: 100)
  /// What is left of the strip: for the figures of the debug picture, or for the face.
  static let spare = Rect(x: stripX, y: 280, width: stripWidth, height: 116)

  /// The place of a picture, from zero: upper left, upper right, lower left, lower right.
  static func picture(_ picture: Int) -> Rect {
    let (column, row) = (Double(picture % 2), Double(picture / 2))
    return Rect(
      x: margin + column * (pictureSide + margin), y: margin + row * (pictureSide + margin),
      width: pictureSide, height: pictureSide)
  }

  /// The picture under a point of the board.
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
  private static let stripX = 414.0
  private static let stripWidth = 158.0

  private static func line(at y: Double) -> Rect {
    Rect(x: stripX, y: y, width: stripWidth, height: 24)
  }
}
