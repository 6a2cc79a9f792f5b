import GestureCore
import GestureTrace

// What it did when it recognized.
extension RecognizerExplainer {
  mutating func act(
    _ state: GestureState, _ losses: [TraceEvent.Loss], _ allowances: [TraceEvent.Answer]
  ) {
    switch state {
    case .began, .ended:
      if firings.last?.state != .began || state == .began {
        tellWhatDidNotHold()
        note(allowances)
        tellWhoElseFired()
      }
      if state == .ended {
        tellWherePointerWent()
        tellOfPause()
        tellOfRepeats()
      }
      for loss in losses {
        let control = undefendedControl(loss.view)
        tell(
          .took(loss.touch, from: loss.view),
          "It took \(names(loss.touch)) from view '\(loss.view)' (cancelsTouchesInView)"
            + "\(control?.clause ?? "").", ["S7.2"] + (control.map { [$0.rule] } ?? []))
      }
      tellOfFiring(state)
      firings.append((state, now))
    case .cancelled:
      tellOfRepeats()
      tell(.fired(state), "It told its targets that it was cancelled.", "S1.11")
      firings.append((state, now))
    case .possible, .changed, .failed: break
    }
  }

  private mutating func tellOfFiring(_ state: GestureState) {
    let reason: Reason? =
      if let delay = attempt.delay {
        Reason(", \(delay.inMilliseconds.withOneDecimal) ms after it had its gesture")
      } else if facts?.tookAction(at: now) == true, rivals.touches[label] == nil {
        Reason(", by an action\(clauseOfCover)", "S15.19")
      } else {
        self.reason(of: state, isUnderWay: firings.last?.state == .began)
      }
    attempt.delay = nil
    let cause = Explanation.Cause(
      .fired(state), at: now, "It fired: \(state.word)\(reason?.clause ?? "").",
      rules: ["S5.5"] + (reason?.rules ?? []), figures: reason?.figures,
      telling: reason?.aspects ?? [])
    if causes.last != cause { causes.append(cause) }
  }

  /// The end of a clause: it takes no more touches than it has. Empty where it takes more.
  var excess: String {
    guard let profile = facts?.profile, profile.trigger.isDrag,
      fingers.tracked(at: now).count >= profile.numberOfTouches.upperBound
    else { return "" }
    return ", since it takes at most \(profile.numberOfTouches.upperBound) (maximumNumberOfTouches)"
  }

  /// A finger moves while it has fewer touches than it needs, as some have lifted.
  mutating func tellOfSilence(atMoveOf id: TouchID) {
    guard let profile = facts?.profile, profile.trigger.isDrag || profile.trigger.isOfTwoFingers,
      firings.last?.state == .began, !attempt.toldOfSilence, fingers.isOwn(id)
    else { return }
    let (count, needed) = (fingers.tracked(at: now).count, profile.numberOfTouches.lowerBound)
    guard count < needed else { return }
    attempt.toldOfSilence = true
    tell(
      .remark,
      "It has \(count) touch\(count == 1 ? "" : "es") left and needs \(needed): until a further one "
        + "joins, or all have lifted, movements change nothing.",
      profile.trigger.isDrag ? "S9.13" : "S9.48")
  }

  /// The recognizers that continue simultaneously because a delegate allowed both.
  mutating func note(_ allowances: [TraceEvent.Answer]) {
    for answer in allowances {
      let other = answer.asked == label ? answer.about : answer.asked
      attempt.toldTogether.insert(other)
      tell(
        .allowed(with: other),
        "The delegate of \(names(answer.asked)) was asked about \(names(answer.about)) and "
          + "allowed both.", "S3.17")
    }
  }
}
