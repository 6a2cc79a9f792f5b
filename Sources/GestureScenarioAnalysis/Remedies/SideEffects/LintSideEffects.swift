import GestureCore
import GestureDiagnosis
import GestureScenario

/// The findings of lint with a change that it doesn't have without it.
struct LintSideEffects: RemedyContextReader {
  let context: RemedyContext

  /// Side effects that lint shows: a requirement keeps a recognizer waiting as long as a finger is
  /// down, or makes it late, another recognizer always comes first, or several taps fire it on the
  /// way.
  func sideEffects(
    of finding: RemedyFinding, _ linted: [Lint.Finding], besides told: [Consequence],
    _ gains: [Consequence]
  ) -> [Consequence] {
    let before = linted.waitsForFinger
    // A recognizer that never fires doesn't wait for anything.
    let lost = Set(
      finding.losses.filter { $0.isTotal || $0.isEntire && $0.hand == nil }.map(\.recognizer))
    let waits = finding.lint.waitsForFinger.filter { wait in
      !before.contains(wait) && !lost.contains(wait[0])
    }.map { names in
      Consequence(topic(names[0]), .waitsForFinger(of: names[1], wait(of: names[0], for: names[1])))
    }
    let silent = linted.neverFiring.map(\.name) + linted.rarelyFiring
    let neverFiring = finding.lint.neverFiring.filter { silence in
      !silent.contains(silence.name) && silence.name != finding.change.loser
        && !told.contains(where: { $0.isNeverFiring(of: silence.name) })
    }.map { Consequence(topic($0.name), .neverFires(winner: $0.winner)) }
    let known = told + gains
    return waits + neverFiring + delays(of: finding, linted, without: lost, besides: known)
      + firstTaps(of: finding, linted, known)
  }

  /// The recognizers that a change makes late.
  ///
  /// - Parameters:
  ///   - lost: the recognizers that never fire with the change.
  ///   - told: the other side effects.
  private func delays(
    of finding: RemedyFinding, _ linted: [Lint.Finding], without lost: Set<String>,
    besides told: [Consequence]
  ) -> [Consequence] {
    var delays: [Consequence] = []
    let known = Dictionary(linted.delays.map { ($0.name, $0.time) }) { $1 }
    for delay in finding.delays
    where !lost.contains(delay.name)
      && known[delay.name].map({ $0 < delay.time })
        ?? !waitsAlready(delay.name, for: delay.blocker, unchangedIn: finding.trial.scenario)
    {
      let isTold =
        delay.name == wish?.id
        ? !(wish?.isForNothing ?? false)
        : told.contains {
          $0.topic == .recognizer(delay.name) && $0.kind.isFiringMoved
        }
      // The script shows neither a time that depends on the movement, nor that no finger is down
      // any more.
      let isShown =
        isTold && delay.time > .zero && !delay.cost.isEvenAfterLift
        && showsDelay(of: delay.name, by: delay.time, in: finding.trial.record)
      let former = known[delay.name] ?? .zero
      guard !isShown, let kind = delay.cost.consequence(later: former, for: delay.blocker) else {
        continue
      }
      let sideEffect = Consequence(topic(delay.name), kind)
      if !delays.contains(sideEffect) { delays.append(sideEffect) }
    }
    return delays
  }

  /// That a tap also fires before each gesture of several taps that no relation links with it.
  ///
  /// - Parameter told: the other side effects. What the script itself shows is among them.
  private func firstTaps(
    of finding: RemedyFinding, _ linted: [Lint.Finding], _ told: [Consequence]
  ) -> [Consequence] {
    let scene = finding.trial.scenario.scene
    let before = linted.unrelatedPairs
    return finding.lint.unrelatedPairs.compactMap { names in
      let isSingle = scene.spec(of: names[0])?.tapCount == 1
      let isBeforeTaps = scene.spec(of: names[1])?.tapCount ?? 0 > 1
      let isTold = told.contains { consequence in
        switch consequence.kind {
        case .firesBefore(let gestures): gestures.contains(names[1])
        case .other: false
        case _: consequence.topic == topic(names[0])
        }
      }
      guard isSingle, isBeforeTaps, !isTold, !before.contains(names) else { return nil }
      return Consequence(topic(names[0]), .firesBefore([names[1]]))
    }
  }

  private func topic(_ id: String) -> Consequence.Topic {
    !subject.isView && id == subject.id ? .explained : .recognizer(id)
  }

  /// Whether a recognizer is about as late in the script as it may be with other touches, or didn't
  /// fire there before.
  private func showsDelay(of id: String, by time: Duration, in changed: RunRecord) -> Bool {
    let before = record.moments(of: .recognizer(id))
    guard !before.isEmpty else { return true }
    let delays = changed.moments(of: .recognizer(id)).compactMap { moment in
      before.last { $0 <= moment }.map { moment - $0 }
    }
    return (delays.max() ?? 0) >= time.inMilliseconds * Self.shareShown
  }

  /// The share of a delay that counts as all of it. (Our choice.)
  private static let shareShown = 0.7

  /// Whether a recognizer is as late without the change, by the same declaration: lint names no
  /// delay of a recognizer that another beats in most cases.
  private func waitsAlready(
    _ waiter: String, for blocker: String, unchangedIn changed: Scenario
  ) -> Bool {
    guard let own = scenario.scene.spec(of: waiter), let other = scenario.scene.spec(of: blocker)
    else { return false }
    return own.requireToFail.contains(blocker) && changed.scene.spec(of: waiter) == own
      && changed.scene.spec(of: blocker) == other
  }

  private func wait(of waiter: String, for other: String) -> Consequence.Wait {
    let profile = scenario.scene.spec(of: other)?.profile
    guard let waiter = scenario.scene.spec(of: waiter), !waiter.isPress else {
      if profile?.edges != nil { return .press(across: "along the edge") }
      guard let profile, profile.isDragAlongAxis else { return .press(across: nil) }
      let isVertical = profile.directions.allSatisfy { $0.dx == 0 }
      return .press(across: isVertical ? "to the side" : "up or down")
    }
    let (own, others) = (waiter.profile.numberOfTouches, profile?.numberOfTouches)
    return own.lowerBound == 1 && others?.lowerBound ?? 1 > 1 ? .movementOfOne : .movement
  }
}

extension RemedyFinding {
  /// The delays that lint finds with the change, of recognizers by their ids without it.
  fileprivate var delays: [(name: String, blocker: String, cost: Lint.WaitingCost, time: Duration)]
  {
    lint.delays.map { delay in
      guard let ids = change.renaming,
        ids.new.contains(delay.name) || RecognizerSpec.set(ofMember: delay.name) == ids.old
      else { return delay }
      return (ids.old, delay.blocker, delay.cost, delay.time)
    }
  }
}
