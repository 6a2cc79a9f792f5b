/// What every recognizer keeps: its state, its settings, its touches and its relations to others.
///
/// A recognizer makes one, keeps it as `core`, and tells it what it sees. Only the recognizer's
/// own code talks to its core; clients use what the conformance to ``GestureRecognizer`` gives
/// them (S1.17).
///
/// A core and its recognizer belong to the thread of their dispatcher (S1.25).
public final class RecognizerCore {
  /// What logs and explanations call the recognizer (S13.18).
  public var name: String

  /// See ``GestureRecognizer/isEnabled``.
  public var isEnabled = true {
    didSet {
      if oldValue && !isEnabled { endFromOutside(.disabled) }
    }
  }
  /// See ``GestureRecognizer/cancelsTouchesInView``.
  public var cancelsTouchesInView = true
  /// See ``GestureRecognizer/delaysTouchesBegan``.
  public var delaysTouchesBegan = false
  /// See ``GestureRecognizer/delaysTouchesEnded``.
  public var delaysTouchesEnded = true
  /// See ``GestureRecognizer/allowedTouchTypes``.
  public var allowedTouchTypes = TouchTypes.all
  /// See ``GestureRecognizer/requiresExclusiveTouchType``.
  public var requiresExclusiveTouchType = true

  /// See ``GestureRecognizer/tags``.
  public var tags: [RecognizerTag] = []
  /// Those with whom it was declared to recognize together.
  var companions: [WeakReference<RecognizerCore>] = []

  /// The kinds of input without touches that the recognizer takes. Default: none.
  public var indirectInputs: IndirectInput.Kinds = []

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
  public internal(set) var lastOutcome: Outcome?

  var delegateReference = DelegateReference()
  private(set) var hasDelegate = false
  /// The questions whose default answered, so that they need not be asked again.
  var hooksLeftAtDefault: DefaultHooks = []

  var recognizerReference = RecognizerReference()
  /// Keeps the recognizer alive as long as its attempt lasts.
  var attemptOwner: (any GestureRecognizer)?
  var viewReference = BackReference<View>()
  /// The dispatcher in which the attempt runs.
  var attemptDispatcher = BackReference<Dispatcher>()
  /// The recognizer's number among those added to its view (S4.4).
  var additionNumber = 0

  /// The rings that declared requirements of this recognizer would have closed: they were refused
  /// (S4.32).
  public internal(set) var refusedCycles: [RequirementCycle] = []

  let actions = ActionList()
  var requirements = RequirementList()
  let attempt = Attempt()
  /// Whether the engine is inside one of the recognizer's own callbacks.
  var isInCallback = false
  /// Whether its `reset()` runs: the attempt is over and no state may be assigned (S6.1).
  var isBeingReset = false
  /// The kind of the callback that runs: a failure without a reason, assigned in
  /// `touchesCancelled`, is put down to that.
  var callbackPhase: TouchPhase?
  var wakes = WakeCount()
  /// Diagnostics from before there was anyone to tell.
  var untoldDiagnostics: [Diagnostic] = []

  /// - Parameter name: what logs call the recognizer unless the client sets another name: the
  ///   gesture's name, such as "tap".
  public init(name: String) { self.name = name }

  deinit { requirements.detachAll(from: self) }

  /// The view that the recognizer is attached to.
  public var view: View? { viewReference.object }

  /// The recognizer to which the core belongs; nil while it is on no view and in no attempt.
  var recognizer: (any GestureRecognizer)? { attemptOwner ?? recognizerReference.recognizer }

  /// Who runs the recognizer's passes: the present attempt's dispatcher, else its view's.
  var dispatcher: Dispatcher? { attemptDispatcher.object ?? view?.window?.dispatcher }

  var label: RecognizerLabel { RecognizerLabel(name: name, view: view?.name ?? "") }

  func attach(_ recognizer: any GestureRecognizer, to view: View) {
    recognizerReference.recognizer = recognizer
    viewReference.object = view
    additionNumber = view.nextAdditionNumber
    view.nextAdditionNumber += 1
  }

  /// Forgets the view and, since the view need not keep it alive any more, the recognizer.
  func detach() {
    viewReference.object = nil
    recognizerReference.recognizer = nil
  }

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

  static let allOfRecognizer: DefaultHooks = [.shouldRequireFailure, .shouldBeRequiredToFail]
  static let allOfDelegate: DefaultHooks = [
    .delegateShouldRequireFailure, .delegateShouldBeRequiredToFail,
  ]
}
