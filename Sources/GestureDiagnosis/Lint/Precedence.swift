import GestureCore

/// Whether `one`, given the same touches, always recognizes before `other` can.
struct Precedence {
  let one: LintMember
  let other: LintMember
  /// Whether `one` comes first when both complete in the same event.
  let isJudgedFirst: Bool
  /// Whether `other` waits for `one`.
  let isRequired: Bool
  /// Whether `one` starts anew with a further finger after it has failed.
  let restartsAlone: Bool

  /// Which recognizer comes first when both complete in the same event.
  enum Order {
    /// The recognizer that goes before the other by place or kind (S4.4).
    case byPlace
    /// `one`, whatever its place: `other` can't exclude it (S4.40).
    case first
    /// `one`, since `other` waits for it.
    case required
  }

  /// - Parameter restartsAlone: whether `one` starts anew with a further finger after it has failed
  ///   (S6.9). Default: no.
  init(
    _ one: LintMember, _ other: LintMember, _ order: Order = .byPlace, restartsAlone: Bool = false
  ) {
    self.one = one
    self.other = other
    self.restartsAlone = restartsAlone
    isRequired = order == .required
    isJudgedFirst = order != .byPlace || one.goesBefore(other)
  }

  var first: GestureProfile { one.profile }
  var second: GestureProfile { other.profile }

  /// Whether `one` has always recognized before the gesture of `other` is complete.
  var dominance: Dominance {
    guard first.obstacle == nil, second.obstacle == nil, first.edges == nil || sameEdges,
      first.numberOfTouches.lowerBound <= second.numberOfTouches.lowerBound,
      !other.isForOtherButtons(than: one), !other.isPressedWithoutRival(one)
    else { return .none }
    return dominanceByTrigger.except(otherTouchException).except(otherButtonException)
      .except(setException).except(jointMovementException)
  }

  /// The exception for more fingers than a set takes. Touches beyond the limit of a set are not
  /// offered to it (S15.8). A member of a set has one finger, but a recognizer beside the set
  /// tracks all of them, or gets too many.
  private var setException: Dominance.Exception? {
    guard let limit = one.recognizer.handle.recognizerSet?.limit else {
      return other.isInSet ? "with 2 or more fingers" : nil
    }
    let needed = second.numberOfTouches.lowerBound
    return limit <= other.mostFingers - needed
      ? "with \(limit + needed) or more fingers" : nil
  }

  /// The exception for a drag beside a set: a drag measures its fingers together, but a member of a
  /// set measures its only finger.
  private var jointMovementException: Dominance.Exception? {
    guard let limit = one.recognizer.handle.recognizerSet?.limit, !other.isInSet,
      second.trigger.isDrag, other.mostFingers > 1, let distance = first.trigger.distance,
      distance > 0
    else { return nil }
    let way = "moves by less than \(distance.withOneDecimal) pt"
    if limit == 1 { return "where the first finger \(way)" }
    return limit < other.mostFingers && limit < .max
      ? "where each of the first \(limit) fingers \(way)" : "where each of several fingers \(way)"
  }

  /// Whether `one` is a member of a set, which decides with the first of the fingers that `other`
  /// needs, and is judged after `other`.
  var decidesWithFirstFinger: Bool {
    one.isInSet && !other.isInSet && second.numberOfTouches.lowerBound > 1 && !isJudgedFirst
  }

  /// First, with an exception, where `one` decides with its first finger; otherwise not first.
  private func dominanceOfFirstFinger(_ exception: Dominance.Exception) -> Dominance {
    decidesWithFirstFinger ? .first(except: [exception]) : .none
  }

  /// The exception for the lifts: a finger beyond the limit of the set may lift at any time.
  private var liftsTogether: Dominance.Exception {
    let limit = one.recognizer.handle.recognizerSet?.limit ?? .max
    guard limit < second.numberOfTouches.lowerBound else {
      return "where its fingers lift in one event"
    }
    return limit == 1
      ? "where the first finger lifts last"
      : "where the first \(limit) fingers lift last, in one event"
  }

  /// The exception for other buttons: gestures other than taps take a pointer that presses any of
  /// their buttons (S15.17).
  private var otherButtonException: Dominance.Exception? {
    if case .taps = first.trigger { return nil }
    return other.hasOtherButtons(than: one) ? anotherButton : nil
  }

  /// The exception where `other` takes buttons that `one` doesn't take.
  var anotherButton: Dominance.Exception {
    other.winsWithMainButton(over: one) ? .mainButton : "with another button"
  }

  private var dominanceByTrigger: Dominance {
    switch (first.trigger, second.trigger) {
    case (.press(let duration), _) where duration <= .zero: return dominanceOfTouchDown
    case (.press(let one), .press(let two)):
      guard toleratesAsMuch, needsSameTaps else { return .none }
      if one == two, !isJudgedFirst {
        return dominanceOfFirstFinger("where its fingers come down in one event")
      }
      return isFirst(one, two) ? withinFingers : .none
    case (.taps(let one), .taps(let two)) where one < two:
      return dominanceOfTap.except(longTap).except(farTap).except(slowTaps)
    case (.taps(let one), .taps(let two)):
      guard toleratesAsMuch, hasAsLongGaps else { return .none }
      if one == two, !isJudgedFirst {
        return takesLastFinger
          ? dominanceOfTap.except("where the last one to come lifts last")
          : dominanceOfFirstFinger(liftsTogether)
      }
      return isFirst(one, two) ? dominanceOfTap : .none
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
      guard let one, one == two, isFirst(least, other) else { return .none }
      return dominanceOfTwoFingers
    case (.taps, _), (.press, _), (.drag, _), (.swipe, _), (.drawing, _), (.twoFingers, _),
      (.hover, _), (.delay, _), (.unknown, _):
      return .none
    }
  }

  /// No figure drawn by hand is smaller than this. Unit: points.
  static let smallFigure = 30.0

  func isFirst<Size: Comparable>(_ one: Size, _ two: Size) -> Bool {
    one < two || one == two && isJudgedFirst
  }

  private var sameEdges: Bool { first.edges == second.edges && first.edgeDepth >= second.edgeDepth }

  // MARK: Fingers

  private var most: Int { first.numberOfTouches.upperBound }

  /// Whether `one` takes fewer fingers than `other` needs, and has the last of them alone where
  /// they come one by one: each surplus finger makes it fail, and the next finger starts it anew
  /// (S6.9).
  var takesLastFinger: Bool {
    let needed = second.numberOfTouches.lowerBound
    return restartsAlone && !one.isInSet && !other.isInSet && first.numberOfTouches.lowerBound == 1
      && most < needed && needed % (most + 1) == 1
  }

  private var dominanceOfLastFinger: Dominance {
    guard takesLastFinger else { return .none }
    let (needed, upper) = (second.numberOfTouches.lowerBound, second.numberOfTouches.upperBound)
    return .first(except: [.fingersAtOnce])
      .except(upper > needed ? "with \(needed + 1) or more fingers" : nil)
  }

  /// First for the numbers of fingers that `one` accepts.
  var withinFingers: Dominance {
    if one.isInSet { return .first(except: []) }  // each has its own finger
    guard most >= second.numberOfTouches.lowerBound else { return dominanceOfLastFinger }
    let isWithin = most >= second.numberOfTouches.upperBound
    return .first(except: isWithin ? [] : ["with \(most + 1) or more fingers"])
  }

  /// The exception for a finger elsewhere that only `one` tracks: it may be a finger too many.
  private var otherTouchException: Dominance.Exception? {
    guard one.hitRegion == other.hitRegion, one.touchTypes == other.touchTypes, !other.mayBeRefused
    else {
      return .fingerElsewhere(of: one)
    }
    return one.takesMixedTypes && !other.takesMixedTypes
      ? "where \(one.quoted) tracks another touch, of another type" : nil
  }

  // MARK: Presses

  /// A press without duration fails only if too many fingers come down together.
  private var dominanceOfTouchDown: Dominance {
    guard secondTakesTime, !needsTaps || beginsBetweenTaps else { return .none }
    guard most < second.numberOfTouches.upperBound, !one.isInSet,
      // The taps before are made with few fingers.
      (other.tapsBefore(notOf: nil)?.numberOfTouches ?? .max) > most
    else { return .first(except: []) }
    return .first(except: ["where \(most + 1) or more fingers come down at the same moment"])
  }

  private var secondTakesTime: Bool {
    switch second.trigger {
    case .press(let duration): duration > .zero || isJudgedFirst
    case .taps, .drag, .swipe, .drawing, .twoFingers: true
    case .hover, .delay, .unknown: false
    }
  }

  /// Whether taps have to come before the press or the drag of `one`.
  var needsTaps: Bool { first.undecidedAfterLift > .zero }

  /// Whether `one` needs no taps before, or as many as `other`, whose taps are taps for `one`, too.
  var needsSameTaps: Bool {
    !needsTaps || one.numberOfTapsBefore == other.numberOfTapsBefore && hasAsLenientTaps
  }

  /// Whether `one` fails no earlier than `other`.
  private var toleratesAsMuch: Bool {
    guard (first.undecidedUntilMoved ?? .infinity) >= (second.undecidedUntilMoved ?? .infinity)
    else { return false }
    guard case .taps = first.trigger else { return true }
    return allowsAsLong
  }

  var allowsAsLong: Bool {
    guard let patience = first.undecidedAtRest else { return true }
    return second.undecidedAtRest.map { patience >= $0 } ?? false
  }
}

extension LintMember {
  /// How many fingers it, or its set, takes at most.
  fileprivate var mostFingers: Int {
    recognizer.handle.recognizerSet?.limit ?? profile.numberOfTouches.upperBound
  }

  /// Whether it may be made with pointer buttons that `other` doesn't take.
  func hasOtherButtons(than other: LintMember) -> Bool {
    guard let buttons, other.buttons != nil,
      !recognizer.allowedTouchTypes.isDisjoint(with: [.indirect, .mouse])
    else { return false }
    if needsAllButtons { return !other.takes(buttons) }
    return (0..<Int.bitWidth - 1).map { ButtonMask(rawValue: 1 << $0) }
      .contains { buttons.contains($0) && !other.takes($0) }
  }

  /// Whether it takes pointers alone, and the main button, which `other` doesn't take: with that
  /// button it always fires.
  fileprivate func isPressedWithoutRival(_ other: LintMember) -> Bool {
    winsWithMainButton(over: other) && touchTypes.isSubset(of: [.indirect, .mouse])
  }

  /// Whether it takes the main button of a pointer, and `other` needs more: other buttons, or
  /// several at once for a tap (S9.2).
  func winsWithMainButton(over other: LintMember) -> Bool {
    guard let buttons, let others = other.buttons else { return false }
    if case .taps = other.profile.trigger, !others.isSubset(of: .primary), buttons == .primary {
      return true
    }
    return buttons.contains(.primary) && !others.contains(.primary)
  }

  /// Whether it is meant for other pointer buttons than `other`, as a menu is. Then fingers, which
  /// have no buttons, are meant for `other`.
  fileprivate func isForOtherButtons(than other: LintMember) -> Bool {
    guard let buttons, !buttons.contains(.primary) else { return false }
    return hasOtherButtons(than: other)
  }
}
