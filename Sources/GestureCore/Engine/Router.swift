/// Finds out which view a new touch hits and which recognizers get it (step 2).
final class Router {
  private let roster: Roster
  private let questions: Questions
  private let reporter: Reporter
  /// Whether the event brings several new touches, so that someone could be asked about it twice.
  private var remembersAnswers = false
  /// Those who were asked about the present event, with their answers (S3.3: once an event).
  private var answers: [(core: RecognizerCore, refusal: Refusal?)] = []

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
      for recognizer in candidates(from: touch.view) {
        bind(touch, to: recognizer, of: event, dispatcher: dispatcher)
      }
    }
  }

  /// The recognizers of the hit view and of each of its superviews, in arbitration order (S2.8,
  /// S4.4).
  func candidates(from hitView: View?) -> [any GestureRecognizer] {
    var candidates: [any GestureRecognizer] = []
    var view = hitView
    while let current = view {
      let attached = current.attachedRecognizers
      if !attached.isEmpty {
        if !attached.contains(where: { $0.core.attempt.isOpen }) { roster.number(current) }
        candidates.append(contentsOf: attached.reversed())
      }
      view = current.superview
    }
    return candidates
  }

  private func bind(
    _ touch: Touch, to recognizer: any GestureRecognizer, of event: TouchEvent,
    dispatcher: Dispatcher
  ) {
    let core = recognizer.core
    if let refusal = refusal(of: touch, by: core, event) {
      reporter.report { .refused(recognizer, touch, refusal) }
      return
    }
    // The delegate may have changed that.
    guard core.view != nil, core.isEnabled, core.attempt.listens else { return }
    roster.enter(core, dispatcher: dispatcher)
    core.attempt.touches.append(touch)
    core.attempt.slots.insert(touch.slot)
    if core.attempt.exclusiveType == nil { core.attempt.exclusiveType = touch.type }
    touch.recipients.append(core)
    reporter.report { .bound(recognizer, touch) }
  }

  /// The first reason against a touch; later ones aren't looked at (S2.14).
  private func refusal(of touch: Touch, by core: RecognizerCore, _ event: TouchEvent) -> Refusal? {
    core.refusal(of: touch.type) ?? eventRefusal(by: core, event)
      ?? questions.refusal(of: touch, by: core)
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
  /// Why the recognizer takes no touch of a type, whatever it and its delegate would say (S2.14).
  func refusal(of type: TouchType) -> Refusal? {
    guard isEnabled, view != nil else { return .disabled }
    guard attempt.listens else { return .attemptOver }
    guard allowedTouchTypes.contains(type) else { return .touchType }
    let isOther = attempt.exclusiveType.map { $0 != type } ?? false
    return requiresExclusiveTouchType && isOther ? .exclusiveTouchType : nil
  }
}
