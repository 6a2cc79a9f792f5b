/// What a recognizer is in the middle of, from the first touch it tracks to its reset.
///
/// There are two states (S4.18). The *tracking* state is what the recognizer's own code assigns
/// and reads back. The *delivered* state is what actions, delegates and everyone else see; while
/// a failure requirement holds the recognizer, it stays `possible`.
///
/// One object serves all attempts of a recognizer, one after the other.
final class Attempt {
  // In the order of use, as in `RecognizerCore`.

  /// Whether the attempt is under way: a touch was bound, or a state assigned, since the reset.
  @safe @exclusivity(unchecked) var isOpen = false
  @safe @exclusivity(unchecked) var tracking = GestureState.possible
  @safe @exclusivity(unchecked) var delivered = GestureState.possible
  /// What was assigned and not yet arbitrated.
  @safe @exclusivity(unchecked) var requested = RequestedTransitions()
  /// Whether the tracking state passed `began`: the attempt is continuous (S1.4).
  @safe @exclusivity(unchecked) var passedBegan = false
  /// What was committed and not yet sent to the targets, in the order of the cases.
  @safe @exclusivity(unchecked) var owed = RequestedTransitions()
  /// Whether an action with `began` went out, so that `cancelled` is owed in the end (S1.11).
  @safe @exclusivity(unchecked) var beganWasSent = false
  /// Whether it is among those on whose recognition the arbiter has to decide.
  @safe @exclusivity(unchecked) var isCandidate = false
  /// Whether it is among those who owe actions.
  @safe @exclusivity(unchecked) var isDebtor = false
  /// Whether failure requirements keep it from recognizing.
  @safe @exclusivity(unchecked) var isHeld = false
  /// Whether the host has ended it: it takes no part in the interaction any more.
  @safe @exclusivity(unchecked) var wasEndedByHost = false
  /// Whether its touches were taken from the views already.
  @safe @exclusivity(unchecked) var tookTouches = false
  /// Whether it is over for its whole group: it is reset next.
  @safe @exclusivity(unchecked) var isToBeReset = false
  /// Whether input that comes without touches drives it: it need not track a touch.
  @safe @exclusivity(unchecked) var isFedIndirectly = false
  /// The type that shuts out others (S2.15).
  @safe @exclusivity(unchecked) var exclusiveType: TouchType?
  /// See ``RecognizerCore/touchSlop``.
  @safe @exclusivity(unchecked) var touchSlop = 0.0
  /// The touches that it tracks now, in the order of binding. They are down, or lift in the present
  /// event; the registry keeps them alive until no attempt tracks them any more.
  @safe @exclusivity(unchecked) var touches = FewUnowned<Touch>()
  /// Every touch that it has tracked in this attempt (S14.1).
  @safe @exclusivity(unchecked) var slots = TouchSlots()
  /// In which pass it was committed; its rivals of that pass were all decided on then.
  @safe @exclusivity(unchecked) var committedInPass = 0
  /// A mark for walks over the requirements.
  @safe @exclusivity(unchecked) var visit = 0
  @safe @exclusivity(unchecked) var order = ArbitrationOrder()
  /// How many taps the recognizer said that it needs, when the attempt began.
  @safe @exclusivity(unchecked) var tapsToRecognize = 0
  /// Where the tracked touches were last, in window coordinates.
  @safe @exclusivity(unchecked) var lastCentroid = Point.zero
  /// Keeps a recognizer that was taken off its view in mid-attempt alive until it has been told of
  /// its reset.
  @safe @exclusivity(unchecked) var owner: Attachment?
  /// How it ends.
  @safe @exclusivity(unchecked) var ending = Ending()

  /// Whether it has reached what may be `began` or `ended` and waits for the engine's leave.
  var wantsToRecognize: Bool {
    delivered == .possible
      && (tracking == .began || tracking == .changed || tracking == .ended)
  }

  /// Whether it gave up before anyone outside saw it begin (S1.9, S4.21).
  var gaveUp: Bool {
    delivered == .possible && (tracking == .failed || tracking == .cancelled)
  }

  /// Whether it can still be told of touches.
  var listens: Bool { !tracking.isTerminal && !delivered.isTerminal }

  /// Starts afresh; the memory of the touches' array is kept.
  func reset() {
    isOpen = false
    tracking = .possible
    delivered = .possible
    requested = []
    passedBegan = false
    owed = []
    beganWasSent = false
    isCandidate = false
    isDebtor = false
    isHeld = false
    wasEndedByHost = false
    tookTouches = false
    touches.removeAll()
    touchSlop = 0
    slots.removeAll()
    isFedIndirectly = false
    exclusiveType = nil
    committedInPass = 0
    isToBeReset = false
    visit = 0
  }
}

/// Transitions that wait for their turn: a set, since they follow one another in one order only.
struct RequestedTransitions: OptionSet {
  let rawValue: UInt8
  static let began = RequestedTransitions(rawValue: 1)
  static let changed = RequestedTransitions(rawValue: 2)
  static let ended = RequestedTransitions(rawValue: 4)
  static let cancelled = RequestedTransitions(rawValue: 8)

  /// The first transition that waits, as a state.
  var first: GestureState? {
    if contains(.began) { return .began }
    if contains(.changed) { return .changed }
    if contains(.ended) { return .ended }
    return contains(.cancelled) ? .cancelled : nil
  }

  func contains(_ state: GestureState) -> Bool {
    var rest = self
    rest.remove(state)
    return rest != self
  }

  mutating func remove(_ state: GestureState) {
    switch state {
    case .began: subtract(.began)
    case .changed: subtract(.changed)
    case .ended: subtract(.ended)
    case .cancelled: subtract(.cancelled)
    case .possible, .failed: break
    }
  }
}

/// The one order of everything (S4.4, S14.23): the view nearer to the touch first, on one view
/// the recognizer added last.
struct ArbitrationOrder: Comparable {
  var depth = 0
  /// The view's number among those that took part in the session.
  var view = 0
  /// The recognizer's number on its view.
  var addition = 0

  static func < (left: ArbitrationOrder, right: ArbitrationOrder) -> Bool {
    if left.depth != right.depth { return left.depth > right.depth }
    if left.view != right.view { return left.view < right.view }
    return left.addition > right.addition
  }
}
