import GestureCore
import GestureTrace

// Which recognizer comes first.
extension LintScene {
  /// Whether `winner` makes `loser` fail each time `loser` would recognize.
  ///
  /// - Parameters:
  ///   - isShared: whether only the touches count that both get. Default: false.
  ///   - isByTouches: whether scrolling and other input without touches don't count; a nearer
  ///     winner may leave some of it to the loser. Default: false.
  func dominance(
    of winner: LintMember, over loser: LintMember, whereShared isShared: Bool = false,
    byTouches isByTouches: Bool = false
  ) -> Dominance {
    guard winner.mayRecognizeAlone, loser.mayRecognize, excludes(winner, loser),
      !isLinked(winner, to: loser), !waits(loser, for: winner),
      isShared
        ? winner.takesAllKinds(of: loser, byTouches: true) : winner.getsAllTouches(of: loser),
      winner.startsNoLater(than: loser), !loser.mayTakeOver,
      let required = requiredThatFail(before: winner, over: loser)
    else { return .none }
    // A winner that can't be excluded in turn goes first in the same event (S4.40).
    let order: Precedence.Order = excludes(loser, winner) ? .byPlace : .first
    var dominance = Precedence(winner, loser, order, restartsAlone: restartsAlone(winner)).dominance
    if dominance == .none { dominance = dominanceByWait(of: winner, over: loser) }
    if !isByTouches {
      dominance = dominance.except(winner.inputLeft(to: loser, isShared: isShared))
    }
    let rescuers = rescuers(of: loser, from: winner)
    guard dominance != .none,
      rescuers.allSatisfy({ rescuer in
        rescuer.decides(before: loser, winner)
          || self.required(by: rescuer).isEmpty && rescuer.needsAnotherFinger(toPreempt: winner)
      })
    else { return .none }
    if !rescuers.isEmpty {
      let names = rescuers.map { $0.quoted }.joinedAsAlternatives
      dominance = dominance.except(
        "where \(names) recognizes just then, with another finger or in the same event")
    }
    for other in required {
      dominance = dominance.except(
        other.isPress
          ? other.lastMoment(of: winner, before: loser) : other.suddenEnd(before: loser))
    }
    dominance = exceptingResets(of: winner, dominance, over: loser)
    return excludingControls(controlsFor: winner, dominance, loser)
  }

  /// The recognizers for which `winner` waits and `loser` doesn't; nil where one of them may still be
  /// undecided when `winner` has its gesture.
  private func requiredThatFail(
    before winner: LintMember, over loser: LintMember
  ) -> [LintMember]? {
    let required = required(by: winner, beside: loser).filter { third in
      // A recognizer that both wait for releases both at once, if the same taps come before.
      winner.profile.trigger != loser.profile.trigger || !winner.goesBefore(loser)
        || winner.numberOfTapsBefore != loser.numberOfTapsBefore || !waits(loser, for: third)
    }
    let isDecided = required.allSatisfy { third in
      third.failsBeforeCompletion(of: winner) || isPress(third, over: loser, endedBy: winner)
    }
    return isDecided ? required : nil
  }

  /// Whether `press`, for which the drag `winner` waits, excludes `loser` if the finger rests, and
  /// else fails by the movement with which `winner` begins.
  private func isPress(
    _ press: LintMember, over loser: LintMember, endedBy winner: LintMember
  ) -> Bool {
    guard press.isPress, !press.isInSet, !press.beginsAtTouchDown, !press.startsAfterOthers,
      press.profile.taps == nil,
      press.profile.numberOfTouches == 1...1, !press.mayBeRefused,
      case .drag(let distance) = winner.profile.trigger, winner.profile.taps == nil,
      winner.profile.numberOfTouches.lowerBound == 1,
      press.hitRegion == winner.hitRegion, press.touchTypes == winner.touchTypes,
      press.buttons == winner.buttons, required(by: press).isEmpty, excludes(press, loser)
    else { return false }
    return press.profile.undecidedUntilMoved.map { $0 <= distance } ?? false
  }

  /// Whether a finger that comes while others are down starts a new attempt of `member` after it
  /// has failed, since it waits for no recognizer and no recognizer waits for it (S6.7, S6.9).
  private func restartsAlone(_ member: LintMember) -> Bool {
    required(by: member).isEmpty && !isRequired(member)
  }

  /// Whether `required` recognizes each time `waiting`, which waits for it, would recognize.
  ///
  /// - Parameter isShared: whether only the touches count that both get. Default: false.
  func dominanceOfRequired(
    _ required: LintMember, over waiting: LintMember, whereShared isShared: Bool = false
  ) -> Dominance {
    let isSame =
      isShared
      ? required.takesAllKinds(of: waiting, byTouches: true) : required.getsAllInput(of: waiting)
    return isSame ? dominanceOfRequiredWithSameInput(required, over: waiting) : .none
  }

  /// The same where `required` gets only some of the types of touches that `waiting` gets: with
  /// those.
  func dominanceOfRequiredByType(
    _ required: LintMember, over waiting: LintMember
  ) -> Dominance {
    required.getsAllOfSomeTypes(of: waiting)
      ? dominanceOfRequiredWithSameInput(required, over: waiting) : .none
  }

  private func dominanceOfRequiredWithSameInput(
    _ required: LintMember, over waiting: LintMember
  ) -> Dominance {
    guard required.mayRecognizeAlone, waiting.mayRecognize, !waiting.mayTakeOver,
      !required.failsByTaps(of: waiting),
      required.startsNoLater(than: waiting),
      !mayBeSaved(waiting, from: required)
    else { return .none }
    let dominance = Precedence(required, waiting, .required).dominance
    return excludingControls(controlsFor: required, dominance, waiting)
  }

  /// How the nearer drag `required` takes the movements of `waiting`, a drag or swipe, on its view;
  /// none where its delegate may tell them apart, or where `waiting` hands over to it.
  func dominanceOfNearer(_ required: LintMember, over waiting: LintMember) -> Dominance {
    guard waiting.profile.trigger.isDrag || waiting.profile.trigger.isSwipe,
      required.profile.trigger.isDrag, required.view.liesIn(waiting.view),
      !required.beginsAtTouchDown, !required.mayBeRefused,
      required.takesNumbersOfTouches(of: waiting),
      !waiting.handsOver(to: required)
    else { return .none }
    return dominanceOfRequired(required, over: waiting, whereShared: true)
      .besidesElsewhere
  }

  /// Of two presses of the same duration, or two taps of the same count, the recognizer that
  /// doesn't have to wait comes first.
  private func dominanceByWait(of winner: LintMember, over loser: LintMember) -> Dominance {
    let slow = required(by: loser).first { required in
      required.getsAllTouches(of: loser) && required.outlasts(loser)
        && required.profile.numberOfTouches.overlaps(loser.profile.numberOfTouches)
    }
    guard let slow else { return .none }
    return Precedence(winner, loser, .first).dominance
      .except("where \(slow.quoted) has failed by then")
  }

  // MARK: Controls

  /// The dominance without the cases in which a control may prevent `first` from beginning, which
  /// leaves its touches to `other` (S11.1, S11.2).
  private func excludingControls(
    controlsFor first: LintMember, _ dominance: Dominance, _ other: LintMember
  ) -> Dominance {
    let protecting = controls.filter { isKept($0, from: first) && !isKept($0, from: other) }
    if protecting.contains(where: { other.view.isDescendant(of: $0) }) { return .none }
    let within = protecting.filter { $0.isDescendant(of: other.view) }
    return dominance.except(within.isEmpty ? nil : "on \(within.listed)")
  }

  /// Whether a control may prevent a recognizer around it from beginning.
  func isKept(_ control: Control, from member: LintMember) -> Bool {
    if isProtected(control, from: member) { return true }
    if let answer = knowledge.letsBegin(control, member.recognizer) { return !answer }
    return keepsDrags(control, from: member)
  }

  /// Whether a slider or a switch keeps drags along it from a movement around it (S11.2).
  func keepsDrags(_ control: Control, from member: LintMember) -> Bool {
    control.isDragged && member.recognizer.isMovement && control.liesIn(member.view)
      && knowledge.letsBegin(control, member.recognizer) == nil
  }

  /// Whether a control prevents a tap around it from beginning (S11.1, S11.3).
  func isProtected(_ control: Control, from member: LintMember) -> Bool {
    guard member.isSingleTap, control.liesIn(member.view) else { return false }
    if let answer = knowledge.letsBegin(control, member.recognizer) { return !answer }
    return control.keepsTaps
  }
}

extension View {
  /// Whether it is in a view, and isn't that view itself.
  func liesIn(_ view: View) -> Bool { self !== view && isDescendant(of: view) }
}

extension LintMember {
  /// Whether `other` has to start after every recognizer after which this recognizer has to start
  /// (S15.1); otherwise `other` comes first until those have begun.
  func startsNoLater(than other: LintMember) -> Bool {
    let (own, others) = (recognizer.handle, other.recognizer.handle)
    return own.prerequisites.allSatisfy { first in
      others.prerequisites.contains { $0.label == first.label }
    } && own.prerequisiteTags.allSatisfy(others.prerequisiteTags.contains)
  }
}

extension LintMember {
  /// Whether it looks for one tap with one finger.
  var isSingleTap: Bool { profile.isSingleTap }
}

extension LintMember {
  /// Whether the fingers that complete the gesture of `other` have always made this recognizer fail
  /// by then: a tap fails by a press that lasts longer, or by a movement that goes further.
  fileprivate func failsBeforeCompletion(of other: LintMember) -> Bool {
    guard isSingleTap, !isInSet, other.profile.taps == nil,
      other.profile.numberOfTouches.lowerBound == 1,
      hitRegion == other.hitRegion, touchTypes == other.touchTypes, buttons == other.buttons
    else { return false }
    switch other.profile.trigger {
    case .press(let duration): return profile.undecidedAtRest.map { $0 < duration } ?? false
    case .drag(let distance), .swipe(let distance):
      return profile.undecidedUntilMoved.map { $0 < distance } ?? false
    case .taps, .drawing, .twoFingers, .hover, .delay, .unknown: return false
    }
  }

  /// Whether it is a waiting tap that decides with the taps that `other` needs before. It then
  /// doesn't get the next finger (S6.8), so it misses the finger that a rival without preceding
  /// taps starts with.
  fileprivate func decides(before other: LintMember, _ rival: LintMember) -> Bool {
    guard case .taps(let count) = profile.trigger, profile.numberOfTouches.upperBound == 1 else {
      return false
    }
    return count <= other.numberOfTapsBefore && getsAllTouches(of: other) && !mayBeRefused
      && !startsAfterOthers && rival.finishesWithTap && rival.numberOfTapsBefore == 0
  }

  /// Whether it is a tap, so that it recognizes before `other`, a drag or a press, only where
  /// another finger taps: by a finger of `other` it recognizes as that lifts.
  fileprivate func needsAnotherFinger(toPreempt other: LintMember) -> Bool {
    isTap && profile.numberOfTouches.upperBound == 1 && !startsAfterOthers
      && (other.profile.trigger.isDrag || other.isPress) && !other.isInSet
      && other.profile.numberOfTouches.lowerBound == 1 && other.numberOfTapsBefore == 0
  }

  /// Whether it has recognized or failed when a finger has tapped once.
  var finishesWithTap: Bool {
    if isInSet { return false }  // a set makes a new recognizer for each touch
    return switch profile.trigger {
    case .taps(let count): count == 1
    case .press, .drag: numberOfTapsBefore == 0
    case .swipe, .drawing, .twoFingers: true
    case .hover, .delay, .unknown: false
    }
  }

  /// The movement that makes it fail and completes `other` at once.
  fileprivate func suddenEnd(before other: LintMember) -> Dominance.Exception? {
    guard let distance = other.profile.trigger.distance, let limit = profile.undecidedUntilMoved
    else { return nil }
    let (short, long) = (limit.withOneDecimal, distance.withOneDecimal)
    return "where a single event takes the finger from less than \(short) pt to \(long)"
  }

  /// The exception for a press that a movement of exactly its limit doesn't end yet, when `drag` and
  /// `other` have gone far enough (S10.5).
  fileprivate func lastMoment(
    of drag: LintMember, before other: LintMember
  ) -> Dominance.Exception? {
    guard let limit = profile.undecidedUntilMoved, drag.profile.trigger.distance == limit,
      other.profile.trigger.distance == limit
    else { return nil }
    return Dominance.Exception(
      kind: .exactMovement,
      words: "where an event takes the finger exactly \(limit.withOneDecimal) pt away")
  }

  /// Whether it is still undecided when the same fingers have completed `other`.
  func outlasts(_ other: LintMember) -> Bool {
    switch (other.profile.trigger, profile.trigger) {
    case (.press(let duration), _): profile.undecidedAtRest.map { $0 > duration } ?? true
    case (.taps(let fewer), .taps(let more)): more > fewer && profile.undecidedAfterLift > .zero
    case (.taps, _), (.drag, _), (.swipe, _), (.drawing, _), (.twoFingers, _), (.hover, _),
      (.delay, _), (.unknown, _):
      false
    }
  }
}
