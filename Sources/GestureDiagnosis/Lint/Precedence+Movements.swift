import GestureCore

// Drags, swipes and changes of two fingers before others.
extension Precedence {
  /// A drag in any direction begins before gestures that need more movement. A drag along an axis
  /// checks the direction when it has moved far enough, and may fail there.
  func dominanceOfDrag(_ distance: Double, _ needed: Double) -> Dominance {
    guard coversDirections, needsSameTaps else { return .none }
    // A recognizer that waits is held until the required drag has gone far enough and begins.
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
    let start = distance > 0 ? "\(short) pt don't" : "movement doesn't"
    return dominance.except(turningBack(distance, needed)).except(
      isHeldToAxis ? "where its first \(start) lie along the axis of \(one.quoted)" : nil)
  }

  /// The exception for fingers that turn back. A drag is measured from where its last finger came
  /// down, and `other` from where its own first fingers did: a finger that goes back from nearly
  /// `distance` to beyond it on the other side moves twice as far. Beside a member of a set, which
  /// has one finger, a second finger goes the simple distance meanwhile.
  private func turningBack(_ distance: Double, _ needed: Double) -> Dominance.Exception? {
    (one.isInSet ? 1.5 : 2) * distance > needed
      && first.numberOfTouches.lowerBound < second.numberOfTouches.lowerBound
      ? .earlyMovement : nil
  }

  /// Of two recognizers for the same change of two fingers, the one with the smaller change comes
  /// first.
  var dominanceOfTwoFingers: Dominance {
    withinFingers.except(
      isJudgedFirst ? nil : "where a single event brings both that far, as on a trackpad")
  }

  /// The exception for a swipe `other` that may stray further to the side than `one`.
  var straying: Dominance.Exception? {
    guard let limit = first.allowableStray else { return nil }
    let isAsWide = second.allowableStray.map { limit >= $0 } ?? false
    return isAsWide ? nil : "where it strays further to the side than \(one.quoted) allows"
  }

  /// Whether `one` can start in all directions in which `other` can.
  var coversDirections: Bool {
    guard !first.directions.isEmpty else { return true }
    guard let ways = second.startDirections, !ways.isEmpty else { return false }
    return ways.allSatisfy(first.directions.contains)
  }
}
