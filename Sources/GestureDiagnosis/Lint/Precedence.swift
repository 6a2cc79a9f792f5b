import GestureCore

/// Whether one recognizer, given the same touches, always recognizes before another can.
struct Precedence {
  private let one: LintMember
  private let other: LintMember
  /// Whether it comes first when both complete in the same event.
  private let isJudgedFirst: Bool

  /// - Parameter isAwaited: whether the other one waits for this one, which makes this one first
  ///   when both complete in the same event.
  init(_ one: LintMember, _ other: LintMember, isAwaited: Bool = false) {
    self.one = one
    self.other = other
    isJudgedFirst = isAwaited || one.goesBefore(other)
  }

  private var first: GestureProfile { one.profile }
  private var second: GestureProfile { other.profile }

  /// Whether this one has always recognized before the other one's gesture is complete.
  var dominance: Dominance {
    guard first.obstacle == nil, second.obstacle == nil, first.edges == nil || sameEdges,
      first.numberOfTouches.lowerBound <= second.numberOfTouches.lowerBound,
      !other.isForOtherButtons(than: one)
    else { return .none }
    return dominanceByTrigger.except(otherTouchException).except(otherButtonException)
      .except(setException)
  }

  /// Touches beyond the limit of a set are not offered to it (S15.8). One of a set has its finger
  /// for itself, where a recognizer beside the set goes by all of them, or has too many.
  private var setException: String? {
    guard let limit = one.recognizer.handle.recognizerSet?.limit else {
      return other.isInSet ? "with 2 or more fingers" : nil
    }
    return limit < other.mostFingers ? "with \(limit + 1) or more fingers" : nil
  }

  /// Gestures other than taps take a pointer that presses any of their buttons (S15.17).
  private var otherButtonException: String? {
    if case .taps = first.trigger { return nil }
    return other.hasOtherButtons(than: one) ? "with another button" : nil
  }

  private var dominanceByTrigger: Dominance {
    switch (first.trigger, second.trigger) {
    case (.press(let duration), _) where duration <= .zero: return dominanceOfTouchDown
    case (.press(let one), .press(let two)):
      return isFirst(one, two) && toleratesAsMuch && !needsTaps ? withinFingers : .none
    case (.taps(let one), .taps(let two)) where one < two:
      return dominanceOfTap.except(longTap).except(farTap).except(slowTaps)
    case (.taps(let one), .taps(let two)):
      return isFirst(one, two) && toleratesAsMuch && hasAsLongGaps ? dominanceOfTap : .none
    case (.drag(let one), .drag(let two)), (.drag(let one), .swipe(let two)):
      return dominanceOfDrag(one, two)
    case (.drag(let slop), .drawing):
      return first.directions.isEmpty && slop < Self.smallFigure && !needsTaps
        ? withinFingers : .none
    case (.swipe(let one), .swipe(let two)):
      return coversDirections && one <= two && isJudgedFirst && allowsAsLong
        ? withinFingers.except(straying) : .none
    case (.taps, .press), (.taps, .drag): return dominanceOfTapBeforeMore
    case (.drawing(let one), .drawing(let two)):
      return isJudgedFirst && one != nil && one == two ? withinFingers : .none
    case (.twoFingers(let one, let least), .twoFingers(let two, let other)):
      guard let one, let two, one.isSame(as: two), isFirst(least, other) else { return .none }
      return dominanceOfTwoFingers
    case (.taps, _), (.press, _), (.drag, _), (.swipe, _), (.drawing, _), (.twoFingers, _),
      (.hover, _), (.delay, _), (.unknown, _):
      return .none
    }
  }

  /// No figure drawn by hand is smaller than this. Unit: points.
  private static let smallFigure = 30.0

  private func isFirst<Size: Comparable>(_ one: Size, _ two: Size) -> Bool {
    one < two || one == two && isJudgedFirst
  }

  private var sameEdges: Bool { first.edges == second.edges && first.edgeDepth >= second.edgeDepth }

  // MARK: Fingers

  private var most: Int { first.numberOfTouches.upperBound }

  /// First for the numbers of fingers that it accepts.
  private var withinFingers: Dominance {
    guard most >= second.numberOfTouches.lowerBound else { return .none }
    let isWithin = most >= second.numberOfTouches.upperBound
    return .first(except: isWithin ? [] : ["with \(most + 1) or more fingers"])
  }

  /// A finger elsewhere that only this one tracks may exceed its number of fingers.
  private var otherTouchException: String? {
    guard one.hitRegion == other.hitRegion, one.touchTypes == other.touchTypes, !other.mayBeRefused
    else {
      return Dominance.trackingElsewhere(one)
    }
    return one.takesMixedTypes && !other.takesMixedTypes
      ? "where \(one.quoted) tracks another touch, of another type" : nil
  }

  // MARK: Presses and taps

  /// A press without duration fails only if too many fingers come down together.
  private var dominanceOfTouchDown: Dominance {
    guard secondTakesTime, !needsTaps || beginsBetweenTaps else { return .none }
    guard most < second.numberOfTouches.upperBound else { return .first(except: []) }
    return .first(except: ["where \(most + 1) or more fingers come down at the same moment"])
  }

  private var secondTakesTime: Bool {
    switch second.trigger {
    case .press(let duration): duration > .zero || isJudgedFirst
    case .taps, .drag, .swipe, .drawing, .twoFingers: true
    case .hover, .delay, .unknown: false
    }
  }

  /// Whether taps have to come before the press or the drag.
  private var needsTaps: Bool { first.undecidedAfterLift > .zero }

  /// Whether a press begins as the finger comes down for a further tap of the other one (S9.41).
  private var beginsBetweenTaps: Bool {
    guard case .taps(let count) = second.trigger, let taps = first.taps else { return false }
    return taps.numberOfTaps < count && hasAsLenientTaps
  }

  /// A tap recognizes as soon as the taps before a press or a drag are made.
  private var dominanceOfTapBeforeMore: Dominance {
    guard let taps = first.taps, let before = second.taps,
      taps.numberOfTaps <= before.numberOfTaps, hasAsLenientTaps, one.isPressed(with: other)
    else { return .none }
    return withinFingers.except(one.hasOtherButtons(than: other) ? "with another button" : nil)
  }

  /// Whether every tap of the other one is a tap for this one too.
  private var hasAsLenientTaps: Bool {
    guard let taps = first.taps, let others = second.taps else { return false }
    return taps.allowableMovement >= others.allowableMovement
      && taps.maximumPressDuration >= others.maximumPressDuration
      && taps.maximumTapGap >= others.maximumTapGap
      && taps.allowableTapSpacing >= others.allowableTapSpacing
      && (others.buttonMask.isEmpty || taps.buttonMask.isSubset(of: others.buttonMask))
  }

  /// Whether it fails no earlier than the other one.
  private var toleratesAsMuch: Bool {
    guard (first.undecidedUntilMoved ?? .infinity) >= (second.undecidedUntilMoved ?? .infinity)
    else { return false }
    guard case .taps = first.trigger else { return true }
    return allowsAsLong
  }

  private var allowsAsLong: Bool {
    guard let patience = first.undecidedAtRest else { return true }
    return second.undecidedAtRest.map { patience >= $0 } ?? false
  }

  /// Where one swipe may stray further to the side than the other.
  private var straying: String? {
    guard let limit = first.allowableStray else { return nil }
    let isAsWide = second.allowableStray.map { limit >= $0 } ?? false
    return isAsWide ? nil : "where it strays further to the side than \(one.quoted) allows"
  }

  private var hasAsLongGaps: Bool {
    guard case .taps(let count) = first.trigger, count > 1 else { return true }
    return first.undecidedAfterLift >= second.undecidedAfterLift
  }

  /// The first taps of one that needs more are also those of the one that needs fewer, unless they
  /// break a limit of it.
  private var longTap: String? {
    allowsAsLong ? nil : "where a tap lasts longer than \(one.quoted) allows"
  }

  private var farTap: String? {
    guard let limit = first.undecidedUntilMoved, limit < second.undecidedUntilMoved ?? .infinity
    else { return nil }
    return "where a finger moves further in a tap than \(one.quoted) allows"
  }

  private var slowTaps: String? {
    hasAsLongGaps ? nil : "where the taps follow each other more slowly than \(one.quoted) allows"
  }

  private var dominanceOfTap: Dominance {
    guard one.isPressed(with: other) else { return .none }
    return withinFingers.except(one.hasOtherButtons(than: other) ? "with another button" : nil)
      .except(one.hasCloserTaps(than: other) ? "where its taps lie further apart" : nil)
  }

  // MARK: Movements

  /// A drag in any direction begins before gestures that need more movement. A drag along an axis
  /// checks the direction when it has moved far enough, and may fail there.
  private func dominanceOfDrag(_ distance: Double, _ needed: Double) -> Dominance {
    guard isFirst(distance, needed), coversDirections, !needsTaps else { return .none }
    let (short, long) = (distance.withOneDecimal, needed.withOneDecimal)
    let isSameTest = distance == needed && other.isDrag
    let dominance = withinFingers.except(
      isJudgedFirst
        ? nil
        : distance > 0
          ? "where a single event takes the finger from less than \(short) pt to \(long)"
          : "where the first movement takes the finger \(long) pt at once")
    let isHeldToAxis = !first.directions.isEmpty && !isSameTest
    return dominance.except(turningBack).except(
      isHeldToAxis
        ? "where its first \(distance > 0 ? "\(short) pt don't" : "movement doesn't") lie along "
          + "the axis of \(one.quoted)" : nil)
  }

  /// A drag is measured from where its last finger came down.
  private var turningBack: String? {
    first.numberOfTouches.lowerBound < second.numberOfTouches.lowerBound
      ? "where a finger moves before the others come down" : nil
  }

  /// The same change of two fingers: the smaller one comes first.
  private var dominanceOfTwoFingers: Dominance {
    withinFingers.except(
      isJudgedFirst ? nil : "where a single event brings both that far, as on a trackpad")
  }

  /// Whether it can start in all directions in which the other one can.
  private var coversDirections: Bool {
    guard !first.directions.isEmpty else { return true }
    return !second.directions.isEmpty && second.directions.allSatisfy(first.directions.contains)
  }
}

extension LintMember {
  /// How many fingers it, or its set, takes at most.
  fileprivate var mostFingers: Int {
    recognizer.handle.recognizerSet?.limit ?? profile.numberOfTouches.upperBound
  }

  fileprivate var isDrag: Bool {
    guard case .drag = profile.trigger else { return false }
    return true
  }

  /// Whether it requires other pointer buttons than another one.
  fileprivate func hasOtherButtons(than other: LintMember) -> Bool {
    guard let buttons, let others = other.buttons else { return false }
    return !buttons.isSubset(of: others)
      && !recognizer.allowedTouchTypes.isDisjoint(with: [.indirect, .mouse])
  }

  /// Whether it is meant for a pointer's other buttons than those of another one, as a menu is: that
  /// fingers, which have no buttons, go to the other one is as it should be.
  fileprivate func isForOtherButtons(than other: LintMember) -> Bool {
    guard let buttons, !buttons.contains(.primary) else { return false }
    return hasOtherButtons(than: other)
  }

  /// Whether its taps have to be closer together than those of another one.
  fileprivate func hasCloserTaps(than other: LintMember) -> Bool {
    guard let limits = profile.taps, let others = other.profile.taps, limits.numberOfTaps > 1
    else { return false }
    return limits.allowableTapSpacing < others.allowableTapSpacing
  }
}

extension StaticString {
  func isSame(as other: StaticString) -> Bool {
    description.hasSameBytes(as: other.description)
  }
}
