/// Whether a path is a circle, and if not, which test refused it.
///
/// The tests are made in the order of the cases, and ``poorFit`` is tested once more at the end, on
/// the oval evened out. The first test that refuses names the verdict.
public enum CircleVerdict: Hashable, Sendable, CaseIterable {
  /// The path is a circle.
  case accepted
  /// It has fewer than three points.
  case tooFewPoints
  /// Its circle is smaller than ``CircleCriteria/minimumDiameter``.
  case tooSmall
  /// It runs straight for longer than ``CircleCriteria/straightTravel``.
  case runsStraight
  /// It strays too far from any circle, or, as an oval evened out, from being round.
  case poorFit
  /// It comes too near to the centre.
  case crossesTheMiddle
  /// It sweeps too little of a turn.
  case sweepTooShort
  /// It sweeps more than an overshoot.
  case sweepTooLong
  /// It turns back.
  case travelsBackwards
  /// Its ends lie too far apart.
  case notClosed
  /// It is too much longer than wide.
  case tooOval
  /// It has three or four corners.
  case hasCorners
  /// It doesn't lie where its circle lies: the classic rule's last test.
  case noOverlap

  /// Whether the path is a circle.
  public var isAccepted: Bool { self == .accepted }

  /// The verdict as a clause, such as "the circle is too small".
  public var explanation: StaticString {
    switch self {
    case .accepted: "the path is a circle"
    case .tooFewPoints: "the path has fewer than three points"
    case .tooSmall: "the circle is too small"
    case .runsStraight: "the path runs straight"
    case .poorFit: "the path strays too far from a circle"
    case .crossesTheMiddle: "the path crosses the middle of its circle"
    case .sweepTooShort: "the path is too short a part of a circle"
    case .sweepTooLong: "the path goes around too often"
    case .travelsBackwards: "the path turns back"
    case .notClosed: "the path is not closed"
    case .tooOval: "the path is too oval"
    case .hasCorners: "the path has corners"
    case .noOverlap: "the path lies beside its circle"
    }
  }
}
