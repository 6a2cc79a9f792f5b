import GestureCore
import GestureScenario

// Passes: one for each event of the script, and one for each thing that the host does.
extension ReferenceWorld {
  mutating func play(_ step: Scenario.Step) throws(NotModelled) {
    now = step.at
    orders = Dictionary(grouping: step.content.during, by: \.recognizer)
      .mapValues { $0.map(\.verb.state) }
    try handle(step.content)
    orders = [:]
    for action in step.content.actions { try perform(action) }
  }

  // MARK: Events

  /// S14.26: touches of one event in the order of their ids.
  private mutating func handle(_ content: StepContent) throws(NotModelled) {
    guard content.hover == nil, content.scroll == nil, content.transform == nil,
      content.stamp == nil, content.type == nil
    else { throw NotModelled("input that is not a finger's") }
    var changed: [Int] = []
    let lifted = content.ended.keys.compactMap { number(of: $0) }
    let cancelled = cancelledTouches(content).compactMap { number(of: $0) }
    let moved = content.moved.keys.compactMap { number(of: $0) }
    try cancelDuplicates(of: content)
    eventAnswers = [:]
    for (id, place) in content.began.sorted(by: { $0.key < $1.key }) {
      changed.append(begin(id, at: place))
    }
    for number in lifted { fingers[number].end = .ended }
    for number in cancelled { fingers[number].end = .cancelled }
    noteForViews(began: changed, moved: moved, lifted: lifted, cancelled: cancelled)
    changed += moved + lifted + cancelled
    guard !changed.isEmpty else { return }
    deliver(changed)
    try settle()
  }

  /// S14.16: a second beginning of a touch is two passes; the first cancels the old touch.
  private mutating func cancelDuplicates(of content: StepContent) throws(NotModelled) {
    let old = content.began.keys.compactMap { number(of: $0) }
    guard !old.isEmpty else { return }
    let saved = orders
    orders = [:]
    for number in old { fingers[number].end = .cancelled }
    noteForViews(began: [], moved: [], lifted: [], cancelled: old)
    deliver(old)
    try settle()
    orders = saved
  }

  private func cancelledTouches(_ content: StepContent) -> [String] {
    switch content.cancelled {
    case .all: fingers.filter { $0.end == nil }.map(\.id)
    case .touches(let ids): ids
    }
  }

  /// The touch that is down under an id.
  func number(of id: String) -> Int? { fingers.last { $0.id == id && $0.end == nil }?.number }

  /// Steps 4 to 9.
  mutating func settle() throws(NotModelled) {
    try askNewPairs()
    repeat {
      repeat {
        decide()
        try sendActions()
      } while participants.contains { self[$0]?.unsent.isEmpty == false } || !candidates.isEmpty
      deliverToViews()
      resetFinishedGroups()
    } while endStalled()
  }

  // MARK: What the host does

  private mutating func perform(_ action: Scenario.HostAction) throws(NotModelled) {
    switch action {
    case .enable(let id): try setEnabled(id, true)
    case .disable(let id): try setEnabled(id, false)
    case .cancel(let id): try endAttempt(of: id, "disabled")
    case .remove(let id): try remove(id)
    case .add(let id, let view): try add(id, to: view)
    case .hideView(let view): views.hide(view)
    case .removeView(let view): try removeView(view)
    case .requireToFail(let id, let other):
      require(id, toFail: other)
      try checkHeld()
    case .removeRequirement(let id, let other):
      requirements.removeAll { $0 == Requirement(waiter: id, required: other) }
      try settle()
    case .assign(let assignment):
      startWithoutTouch(assignment.recognizer, assignment.verb.state)
      assign(assignment.verb.state, to: assignment.recognizer)
      try settle()
    case .moveView(let view, let parent): try moveView(view, into: parent)
    case .ignoreTouch(let id, let touch): try ignore(touch, for: id)
    case .startsAfter(let id, let other):
      start(id, after: other)
      try checkHeld()
    case .removePrerequisite(let id, let other):
      prerequisites.removeAll { $0 == Requirement(waiter: id, required: other) }
      try settle()  // S15.5
    case .setReading, .send, .showView, .setFrame, .setAlpha:
      throw NotModelled("\(action)")
    }
  }

  /// S8.7: setting the same value again does nothing. S8.6: enabled, it gets only later touches.
  private mutating func setEnabled(_ id: String, _ isEnabled: Bool) throws(NotModelled) {
    guard let index = members.firstIndex(where: { $0.id == id }),
      members[index].isEnabled != isEnabled
    else { return }
    members[index].isEnabled = isEnabled
    if !isEnabled { try endAttempt(of: id, "disabled") }
  }

  /// S8.4, S6.7: the attempt is over, and its group no longer counts it.
  private mutating func endAttempt(of id: String, _ reason: String) throws(NotModelled) {
    guard self[id] != nil else { return }
    end(id, Reason(reason))
    self[id]?.hasLeftItsGroup = true
    try settle()
  }

  /// S8.11
  private mutating func remove(_ id: String) throws(NotModelled) {
    guard let index = members.firstIndex(where: { $0.id == id }) else { return }
    try endAttempt(of: id, "removed")
    members[index].view = nil
  }

  /// S8.9: a recognizer is on one view at most.
  private mutating func add(_ id: String, to view: String) throws(NotModelled) {
    guard let index = members.firstIndex(where: { $0.id == id }), members[index].view != view
    else { return }
    if members[index].view != nil { try remove(id) }
    additions += 1
    members[index].view = view
    members[index].addition = additions
  }

  /// S2.30, S8.15
  private mutating func removeView(_ view: String) throws(NotModelled) {
    views.remove(view)
    try loseTouches()
  }

  /// S2.29: within the window a gesture continues.
  private mutating func moveView(_ view: String, into parent: String) throws(NotModelled) {
    guard !views.path(from: parent).contains(view) else { throw NotModelled("an impossible move") }
    views.remove(view)
    views.add(view, to: parent)
    try loseTouches()
  }

  /// Touches whose hit view has left the window are cancelled. Those that have lifted and whose end
  /// is withheld are the view's alone, so for them it happens at once.
  private mutating func loseTouches() throws(NotModelled) {
    let gone = fingers.filter { finger in
      finger.hitView.map { !views.isInWindow($0) } == true
    }.map(\.number)
    let lost = gone.filter { fingers[$0].end == nil }
    for number in gone where fingers[number].end != nil { close(number) }
    for number in lost { fingers[number].end = .cancelled }
    noteForViews(began: [], moved: [], lifted: [], cancelled: lost)
    deliver(lost)
    try settle()
  }

  /// S7.20, S14.1: the touch is no longer the recognizer's, and shared with none.
  private mutating func ignore(_ touch: String, for id: String) throws(NotModelled) {
    guard let number = fingers.last(where: { $0.id == touch })?.number,
      let attempt = self[id], attempt.met.contains(number)
    else { return }
    if fingers[number].end != nil { throw NotModelled("a touch that is ignored after its end") }
    guard !attempt.isTerminal, !attempt.tracking.isOver else { return }
    self[id]?.met.remove(number)
    self[id]?.tracked.remove(number)
    try checkHeld()
    try settle()
  }

  /// A recognizer that is held, and by what has just happened to its relations can't be released
  /// any more, fails at once or only when what holds it is decided.
  private func checkHeld() throws(NotModelled) {
    for id in participants where self[id]?.wantsToRecognize == true && isHeld(id) && hasLost(id) {
      throw NotModelled("a held recognizer that loses between events")
    }
  }

  /// S1.18: a state may be assigned at any time; an attempt without a touch is one that ends in the
  /// same pass (S14.14).
  private mutating func startWithoutTouch(_ id: String, _ state: GestureState) {
    guard let member = member(id), member.attempt == nil, member.isEnabled,
      member.view.map({ views.isInWindow($0) }) == true,
      Self.successor(of: .possible, assigning: state) != nil
    else { return }
    self[id] = Trial(depth: 0)
  }
}
