import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Changes of which recognizers have to fail first.
struct RequirementCandidates: RemedyContextReader {
  let context: RemedyContext

  /// Changes against a recognizer that had to fail first, and recognized.
  func losing(toRequired winner: String) -> [Change] {
    [.dropRequirement(of: target, toFail: winner)] + turningRank
      + [swapped(with: winner), .switchOff(winner)]
      + followingInsteadOfWaiting(winner) + Change.leaveFree(target, of: winner, in: scenario)
      + goingTogether(with: winner)
  }

  /// `other` waits for it instead of the reverse; `other` then loses what it begins sooner with.
  func swapped(with other: String) -> Change {
    var swap = Change.swapRequirement(of: target, toFail: other)
    if wish != nil {
      swap.add(sideEffects: WaitingCandidates(context: context).lossesOfNotWaiting(forAny: [other]))
    }
    return swap
  }

  /// A recognizer whose failure it waits for takes part: it gets the touches that it was refused or
  /// that missed its view, or takes the button that was pressed.
  func takingPart(of other: String) -> [Change] {
    guard let wish, !wish.isForNothing, let story = scenario.story(of: other, in: record) else {
      return []
    }
    let causes = story.causes.filter { cause in
      switch cause.kind {
      case .notHit, .refused: true
      case .ownDecision(let detail): detail?.rule == .init(14, 7)
      case .deniedByDelegate: true
      case _: false
      }
    }
    let own = RemedyContext(
      scenario: scenario, record: record, subject: .recognizer(other),
      wish: try? Wish("\(other): fires"))
    return causes.flatMap(CauseCandidates(context: own).candidates).map {
      $0.naming(.recognizer(other))
    }
  }

  /// It recognizes together with the recognizer whose failure it waits for, as two taps may, or a
  /// figure and the drag that draws it; one movement should rarely drive two other recognizers.
  func goingTogether(with required: String) -> [Change] {
    guard wish != nil, let spec, let other = scenario.scene.spec(of: required),
      spec.tapCount != nil && other.tapCount != nil
        || spec.isFigure && other.profile.trigger.isDrag
    else { return [] }
    return [.allow(target, insteadOfWaitingFor: required)]
  }

  /// A movement starts after the press whose failure it waits for.
  func followingInsteadOfWaiting(_ press: String) -> [Change] {
    guard let spec, let first = scenario.scene.spec(of: press),
      !Change.follow(first, with: spec).isEmpty
    else { return [] }
    return [.startAfter(press, insteadOfWaiting: target, in: scenario)]
  }

  /// It waits for the recognizers that wait for it, and they no longer wait for it.
  var turningRequirements: [Change] {
    guard wish != nil else { return [] }
    let declared = scenario.scene.recognizers.filter { $0.requireToFail.contains(target) }.map(\.id)
    let waiters = declared + waitersByDelegate.filter { !declared.contains($0) }
    return turningRank + waiters.map { .swapRequirement(of: $0, toFail: target) }
  }

  /// The recognizers that waited for it because a delegate said so: the two questions are easily
  /// confused (S3.24).
  private var waitersByDelegate: [String] {
    var waiters: [String] = []
    for entry in record.entries {
      guard case .asked(let question, let asked, let other?, true) = entry.what,
        let pair = question.requirement(asked: asked, about: other)
      else { continue }
      let waiter = context.fileID(pair.waiting)
      if context.fileID(pair.required) == target, !waiters.contains(waiter) {
        waiters.append(waiter)
      }
    }
    return waiters
  }

  /// Turns all requirements among the taps that are linked with it by waiting: recognizers of fewer
  /// taps wait for recognizers of more taps, and not the other way round (S15.7).
  private var turningRank: [Change] {
    let taps = scenario.scene.recognizers.filter { $0.tapCount != nil }
    var rank: Set<String> = [target]
    for _ in taps {
      for spec in taps where !rank.isDisjoint(with: spec.requireToFail + [spec.id]) {
        rank.formUnion(spec.requireToFail + [spec.id])
      }
    }
    let members = taps.filter { rank.contains($0.id) }
    guard wish != nil, members.count > 2, members.contains(where: { $0.id == target }) else {
      return []
    }
    let names = members.map { "'\($0.id)'" }.joinedAsList
    return [
      Change("all requirements among \(names) were turned round") { scenario in
        for spec in members {
          scenario.scene.changeRecognizer(spec.id) { changed in
            changed.requireToFail.removeAll { rank.contains($0) }
            changed.requireToFail += members.filter { $0.requireToFail.contains(spec.id) }.map(\.id)
          }
        }
      }
    ]
  }

  /// Drops one requirement of a refused cycle instead, each in turn.
  func breakingRings() -> [Change] {
    guard wish != nil else { return [] }
    return scenario.scene.recognizers.flatMap { spec in
      spec.requireToFail.map { Change.dropRequirement(of: spec.id, toFail: $0) }
        + spec.startsAfter.map { Change.dropPrerequisite(of: spec.id, startingAfter: $0) }
    }
  }
}

extension Change {
  /// Both recognize together instead of one waiting for the other.
  fileprivate static func allow(_ waiting: String, insteadOfWaitingFor required: String) -> Change {
    var change = Change(
      "'\(waiting)' did not have to wait for '\(required)', and both were allowed simultaneously"
    ) {
      dropRequirement(of: waiting, toFail: required).apply(&$0)
      allow(waiting, with: required).apply(&$0)
    }
    change.pairs = [Pair(one: waiting, other: required)]
    return change
  }
}
