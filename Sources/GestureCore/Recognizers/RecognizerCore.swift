/// What every recognizer keeps: its state, its settings, its touches and its relations to others.
///
/// A recognizer makes one, keeps it privately, shows its ``handle``, and tells it what it sees.
/// Only the recognizer's own code talks to its core; clients use what the conformance to
/// ``GestureRecognizer`` gives them (S1.17).
///
/// A core and its recognizer belong to the thread of their dispatcher (S1.25).
public final class RecognizerCore {
  // In the order of use, since that is how they lie in memory: what is looked at together shares
  // lines of the processor's cache.

  // MARK: Read in every event

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
  /// The kinds of input without touches that the recognizer takes, if it is an
  /// ``IndirectInputReceiver``. Default: none.
  @safe @exclusivity(unchecked) public var indirectInputs: IndirectInput.Kinds = []
  /// Whether the gesture is a movement, such as a swipe or a pan. A slider refuses such gestures of
  /// the views around it. Default: false.
  @safe @exclusivity(unchecked) public var isMovement = false
  /// How many taps the gesture consists of; 0 for one that is no tap. A tap never prevents a tap
  /// that needs more taps (S3.30), and a control refuses single taps of the views around it.
  /// Default: 0.
  @safe @exclusivity(unchecked) public var numberOfTapsToRecognize = 0

  @safe @exclusivity(unchecked) private(set) var hasDelegate = false
  /// Whether the recognizer has ``ArbitrationRules``.
  @safe @exclusivity(unchecked) var hasRules = false
  /// The questions about relations that the present delegate leaves at their default.
  @safe @exclusivity(unchecked) var defaultAnswers: DefaultAnswers = []
  /// Which of the recognizer's callbacks is running.
  @safe @exclusivity(unchecked) var callback = RecognizerCallback.none
  /// Whether it is being removed from its view, and may be told so by its last action.
  @safe @exclusivity(unchecked) var isLeavingView = false

  @safe @exclusivity(unchecked) var attempt = Attempt()
  /// The touches that the attempt tracks now, in the order of binding.
  @safe @exclusivity(unchecked) var touchList = UnownedList<Touch>()
  /// Every touch that it has tracked (S14.1).
  @safe @exclusivity(unchecked) var slots = TouchSlots()
  /// The recognizer, as its view or its attempt keeps it; nil while it is on no view and in no
  /// attempt.
  @safe @exclusivity(unchecked) var attachmentReference = UnownedReference<Attachment>()
  @safe @exclusivity(unchecked) var viewReference = UnownedReference<View>()
  @safe @exclusivity(unchecked) var requirements = RequirementList()

  /// What handles the callbacks that the recognizer doesn't override.
  let logic: (any GestureLogic)?

  // MARK: Read once an attempt

  /// Keeps the recognizer alive until its attempt has closed, once its view has given it up.
  @safe @exclusivity(unchecked) var keeper: Attachment?
  /// Where the tracked touches were last, in window coordinates.
  @safe @exclusivity(unchecked) var lastCentroid = Point.zero
  /// The dispatcher in which the attempt runs.
  @safe @exclusivity(unchecked) var attemptDispatcher = UnownedReference<Dispatcher>()
  /// The recognizer's number among those added to its view (S4.4).
  @safe @exclusivity(unchecked) var additionNumber = 0
  @safe @exclusivity(unchecked) var wakes = WakeCount()
  /// Diagnostics from before there was a dispatcher to report them to.
  @safe @exclusivity(unchecked) var unreportedDiagnostics: [GestureDiagnostic] = []
  @safe @exclusivity(unchecked) var endings = Endings()

  // MARK: Read on request

  /// What logs and explanations call the recognizer (S13.18).
  public var name: String { didSet { lastLabel = nil } }
  /// The label as long as it holds.
  @safe @exclusivity(unchecked) private var lastLabel: RecognizerLabel?
  let actions = ActionList()
  private var delegateReference = DelegateReference()

  /// See ``GestureRecognizer/tags``.
  @safe @exclusivity(unchecked) public var tags: [RecognizerTag] = []
  /// The recognizers with which it was declared to recognize together.
  @safe @exclusivity(unchecked) var companions: [WeakReference<RecognizerCore>] = []
  /// See ``RecognizerHandle/refusedCycles``.
  var refusedCycles: [RequirementCycle] = []

  /// - Parameters:
  ///   - name: what logs call the recognizer unless the client sets another name: the gesture's
  ///     name, such as "tap".
  ///   - logic: what handles the callbacks that the recognizer doesn't override. Default: nothing.
  public init(name: String, running logic: (any GestureLogic)? = nil) {
    self.name = name
    self.logic = logic
    logic?.prepare(self)
  }

  deinit { requirements.detachAll(from: self) }

  /// What a recognizer shows of its core; see ``GestureRecognizer/handle``.
  public var handle: RecognizerHandle { RecognizerHandle(self) }

  /// See ``GestureRecognizer/delegate``.
  public var delegate: (any GestureRecognizerDelegate)? {
    get { delegateReference.delegate }
    set {
      delegateReference = DelegateReference(newValue)
      hasDelegate = newValue != nil
      defaultAnswers = []
    }
  }

  /// See ``GestureRecognizer/lastOutcome``.
  public var lastOutcome: GestureOutcome? { endings.last.outcome }

  /// The view that the recognizer is attached to.
  public var view: View? { viewReference.object }

  /// Whether the recognizer is on a view.
  var isAttached: Bool { viewReference.isSet }

  /// The recognizer to which the core belongs; nil while it is on no view and in no attempt.
  var recognizer: (any GestureRecognizer)? { attachmentReference.object?.recognizer }

  /// What runs the recognizer's passes: the present attempt's dispatcher, else its view's.
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

  /// The view gives the recognizer up. What is in the midst of an attempt lives until that is closed.
  func detach(_ attachment: Attachment) {
    viewReference.object = nil
    lastLabel = nil
    if attempt.stage != .none && keeper == nil { keeper = attachment }
  }

  /// The view has another name now.
  func viewWasRenamed() { lastLabel = nil }

  /// Notes a delegate's default answer, if the delegate is this recognizer's own.
  func note(_ answer: DefaultAnswers, leftAtDefaultBy delegate: any GestureRecognizerDelegate) {
    if delegate === self.delegate { defaultAnswers.insert(answer) }
  }
}

@available(*, unavailable)
extension RecognizerCore: Sendable {}

/// A callback of a recognizer that is running. What the recognizer assigns in one is arbitrated when
/// all recognizers have seen the event.
enum RecognizerCallback: Equatable {
  case none
  case touches(TouchPhase)
  case touchIgnored
  case input
  case estimate
  case wake
  /// The attempt is over, and no state may be assigned (S6.1).
  case reset
}

/// Questions that a delegate leaves at their default, so that they need not be asked again.
struct DefaultAnswers: OptionSet {
  let rawValue: UInt8
  static let shouldRequireFailure = DefaultAnswers(rawValue: 1)
  static let shouldBeRequiredToFail = DefaultAnswers(rawValue: 2)
  static let all: DefaultAnswers = [.shouldRequireFailure, .shouldBeRequiredToFail]
}
