import GestureCore
import GestureTrace

/// Finds what made it send an action just then.
struct FiringReasons: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// Why it sends an action now; nil where other sentences tell that, or where it isn't known.
  ///
  /// - Parameter isUnderWay: whether it has begun before.
  func reason(of state: GestureState, isUnderWay: Bool) -> FiringReason? {
    if history.handedOverAt == now { return nil }
    switch state {
    case .began: return reasonOfBeginning
    case .ended: return isUnderWay ? reasonOfEnd : reasonOfRecognition
    case .possible, .changed, .cancelled, .failed: return nil
    }
  }

  private var reasonOfBeginning: FiringReason? {
    guard let trigger = facts?.profile.trigger else { return nil }
    guard movement.lastArrival != nil else { return reasonWithoutTouches(trigger) }
    switch trigger {
    case .drag(let needed):
      let mover = movement.count > 1 ? "the middle of its touches" : "it"
      return reason(when: "\(mover) had moved", movement.ofMiddle.length, of: needed, "S9.12")
    case .press(let needed): return reasonOfPress(needed)
    case .twoFingers(let change?, let needed):
      switch change {
      case .distance:
        return reason(
          when: "the distance of its touches had changed by", movement.changeOfDistance,
          of: needed, "S9.45")
      case .arc:
        return reason(
          when: "its touches had turned by an arc of", movement.arc, of: needed, "S9.50", "S14.18")
      case _: return nil
      }
    case .twoFingers, .taps, .swipe, .drawing, .hover, .delay, .unknown: return nil
    }
  }

  private func reasonOfPress(_ needed: Duration) -> FiringReason? {
    guard let start = movement.lastArrival else { return nil }
    guard needed > .zero else {
      return start == now ? FiringReason(", at once (its minimumPressDuration is 0)", "S9.42") : nil
    }
    let held = (now - start).inMilliseconds
    guard now - start >= needed else { return nil }
    let origin = movement.count > 1 ? ", counted from its last touch" : ""
    var reason = FiringReason(
      ", when it had been held for \(held.withOneDecimal) ms\(origin)", "S9.37")
    reason.figures = FailureDetail.Figures(
      measured: held, limit: needed.inMilliseconds, unit: .milliseconds, bound: .atLeast)
    return reason
  }

  private func reasonWithoutTouches(_ trigger: GestureProfile.Trigger) -> FiringReason? {
    switch trigger {
    case .drag where cameNow({ $0.isScrolling }): scrolling.beginning
    case .twoFingers where history.isDrivenByTransform:
      FiringReason(", by a trackpad's transform", "S12.10")
    case .hover where cameNow({ $0 == .hover }):
      FiringReason(", as the pointer came over its view", "S9.54")
    case .drag, .twoFingers, .hover, .taps, .press, .swipe, .drawing, .delay, .unknown: nil
    }
  }

  /// Whether input without touches came at this moment.
  private func cameNow(_ isSuch: (IndirectInput.Kinds) -> Bool) -> Bool {
    facts?.input.pointerEvents.contains { $0.timestamp == now && isSuch($0.kind) } ?? false
  }

  /// The reason that a length has reached a limit; nil where it has not, as when a gesture begins
  /// by itself.
  private func reason(
    when clause: String, _ measured: Double, of needed: Double, _ rules: String...
  ) -> FiringReason? {
    guard measured >= needed else { return nil }
    let figures = FailureDetail.Figures(
      measured: measured, limit: needed, unit: .points, bound: .atLeast)
    var reason = FiringReason(", when \(clause) \(figures.comparison)")
    reason.rules = rules
    reason.figures = figures
    return reason
  }

  // MARK: The end

  /// Why a recognizer that recognizes at a single moment did so now.
  private var reasonOfRecognition: FiringReason? {
    guard let profile = facts?.profile else { return nil }
    switch profile.trigger {
    case .taps(let count):
      guard let lift = fingers.lifted(at: now) else { return nil }
      let tap = count > 1 ? ", its tap number \(count)," : ""
      return FiringReason(", as \(names.of(lift))\(tap) lifted", "S9.1")
    case .swipe(let needed):
      let way = profile.directions.map { direction in
        movement.ways.map { $0.dot(direction) }.min() ?? 0
      }
      var reason = reason(when: "it had moved", way.max() ?? 0, of: needed, "S9.28")
      if let lift = fingers.lifted(at: now) {
        reason?.clause += ", with the place at which \(names.of(lift)) lifted"
        reason?.rules.append("S13.6")
      } else {
        reason?.clause +=
          ": a swipe recognizes while its touch moves, and doesn't wait for the lift"
      }
      return reason
    case .drawing:
      return fingers.lifted(at: now).map { FiringReason(", as \(names.of($0)) lifted") }
    case .drag, .press, .twoFingers, .hover, .delay, .unknown: return nil
    }
  }

  /// Why a recognizer that had begun ended now.
  private var reasonOfEnd: FiringReason? {
    guard let trigger = facts?.profile.trigger else { return nil }
    if trigger == .hover {
      return FiringReason(", as the pointer was no longer over its view", "S9.54")
    }
    guard movement.lastArrival != nil else { return reasonOfEndWithoutTouches(trigger) }
    guard let lift = fingers.lifted(at: now) else { return nil }
    let last = movement.count > 1 ? ", its last one," : ""
    switch trigger {
    case .press: return endOfPress(as: lift)
    case .drag: return FiringReason(", as \(names.of(lift))\(last) lifted", "S9.13")
    case .twoFingers(let change, _):
      let rule = change == .arc ? "S9.50" : "S9.45"
      return FiringReason(", as \(names.of(lift))\(last) lifted", rule)
    case .drawing: return FiringReason(", as \(names.of(lift)) lifted")
    case .taps, .swipe, .hover, .delay, .unknown: return nil
    }
  }

  private func reasonOfEndWithoutTouches(_ trigger: GestureProfile.Trigger) -> FiringReason? {
    if trigger.isDrag { return scrolling.end(at: now) }
    guard trigger.isOfTwoFingers, history.isDrivenByTransform,
      facts?.input.transforms[now] == .ended
    else {
      return nil
    }
    return FiringReason(", as the trackpad's transform ended", "S12.10")
  }

  private func endOfPress(as lift: TouchID) -> FiringReason {
    var reason = FiringReason(", as \(names.of(lift)) lifted", "S9.35")
    if let clause = clauseOfNoRepeat {
      reason.clause += clause
      reason.rules.append("S15.22")
      reason.aspects.append(.repeats)
    }
    if let clause = clauseOfLeaving {
      reason.clause += clause
      reason.rules.append("S9.39")
    }
    return reason
  }

  /// The end of a clause about a press that ended before its first repeat; nil for any other.
  private var clauseOfNoRepeat: String? {
    guard let interval = facts?.repeatInterval, changed.repeats.isEmpty, let start = firings.last
    else { return nil }
    let due = (start.at + interval).milliseconds.withOneDecimal
    return ", before its first repeat, which was due at \(due) ms: it repeats each "
      + "\(interval.inMilliseconds.withOneDecimal) ms (repeatInterval), counted from 'began'"
  }

  /// The end of a clause about a press whose touch had left its view; nil where it had not.
  private var clauseOfLeaving: String? {
    guard let leftViewAt = attempt.leftViewAt else { return nil }
    return "; that it left view '\(label.view)' at \(leftViewAt.milliseconds.withOneDecimal) ms "
      + "ended nothing: a press that has begun has no limit of movement"
  }
}

extension RecognizerHistory {
  /// Whether a trackpad's transform came at this moment, and the recognizer has no touches.
  var isDrivenByTransform: Bool {
    movement.lastArrival == nil && facts?.input.transforms[now] != nil
  }
}

extension IndirectInput.Kinds {
  /// Whether a wheel or a trackpad scrolls.
  var isScrolling: Bool { self == .continuousScroll || self == .discreteScroll }
}
