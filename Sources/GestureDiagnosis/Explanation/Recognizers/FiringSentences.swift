import GestureCore
import GestureTrace

/// Sentences on what it did when it recognized.
struct FiringSentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// That it fired, and what made it fire just then.
  func firing(_ state: GestureState) -> Explanation.Cause {
    let reason: FiringReason? =
      if let delay = attempt.delay {
        FiringReason(", \(delay.inMilliseconds.withOneDecimal) ms after it had its gesture")
      } else if facts?.tookAction(at: now) == true, rivals.touches[label] == nil {
        FiringReason(", by an action\(ActionSentences(history: history).clauseOfCover)", "S15.19")
      } else {
        FiringReasons(history: history).reason(of: state, isUnderWay: firings.isUnderWay)
      }
    return Explanation.Cause(
      .fired(state), at: now, "It fired: \(state.word)\(reason?.clause ?? "").",
      rules: ["S5.5"] + (reason?.rules ?? []), figures: reason?.figures,
      telling: reason?.aspects ?? [])
  }

  /// That it told its targets that it was cancelled.
  var cancellation: Explanation.Cause {
    cause(.fired(.cancelled), "It told its targets that it was cancelled.", "S1.11")
  }

  /// That its attempt is not over yet, and why.
  var unfinished: [Explanation.Cause] {
    if let hold = attempt.hold {
      let waiting = WaitingSentences(history: history)
      let time = hold.since.milliseconds.withOneDecimal
      let held = cause(
        .unfinished, "It still waits for \(names.list(hold.others)), since \(time) ms.", "S4.17")
      return [held] + hold.others.compactMap(waiting.chain)
    }
    if let end = endUnderStillPointer { return [end] }
    return firings.last?.state == .ended
      ? [] : [cause(.unfinished, "Its attempt is not over yet.")]
  }

  /// That its view went away under the pointer, and perhaps came back, which a pointer at rest
  /// doesn't show; nil where it did not.
  private var endUnderStillPointer: Explanation.Cause? {
    var changes = PointerSentences(history: history).changesUnderStillPointer
    while let first = changes.first, first.kind.maybeOpens { changes.removeFirst() }
    guard let last = changes.last else { return nil }
    let closing = changes.last { !$0.kind.maybeOpens && $0.subject == last.subject }
    let clauses = [last.kind.maybeOpens ? closing : nil, last].compactMap { $0?.clauseWithTime }
      .joined(separator: ", then ")
    return cause(
      .unfinished,
      "Its attempt is not over yet: \(clauses), and the pointer has not moved since.", "S14.22",
      at: max(now, last.timestamp))
  }

  /// Whether it fired, and when, as the end of a sentence.
  var verdict: String {
    let words = firings.all.map { firing in
      "\(firing.state.word) at \(firing.at.milliseconds.withOneDecimal) ms"
    }
    if case .delay = facts?.profile.trigger { return "only delays touches, and never fires" }
    return words.isEmpty ? "did not fire" : "fired: \(words.joinedAsList)"
  }

  /// That it took a touch from a view.
  func taking(_ loss: TraceEvent.Loss) -> Explanation.Cause {
    let control = ViewAnswerSentences(history: history).undefendedControl(loss.view)
    return cause(
      .took(loss.touch, from: loss.view),
      "It took \(names.of(loss.touch)) from view '\(loss.view)' (cancelsTouchesInView)"
        + "\(control?.clause ?? "").", ["S7.2"] + (control.map { [$0.rule] } ?? []))
  }

  /// That it dropped a touch.
  func dropping(_ id: TouchID) -> Explanation.Cause {
    let what =
      switch facts?.app.dropped(id, now) {
      case true?: "The app made it drop \(names.of(id))."
      case false?: "It dropped \(names.of(id)) itself\(excess?.clause ?? "")."
      case nil: "It dropped \(names.of(id)), or the app made it do so."
      }
    let rule = facts?.app.dropped(id, now) == false ? excess?.rule : nil
    return cause(.dropped(id), what, ["S7.20"] + (rule.map { [$0] } ?? []))
  }

  /// Why it takes no more touches, as the end of a clause, with the rule; nil where it takes more.
  private var excess: (clause: String, rule: String?)? {
    guard let profile = facts?.profile else { return nil }
    let count = fingers.tracked(at: now).count
    switch profile.trigger {
    case .drag where count >= profile.numberOfTouches.upperBound:
      let most = profile.numberOfTouches.upperBound
      return (", since it takes at most \(most) (maximumNumberOfTouches)", nil)
    case .press where firings.isUnderWay:
      return (", since a press that has begun takes no further fingers", "S9.44")
    case .twoFingers where count >= 2: return (", since it goes by the first two", "S9.52")
    case .taps, .press, .drag, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return nil
    }
  }

  /// That a finger moves without effect, because some touches have lifted and too few are left.
  func silence(atMoveOf id: TouchID) -> Explanation.Cause? {
    guard let profile = facts?.profile, profile.trigger.isDrag || profile.trigger.isOfTwoFingers,
      firings.isUnderWay, !attempt.toldOfSilence, fingers.isOwn(id)
    else { return nil }
    let (count, needed) = (fingers.tracked(at: now).count, profile.numberOfTouches.lowerBound)
    guard count < needed else { return nil }
    return cause(
      .remark,
      "It has \(count) touch\(count == 1 ? "" : "es") left and needs \(needed): until a further "
        + "one joins, or all have lifted, movements change nothing.",
      profile.trigger.isDrag ? "S9.13" : "S9.48")
  }
}
