/// Whether the winner, given the same touches, recognizes before the loser can, and with which
/// exceptions.
enum Dominance: Equatable {
  /// The loser may come first.
  case none
  /// The winner comes first. Each exception describes a case where the loser still comes first, and
  /// continues a sentence after "only"; without exceptions the winner comes first whatever the
  /// fingers do.
  case first(except: [String])

  /// Whether the winner comes first whatever the fingers do.
  var isCertain: Bool { self == .first(except: []) }

  /// The exception for a loser that also takes scrolling.
  static let byScrolling = "by scrolling"
  /// The exception for a loser that also takes the two-finger gestures of a trackpad.
  static let onTrackpad = "with a trackpad"

  /// Whether input without touches is left to the loser.
  var leavesInput: Bool {
    has(Self.byScrolling) || has(Self.onTrackpad)
  }

  /// Whether the dominance has an exception.
  func has(_ exception: String) -> Bool {
    guard case .first(let exceptions) = self else { return false }
    return exceptions.contains(exception)
  }

  /// The exception for a winner that tracks a finger which the loser doesn't get.
  static func trackingElsewhere(_ winner: LintMember) -> String {
    "where \(winner.quoted) also tracks a finger elsewhere"
  }

  /// Whether the winner comes first, unless it also tracks a finger elsewhere.
  func isFirst(besidesElsewhere winner: LintMember) -> Bool {
    besidesElsewhere(winner).isCertain
  }

  /// The dominance where the winner tracks no finger that the loser doesn't get.
  func besidesElsewhere(_ winner: LintMember) -> Dominance {
    guard case .first(let exceptions) = self else { return self }
    return .first(except: exceptions.filter { $0 != Self.trackingElsewhere(winner) })
  }

  /// The dominance with one more exception, if there is one.
  func except(_ exception: String?) -> Dominance {
    guard let exception, case .first(let exceptions) = self, !exceptions.contains(exception)
    else { return self }
    return .first(except: exceptions + [exception])
  }
}
