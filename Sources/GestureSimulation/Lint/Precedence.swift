import GestureCore

/// Whether one recognizer, given the same touches, always recognizes before another can.
struct Precedence {
  private let one: LintMember
  private let other: LintMember
  /// Whether it comes first where both are complete in one event.
  private let isJudgedFirst: Bool

  /// - Parameter isAwaited: whether the other one waits for this one, so that this one is first
  ///   wherever both are complete in one event.
  init(_ one: LintMember, _ other: LintMember, isAwaited: Bool = false) {
    self.one = one
    self.other = other
    isJudgedFirst = isAwaited || one.goesBefore(other)
  }

  private var first: GestureProfile { one.profile }
  private var second: GestureProfile { other.profile }

  /// Whether what the other one takes for its gesture has made this one recognize before.
  ///
  /// Only what is certain counts: a pan that may set out anywhere is before every swipe, one that
  /// is held to an axis before the swipes along it.
  var isFirstWhateverHappens: Bool {
    guard first.obstacle == nil, second.obstacle == nil, first.edges == nil || sameEdges,
      first.numberOfTouches.lowerBound <= second.numberOfTouches.lowerBound,
      first.numberOfTouches.upperBound >= second.numberOfTouches.upperBound
    else { return false }
    switch (first.form, second.form) {
    case (.press(let one), _) where one <= .zero: return secondTakesTime
    case (.press(let one), .press(let two)):
      return isAsLenient && (one < two || one == two && isJudgedFirst)
    case (.taps(let one), .taps(let two)):
      return isAsLenient && (one < two || one == two && isJudgedFirst)
    case (.drag(let one), .drag(let two)):
      return coversDirections && (one < two || one == two && isJudgedFirst)
    case (.drag(let one), .swipe(let two)): return coversDirections && one < two
    case (.drag(let slop), .drawing): return first.directions.isEmpty && slop < Self.smallFigure
    case (.swipe(let one), .swipe(let two)):
      return coversDirections && one <= two && isJudgedFirst
        && (first.undecidedAtRest ?? .zero) >= (second.undecidedAtRest ?? .zero)
    case (.taps, _), (.press, _), (.drag, _), (.swipe, _), (.drawing, _), (.twoFingers, _),
      (.hover, _), (.delay, _), (.unknown, _):
      return false
    }
  }

  /// No figure that is drawn by hand is smaller than this. Unit: points.
  private static let smallFigure = 30.0

  private var sameEdges: Bool { first.edges == second.edges && first.edgeDepth >= second.edgeDepth }

  private var secondTakesTime: Bool {
    switch second.form {
    case .press(let duration): duration > .zero || isJudgedFirst
    case .taps, .drag, .swipe, .drawing, .twoFingers: true
    case .hover, .delay, .unknown: false
    }
  }

  /// Whether it gives up no sooner than the other one.
  private var isAsLenient: Bool {
    (first.undecidedUntilMoved ?? .infinity) >= (second.undecidedUntilMoved ?? .infinity)
      && isAsPatient
  }

  private var isAsPatient: Bool {
    guard case .taps = first.form else { return true }
    guard let patience = first.undecidedAtRest else { return true }
    return second.undecidedAtRest.map { patience >= $0 } ?? false
  }

  /// Whether it sets out in all directions in which the other one does.
  private var coversDirections: Bool {
    guard !first.directions.isEmpty else { return true }
    return !second.directions.isEmpty && second.directions.allSatisfy(first.directions.contains)
  }
}
