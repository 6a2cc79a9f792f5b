/// A thing to draw four times, and the ways in which one of the four may differ.
///
/// Its marks lie in the unit square. A difference should measure a tenth of that or more: in a
/// terminal of 80 by 24 characters a picture is only about 40 dots wide.
struct Figure: Sendable {
  /// What four of them are called, such as "houses".
  var plural: String
  var marks: [Mark]
  var oddities: [Oddity]

  static let all: [Figure] = [.houses, .boats, .fish, .faces, .flowers, .clocks]
}

/// One way in which a picture differs from the other three.
struct Oddity: Sendable {
  /// Reads on from the picture's name: "has no door".
  var text: String
  var marks: [Mark]

  init(_ text: String, _ marks: [Mark]) {
    self.text = text
    self.marks = marks
  }
}
