/// Takes a host's input and drives all recognizers of its windows.
///
/// The dispatcher has no clock. Each event carries its timestamp; between events the host reads
/// ``nextDeadline`` and calls ``advance(to:)`` when it is due. The same input gives the same
/// decisions in the same order, everywhere.
///
/// ```swift
/// let window = Window(size: Size(width: 400, height: 800))
/// let dispatcher = Dispatcher(window: window)
/// let tap = TapGestureRecognizer()
/// window.addGestureRecognizer(tap)
/// tap.onAction { tap in print("tapped at", tap.location(in: nil)) }
///
/// let finger = Point(x: 10, y: 20)
/// dispatcher.send(
///   InputEvent(at: .zero, touches: [TouchInput(id: 1, phase: .began, location: finger)]))
/// dispatcher.send(
///   InputEvent(
///     at: .milliseconds(80), touches: [TouchInput(id: 1, phase: .ended, location: finger)]))
/// // tapped at (10, 20)
/// ```
///
/// A dispatcher and everything in its windows belong to one thread.
public final class Dispatcher: UnownedTarget {
  #if DEBUG && !hasFeature(Embedded)
    let life = Life()
  #endif
  /// The windows that receive events; the first one is the default.
  public private(set) var windows: [Window] = []

  let reporter = Reporter()
  let active = ActiveRecognizers()
  let deadlines = DeadlineQueue()
  let questions: Questions
  let registry: TouchRegistry
  let router: Router
  let indirectRouter: IndirectRouter
  let requirementBuilder: RequirementBuilder
  let arbiter: Arbiter
  let recognizerDelivery: RecognizerDelivery
  let actionDelivery: ActionDelivery
  let viewDelivery: ViewDelivery
  let handOverDelivery: HandOverDelivery
  let groupReset: GroupReset
  let event: TouchEvent
  let queue = PassQueue()
  let threadCheck = ThreadCheck()

  /// A dispatcher for a window, which leaves its former dispatcher first.
  ///
  /// - Parameter window: receives the events that name no window. Others can be added with
  ///   ``add(_:)``.
  public init(window: Window) {
    registry = TouchRegistry(reporter: reporter)
    event = TouchEvent(registry: registry)
    viewDelivery = ViewDelivery(reporter: reporter, registry: registry)
    questions = Questions(reporter: reporter, viewDelivery: viewDelivery)
    router = Router(active: active, questions: questions)
    indirectRouter = IndirectRouter(router: router, active: active)
    requirementBuilder = RequirementBuilder(questions: questions)
    arbiter = Arbiter(active: active, questions: questions)
    recognizerDelivery = RecognizerDelivery(active: active, arbiter: arbiter)
    handOverDelivery = HandOverDelivery(
      active: active, arbiter: arbiter, questions: questions, viewDelivery: viewDelivery)
    actionDelivery = ActionDelivery(
      arbiter: arbiter, viewDelivery: viewDelivery, reporter: reporter,
      handOverDelivery: handOverDelivery)
    groupReset = GroupReset(
      active: active, arbiter: arbiter, registry: registry, viewDelivery: viewDelivery,
      reporter: reporter)
    add(window)
  }

  deinit {
    for window in windows { window.dispatcherReference.object = nil }
    for touch in viewDelivery.unfinished { touch.recipients.removeAll() }
    active.shutDown()
    // A view that has received a touch's beginning receives its end. The view may hold the touch,
    // which retains the view.
    viewDelivery.shutDown(with: event)
  }

  // MARK: Windows

  /// Adds a window, which leaves its former dispatcher first. The former dispatcher reports that as
  /// a diagnostic, unless the window was removed from it before.
  public func add(_ window: Window) {
    // Actions that end with the removal may add the window elsewhere.
    while let former = window.dispatcher, former !== self {
      former.remove(window)
      former.reporter.diagnose(
        GestureDiagnostic(
          .misuse(
            "window '\(window.name)' was added to another dispatcher; this one gets no more of its "
              + "touches")))
    }
    guard window.dispatcher == nil else { return }
    window.dispatcherReference.object = self
    windows.append(window)
  }

  /// Removes a window. Touches that hit its views are cancelled, and the gestures of its views are
  /// ended.
  public func remove(_ window: Window) {
    guard window.dispatcher === self else { return }
    cancel(viewDelivery.unfinished.filter { $0.window === window })
    for core in active.participants.objects where core.view?.window === window {
      core.endFromOutside(.removed)
    }
    guard window.dispatcher === self else { return }  // an action has removed it already
    windows.removeAll { $0 === window }
    window.dispatcherReference.object = nil
  }

  // MARK: Time

  /// The moment of the last event or deadline.
  public var now: Timestamp { reporter.now }

  /// When ``advance(to:)`` has to be called next, unless an event comes before; nil for never.
  public var nextDeadline: Timestamp? { deadlines.nextTimestamp }

  /// Advances the clock to a moment. Due deadlines fire, each at its own time (S10.2). A moment in
  /// the past changes nothing.
  public func advance(to timestamp: Timestamp) { perform(.advance(timestamp)) }

  // MARK: Input

  /// Handles an event completely: recognizers, arbitration, actions, views, resets.
  ///
  /// Called from inside an action, a delegate or a view, the event waits until the pass that is
  /// running is over (S10.12).
  ///
  /// - Parameters:
  ///   - event: what the hardware reported.
  ///   - window: the window whose coordinates the event is in, for touches that begin; nil means
  ///     the first one.
  public func send(_ event: InputEvent, to window: Window? = nil) {
    perform(.event(event, window))
  }

  /// Handles an event of a single touch, without an array.
  public func send(_ touch: TouchInput, at timestamp: Timestamp, to window: Window? = nil) {
    performTouch(touch, at: timestamp, in: window)
  }

  /// Cancels all touches, in views and recognizers alike: for example when the system takes over,
  /// the app goes to the background or focus is lost (S7.25, S12.8). A view that has not received
  /// the end of a touch yet receives `cancelled` instead.
  public func cancelAllTouches() { perform(.cancelAll) }

  /// The touches that are down, in the order in which they began.
  public var touches: Touches { Touches(registry.live) }

  /// Whether a touch is down.
  package var hasTouches: Bool { registry.count > 0 }

  /// The touch with an id that is down.
  package func touch(_ id: TouchID) -> Touch? { registry.touch(id) }

  /// Lets recognizers of one tag recognize together with those of another, or of the same,
  /// whatever their delegates say. A pair that was declared before changes nothing.
  public func allowSimultaneousRecognition(_ one: RecognizerTag, _ other: RecognizerTag) {
    questions.tagRelations.allow(one, other)
  }

  /// The default limits of recognizers, for each kind of touch. Changes take effect with the next
  /// attempt at the latest.
  @safe @exclusivity(unchecked) public var settings = GestureSettings() {
    didSet {
      for problem in settings.takeProblems() {
        reporter.diagnose(GestureDiagnostic(.misuse(problem)))
      }
    }
  }

  // MARK: Observing

  /// Adds an observer, which receives every decision. Held strongly until it is removed.
  public func addObserver(_ observer: any GestureObserver) { reporter.add(observer) }

  /// Removes an observer.
  public func removeObserver(_ observer: any GestureObserver) { reporter.remove(observer) }

  /// Whether a diagnostic stops the program: a strict mode for tests (S1.16). Default: false.
  public var stopsAtDiagnostics: Bool {
    get { reporter.stopsAtDiagnostics }
    set { reporter.stopsAtDiagnostics = newValue }
  }

  private func cancel(_ touches: [Touch]) {
    if !touches.isEmpty { perform(.cancel(touches)) }
  }
}

@available(*, unavailable)
extension Dispatcher: Sendable {}
