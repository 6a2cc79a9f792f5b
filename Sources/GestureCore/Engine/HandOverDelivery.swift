/// Hands touches over from one active recognizer to another (after step 7).
///
/// *The giver's last action is sent before the taker receives its touches; the two are never active
/// together, and a touch changes hands once a pass at the most* (S15.13).
final class HandOverDelivery {
  private let active: ActiveRecognizers
  private let arbiter: Arbiter
  private let questions: Questions
  private let viewDelivery: ViewDelivery
  /// The recognizers that may hand over, since they have sent `began` or `changed`.
  private var givers: [RecognizerCore] = []

  init(
    active: ActiveRecognizers, arbiter: Arbiter, questions: Questions, viewDelivery: ViewDelivery
  ) {
    self.active = active
    self.arbiter = arbiter
    self.questions = questions
    self.viewDelivery = viewDelivery
  }

  /// Records that an action was sent after which a recognizer may hand over.
  func noteAction(of core: RecognizerCore) {
    givers.append(core)
    hasWork = true
  }

  /// Whether a recognizer may hand over.
  @safe @exclusivity(unchecked) private(set) var hasWork = false

  /// Hands over the touches of each giver whose condition is met.
  ///
  /// - Parameter perform: ends the giver, sends its action and lets the taker begin.
  func deliver(_ perform: (HandOverStep) -> Void) {
    while hasWork {
      hasWork = false
      let present = givers
      givers = []
      for giver in present { step(from: giver).map(perform) }
    }
  }

  private func step(from giver: RecognizerCore) -> HandOverStep? {
    for handOver in giver.handOvers {
      guard giver.isActiveInside, let recognizer = giver.recognizer else { return nil }
      guard let taker = handOver.taker, let touches = touches(of: giver, for: taker),
        handOver.condition(recognizer), giver.isActiveInside, mayBegin(taker, with: touches),
        giver.isActiveInside  // the answers may have ended it
      else { continue }
      let step = HandOverStep(giver: giver, taker: taker, touches: touches)
      if step.isPossible { return step }  // they may have ended or disabled the taker, too
    }
    return nil
  }

  /// The touches that one recognizer can take over from another now; nil where it can't (S15.11).
  private func touches(of giver: RecognizerCore, for taker: RecognizerCore) -> Touches? {
    guard taker.isEnabled, taker.isAttached, taker.isFreeToTakeOver,
      !taker.attempt.flags.contains(.isHeld), taker.attempt.pending.isEmpty,
      taker.attempt.stage == .none
        || taker.attemptDispatcher.isSame(as: giver.attemptDispatcher),
      let recognizer = taker.recognizer
    else { return nil }
    var touches = giver.trackedTouches.only { touch in
      taker.wasBound(to: touch) && touch.handedOverInPass != arbiter.pass
        && touch.currentPhase != .ended && touch.currentPhase != .cancelled
    }
    if taker.memberNumber > 0 {  // it gets no other touch than its own (S15.8)
      let own = taker.attempt.isOpen && taker.attempt.listens ? taker.trackedTouches.first : nil
      touches = (own ?? touches.first).map { Touches($0) } ?? Touches()
      touches = touches.only { giver.touchList.contains($0) }
    }
    touches = taker.tracksTogether(touches)
    let fewest = max(1, recognizer.numberOfTouchesToTakeOver)
    guard touches.count >= fewest else { return nil }
    let slots = taker.slots(takingOver: touches)
    let isFree =
      !taker.isBlocked(sharing: slots, besides: giver)
      && !hasRival(taker, sharing: slots, besides: giver)
    return isFree ? touches : nil
  }

  private func hasRival(
    _ taker: RecognizerCore, sharing slots: TouchSlots, besides giver: RecognizerCore
  ) -> Bool {
    questions.withSequenceMarked(of: taker) {
      active.participants.contains { rival in
        rival !== giver && rival !== taker && rival.attempt.delivered.isActive
          && rival.slots.intersects(slots) && questions.blocks(rival, taker, recognizing: taker)
      }
    }
  }

  /// Whether the delegate and the views let a recognizer begin with touches (S15.12).
  private func mayBegin(_ taker: RecognizerCore, with touches: Touches) -> Bool {
    if !taker.attempt.isOpen { taker.lastCentroid = touches.location }
    let lost = viewDelivery.touchesThatViewsWouldLose(touches, to: taker)
    viewDelivery.offered = (taker, touches)
    defer { viewDelivery.offered = nil }
    return questions.vetoOfBeginning(taker, byViewsOf: lost) == nil
  }
}

/// One hand-over that was decided, and is being carried out.
struct HandOverStep {
  let giver: RecognizerCore
  let taker: RecognizerCore
  let touches: Touches

  /// Whether the taker may still take over. The giver's last action may have changed the taker's
  /// requirements, or have ended its attempt (S8.4).
  var isPossible: Bool {
    !taker.attempt.flags.contains(.wasEndedByHost) && taker.isEnabled && taker.isAttached
      && taker.isFreeToTakeOver && taker.recognizer != nil
      && touches.allSatisfy { $0.currentPhase != .ended && $0.currentPhase != .cancelled }
      && !taker.isBlocked(sharing: taker.slots(takingOver: touches), besides: giver)
  }

  /// A requirement that the taker was given while it received its touches holds it or fails it,
  /// like any other recognizer (S15.1).
  func heedNewRequirements() {
    guard taker.attempt.flags.contains(.isTakingOver),
      taker.isBlocked(sharing: taker.slots, besides: giver)
    else { return }
    taker.attempt.flags.remove(.isTakingOver)
  }
}

extension RecognizerCore {
  /// Whether it is not active, and has not assigned a state that is still to be decided on: it may
  /// have taken over touches in this pass.
  fileprivate var isFreeToTakeOver: Bool {
    !attempt.delivered.isActive && attempt.tracking == attempt.delivered
  }

  /// The given touches that it may track in one attempt: by default only those of the first one's
  /// type (S2.15).
  fileprivate func tracksTogether(_ touches: Touches) -> Touches {
    guard requiresExclusiveTouchType else { return touches }
    let present = attempt.isOpen && attempt.listens ? attempt.exclusiveType : nil
    guard let type = present ?? touches.first?.type else { return touches }
    return touches.only { $0.type == type }
  }

  /// The slots of its touches after it has taken some over: a taker that is `possible` keeps its
  /// attempt, with the touches of that (S15.12).
  fileprivate func slots(takingOver touches: Touches) -> TouchSlots {
    var slots = attempt.isOpen && attempt.listens ? self.slots : TouchSlots()
    for touch in touches { slots.insert(touch.slot) }
    return slots
  }

  /// Whether it is active, and has not ended by itself.
  fileprivate var isActiveInside: Bool {
    attempt.delivered.isActive && !attempt.tracking.isTerminal
  }
}
