/// What every recognizer keeps: its state, its settings, its touches and its relations to others.
///
/// A recognizer makes one, keeps it as `core`, and tells it what it sees. Only the recognizer's
/// own code talks to its core; clients use what the conformance to ``GestureRecognizer`` gives
/// them (S1.17).
///
/// A core and its recognizer belong to the thread of their dispatcher (S1.25).
public final class RecognizerCore {
  // In the order of use, since that is how they lie in memory: what is looked at together shares
  // lines of the processor's cache.

  // MARK: Looked at in every event

  /// See ``GestureRecognizer/isEnabled``.
  @safe @exclusivity(unchecked) public var isEnabled = true {
    didSet {
      if oldValue && !isEnabled { endFromOutside(.disabled) }
    }
  }
  /// See ``GestureRecognizer/cancelsTouchesInView``.
  @safe @exclusivity(unchecked) public var cancelsTouchesInView = true
  /// See ``GestureRecognizer/delaysTouchesBegan``.
  @safe @exclusivity(unchecked) public var delaysTouchesBegan = false
  /// See ``GestureRecognizer/delaysTouchesEnded``.
  @safe @exclusivity(unchecked) public var delaysTouchesEnded = true
  /// See ``GestureRecognizer/allowedTouchTypes``.
  @safe @exclusivity(unchecked) public var allowedTouchTypes = TouchTypes.all
  /// See ``GestureRecognizer/requiresExclusiveTouchType``.
  @safe @exclusivity(unchecked) public var requiresExclusiveTouchType = true
  /// The kinds of input without touches that the recognizer takes. Default: none.
  @safe @exclusivity(unchecked) public var indirectInputs: IndirectInput.Kinds = []

  @safe @exclusivity(unchecked) private(set) var hasDelegate = false
  /// The questions whose default answered, so that they need not be asked again.
  @safe @exclusivity(unchecked) var hooksLeftAtDefault: DefaultHooks = []
  /// Whether the engine is inside one of the recognizer's own callbacks.
  @safe @exclusivity(unchecked) var isInCallback = false
  /// Whether its `reset()` runs: the attempt is over and no state may be assigned (S6.1).
  @safe @exclusivity(unchecked) var isBeingReset = false
  /// Whether its attempt has been closed and it is yet to be told, or is being told.
  @safe @exclusivity(unchecked) var isLeavingAttempt = false
  /// The kind of the callback that runs: a failure without a reason, assigned in
  /// `touchesCancelled`, is put down to that.
  @safe @exclusivity(unchecked) var callbackPhase: TouchPhase?

  let attempt = Attempt()
  /// The recognizer, as its view or its attempt keeps it; nil while it is on no view and in no
  /// attempt.
  @safe @exclusivity(unchecked) var attachmentReference = BackReference<Attachment>()
  @safe @exclusivity(unchecked) var viewReference = BackReference<View>()
  @safe @exclusivity(unchecked) var requirements = RequirementList()

  // MARK: Looked at once an attempt

  /// The dispatcher in which the attempt runs.
  @safe @exclusivity(unchecked) var attemptDispatcher = BackReference<Dispatcher>()
  /// The recognizer's number among those added to its view (S4.4).
  @safe @exclusivity(unchecked) var additionNumber = 0
  @safe @exclusivity(unchecked) var wakes = WakeCount()
  /// Diagnostics from before there was anyone to tell.
  @safe @exclusivity(unchecked) var untoldDiagnostics: [Diagnostic] = []
  /// How the attempt before ended.
  @safe @exclusivity(unchecked) var lastEnding = Ending()

  // MARK: Looked at by those who ask

  /// Whether it is being taken off its view, and may be told so by its last action.
  @safe @exclusivity(unchecked) var isLeavingView = false

  /// What logs and explanations call the recognizer (S13.18).
  public var name: String { didSet { lastLabel = nil } }
  /// The label as long as it holds.
  @safe @exclusivity(unchecked) private var lastLabel: RecognizerLabel?
  let actions = ActionList()
  var delegateReference = DelegateReference()

  /// See ``GestureRecognizer/tags``.
  @safe @exclusivity(unchecked) public var tags: [RecognizerTag] = []
  /// Those with whom it was declared to recognize together.
  @safe @exclusivity(unchecked) var companions: [WeakReference<RecognizerCore>] = []

  /// The rings that declared requirements of this recognizer would have closed: they were refused
  /// (S4.32).
  public internal(set) var refusedCycles: [RequirementCycle] = []

  /// See ``GestureRecognizer/delegate``.
  public var delegate: (any GestureRecognizerDelegate)? {
    get { delegateReference.delegate }
    set {
      delegateReference = DelegateReference(newValue)
      hasDelegate = newValue != nil
      hooksLeftAtDefault.subtract(.allOfDelegate)
    }
  }

  /// See ``GestureRecognizer/lastOutcome``.
  public var lastOutcome: Outcome? { lastEnding.outcome }

  /// - Parameter name: what logs call the recognizer unless the client sets another name: the
  ///   gesture's name, such as "tap".
  public init(name: String) { self.name = name }

  deinit { requirements.detachAll(from: self) }

  /// The view that the recognizer is attached to.
  public var view: View? { viewReference.object }

  /// Whether the engine counts on its being alive.
  var isInAttempt: Bool { attempt.isOpen || isLeavingAttempt }

  /// Whether the recognizer is on a view.
  var isAttached: Bool { viewReference.isSet }

  /// The recognizer to which the core belongs; nil while it is on no view and in no attempt.
  var recognizer: (any GestureRecognizer)? { attachmentReference.object?.recognizer }

  /// Who runs the recognizer's passes: the present attempt's dispatcher, else its view's.
  var dispatcher: Dispatcher? { attemptDispatcher.object ?? view?.window?.dispatcher }

  /// The recognizer's name and its view's; made anew only when one of them has changed.
  var label: RecognizerLabel {
    if let lastLabel { return lastLabel }
    let label = RecognizerLabel(name: name, view: view?.name ?? "")
    lastLabel = label
    return label
  }

  func attach(to view: View) {
    viewReference.object = view
    lastLabel = nil
    additionNumber = view.nextAdditionNumber
    view.nextAdditionNumber += 1
  }

  func detach() {
    viewReference.object = nil
    lastLabel = nil
  }

  /// The view has another name now.
  func viewWasRenamed() { lastLabel = nil }

  /// Notes a delegate's default answer, if the delegate is this recognizer's own.
  func note(_ hook: DefaultHooks, leftAtDefaultBy delegate: any GestureRecognizerDelegate) {
    if delegate === self.delegate { hooksLeftAtDefault.insert(hook) }
  }
}

@available(*, unavailable)
extension RecognizerCore: Sendable {}

/// Questions that a recognizer or its delegate leaves at their default.
struct DefaultHooks: OptionSet {
  let rawValue: UInt8
  static let shouldRequireFailure = DefaultHooks(rawValue: 1)
  static let shouldBeRequiredToFail = DefaultHooks(rawValue: 2)
  static let delegateShouldRequireFailure = DefaultHooks(rawValue: 4)
  static let delegateShouldBeRequiredToFail = DefaultHooks(rawValue: 8)

  static let canPrevent = DefaultHooks(rawValue: 16)
  static let canBePrevented = DefaultHooks(rawValue: 32)
  static let shouldReceive = DefaultHooks(rawValue: 64)

  static let allOfRecognizer: DefaultHooks = [.shouldRequireFailure, .shouldBeRequiredToFail]
  static let allOfDelegate: DefaultHooks = [
    .delegateShouldRequireFailure, .delegateShouldBeRequiredToFail,
  ]
}
