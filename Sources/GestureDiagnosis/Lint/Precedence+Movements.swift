import GestureCore

// Drags, swipes and changes of two fingers before others.
extension Precedence {
  /// A drag in any direction begins before gestures that need more movement. A drag along an axis
  /// checks the direction when it has moved far enough, and may fail there.
  func dominanceOfDrag(_ distance: Double, _ needed: Double) -> Dominance {
    guard coversDirections, needsSameTaps else { return .none }
    // A recognizer that waits is held until the drag that it waits for has gone far enough and
    // begins.
    guard isRequired || isFirst(distance, needed) || distance == needed && decidesWithFirstFinger
    else { return .none }
    let (short, long) = (distance.withOneDecimal, needed.withOneDecimal)
    let isSameTest = distance == needed && second.trigger.isDrag
    let dominance = withinFingers.except(
      isJudgedFirst
        ? nil
        : distance > 0
          ? "where a single event takes the finger from less than \(short) pt to \(long)"
          : "where the first movement takes the finger \(long) pt at once"
    )
    .except(distance > needed ? "where the finger lifts before it has gone \(short) pt" : nil)
    let isHeldToAxis = !first.directions.isEmpty && !isSameTest
    return dominance.except(turningBack(distance, needed)).except(
      isHeldToAxis
        ? "where its first \(distance > 0 ? "\(short) pt don't" : "movement doesn't") lie along "
          + "the axis of \(one.quoted)" : nil)
  }

  /// A drag is measured from where its last finger came down, and the other one from where its own
  /// first fingers did: back from nearly the smaller distance to beyond it is twice as far. Beside
  /// one of a set, which has one finger, a second finger goes the simple distance meanwhile.
  private func turningBack(_ distance: Double, _ needed: Double) -> String? {
    (one.isInSet ? 1.5 : 2) * distance > needed
      && first.numberOfTouches.lowerBound < second.numberOfTouches.lowerBound
      ? Self.earlyMovement : nil
  }

  /// The exception for fingers whose movement counts earlier for one of the two.
  static let earlyMovement = "where a finger moves before the others come down"

  /// The same change of two fingers: the smaller one comes first.
  var dominanceOfTwoFingers: Dominance {
    withinFingers.except(
      isJudgedFirst ? nil : "where a single event brings both that far, as on a trackpad")
  }

  /// Where one swipe may stray further to the side than the other.
  var straying: String? {
    guard let limit = first.allowableStray else { return nil }
    let isAsWide = second.allowableStray.map { limit >= $0 } ?? false
    return isAsWide ? nil : "where it strays further to the side than \(one.quoted) allows"
  }

  /// Whether it can start in all directions in which the other one can.
  var coversDirections: Bool {
    guard !first.directions.isEmpty else { return true }
    guard let ways = second.startDirections, !ways.isEmpty else { return false }
    return ways.allSatisfy(first.directions.contains)
  }
}
