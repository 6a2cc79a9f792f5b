/// Finds out which view a new touch hits and which recognizers get it (step 2).
final class Router {
  private let roster: Roster
  private let questions: Questions
  private let reporter: Reporter
  /// Whether the event brings several new touches, so that someone could be asked about it twice.
  @safe @exclusivity(unchecked) private var remembersAnswers = false
  /// Those who were asked about the present event, with their answers (S3.3: once an event).
  @safe @exclusivity(unchecked) private var answers: [(core: RecognizerCore, refusal: Refusal?)] =
    []

  /// How many got the latest touch: the next one will hardly go to more.
  @safe @exclusivity(unchecked) private var latestRecipients = 0

  /// The recognizers of the views of a visit, a list a view; empty between visits.
  @safe @exclusivity(unchecked) private var chain: [Link] = []

  private struct Link {
    let attachments: ObjectList<Attachment>
    /// How many views the visit met before this one.
    let distance: Int
  }

  init(roster: Roster, questions: Questions) {
    self.roster = roster
    self.questions = questions
    reporter = questions.reporter
  }

  /// The view that a new touch hits (S2.1).
  func hitTest(_ location: Point, in window: Window, with event: TouchEvent) -> View? {
    window.hitTest(location, with: event)
  }

  /// Gives the new touches of an event to all recognizers that want them.
  func bind(_ touches: Touches, of event: TouchEvent, dispatcher: Dispatcher) {
    answers.removeAll(keepingCapacity: true)
    remembersAnswers = touches.count > 1
    for touch in touches {
      reporter.report { .touch(touch) }
      touch.recipients.reserve(latestRecipients)
      forEachCandidate(from: touch.view) { attachment, depth in
        bind(touch, to: attachment, at: depth, of: event, dispatcher: dispatcher)
      }
      latestRecipients = touch.recipients.count
    }
  }

  /// Visits the recognizers of the hit view and of each of its superviews, in arbitration order
  /// (S2.8, S4.4): those that are there now, whatever the visit changes.
  ///
  /// - Parameter body: is given a recognizer, and how deep its view lies.
  func forEachCandidate(from hitView: View?, _ body: (Attachment, Int) -> Void) {
    let first = chain.count
    var distance = 0
    var view = hitView
    while let current = view {
      let attachments = current.attachments
      if !attachments.isEmpty {
        if !attachments.contains(where: { $0.core.attempt.isOpen }) { roster.number(current) }
        chain.append(Link(attachments: attachments, distance: distance))
      }
      distance += 1
      view = current.superview
    }
    for index in first..<chain.count {
      let depth = distance - 1 - chain[index].distance
      chain[index].attachments.forEachReversed { body($0, depth) }
    }
    chain.removeSubrange(first...)
  }

  private func bind(
    _ touch: Touch, to attachment: Attachment, at depth: Int, of event: TouchEvent,
    dispatcher: Dispatcher
  ) {
    let core = attachment.core
    if let refusal = core.refusal(of: touch.type) ?? questions(about: touch, to: core, event) {
      reporter.report { .refused(attachment.recognizer, touch, refusal) }
      return
    }
    // Who was asked may have changed that.
    guard core.isAttached, core.isEnabled, core.attempt.listens else { return }
    roster.enter(core, dispatcher: dispatcher, depth: depth)
    core.attempt.touches.append(touch)
    core.attempt.slots.insert(touch.slot)
    if core.attempt.exclusiveType == nil { core.attempt.exclusiveType = touch.type }
    touch.recipients.append(core)
    reporter.report { .bound(attachment.recognizer, touch) }
  }

  /// The first reason against a touch that a recognizer or its delegate has; later ones aren't
  /// looked at (S2.14).
  private func questions(
    about touch: Touch, to core: RecognizerCore, _ event: TouchEvent
  ) -> Refusal? {
    guard core.hasToBeAskedAboutTouches else { return nil }
    return eventRefusal(by: core, event) ?? questions.refusal(of: touch, by: core)
  }

  /// Whether a recognizer takes an event that brings no touches.
  func accepts(_ core: RecognizerCore, _ event: TouchEvent) -> Bool {
    questions.refusalOfEvent(event, by: core) == nil
  }

  private func eventRefusal(by core: RecognizerCore, _ event: TouchEvent) -> Refusal? {
    guard remembersAnswers else { return questions.refusalOfEvent(event, by: core) }
    if let known = answers.first(where: { $0.core === core }) { return known.refusal }
    let refusal = questions.refusalOfEvent(event, by: core)
    answers.append((core, refusal))
    return refusal
  }
}

extension RecognizerCore {
  /// Whether the recognizer or its delegate may refuse an event or a touch.
  fileprivate var hasToBeAskedAboutTouches: Bool {
    hasDelegate || !hooksLeftAtDefault.contains(.shouldReceive)
  }

  /// Why the recognizer takes no touch of a type, whatever it and its delegate would say (S2.14).
  func refusal(of type: TouchType) -> Refusal? {
    guard isEnabled, isAttached else { return .disabled }
    guard attempt.listens else { return .attemptOver }
    guard allowedTouchTypes.contains(type) else { return .touchType }
    let isOther = attempt.exclusiveType.map { $0 != type } ?? false
    return requiresExclusiveTouchType && isOther ? .exclusiveTouchType : nil
  }
}
