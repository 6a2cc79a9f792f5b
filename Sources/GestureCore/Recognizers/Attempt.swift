/// A recognizer's attempt, from the first touch it tracks to its reset. Its touches are stored in
/// the ``RecognizerCore``, so that this part is a plain value.
///
/// There are two states (S4.18). The *tracking* state is what the recognizer's own code assigns
/// and reads back. The *delivered* state is what actions, delegates and everything else sees; while
/// a failure requirement holds the recognizer, it stays `possible`.
struct Attempt {
  /// The stages of an attempt.
  enum Stage: UInt8 {
    /// There is none: nothing was bound or assigned since the reset.
    case none
    /// Closed; `reset()` has not been called yet.
    case closed
    /// Under way, or finished and waiting for the rest of its group.
    case open
    /// Its whole group has finished: it is reset next.
    case closing
  }

  /// What has happened in the attempt, or is about to.
  struct Flags: OptionSet {
    let rawValue: UInt16
    /// The tracking state passed `began`: the attempt is continuous (S1.4).
    static let isContinuous = Flags(rawValue: 1)
    /// An action with `began` was sent, so `cancelled` must be sent if it is cancelled (S1.11).
    static let sentBegan = Flags(rawValue: 2)
    /// In the arbiter's list of recognizers that want to recognize.
    static let isCandidate = Flags(rawValue: 4)
    /// In the arbiter's list of recognizers with actions to send.
    static let hasPendingActions = Flags(rawValue: 8)
    /// Failure requirements keep it from recognizing.
    static let isHeld = Flags(rawValue: 16)
    /// The host has ended it: it no longer takes part in the interaction.
    static let wasEndedByHost = Flags(rawValue: 32)
    /// Its touches were already cancelled in the views.
    static let tookTouches = Flags(rawValue: 64)
    /// It took a semantic action.
    static let takesAction = Flags(rawValue: 128)
    /// It takes over another's touches, and was asked already whether it may begin.
    static let isTakingOver = Flags(rawValue: 256)
    /// In one sequence with the recognizer that is being arbitrated: neither excludes the other.
    static let isInSequence = Flags(rawValue: 512)
    /// It has ignored a touch (S7.20).
    static let hasIgnored = Flags(rawValue: 1024)
  }

  var stage = Stage.none
  var flags: Flags = []
  /// The inputs without touches that drive it, so that it need not track a touch.
  var drivenBy: IndirectInput.Kinds = []
  /// Those of them that report their end, for which it may wait.
  var awaitedEnds: IndirectInput.Kinds = []
  var tracking = GestureState.possible
  var delivered = GestureState.possible
  /// What was assigned and not yet arbitrated.
  var requested: Transitions = []
  /// What was committed and not yet sent to the targets, in the order of the cases.
  var pending: Transitions = []
  /// The type that excludes all others (S2.15).
  var exclusiveType: TouchType?
  /// See ``RecognizerCore/touchSlop``.
  var touchSlop = 0.0 {
    didSet { squaredSlop = touchSlop * touchSlop * Self.slopRounding }
  }
  /// The square of the slop, a little less than exact: a move at the limit is delivered, however
  /// its distance is rounded.
  private(set) var squaredSlop = 0.0
  private static let slopRounding = 1 - 1e-12
  /// The pass in which it was committed; that pass also decided on all its rivals.
  var committedInPass = 0
  /// A mark for traversals of the requirements.
  var visit = 0
  /// In which of the dispatcher's pairs of tags its own are; computed on request.
  var tagSides = TagSides()
  var order = ArbitrationOrder()
  /// How many taps the recognizer needed when the attempt began.
  var numberOfTaps: Int32 = 0
  /// See ``RecognizerCore/numberOfTapsInAll``, as of then.
  var numberOfTapsInAll: Int32 = 0

  var isOpen: Bool { stage.rawValue >= Stage.open.rawValue }

  /// Whether it wants to recognize and waits for arbitration.
  var wantsToRecognize: Bool {
    delivered == .possible
      && (tracking == .began || tracking == .changed || tracking == .ended)
  }

  /// Whether it failed before anything outside saw it begin (S1.9, S4.21).
  @inline(__always)
  var failedByItself: Bool {
    delivered == .possible && (tracking == .failed || tracking == .cancelled)
  }

  /// Whether it still receives touches.
  var listens: Bool { !tracking.isTerminal && !delivered.isTerminal }
}

/// Transitions that have yet to be handled. A set is enough, since their order is fixed.
struct Transitions: OptionSet {
  let rawValue: UInt8
  static let began = Transitions(rawValue: 1)
  static let changed = Transitions(rawValue: 2)
  static let ended = Transitions(rawValue: 4)
  static let cancelled = Transitions(rawValue: 8)

  /// Whether the recognizer's recognition has yet to be sent.
  var containsRecognition: Bool { contains(.began) || contains(.ended) }

  /// The first transition that waits, as a state.
  var first: GestureState? {
    if contains(.began) { return .began }
    if contains(.changed) { return .changed }
    if contains(.ended) { return .ended }
    return contains(.cancelled) ? .cancelled : nil
  }

  /// The transition to a state; none for the states that are not sent.
  init(_ state: GestureState) {
    switch state {
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .possible, .failed: self = []
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// The order used everywhere (S4.4, S14.23): the view nearer to the touch first, on one view the
/// recognizer added last, in one set the recognizer made first (S15.9).
package struct ArbitrationOrder: Comparable {
  /// How many views contain the recognizer's view.
  var depth = 0
  /// The view's number among those that took part in the session.
  var view = 0
  /// The recognizer's number on its view.
  var addition = 0
  /// Its number in its set of recognizers; 0 where it is in none.
  var member = 0

  package init(depth: Int = 0, view: Int = 0, addition: Int = 0, member: Int = 0) {
    (self.depth, self.view) = (depth, view)
    (self.addition, self.member) = (addition, member)
  }

  package static func < (left: ArbitrationOrder, right: ArbitrationOrder) -> Bool {
    if left.depth != right.depth { return left.depth > right.depth }
    if left.view != right.view { return left.view < right.view }
    if left.addition != right.addition { return left.addition > right.addition }
    return left.member < right.member
  }
}
