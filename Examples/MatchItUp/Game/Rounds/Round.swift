/// One round of the game: four pictures, one of which is the odd one out.
struct Round: Sendable {
  /// Counts from one.
  var number: Int
  var figure: Figure
  var difference: Difference
  /// The index of the picture that differs, from zero.
  var oddPicture: Int

  static let pictures = 4

  func marks(ofPicture picture: Int) -> [Mark] {
    picture == oddPicture ? difference.marks : figure.marks
  }
}
