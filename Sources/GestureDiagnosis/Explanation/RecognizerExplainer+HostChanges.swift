import GestureCore
import GestureTrace

// What the app and the system did to it.
extension RecognizerExplainer {
  /// It was ended from outside.
  mutating func end(_ state: GestureState, because reason: FailureReason) {
    let outcome = state == .cancelled ? "was cancelled" : "failed"
    switch reason {
    case .disabled:
      let cause =
        hostChange { $0 == .switchedOff || $0 == .cancelled }
        ?? "it was switched off or cancelled from outside"
      let rule = state == .cancelled ? "S8.2" : "S8.3"
      let isBack = lastSwitch { $0.timestamp == now } == .switchedOn
      guard isBack else { return tell(.disabled, "It \(outcome), for \(cause).", rule) }
      tell(
        .disabled,
        "It \(outcome), for \(cause), and on again: it has lost the touches that are down.", rule,
        "S8.4")
    case .removed:
      let cause = hostChange { $0.takesOff } ?? "it was taken off its view"
      tell(.removed, "It \(outcome), for \(cause).", "S8.11")
    case .touchesCancelled:
      let (cause, rule) = cancellation
      tell(.touchesCancelled, "It \(outcome)\(cause).", rule)
    case .ownDecision, .deniedByDelegate, .deniedByView, .excluded, .requirementRecognized,
      .abandoned, .prerequisiteFailed:
      break
    }
  }

  /// How the app switched it last, on or off, among the changes that are meant; nil where it didn't.
  private func lastSwitch(where isMeant: (HostChange) -> Bool) -> HostChange.Kind? {
    facts?.hostChanges.last { hostChange in
      [.switchedOn, .switchedOff].contains(hostChange.kind) && isMeant(hostChange)
        && facts?.isOwn(hostChange.subject, label) ?? false
    }?.kind
  }

  /// What the app did at this moment, as a clause.
  private func hostChange(_ isCause: (HostChange.Kind) -> Bool) -> String? {
    facts?.hostChanges.last { hostChange in
      hostChange.timestamp == now && hostChange.logIndex <= logIndex && isCause(hostChange.kind)
        && (hostChange.kind.isAboutView || facts?.isOwn(hostChange.subject, label) ?? true)
    }?.clause
  }

  /// Why another recognizer failed last, as a clause; nil where that isn't known.
  func failureText(of other: RecognizerLabel) -> String? {
    guard let failure = rivals.failures[other] else { return nil }
    let hostChange = facts?.hostChanges.last { hostChange in
      failure.isFromOutside && hostChange.timestamp == failure.at && !hostChange.kind.isAboutView
        && hostChange.subject == other.name
    }
    return hostChange?.clause ?? failure.text
  }

  /// What cancelled its touches, or what drove it without any, as the end of a clause, and the rule.
  private var cancellation: (clause: String, rule: String) {
    let removal = hostChange { $0.takesViewAway }
    if facts != nil, rivals.touches[label] == nil {
      if let removal { return (", for \(removal)", "S2.30") }
      if scrolling.isCancelled(at: now) {
        return (", for the scroll that drove it came with the phase 'cancelled'", "S15.18")
      }
      return (", for what drove it without touches was called off", "S1.20")
    }
    let (clause, rule) = cancellationOfTouches(by: removal)
    return (", for its touches were cancelled\(clause)", rule)
  }

  /// - Parameter removal: what took its view away, as a clause.
  private func cancellationOfTouches(by removal: String?) -> (clause: String, rule: String) {
    if let removal { return (", since \(removal)", "S2.30") }
    let touches = fingers.cancelled(at: now)
    if let again = touches.first(where: { duplicates[$0] == now }) {
      return (
        ": \(names(again)) was said to begin once more, though it had not lifted", "S13.14"
      )
    }
    guard facts != nil, !touches.isEmpty else { return ("", "S1.20") }
    let list = touches.map { names($0) }.joinedAsList
    return (": \(list) from outside, as by an alert or a call", "S7.25")
  }

  /// One of its two fingers is cancelled, and the other one stays.
  mutating func tellOfCancelledFinger(_ id: TouchID) {
    let rest = fingers.tracked(at: now)
    guard facts?.profile.trigger.isOfTwoFingers == true, fingers.isOwn(id), rest.count == 1,
      attempt.isOpen, firings.last?.state == .began
    else { return }
    tell(
      .remark,
      "\(names(id)) was cancelled from outside. It goes on with ".withCapital
        + "\(rest.map { names($0) }.joinedAsList), without changes, until that one is over.",
      "S13.21", "S9.48")
  }

  /// The app has added it to a view on which fingers were down already, just before this event.
  mutating func noteAdditions() {
    for hostChange in facts?.hostChanges ?? [] where hostChange.logIndex == logIndex {
      guard case .added(let view) = hostChange.kind,
        facts?.isOwn(hostChange.subject, label) ?? false
      else { continue }
      let home = places.window(hostChange.timestamp, nil)?.descendant(named: view)
      for (id, hitView) in fingers.viewsTouched(at: hostChange.timestamp)
      where home?.descendant(named: hitView) != nil {
        tell(
          .notHit(by: id, hitView: hitView),
          "\(names(id)) was down already when \(hostChange.clause)".withCapital
            + ": it gets only touches that begin from then on.", "S2.11", at: hostChange.timestamp)
      }
    }
  }

  /// The app has done something just before this event that doesn't count for touches which are
  /// down already.
  mutating func noteIdleChanges() {
    for hostChange in facts?.hostChanges ?? [] where hostChange.logIndex == logIndex {
      let moment = hostChange.timestamp
      noteCover(by: hostChange)
      switch hostChange.kind {
      case .switchedOn where facts?.isOwn(hostChange.subject, label) ?? false:
        let missed = touchesMissed(until: hostChange)
        let isOn = lastSwitch { $0.logIndex == logIndex } == .switchedOn
        guard isOn, !missed.isEmpty else { continue }
        tell(
          .remark,
          "\(hostChange.clause): it gets only touches that begin from then on, and "
            .withCapital + "\(missed.map { names($0) }.joinedAsList) had begun before.", "S8.6",
          at: moment)
      case .hid,
        .setAlpha where hostChange.kind.hides:
        noteHiding(hostChange)
      case .showed, .setAlpha: noteLateShowing(hostChange)
      case .movedView(let parent):
        guard attempt.isOpen, !fingers.tracked(at: moment).isEmpty,
          isAboutHome(hostChange) || isAboutHitView(hostChange),
          places.window(moment, nil)?.descendant(named: parent) != nil
        else { continue }
        tell(
          .remark,
          "\(hostChange.clause). That changes nothing for touches that are down: they stay with it."
            .withCapital, "S2.29", at: moment)
      case .switchedOn, .switchedOff, .cancelled, .takenOff, .added, .removedView, .setFrame:
        continue
      }
    }
  }

  /// The touches that are down and that it doesn't get because it was off until the app switched it
  /// on; none where it was on already.
  private func touchesMissed(until change: HostChange) -> [TouchID] {
    let former = facts?.hostChanges.prefix { $0 != change }.last { other in
      [.switchedOff, .switchedOn].contains(other.kind) && facts?.isOwn(other.subject, label) == true
    }?.kind
    if former == .switchedOn { return [] }
    return fingers.missedWhileOff(at: change.timestamp, losing: former == .switchedOff)
  }

  /// Whether the app did something to its view, or to one around it, while it had touches.
  private func isUnderWay(in hostChange: HostChange) -> Bool {
    !fingers.tracked(at: hostChange.timestamp).isEmpty && attempt.isOpen
      && (isAboutHome(hostChange) || isAboutHitView(hostChange))
  }

  private func isAboutHitView(_ hostChange: HostChange) -> Bool {
    let moved = places.window(hostChange.timestamp, nil)?.descendant(named: hostChange.subject)
    let own = fingers.tracked(at: hostChange.timestamp)
    return fingers.viewsTouched(at: hostChange.timestamp).contains { touch, view in
      own.contains(touch) && moved?.descendant(named: view) != nil
    }
  }

  private func isAboutHome(_ hostChange: HostChange) -> Bool {
    places.window(hostChange.timestamp, nil)?.descendant(named: hostChange.subject)?
      .descendant(named: label.view) != nil
  }

  private mutating func noteHiding(_ hostChange: HostChange) {
    let moment = hostChange.timestamp
    if facts?.profile.trigger == .hover {
      let movesLater = facts?.pointerEvents.contains { $0.kind == .hover && $0.timestamp > moment }
      guard attempt.isOpen, isAboutHome(hostChange), movesLater == true else { return }
      tell(
        .remark,
        "\(hostChange.clause). Nothing comes of that until the pointer moves."
          .withCapital, "S14.22", at: moment)
    } else if isUnderWay(in: hostChange) {
      tell(
        .remark,
        "\(hostChange.clause). That cancels no touch: those that are down stay with it."
          .withCapital, "S8.14", at: moment)
    }
  }

  /// A view that could not be hit when a touch came down can be hit later.
  private mutating func noteLateShowing(_ hostChange: HostChange) {
    let moment = hostChange.timestamp
    let touches = missed.keys.filter { fingers.isDown($0, at: moment) }.sorted()
    guard !touches.isEmpty, isAboutHome(hostChange) else { return }
    tell(
      .remark,
      "\(hostChange.clause): a touch belongs to what it hits when it comes down, and ".withCapital
        + "\(touches.map { names($0) }.joinedAsList) had begun before.", "S2.1", at: moment)
  }

  /// The view that it left for its present one before a moment; nil where it didn't.
  func departure(before moment: Timestamp, _ present: String) -> (
    view: String, hostChange: HostChange
  )? {
    guard let facts else { return nil }
    var view = facts.firstView
    var last: (view: String, hostChange: HostChange)?
    for hostChange in facts.hostChanges
    where hostChange.timestamp <= moment && facts.isOwn(hostChange.subject, label) {
      guard case .added(let next) = hostChange.kind else { continue }
      if let view, view != next { last = (view, hostChange) }
      view = next
    }
    return view == present ? last : nil
  }

  /// How the app switched it off, as a clause; nil where that isn't why it was refused a touch, or
  /// isn't known.
  func switchingOff(for refusal: TouchRefusal) -> String? {
    guard refusal == .disabled else { return nil }
    let hostChange = facts?.hostChanges.last { hostChange in
      hostChange.kind == .switchedOff && hostChange.logIndex <= logIndex
        && facts?.isOwn(hostChange.subject, label) ?? false
    }
    return hostChange.map { "\($0.clauseWithTime) (isEnabled)" }
  }

  /// What the app did before that made a touch or a pointer miss its view, where that doesn't lie
  /// elsewhere: it brought the view that lies in front, or took its own out of reach. Nil where it
  /// did neither.
  func origin(
    of reason: TouchPlaces.Reason, at hitView: String?, for home: View?,
    before moment: Timestamp, _ touch: TouchID?
  ) -> HostChange? {
    let window = places.window(moment, touch)
    return facts?.hostChanges.origin(
      of: reason, on: home.map { $0.pathFromWindow.map { $0.name } } ?? [label.view],
      under: window?.views(coveringWith: hitView, path: home) ?? [], before: moment,
      unless: places.wasHit(before:))
  }

  /// How the app last placed a view, or one around it, where a place lies beside it, as the end of
  /// a clause; empty where it didn't. Whether the place would have been in the view otherwise is
  /// left open.
  func placing(of view: View?, before moment: Timestamp, _ reason: TouchPlaces.Reason) -> String {
    guard reason.isOutside else { return "" }
    let views = view.map { $0.pathFromWindow.map { $0.name } } ?? [label.view]
    let hostChange = facts?.hostChanges.last { hostChange in
      hostChange.kind.places && views.contains(hostChange.subject)
        && hostChange.timestamp <= moment
    }
    return hostChange.map { " (\($0.clauseWithTime))" } ?? ""
  }
}
