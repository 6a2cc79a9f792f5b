import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Changes with which it takes a touch that it refused.
struct MoreTouchesCandidates: RemedyContextReader {
  let context: RemedyContext

  /// Changes against a refusal.
  ///
  /// - Parameter moment: when the touch was refused.
  func candidates(
    for refusal: TouchRefusal, _ touch: TouchID, at moment: Timestamp?
  ) -> [Change] {
    let type = moment.flatMap { scenario.touchType(of: record.id(of: touch), at: $0) }
    return switch refusal {
    case .disabled:
      (wish == nil
        ? []
        : Change.switchOnWhenCancelled(target, in: scenario)
          + (spec.map { Change.startInsteadOfSwitchingOn($0, in: scenario) } ?? []))
        + [.switchOn(target, in: scenario)] + Change.leaveAlone(target, in: scenario)
    case .attemptOver:
      (spec?.requireToFail ?? []).flatMap { other in
        [.dropRequirement(of: target, toFail: other)] + waitsOver(before: moment, for: other)
      }
        + scenario.scene.recognizers.filter { wish != nil && $0.requireToFail.contains(target) }
        .map { .dropRequirement(of: $0.id, toFail: target) }
    case .limit:
      wish == nil
        ? [Change("\(.its("set")) had no limit", of: target) { $0.forEachTouch?.limit = nil }]
        : largerLimit
    case .touchType:
      type.map { [.take($0, target)] } ?? []
    case .exclusiveTouchType: besideAnotherType(type)
    case .buttonMask:
      ButtonCandidates(context: context).pressedButton(touch)
    case .shouldReceiveEvent, .delegateShouldReceiveEvent:
      [.answer(.shouldReceiveEvent, of: target, true)]
    case .delegateShouldReceiveTouch: receiving(touch, at: moment)
    }
  }

  /// Its delegate lets it have the touches on a view, or the view, which is only there to be seen,
  /// lets them through to the recognizer's view.
  private func receiving(_ touch: TouchID, at moment: Timestamp?) -> [Change] {
    let isByView = scenario.scene.delegateRules.contains { rule in
      rule.question == .shouldReceiveTouch && rule.hitView != nil
    }
    guard wish != nil, isByView, let spec, let moment,
      let view = record.hitView(of: touch, until: moment.milliseconds).flatMap(
        scenario.scene.viewSpec), view.id != spec.view
    else { return [.answer(.shouldReceiveTouch, of: target, true)] }
    let answer = Change(
      "\(.its("delegate")) said yes to shouldReceiveTouch on view '\(view.id)'",
      [DelegateRule(.shouldReceiveTouch, of: target, hitView: view.id, answer: true)])
    return [answer] + Change.letThrough(view, in: scenario)
  }

  /// Changes with which it takes a touch that came while it had a touch of another type. A hand
  /// that rests beside a pencil is not meant to count; with several types at once it would.
  private func besideAnotherType(_ type: TouchType?) -> [Change] {
    var share = Change("\(.its("requiresExclusiveTouchType")) were false", of: target) {
      $0.requiresExclusiveTouchType = false
    }
    share.add(
      sideEffect: Consequence(
        .recognizer(target), .other("count touches of all types together")))
    let alone = if let type, let spec { [Change.takeOnly(type, spec)] } else { [Change]() }
    guard let wish else { return [share] + alone }
    if wish.isForNothing { return alone }
    return type == .pencil ? alone + [share] : [share] + alone
  }

  /// A shorter wait for `other`, which is over before the refused touch came.
  private func waitsOver(before moment: Timestamp?, for other: String) -> [Change] {
    guard wish != nil, let moment, let rival = scenario.scene.spec(of: other),
      let fired = record.moments(of: subject).first(where: { $0 > moment.milliseconds })
    else { return [] }
    return Change.waitingTimes(of: rival) { present in
      let longest = present - (fired - moment.milliseconds)
      let rounded = (longest * Self.shareOfLongestWait / 10).rounded(.down) * 10
      return (Self.shortestWait..<Change.usualShorterWait).contains(rounded) ? rounded : nil
    }
  }

  /// Fingers don't tap alike, so the wait should be over some time before. (Our choice.)
  private static let shareOfLongestWait = 0.9
  /// People don't tap twice within less. (Our choice.) Unit: milliseconds.
  private static let shortestWait = 100.0

  /// A set with as many recognizers as fingers are down at once.
  private var largerLimit: [Change] {
    guard wish != nil, let present = spec?.forEachTouch?.limit else { return [] }
    return [.limitOfSet(target, max(present + 1, scenario.mostTouchesAtOnce))]
  }
}

extension Change {
  /// Another limit of a set.
  static func limitOfSet(_ id: String, _ count: Int) -> Change {
    Change("the limit of \(.its("set")) were \(count)", of: id) { $0.forEachTouch?.limit = count }
  }
}
