import MatchItUpGame

/// One character of the screen and the ink that it's written in.
struct Cell: Hashable {
  var character: Character
  /// The ink, or nil for the blank cell, whose colour nobody sees.
  var ink: Ink?

  static let blank = Cell(character: " ", ink: nil)
}
