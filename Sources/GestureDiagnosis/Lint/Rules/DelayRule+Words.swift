import GestureCore
import GestureTrace

// What the rule says of a delay.
extension DelayRule {
  /// What becomes of `waiter`, after its name, and why, as the rest of the sentence, with a comma
  /// before it where the first part ends with an aside.
  func words(
    _ waiter: LintMember, _ delay: Delay, in scene: LintScene
  ) -> (effect: String, cause: String) {
    let blocker = delay.blocker.quoted
    let wait = clauseOfWaiting(delay)
    let place = place(of: delay.blocker, besides: waiter)
    let means = waiter.wordsOfMeans(sharedWith: delay.blocker)
    switch delay.lateness {
    case .time(let time, let isMost):
      // A second touch that comes within the gap, and is held, keeps the waiting recognizer back
      // still longer.
      let alone = isMost && delay.blocker.profile.countsTaps ? "if no further tap follows" : nil
      let asides = [
        waiter.mayFireAfterLift(waitingFor: delay.blocker) ? "even after the lift" : nil, alone,
        place, longSwipe(of: waiter, besides: delay.blocker),
        waiter.wordsOfLossAfterTap(waitingFor: delay.blocker),
      ].compactMap { $0 }
      return (
        " will \(waiter.verb) \(isMost ? "up to " : "")\(time.inText) late\(means)"
          + asides.map { ", \($0)" }.joined(),
        "\(asides.isEmpty ? "" : ",") because \(wait)"
          + (clauseOfTapBeside(waiter, delay, in: scene) ?? "")
      )
    case .movement(let distance, let time, let lift):
      return words(waiter, delay, until: distance, time, lift, in: scene)
    case .figure:
      return (
        " will begin late\(means), at the lift at the latest",
        ", because \(wait), and that takes until the path can no longer become its figure"
      )
    case .finger:
      let finger = waiter.profile.trigger.isOfTwoFingers ? "a finger" : "the finger"
      let isAnyWay = delay.blocker.profile.directions.isEmpty
      return (
        "\(place.map { ", \($0)," } ?? "") won't fire\(means) before \(finger) lifts"
          + (isAnyWay ? "" : ", or moves another way"),
        "\(isAnyWay ? "" : ",") because \(wait), and as long as \(waiter.state) \(blocker) need "
          + "not decide"
      )
    }
  }

  /// The same, where `waiter` waits for a movement.
  private func words(
    _ waiter: LintMember, _ delay: Delay, until distance: Double, _ time: Duration?,
    _ lift: Duration?, in scene: LintScene
  ) -> (effect: String, cause: String) {
    let instead = clauseOfTapInstead(of: waiter, delay, in: scene)
    let end = instead?.isAlways ?? false ? nil : lift
    let limits = [
      "\(distance.withOneDecimal) pt", time?.inText,
      end.map { $0 > .zero ? "\($0.inText) after the lift" : "the lift" },
    ].compactMap { $0 }
    let place = place(of: delay.blocker, besides: waiter)
    let terms = [
      limits.count > 1 ? "whichever comes first" : nil, place,
      delay.blocker.takesDrags(of: waiter)
        ? "and not at all where \(delay.blocker.quoted) begins" : nil,
      waiter.wordsOfLossAfterTap(waitingFor: delay.blocker),
    ].compactMap { $0 }
    let fingers = fingers(of: waiter, besides: delay.blocker)
    let means = waiter.wordsOfMeans(sharedWith: delay.blocker)
    return (
      " will \(waiter.verb)\(means.isEmpty ? fingers : means) only after "
        + "\(limits.joinedAsAlternatives)\(terms.map { ", \($0)" }.joined())",
      "\(terms.isEmpty ? "" : ",") because \(clauseOfWaiting(delay)), and that one allows as much"
        + (instead?.clause ?? "")
    )
  }

  /// What `waiter` waits for, directly or through others.
  private func clauseOfWaiting(_ delay: Delay) -> String {
    let blocker = delay.blocker.quoted
    let through = delay.through.map { $0.quoted }.joined(separator: " and ")
    if through.isEmpty { return "it waits until \(blocker) has failed" }
    let isAlwaysRefused = delay.through.allSatisfy { $0.veto != nil }
    return "it waits for \(through), which \(isAlwaysRefused ? "is" : "may be") refused only after "
      + "\(blocker) has failed"
  }

  /// With how many fingers `waiter` is late, where it takes more than `blocker`, which fails by the
  /// further fingers.
  private func fingers(of waiter: LintMember, besides blocker: LintMember) -> String {
    let most = blocker.profile.numberOfTouches.upperBound
    guard waiter.profile.numberOfTouches.upperBound > most, !waiter.isInSet, !blocker.isInSet else {
      return ""
    }
    return most == 1 ? " with one finger" : " with up to \(most) fingers"
  }

  /// The swipes that hardly make `waiter` fire because `blocker`, a longer swipe, takes them; nil
  /// for none.
  private func longSwipe(of waiter: LintMember, besides blocker: LintMember) -> String? {
    guard case .swipe(let own) = waiter.profile.trigger,
      case .swipe(let longer) = blocker.profile.trigger, own < longer,
      waiter.profile.directions.allSatisfy(blocker.profile.directions.contains)
    else { return nil }
    return "and hardly ever with a swipe of \(longer.withOneDecimal) pt or more"
  }

  /// Where both get a touch; nil where both get it wherever `waiter` does.
  private func place(of blocker: LintMember, besides waiter: LintMember) -> String? {
    if blocker.profile.edges != nil { return "for a touch at the edge of \(blocker.quoted)" }
    return blocker.view !== waiter.view && blocker.view.isDescendant(of: waiter.view)
      ? "for a touch on view '\(blocker.view.name)'" : nil
  }
}

extension LintMember {
  /// Which touches don't make it begin at all, besides those with which it is late; nil for none.
  fileprivate func wordsOfLossAfterTap(waitingFor other: LintMember) -> String? {
    timeOfLossAfterTap(waitingFor: other).map {
      "and not at all with a touch within \($0.inText) of a tap"
        + (getsTouchesBeside(other) ? " there" : "")
    }
  }

  /// Whether it is a drag that goes some of the ways of `other`, and begins there.
  fileprivate func takesDrags(of other: LintMember) -> Bool {
    let (ways, others) = (profile.directions, other.profile.directions)
    return profile.trigger.isDrag && other.profile.trigger.isDrag
      && !profile.trigger.isOfTwoFingers && mayRecognize && !mayBeRefused
      && numberOfTapsBefore <= other.numberOfTapsBefore
      && (ways.isEmpty || others.isEmpty || others.contains(where: ways.contains))
  }

  /// What the fingers do while its gesture is being made.
  fileprivate var state: String {
    switch profile.trigger {
    case .drag, .swipe: "the finger is down"
    case .twoFingers: "the fingers are down"
    case .taps, .press, .drawing, .hover, .delay, .unknown: "the finger rests"
    }
  }

  /// What it does when it recognizes.
  var verb: String { profile.trigger.isContinuousMovement ? "begin" : "fire" }
}

extension LintMember {
  /// Whether it is a press that lifts while the touch may still be a tap of `other`, which a
  /// further touch has to follow.
  func mayFireAfterLift(waitingFor other: LintMember) -> Bool {
    guard isPress, other.profile.countsTaps, let taps = other.profile.taps,
      case .press(let time) = profile.trigger
    else { return false }
    return taps.maximumTapGap > .zero && taps.maximumPressDuration > time
  }
}

extension GestureProfile {
  /// Whether it takes several touches one after another.
  fileprivate var countsTaps: Bool {
    if case .taps(let count) = trigger { count > 1 } else { taps != nil }
  }
}
