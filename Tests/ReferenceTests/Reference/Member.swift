import GestureCore
import GestureScenario

/// A recognizer of the reference's world: what the scene says about it, and its present attempt.
struct Member {
  let spec: RecognizerSpec
  /// The view that it is on; nil after its removal.
  var view: String?
  /// The number of its adding; larger is later (S4.4).
  var addition: Int
  var isEnabled: Bool
  /// The attempt that is under way; nil between attempts.
  var attempt: Trial?

  var id: String { spec.id }
  var cancelsTouchesInView: Bool { spec.cancelsTouchesInView ?? true }
  var delaysTouchesBegan: Bool { spec.delaysTouchesBegan ?? false }
  var delaysTouchesEnded: Bool { spec.delaysTouchesEnded ?? true }
}

/// An attempt: from the first touch that a recognizer tracks to its reset.
struct Trial {
  /// How deep the recognizer's view lay in the tree; deeper is nearer to the hit view (S4.4).
  let depth: Int
  /// The touches that it has tracked at any time in this attempt (S14.1).
  var met: Set<Int> = []
  /// Those of them that are down and that it still gets.
  var tracked: Set<Int> = []
  /// What the recognizer's own code has assigned (S4.18).
  var tracking = GestureState.possible
  /// Whether its gesture is continuous (S1.4).
  var isContinuous = false
  /// What everything else sees (S4.18).
  var delivered = GestureState.possible
  /// Transitions of an active recognizer that are not delivered yet.
  var progress: [GestureState] = []
  /// Transitions whose actions are not sent yet.
  var unsent: [GestureState] = []
  /// Whether an action was sent.
  var hasSent = false
  /// The recognizers whose failure it requires because an answer said so (S3.22).
  var answeredRequirements: Set<String> = []
  /// Those after which it starts and that have begun, in attempts that were reset before it is
  /// through (S15.2).
  var earlierPrerequisites: Set<String> = []
  /// Those about which the two questions have been asked.
  var askedAbout: Set<String> = []
  /// Why it failed or was cancelled.
  var reason: Reason?
  /// What becomes of it when its tracking state turns `failed` or `cancelled`.
  var ownReason = Reason("ownDecision")
  /// Whether the host has ended it, so that its group no longer counts it (S6.7).
  var hasLeftItsGroup = false
  /// When it became terminal.
  var end: Double?

  init(depth: Int) { self.depth = depth }

  /// S1.8, S1.9, S14.13: within an event changes are one, and a cancellation undoes them.
  mutating func note(_ transition: GestureState) {
    if progress.last == transition || transition == .cancelled { progress = [] }
    progress.append(transition)
  }

  /// Whether it wants to leave `possible` for a gesture.
  var wantsToRecognize: Bool {
    delivered == .possible && [.began, .changed, .ended].contains(tracking)
  }

  var isActive: Bool { delivered == .began || delivered == .changed }
  var isTerminal: Bool { delivered.isOver }
  /// Whether everything outside has seen it recognize (S4.24).
  var hasRecognized: Bool { isActive || delivered == .ended || delivered == .cancelled }
}

/// Why an attempt came to its end, and on whose account.
struct Reason: Hashable {
  var word: String
  var winner: String?

  init(_ word: String, _ winner: String? = nil) {
    self.word = word
    self.winner = winner
  }

  var text: String { winner.map { "\(word) \($0)" } ?? word }
}

extension GestureState {
  /// Whether it is terminal.
  var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
}
