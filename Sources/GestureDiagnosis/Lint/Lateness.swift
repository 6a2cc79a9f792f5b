extension Lint {
  /// What waiting for another recognizer costs a recognizer.
  package struct WaitingCost: Hashable, Sendable {
    /// How late it is.
    package let lateness: Lateness
    /// Whether it is so late with each of its touches, and not only with some.
    package let isWithEveryTouch: Bool
    /// Whether it may recognize only after its fingers have lifted.
    package let isEvenAfterLift: Bool
  }

  /// What becomes of a recognizer, for the words of a fix that causes it.
  package struct Effect: Hashable, Sendable {
    /// What the effect is about: mostly a recognizer's name, in quotation marks.
    package let subject: String
    /// What becomes of the subject, after its name: " will fire 350 ms late".
    package let words: String
  }

  /// How late a requirement makes a recognizer.
  package enum Lateness: Hashable, Sendable {
    /// By this time, at most or always.
    case time(Duration, isMost: Bool)
    /// By a movement, or by the time after which the blocker has failed without a movement: at
    /// rest, and from the lift on. Nil where the blocker recognizes instead.
    case movement(Double, orAfter: Duration?, afterLift: Duration?)
    /// Until it is clear that the path is not a figure.
    case figure
    /// Until the finger moves on or lifts.
    case finger

    /// Whether a recognizer that is this late would be as late without another delay.
    package func hides(_ other: Lateness) -> Bool {
      switch (self, other) {
      case (.time(let own, _), .time(let time, _)): own >= time
      case (.movement(let own, let rest, let lift), .movement(let distance, let time, let end)):
        own >= distance && Self.isNoLess(rest, than: time) && Self.isNoLess(lift, than: end)
      case (.figure, .figure), (.finger, _): true
      case (.time, _), (.movement, _), (.figure, _): false
      }
    }

    /// Whether a time is at least as long as another time; nil is for ever.
    private static func isNoLess(_ time: Duration?, than other: Duration?) -> Bool {
      guard let time else { return true }
      return other.map { time >= $0 } ?? false
    }
  }
}
