import GestureCore

/// Whether the winner, given the same touches, recognizes before the loser can, and with which
/// exceptions.
enum Dominance: Equatable {
  /// The loser may come first.
  case none
  /// The winner comes first, but for the exceptions; without exceptions the winner comes first
  /// whatever the fingers do.
  case first(except: [Exception])

  /// A case where the loser still comes first.
  struct Exception: Equatable {
    /// The cases on which rules depend.
    enum Kind {
      /// Input without touches that the loser takes as well.
      case inputWithoutTouches
      /// The winner also tracks a finger that the loser doesn't get.
      case fingerElsewhere
      /// The main button of a pointer, which the loser takes and the winner doesn't.
      case mainButton
      /// Fingers whose movement counts earlier for one of the two recognizers.
      case earlyMovement
      /// A movement that ends a press only with the next one.
      case exactMovement
      /// Fingers that don't come one by one.
      case fingersAtOnce
      case other
    }

    let kind: Kind
    /// The case, as the rest of a sentence after "only".
    let words: String
  }

  /// Whether the winner comes first whatever the fingers do.
  var isCertain: Bool { self == .first(except: []) }

  /// Whether input without touches is left to the loser.
  var leavesInput: Bool { has(.inputWithoutTouches) }

  /// Whether the dominance has an exception of a kind.
  func has(_ kind: Exception.Kind) -> Bool {
    guard case .first(let exceptions) = self else { return false }
    return exceptions.contains { $0.kind == kind }
  }

  /// Whether the winner comes first, unless it also tracks a finger elsewhere.
  var isFirstBesidesElsewhere: Bool { besidesElsewhere.isCertain }

  /// The dominance where the winner tracks no finger that the loser doesn't get.
  var besidesElsewhere: Dominance {
    guard case .first(let exceptions) = self else { return self }
    return .first(except: exceptions.filter { $0.kind != .fingerElsewhere })
  }

  /// The dominance with one more exception, if there is one.
  func except(_ exception: Exception?) -> Dominance {
    guard let exception, case .first(let exceptions) = self, !exceptions.contains(exception)
    else { return self }
    return .first(except: exceptions + [exception])
  }
}

extension Dominance.Exception {
  /// For a loser that also takes scrolling.
  static let scrolling = Self(kind: .inputWithoutTouches, words: "by scrolling")
  /// For a loser that also takes the two-finger gestures of a trackpad.
  static let trackpad = Self(kind: .inputWithoutTouches, words: "with a trackpad")
  static let mainButton = Self(kind: .mainButton, words: "with a pointer's main button")
  static let earlyMovement = Self(
    kind: .earlyMovement, words: "where a finger moves before the others come down")
  static let fingersAtOnce = Self(
    kind: .fingersAtOnce, words: "where several of its fingers come down in one event")

  /// For a winner that tracks a finger which the loser doesn't get.
  static func fingerElsewhere(of winner: LintMember) -> Self {
    let types = winner.touchTypes
    let finger = types.contains(.direct) ? "a finger elsewhere" : "another \(types.wordOfOne)"
    return Self(kind: .fingerElsewhere, words: "where \(winner.quoted) also tracks \(finger)")
  }
}

/// A case on which no rule depends is its words.
extension Dominance.Exception: ExpressibleByStringInterpolation {
  init(stringLiteral words: String) { self.init(kind: .other, words: words) }
}
