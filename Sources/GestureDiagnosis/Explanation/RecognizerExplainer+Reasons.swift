import GestureCore
import GestureTrace

// What made it send an action just then.
extension RecognizerExplainer {
  /// What made it send an action at a moment.
  struct Reason {
    /// As the end of a sentence.
    var clause: String
    var rules: [String]
    /// What was measured, and the limit.
    var figures: FailureDetail.Figures?
    /// What the clause tells besides.
    var aspects: [Explanation.Cause.Aspect] = []

    init(_ clause: String, _ rules: String...) {
      self.clause = clause
      self.rules = rules
    }
  }

  /// Why it sends an action now; nil where other sentences tell that, or where it isn't known.
  ///
  /// - Parameter isUnderWay: whether it has begun before.
  func reason(of state: GestureState, isUnderWay: Bool) -> Reason? {
    if handedOverAt == now { return nil }
    switch state {
    case .began: return reasonOfBeginning
    case .ended: return isUnderWay ? reasonOfEnd : reasonOfRecognition
    case .possible, .changed, .cancelled, .failed: return nil
    }
  }

  // MARK: The beginning

  private var reasonOfBeginning: Reason? {
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

  private func reasonOfPress(_ needed: Duration) -> Reason? {
    guard let start = movement.lastArrival else { return nil }
    guard needed > .zero else {
      return start == now ? Reason(", at once (its minimumPressDuration is 0)", "S9.42") : nil
    }
    let held = (now - start).inMilliseconds
    guard now - start >= needed else { return nil }
    let origin = movement.count > 1 ? ", counted from its last touch" : ""
    var reason = Reason(", when it had been held for \(held.withOneDecimal) ms\(origin)", "S9.37")
    reason.figures = FailureDetail.Figures(
      measured: held, limit: needed.inMilliseconds, unit: .milliseconds, bound: .atLeast)
    return reason
  }

  private func reasonWithoutTouches(_ trigger: GestureProfile.Trigger) -> Reason? {
    switch trigger {
    case .drag where cameNow({ $0.isScrolling }): scrolling.beginning
    case .twoFingers where isDrivenByTransform:
      Reason(", by a trackpad's transform", "S12.10")
    case .hover where cameNow({ $0 == .hover }):
      Reason(", as the pointer came over its view", "S9.54")
    case .drag, .twoFingers, .hover, .taps, .press, .swipe, .drawing, .delay, .unknown: nil
    }
  }

  /// Whether a trackpad's transform came at this moment, and the recognizer has no touches.
  var isDrivenByTransform: Bool {
    movement.lastArrival == nil && facts?.transforms[now] != nil
  }

  /// Whether input without touches came at this moment.
  private func cameNow(_ isSuch: (IndirectInput.Kinds) -> Bool) -> Bool {
    facts?.pointerEvents.contains { $0.timestamp == now && isSuch($0.kind) } ?? false
  }

  /// The reason that a length has reached a limit; nil where it has not, as in one that begins by
  /// itself.
  private func reason(
    when clause: String, _ measured: Double, of needed: Double, _ rules: String...
  ) -> Reason? {
    guard measured >= needed else { return nil }
    let figures = FailureDetail.Figures(
      measured: measured, limit: needed, unit: .points, bound: .atLeast)
    var reason = Reason(", when \(clause) \(figures.comparison)")
    reason.rules = rules
    reason.figures = figures
    return reason
  }

  // MARK: The end

  /// Why one that recognizes at a single moment did so now.
  private var reasonOfRecognition: Reason? {
    guard let profile = facts?.profile else { return nil }
    switch profile.trigger {
    case .taps(let count):
      guard let lift = fingers.lifted(at: now) else { return nil }
      let tap = count > 1 ? ", its tap number \(count)," : ""
      return Reason(", as \(names(lift))\(tap) lifted", "S9.1")
    case .swipe(let needed):
      let way = profile.directions.map { direction in
        movement.ways.map { $0.dot(direction) }.min() ?? 0
      }
      var reason = reason(when: "it had moved", way.max() ?? 0, of: needed, "S9.28")
      if let lift = fingers.lifted(at: now) {
        reason?.clause += ", with the place at which \(names(lift)) lifted"
        reason?.rules.append("S13.6")
      } else {
        reason?.clause +=
          ": a swipe recognizes while its touch moves, and doesn't wait for the lift"
      }
      return reason
    case .drawing:
      return fingers.lifted(at: now).map { Reason(", as \(names($0)) lifted", "S14.25") }
    case .drag, .press, .twoFingers, .hover, .delay, .unknown: return nil
    }
  }

  /// Why one that had begun ended now.
  private var reasonOfEnd: Reason? {
    guard let trigger = facts?.profile.trigger else { return nil }
    if trigger == .hover { return Reason(", as the pointer was no longer over its view", "S9.54") }
    guard movement.lastArrival != nil else { return reasonOfEndWithoutTouches(trigger) }
    guard let lift = fingers.lifted(at: now) else { return nil }
    let last = movement.count > 1 ? ", its last one," : ""
    switch trigger {
    case .press: return endOfPress(as: lift)
    case .drag: return Reason(", as \(names(lift))\(last) lifted", "S9.13")
    case .twoFingers(let change, _):
      let rule = change == .arc ? "S9.50" : "S9.45"
      return Reason(", as \(names(lift))\(last) lifted", rule)
    case .drawing: return Reason(", as \(names(lift)) lifted", "S14.25")
    case .taps, .swipe, .hover, .delay, .unknown: return nil
    }
  }

  private func reasonOfEndWithoutTouches(_ trigger: GestureProfile.Trigger) -> Reason? {
    if trigger.isDrag { return scrolling.end(at: now) }
    guard trigger.isOfTwoFingers, isDrivenByTransform, facts?.transforms[now] == .ended else {
      return nil
    }
    return Reason(", as the trackpad's transform ended", "S12.10")
  }

  private func endOfPress(as lift: TouchID) -> Reason {
    var reason = Reason(", as \(names(lift)) lifted", "S9.35")
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
}

extension IndirectInput.Kinds {
  /// Whether a wheel or a trackpad scrolls.
  var isScrolling: Bool { self == .continuousScroll || self == .discreteScroll }
}
