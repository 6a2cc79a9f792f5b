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
    if content.began.keys.contains(where: { number(of: $0) != nil }) {
      throw NotModelled("a touch that comes down twice")
    }
    let denied = deniedEvent(content)
    for (id, place) in content.began.sorted(by: { $0.key < $1.key }) {
      changed.append(begin(id, at: place, deniedEvent: denied))
    }
    for number in lifted { fingers[number].end = .ended }
    for number in cancelled { fingers[number].end = .cancelled }
    noteForViews(began: changed, moved: moved, lifted: lifted, cancelled: cancelled)
    changed += moved + lifted + cancelled
    guard !changed.isEmpty else { return }
    deliver(changed)
    try settle()
  }

  /// S3.3: the question about the event comes once, before those about its touches.
  private func deniedEvent(_ content: StepContent) -> Set<String> {
    guard !content.began.isEmpty else { return [] }
    return Set(members.map(\.id).filter { !answer(.shouldReceiveEvent, $0) })
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
    try getAcquainted()
    repeat {
      decide()
      sendActions()
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
    case .requireToFail(let id, let other): require(id, toFail: other)
    case .removeRequirement(let id, let other):
      requirements.removeAll { $0 == Requirement(waiter: id, required: other) }
      try settle()
    case .assign(let assignment):
      guard self[assignment.recognizer] != nil else { throw NotModelled("a state without a touch") }
      assign(assignment.verb.state, to: assignment.recognizer)
      try settle()
    case .moveView, .setReading, .ignoreTouch, .send: throw NotModelled("\(action)")
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

  /// S2.30, S8.15: touches whose hit view leaves the window are cancelled, for the view also those
  /// whose end is withheld.
  private mutating func removeView(_ view: String) throws(NotModelled) {
    views.remove(view)
    let gone = fingers.filter { finger in
      finger.hitView.map { !views.isInWindow($0) } == true
    }.map(\.number)
    let lost = gone.filter { fingers[$0].end == nil }
    for number in lost { fingers[number].end = .cancelled }
    noteForViews(began: [], moved: [], lifted: [], cancelled: gone)
    deliver(lost)
    try settle()
  }
}
