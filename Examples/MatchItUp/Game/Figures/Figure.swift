/// A motif that is drawn four times, and the ways in which one of the four can differ.
///
/// The marks lie in the unit square. A difference should be at least a tenth of it in size: in a
/// terminal of 80 by 24 characters a picture is only about 40 dots wide.
struct Figure: Sendable {
  /// The name of four of them, such as "houses".
  var plural: String
  var marks: [Mark]
  var differences: [Difference]

  static let all: [Figure] = [.houses, .boats, .fish, .faces, .flowers, .clocks]
}

/// One way in which a picture differs from the other three.
struct Difference: Sendable {
  /// The difference in words that continue a sentence after "it", such as "has no door".
  var text: String
  var marks: [Mark]

  init(_ text: String, _ marks: [Mark]) {
    self.text = text
    self.marks = marks
  }
}
