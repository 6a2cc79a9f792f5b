/// Four pictures, one of which is the odd one out.
struct Round: Sendable {
  /// One for the first round of a game.
  var number: Int
  var figure: Figure
  var oddity: Oddity
  /// Which of the four pictures differs, from zero.
  var oddPicture: Int

  static let pictures = 4

  func marks(ofPicture picture: Int) -> [Mark] {
    picture == oddPicture ? oddity.marks : figure.marks
  }
}
