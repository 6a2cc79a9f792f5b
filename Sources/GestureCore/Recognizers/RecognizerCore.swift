/// What every recognizer keeps: its state, its settings, its touches and its relations to others.
///
/// A recognizer creates one, keeps it private, exposes its ``handle``, and assigns states to it.
/// Only the recognizer's own code uses its core; clients use what the conformance to
/// ``GestureRecognizer`` gives them (S1.17).
///
/// A core and its recognizer belong to the thread of their dispatcher (S1.25).
public final class RecognizerCore: UnownedTarget {
  #if DEBUG && !hasFeature(Embedded)
    let life = Life()
  #endif
  // Ordered by use, which is the order in memory: fields that are read together share cache lines.

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
  @safe @exclusivity(unchecked) public var delaysTouchesBegan = false { didSet { noteDelays() } }
  /// See ``GestureRecognizer/delaysTouchesEnded``.
  @safe @exclusivity(unchecked) public var delaysTouchesEnded = true { didSet { noteDelays() } }
  /// See ``GestureRecognizer/allowedTouchTypes``.
  @safe @exclusivity(unchecked) public var allowedTouchTypes = TouchTypes.all
  /// See ``GestureRecognizer/requiresExclusiveTouchType``.
  @safe @exclusivity(unchecked) public var requiresExclusiveTouchType = true
  /// See ``GestureRecognizer/modifierFlags``.
  @safe @exclusivity(unchecked) public internal(set) var modifierFlags: ModifierFlags = []
  /// The kinds of input without touches that the recognizer accepts, if it is an
  /// ``IndirectInputReceiver``. Default: none.
  @safe @exclusivity(unchecked) public var indirectInputs: IndirectInput.Kinds = []
  /// Whether the gesture is a movement, such as a swipe or a pan. A slider or a switch keeps its
  /// own drags from such gestures of the views around it (S11.2). Default: false.
  @safe @exclusivity(unchecked) public var isMovement = false
  /// How many taps the gesture consists of; 0 for one that is not a tap. A tap never prevents a tap
  /// that needs more taps (S3.30), and a control prevents single taps of the views around it.
  /// Range: 0 or more; less counts as 0. Default: 0.
  @safe @exclusivity(unchecked) public var numberOfTapsToRecognize = 0

  @safe @exclusivity(unchecked) private(set) var hasDelegate = false
  /// Whether the recognizer has ``ArbitrationRules``.
  @safe @exclusivity(unchecked) var hasRules = false
  /// The questions about relations that the present delegate leaves at their default.
  @safe @exclusivity(unchecked) var defaultAnswers: DefaultAnswers = []
  /// Counts how often the delegate was set: while this is unchanged, so is the delegate.
  private(set) var delegateNumber: UInt32 = 0
  /// The rare features that it has: the fields of the others need not be read.
  @safe @exclusivity(unchecked) var features: RecognizerFeatures = []
  /// The recognizer's number in its set, from 1; 0 where it is in none.
  @safe @exclusivity(unchecked) var memberNumber: Int32 = 0
  /// Which of the recognizer's callbacks is running.
  @safe @exclusivity(unchecked) var callback = RecognizerCallback.none
  /// Whether it is being removed from its view, during which its last action may add it again.
  @safe @exclusivity(unchecked) var isLeavingView = false

  @safe @exclusivity(unchecked) var attempt = Attempt()
  /// The touches that the attempt tracks now, in the order of binding.
  @safe @exclusivity(unchecked) var touchList = TrackedTouches()
  /// Every touch that it has tracked (S14.1).
  @safe @exclusivity(unchecked) var slots = TouchSlots()
  /// Where the tracked touches were last, in window coordinates.
  @safe @exclusivity(unchecked) var lastCentroid = Point.zero
  /// The recognizer, as its view or its attempt keeps it; nil while it has neither.
  @safe @exclusivity(unchecked) var attachmentReference = UnownedReference<Attachment>()
  @safe @exclusivity(unchecked) var viewReference = UnownedReference<View>()

  // MARK: Read once an attempt

  /// Retains the recognizer until its attempt has closed, once its view has removed it.
  @safe @exclusivity(unchecked) var retainedAttachment: Attachment?
  /// The dispatcher in which the attempt runs.
  @safe @exclusivity(unchecked) var attemptDispatcher = UnownedReference<Dispatcher>()
  /// The recognizer's number among those added to its view (S4.4).
  @safe @exclusivity(unchecked) var additionNumber = 0
  @safe @exclusivity(unchecked) var wakes = WakeCount()
  @safe @exclusivity(unchecked) var endings = Endings()
  /// Handles the callbacks that the recognizer doesn't override.
  let logic: (any GestureLogic)?

  // MARK: Read where its features say so, or on request

  /// The recognizers that it waits for, and those that wait for it.
  @safe @exclusivity(unchecked) var requirements = RequirementList() {
    didSet { noteRequirements() }
  }
  /// Diagnostics from before there was a dispatcher to report them to.
  var unreportedDiagnostics: [GestureDiagnostic] = [] {
    didSet { features.set(.unreportedDiagnostics, !unreportedDiagnostics.isEmpty) }
  }
  /// The buttons of which a pointer has to press at least one, or its touch is not offered to the
  /// recognizer (S15.17). Fingers and styluses have no buttons and pass. Default: empty, every
  /// touch passes.
  public var buttonMaskRequired: ButtonMask = []
  /// The touches that it has tracked and ignored since. It isn't asked again about recognizers that
  /// have shared one of them (S3.22).
  var ignoredSlots = TouchSlots()
  /// How many taps come before the gesture proper, such as a drag after a tap. A tap doesn't
  /// prevent a gesture that needs as many taps or more (S15.21). Default: 0.
  public var numberOfPrecedingTaps = 0 {
    didSet { features.set(.precedingTaps, numberOfPrecedingTaps > 0) }
  }
  /// The view of the semantic action that the attempt took; nil for any other attempt (S15.19).
  var actionView: View?

  /// The recognizer's name in logs and explanations (S13.18).
  public var name: String { didSet { lastLabel = nil } }
  /// The cached label; nil when it is outdated.
  @safe @exclusivity(unchecked) private var lastLabel: RecognizerLabel?
  let actions = ActionList()
  @safe @exclusivity(unchecked) private var delegateReference = DelegateReference()

  /// See ``GestureRecognizer/tags``.
  @safe @exclusivity(unchecked) public var tags: [RecognizerTag] = [] {
    didSet {
      attempt.tagSides = TagSides()
      noteCompanions()
    }
  }
  /// The recognizers with which it was declared to recognize together.
  @safe @exclusivity(unchecked) var simultaneousRecognizers: [WeakReference<RecognizerCore>] = [] {
    didSet { noteCompanions() }
  }
  /// The set to which the recognizer belongs (S15.8).
  var set = UnownedReference<RecognizerSet>()
  /// The sets after whose recognizers this one starts.
  var prerequisiteSets: [WeakReference<RecognizerSet>] = [] {
    didSet { features.set(.prerequisiteSets, !prerequisiteSets.isEmpty) }
  }
  /// The tags after whose recognizers this one starts.
  @safe @exclusivity(unchecked) var prerequisiteTags: [RecognizerTag] = [] {
    didSet { features.set(.prerequisiteTags, !prerequisiteTags.isEmpty) }
  }
  /// A recognizer after which this one starts and that was deallocated in the present attempt.
  var lostPrerequisite: RecognizerLabel? {
    didSet { features.set(.lostPrerequisite, lostPrerequisite != nil) }
  }
  /// The values that are computed while the gesture is active (S15.14).
  var values: [ValueUpdates] = [] {
    didSet { features.set(.values, !values.isEmpty) }
  }
  /// To which recognizers it hands its touches over, and when (S15.11).
  var handOvers: [HandOver] = [] {
    didSet { features.set(.handOvers, !handOvers.isEmpty) }
  }
  /// The touches that were bound to it, for one that takes over.
  var bindings = Bindings()
  /// The declared requirements that were refused.
  var refusedRequirements: [RefusedRequirement] = []

  /// - Parameters:
  ///   - name: the recognizer's name in logs unless the client sets another: the gesture's name,
  ///     such as "tap".
  ///   - logic: handles the callbacks that the recognizer doesn't override. Default: nothing.
  public init(name: String, running logic: (any GestureLogic)? = nil) {
    self.name = name
    self.logic = logic
    logic?.prepare(self)
  }

  deinit { requirements.detachAll(from: self) }

  /// A recognizer's access to its core for others; see ``GestureRecognizer/handle``.
  public var handle: RecognizerHandle { RecognizerHandle(self) }

  /// See ``GestureRecognizer/delegate``.
  public var delegate: (any GestureRecognizerDelegate)? {
    get { delegateReference.delegate }
    set {
      delegateReference = DelegateReference(newValue)
      delegateNumber &+= 1
      hasDelegate = newValue != nil
      defaultAnswers = []
    }
  }

  /// See ``GestureRecognizer/lastOutcome``.
  public var lastOutcome: GestureOutcome? { endings.lastOutcome }

  /// The view that the recognizer is attached to.
  public var view: View? { viewReference.object }

  /// Whether the recognizer is on a view.
  var isAttached: Bool { viewReference.isSet }

  /// The recognizer to which the core belongs; nil while it is on no view and in no attempt.
  var recognizer: (any GestureRecognizer)? { attachmentReference.object?.recognizer }

  /// The dispatcher that runs the recognizer's passes: the open attempt's, else its view's.
  var dispatcher: Dispatcher? {
    attempt.isOpen ? attemptDispatcher.object : view?.window?.dispatcher
  }

  /// The recognizer's name and its view's; cached until one of them changes.
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

  /// Attaches the recognizer as one of a set.
  func attach(to view: View, as number: Int, of set: RecognizerSet) {
    viewReference.object = view
    lastLabel = nil
    self.set.object = set
    additionNumber = set.additionNumber
    memberNumber = Int32(clamping: number)
  }

  /// Detaches the recognizer from its view. During an attempt it lives until the attempt closes.
  func detach(_ attachment: Attachment) {
    viewReference.object = nil
    set.object = nil
    memberNumber = 0
    lastLabel = nil
    guard attempt.stage != .none, retainedAttachment !== attachment else { return }
    attachment.former = retainedAttachment
    retainedAttachment = attachment
  }

  private func noteRequirements() {
    features.set(.requirements, !requirements.required.isEmpty)
    features.set(.waiting, !requirements.waiting.isEmpty)
    features.set(.prerequisites, requirements.hasPrerequisites)
  }

  private func noteCompanions() {
    features.set(.companions, !simultaneousRecognizers.isEmpty || !tags.isEmpty)
  }

  /// The name of the view has changed.
  func viewWasRenamed() { lastLabel = nil }

  /// Records a delegate's default answer, if the delegate is this recognizer's own.
  func note(_ answer: DefaultAnswers, leftAtDefaultBy delegate: any GestureRecognizerDelegate) {
    if delegate === self.delegate { defaultAnswers.insert(answer) }
  }
}

@available(*, unavailable)
extension RecognizerCore: Sendable {}
