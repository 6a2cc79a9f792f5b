import GestureCore
import GestureTrace

/// Sentences on what it did while it was under way.
struct UnderWaySentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// Which `changed` of the press that is over were repeats, and which were movements.
  var repeats: Explanation.Cause? {
    guard case .press? = facts?.profile.trigger, let start = firings.beginning,
      let first = changed.repeats.first
    else { return nil }
    let interval = facts?.repeatInterval ?? first - start
    var text =
      "It repeats each \(interval.inMilliseconds.withOneDecimal) ms (repeatInterval), counted from "
      + "'began', wherever its touch is: it sent 'changed' \(changed.repeats.asMoments)"
    switch changed.others.count {
    case 0: break
    case 1: text += ". The one \(changed.others.asMoments) is a movement of its touch"
    case _: text += ". Those \(changed.others.asMoments) are movements of its touch"
    }
    let rules = ["S15.22"] + (changed.others.isEmpty ? [] : ["S9.35"])
    return cause(.remark, text + ".", rules, at: first, telling: [.repeats])
  }

  /// That it goes on as a touch comes down while scrolling drives it.
  func touchDuringScroll(_ id: TouchID) -> Explanation.Cause? {
    guard facts?.profile.trigger.isDrag == true, movement.count == 1,
      let start = firings.beginning, start < now,
      facts?.input.pointerEvents.contains(where: { $0.timestamp == start && $0.kind.isScrolling })
        == true
    else { return nil }
    let driver = scrolling.isMomentum ? "momentum" : "scrolling"
    return cause(
      .remark,
      "It was under way by \(driver), and goes on: \(names.of(id)) doesn't cancel it, and it ends "
        + "when that one lifts. While it is down, \(driver) changes nothing.", "S9.13")
  }

  /// That modifier keys alone changed, which has no effect.
  func change(
    of modifiers: ModifierFlags, at moment: Timestamp
  ) -> Explanation.Cause? {
    guard facts?.input.pointerEvents.contains(where: { $0.timestamp == moment }) != true else {
      return nil
    }
    let keys =
      modifiers.words.isEmpty ? "none is down" : "now \(modifiers.words.joinedAsList)"
    let mover = facts?.profile.trigger == .hover ? "the pointer" : "a touch"
    return cause(
      .remark,
      "Only the modifier keys changed (\(keys)): that sends no action. Its next one, when \(mover) "
        + "moves, has them in modifierFlags.", ["S15.16"], at: moment)
  }

  /// Why it sent nothing while a button was down.
  ///
  /// - Parameter end: when the last button came up; nil where none did.
  func silence(
    during press: PointerPresses.Press, until end: Timestamp?
  ) -> Explanation.Cause {
    let start = press.start.milliseconds.withOneDecimal
    let time = end.map { "From \(start) to \($0.milliseconds.withOneDecimal) ms it was" }
    let rest =
      end == nil ? "" : " It hears where the pointer is with the first move after that."
    return cause(
      .remark,
      "\(time ?? "From here on it was") silent, whatever the pointer did: a button was down "
        + "(\(names.of(press.first))).\(rest)", ["S9.54", "S14.22"], at: press.start)
  }

  /// That one of its touches is cancelled and others stay: a pinch or a rotation goes on without
  /// changes, and a recognizer that needs more touches can't begin.
  func cancelledFinger(_ id: TouchID) -> Explanation.Cause? {
    guard let (least, rest, opening, rule) = cancellation(of: id) else { return nil }
    if facts?.profile.trigger.isOfTwoFingers == true, firings.isUnderWay, rest.count == 1 {
      return cause(
        .lostFinger(id),
        "\(opening) It goes on with \(names.of(rest[0])), without changes, until that one is over.",
        "S13.21", "S9.48")
    }
    guard rest.count < least, !rivals.fired.contains(label) else { return nil }
    return cause(.lostFinger(id), "\(opening) It needs \(least) touches.", rule)
  }

  /// That one of its touches is cancelled and a drag goes on with others, if it still does when the
  /// event is over.
  func cancelledFingerOfMore(_ id: TouchID) -> Explanation.Cause? {
    guard let (least, rest, opening, rule) = cancellation(of: id),
      facts?.profile.trigger.isDrag == true, rest.count >= least, attempt.over == nil
    else { return nil }
    let others = rest.map { names.of($0) }.joinedAsList
    return cause(.lostFinger(id), "\(opening) It goes on with \(others).", rule)
  }

  /// How many touches it needs, the touches that are left, a sentence on what cancelled the touch,
  /// and the rule; nil for a touch that isn't its own, and for taps, presses and swipes, which fail
  /// with the touch.
  private func cancellation(
    of id: TouchID
  ) -> (least: Int, rest: [TouchID], opening: String, rule: String)? {
    let rest = fingers.tracked(at: now)
    guard let profile = facts?.profile, fingers.isOwn(id), !rest.isEmpty, attempt.isOpen,
      !fingers.beganAgain(id, at: now), profile.trigger.isDrag || profile.trigger.isOfTwoFingers
    else { return nil }
    let finder = HostChangeFinder(history: history)
    let removal = finder.present { $0.takesViewAway }
    let reason =
      (removal ?? finder.present { $0 == .cancelledTouches }).map { ", since \($0)" }
      ?? " from outside"
    return (
      profile.numberOfTouches.lowerBound, rest,
      "\(names.of(id)) was cancelled\(reason).".withCapital, removal == nil ? "S7.25" : "S2.30"
    )
  }
}

extension [Timestamp] {
  /// "at 500 ms", "at 500 ms and 600 ms", "7 times, from 100 ms to 700 ms".
  fileprivate var asMoments: String {
    let words = map { "\($0.milliseconds.withOneDecimal) ms" }
    guard let first = words.first, let last = words.last, count > 4 else {
      return "at \(words.joinedAsList)"
    }
    return "\(count) times, from \(first) to \(last)"
  }
}
