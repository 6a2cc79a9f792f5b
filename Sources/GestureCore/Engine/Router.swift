/// Finds the view that a new touch hits and the recognizers that get it (step 2).
final class Router {
  private let active: ActiveRecognizers
  private let questions: Questions
  private let reporter: Reporter
  /// Whether the event brings several new touches, or several inputs without touches, so that a
  /// recognizer could be asked about it twice.
  @safe @exclusivity(unchecked) private var remembersAnswers = false
  /// The recognizers that were asked about the present event, with their answers (S3.3: once an
  /// event of each kind, S15.15).
  private var answers: [Asked: Answer] = [:]

  private struct Asked: Hashable {
    let core: ObjectIdentifier
    let kind: TouchEvent.Kind

    /// Without the kind: its raw value is a string, and hashing one needs Unicode tables, which
    /// take 30 kB in a module for the web.
    func hash(into hasher: inout Hasher) { hasher.combine(core) }
  }

  private struct Answer {
    /// Kept alive, so that no other gets its identity meanwhile.
    let core: RecognizerCore
    let refusal: TouchRefusal?
  }

  /// How many recognizers got the latest touch: a capacity for the next one.
  @safe @exclusivity(unchecked) private var latestRecipients = 0

  /// The recognizers of a visit's views, one list per view; empty between visits.
  @safe @exclusivity(unchecked) private var chain: [Link] = []

  private struct Link {
    let attachments: ObjectList<Attachment>
    /// How many views the visit met before this one.
    let distance: Int
  }

  init(active: ActiveRecognizers, questions: Questions) {
    self.active = active
    self.questions = questions
    reporter = questions.reporter
  }

  /// How often views have left their window or moved in the tree.
  private var numberOfMoves = 0

  /// Views have been moved or removed.
  func noteMove() { numberOfMoves += 1 }

  /// The view that a new touch hits (S2.1); nil where the hit test itself has removed that view
  /// from the window (S2.30).
  func hitTest(_ location: Point, in window: Window, with event: TouchEvent) -> View? {
    let before = numberOfMoves
    let view = window.hitTest(location, with: event)
    if numberOfMoves != before, let view, view.window !== window { return nil }
    return view
  }

  /// Before the recipients of an event are found.
  ///
  /// - Parameter mayAskTwice: whether a recognizer could be asked about the event twice.
  func beginEvent(mayAskTwice: Bool) { remembersAnswers = mayAskTwice }

  /// After that: forgets the answers.
  func endEvent() {
    if remembersAnswers { answers.removeAll(keepingCapacity: true) }
    remembersAnswers = false
  }

  /// Gives the new touches of an event to all recognizers that want them.
  ///
  /// - Parameter changed: all touches that the event changes.
  func bindNew(among changed: Touches, of event: TouchEvent, dispatcher: Dispatcher) {
    changed.forEach { touch in
      guard touch.currentPhase == .began else { return }
      reporter.report { .touch(touch) }
      if touch.shape != nil { reporter.report { .input(.shape(touch)) } }
      touch.recipients.reserve(latestRecipients)
      forEachCandidate(from: touch.view, for: touch) { attachment, depth in
        bind(touch, to: attachment, at: depth, of: event, dispatcher: dispatcher)
      }
      latestRecipients = touch.recipients.count
    }
  }

  /// Visits the recognizers of the hit view and of each of its superviews, in arbitration order
  /// (S2.8, S4.4): those present at the start, even if the visit changes them.
  ///
  /// - Parameters:
  ///   - touch: the touch for which sets provide a recognizer; nil for input without touches.
  ///   - body: receives a recognizer and the depth of its view.
  @inline(__always)
  func forEachCandidate(
    from hitView: View?, for touch: Touch? = nil, _ body: (Attachment, Int) -> Void
  ) {
    let first = chain.count
    let outermost = addCandidates(from: hitView, for: touch)
    for index in first..<chain.count {
      let depth = outermost - chain[index].distance
      chain[index].attachments.forEachReversed { body($0, depth) }
    }
    while chain.count > first { chain.removeLast() }
  }

  /// - Returns: the distance of the outermost view.
  private func addCandidates(from hitView: View?, for touch: Touch?) -> Int {
    var distance = 0
    var areSetsReady = false
    var next = hitView?.nearestWithGestures(&distance)
    while let view = next {
      if view.sets.isEmpty || touch == nil {
        add(view.attachments.all, of: view, distance)
      } else if let touch {
        if !areSetsReady {
          // The host makes the recognizers, and may change views meanwhile: so all are made before
          // any are listed.
          areSetsReady = true
          readySets(from: view)
        }
        add(candidates(of: view, for: touch), of: view, distance)
      }
      distance += 1
      next = view.superview?.nearestWithGestures(&distance)
    }
    return distance - 1
  }

  /// Lets the sets of a view and of those around it make their recognizers for a touch.
  private func readySets(from view: View) {
    var sets: [RecognizerSet] = []
    var next: View? = view
    while let view = next {
      sets += view.sets
      next = view.superview
    }
    for set in sets { set.makeReady() }
  }

  /// Adds a view with some of its recognizers to the chain of a visit.
  @inline(__always)
  private func add(_ attachments: ObjectList<Attachment>, of view: View, _ distance: Int) {
    if attachments.isEmpty { return }
    if !view.takesPart { active.number(view) }
    chain.append(Link(attachments: attachments, distance: distance))
  }

  /// The recognizers of a view, with one of each set (S15.8).
  private func candidates(of view: View, for touch: Touch) -> ObjectList<Attachment> {
    view.inOrderOfAdding { set in
      if let attachment = set.freeAttachment { return [attachment] }
      if let last = set.recognizers.last { reporter.report { .refused(last, touch, .limit) } }
      return []
    }
  }

  private func bind(
    _ touch: Touch, to attachment: Attachment, at depth: Int, of event: TouchEvent,
    dispatcher: Dispatcher
  ) {
    let core = attachment.core
    core.leaveOtherDispatcher(for: dispatcher)
    if core.isBeingReset(besides: dispatcher) {
      return reporter.report { .refused(attachment.recognizer, touch, .attemptOver) }
    }
    if let refusal = core.refusal(of: touch.type, pressing: touch.buttons)
      ?? answeredRefusal(of: touch, by: core, event)
    {
      reporter.report { .refused(attachment.recognizer, touch, refusal) }
      return
    }
    // The answers may have changed that, or taken it to another view (S2.10).
    guard core.isFree(for: dispatcher), core.attachmentReference.refers(to: attachment) else {
      return
    }
    active.insert(core, dispatcher: dispatcher, depth: depth)
    core.modifierFlags = event.modifierFlags
    core.track(touch)
    touch.recipients.append(core)
    if core.features.contains(.takesOver) { core.noteBinding(of: touch) }
    reporter.report { .bound(attachment.recognizer, touch) }
  }

  /// Binds touches that a recognizer takes over (S15.12).
  ///
  /// - Parameter pass: the number of the present pass.
  func bindTaken(_ touches: Touches, to core: RecognizerCore, dispatcher: Dispatcher, pass: Int) {
    guard let attachment = core.attachmentReference.object else { return }
    active.insert(core, dispatcher: dispatcher)
    core.attempt.flags.insert(.isTakingOver)
    core.modifierFlags = dispatcher.event.modifierFlags
    for touch in touches {
      touch.handedOverInPass = pass
      touch.minimumSquaredSlop = 0
      guard !core.touchList.contains(touch) else { continue }
      core.track(touch)
      if !touch.recipients.contains(core) { touch.recipients.insertInArbitrationOrder(core) }
      reporter.report { .bound(attachment.recognizer, touch) }
    }
  }

  /// The first reason why a recognizer or its delegate refuses a touch; later checks are skipped
  /// (S2.14).
  private func answeredRefusal(
    of touch: Touch, by core: RecognizerCore, _ event: TouchEvent
  ) -> TouchRefusal? {
    guard core.mayRefuseTouches else { return nil }
    return eventRefusal(by: core, event) ?? questions.refusal(of: touch, by: core)
  }

  /// Whether a recognizer accepts an event without touches.
  func accepts(_ core: RecognizerCore, _ event: TouchEvent) -> Bool {
    eventRefusal(by: core, event) == nil
  }

  private func eventRefusal(by core: RecognizerCore, _ event: TouchEvent) -> TouchRefusal? {
    guard remembersAnswers else { return questions.refusalOfEvent(event, by: core) }
    let asked = Asked(core: ObjectIdentifier(core), kind: event.kind)
    if let known = answers[asked] { return known.refusal }
    let refusal = questions.refusalOfEvent(event, by: core)
    answers[asked] = Answer(core: core, refusal: refusal)
    return refusal
  }
}

extension RecognizerCore {
  /// Ends an attempt that is under way in another dispatcher, whose windows the recognizer's view
  /// has left in mid-gesture: an attempt has one dispatcher.
  @inline(__always)
  func leaveOtherDispatcher(for dispatcher: Dispatcher) {
    if attempt.isOpen && !attemptDispatcher.refers(to: dispatcher) { leaveDispatcher() }
  }

  private func leaveDispatcher() {
    diagnose(
      .misuse(
        "its view went to another dispatcher in mid-gesture, so the gesture was called off: move "
          + "views when no gesture is under way"))
    endFromOutside(.removed)
  }

  /// Whether the recognizer may take part in a dispatcher's events: enabled, on a view, not at the
  /// end of an attempt, and not in an attempt of another dispatcher.
  @inline(__always)
  func isFree(for dispatcher: Dispatcher) -> Bool {
    isEnabled && isAttached && attempt.listens
      && (attempt.stage == .none || attemptDispatcher.refers(to: dispatcher))
  }

  /// Adds a touch to those of the attempt.
  @inline(__always)
  fileprivate func track(_ touch: Touch) {
    touchList.append(touch)
    slots.insert(touch.slot)
    if attempt.exclusiveType == nil { attempt.exclusiveType = touch.type }
  }

  /// Whether the recognizer or its delegate may refuse an event or a touch.
  fileprivate var mayRefuseTouches: Bool {
    hasDelegate || hasRules
  }

  /// Why the recognizer refuses a type of touch, whatever it and its delegate would answer (S2.14).
  ///
  /// - Parameter buttons: those that the touch presses, if it is a pointer's.
  @inline(__always)
  func refusal(of type: TouchType, pressing buttons: ButtonMask) -> TouchRefusal? {
    guard isEnabled, isAttached else { return .disabled }
    guard attempt.listens else { return .attemptOver }
    guard allowedTouchTypes.contains(type) else { return .touchType }
    let isOther = attempt.exclusiveType.map { $0 != type } ?? false
    if requiresExclusiveTouchType && isOther { return .exclusiveTouchType }
    return type.presses(anyOf: buttonMaskRequired, among: buttons) ? nil : .buttonMask
  }
}

extension View {
  /// Whether the attempt of one of its recognizers is under way.
  fileprivate var takesPart: Bool {
    attachments.all.contains { $0.core.attempt.isOpen }
      || !sets.isEmpty && sets.contains { $0.attachments.contains { $0.core.attempt.isOpen } }
  }
}
