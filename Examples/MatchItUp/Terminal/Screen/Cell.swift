import MatchItUpGame

/// One character of the screen and its ink.
struct Cell: Hashable {
  var character: Character
  /// Nil for a blank cell, whose colour can't be seen.
  var ink: Ink?

  static let blank = Cell(character: " ", ink: nil)
}
