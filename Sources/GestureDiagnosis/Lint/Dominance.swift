/// Whether one recognizer, given the same touches, recognizes before another can, and with which
/// exceptions.
enum Dominance: Equatable {
  /// The other one may come first.
  case none
  /// It is first. Each exception describes a case where the other one still comes first, and
  /// continues a sentence after "only"; without exceptions it is first whatever the fingers do.
  case first(except: [String])

  /// Whether it is first whatever the fingers do.
  var isCertain: Bool { self == .first(except: []) }

  /// The exception of one that also takes scrolling.
  static let byScrolling = "by scrolling"
  /// The exception of one that also takes the two-finger gestures of a trackpad.
  static let onTrackpad = "with a trackpad"

  /// Whether input without touches is left to the other one.
  var leavesInput: Bool {
    has(Self.byScrolling) || has(Self.onTrackpad)
  }

  /// Whether an exception is among its own.
  func has(_ exception: String) -> Bool {
    guard case .first(let exceptions) = self else { return false }
    return exceptions.contains(exception)
  }

  /// The exception of one that tracks a finger which the other one doesn't get.
  static func trackingElsewhere(_ winner: LintMember) -> String {
    "where \(winner.quoted) also tracks a finger elsewhere"
  }

  /// Whether it is first, unless it also tracks a finger elsewhere.
  func isFirst(besidesElsewhere winner: LintMember) -> Bool {
    besidesElsewhere(winner).isCertain
  }

  /// The dominance where the winner tracks no finger that the other one doesn't get.
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
