import CircleGesture

extension CircleVerdict {
  /// Why the stroke is not a circle, in the player's words, which continue "That was no circle:";
  /// nil if it is one.
  var reasonForPlayer: String? {
    switch self {
    case .accepted: nil
    case .tooFewPoints: "the stroke is too short"
    case .tooSmall: "the stroke is too small"
    case .runsStraight: "the stroke is straight"
    case .poorFit: "the stroke is not round"
    case .crossesTheMiddle: "the stroke runs through its own middle"
    case .sweepTooShort: "the stroke goes only part of the way around"
    case .sweepTooLong: "the stroke goes around too many times"
    case .travelsBackwards: "the stroke turns back"
    case .notClosed: "the ends lie too far apart"
    case .tooOval: "the stroke is too oval"
    case .hasCorners: "the stroke has corners"
    case .noOverlap: "the stroke leaves too much of the circle out"
    }
  }
}
