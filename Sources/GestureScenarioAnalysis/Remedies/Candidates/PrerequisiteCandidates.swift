import GestureCore
import GestureDiagnosis
import GestureScenario

/// Changes of what has to come before it: recognizers after which it starts, or on whose state its
/// delegate's answer depends.
struct PrerequisiteCandidates: RemedyContextReader {
  let context: RemedyContext

  /// Changes against a recognizer after which it starts and which did not begin.
  func missing(_ first: String) -> [Change] {
    let requirements = RequirementCandidates(context: context)
    let chain = [first] + scenario.scene.recognizers(before: first)
    return tapsInstead(of: first)
      + [Change.dropPrerequisite(of: target, startingAfter: first).with(.lastResort)]
      + chain.flatMap(forgiving) + chain.flatMap(requirements.takingPart)
      + Change.leaveFree(target, of: first, in: scenario)
  }

  /// Taps before its own movement or press, if it starts after a recognizer of taps: a finger taps
  /// in a different interaction than the one in which it moves (S15.1).
  func tapsInstead(of first: String) -> [Change] {
    guard wish != nil, let spec, let count = scenario.scene.spec(of: first)?.tapCount,
      !record.firings(ofRecognizer: first).isEmpty, spec.tapCount == nil,
      let property = spec.kind.property(.numberOfTapsRequired)
    else { return [] }
    let clause: Clause = "\(.its(property.name)) were \(count) instead of starting after '\(first)'"
    func counts(_ spec: inout RecognizerSpec) {
      spec.startsAfter.removeAll { $0 == first }
      spec.set(.numberOfTapsRequired, to: .number(Double(count)))
    }
    // A tap excludes a press that needs taps before, but not a drag (S15.21).
    let together = Change("\(clause), and \(.it) recognized together with that", of: spec.id) {
      spec in
      counts(&spec)
      if !spec.recognizesTogether.contains(first) { spec.recognizesTogether.append(first) }
    }
    return [Change(clause, of: spec.id, counts)] + (spec.isPress ? [together] : [])
  }

  /// It starts after the winner, instead of after a recognizer that looks for the same gesture and
  /// lost to the winner; or that recognizer goes first.
  func afterWinner(_ winner: RecognizerSpec, _ spec: RecognizerSpec) -> [Change] {
    guard wish != nil, !spec.startsAfter.contains(winner.id) else { return [] }
    let losers = spec.startsAfter.filter { first in
      record.firings(ofRecognizer: first).isEmpty
        && scenario.scene.spec(of: first)?.profile.trigger == winner.profile.trigger
    }
    return losers.flatMap { first -> [Change] in
      let instead = Change(
        "'\(spec.id)' started after '\(winner.id)' instead of '\(first)'", of: spec.id
      ) { $0.startsAfter = $0.startsAfter.map { $0 == first ? winner.id : $0 } }
      let isOnSame = scenario.scene.spec(of: first)?.view == winner.view
      return [instead] + (isOnSame ? [.add(first, after: winner.id)] : [])
    }
  }

  /// The movement that won starts after a press of the same view which also fires: so a list
  /// scrolls until a press picks up what is then dragged.
  func afterPress(_ winner: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    return scenario.scene.recognizers.filter { press in
      press.id != target && press.view == winner.view && !winner.startsAfter.contains(press.id)
        && press.forEachTouch == nil && !record.firings(ofRecognizer: press.id).isEmpty
    }.flatMap { Change.follow($0, with: winner) }
  }

  /// A press of a handle, after which it starts, takes no time.
  func pressAtOnce(before spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    return spec.startsAfter.compactMap { scenario.scene.spec(of: $0) }.filter { first in
      first.isPress && record.firings(ofRecognizer: first.id).isEmpty
    }.flatMap(SettingsCandidates(context: context).pressAtTouchDown)
  }

  /// Changes that let the recognizer after which it starts begin.
  private func forgiving(_ first: String) -> [Change] {
    guard let spec = scenario.scene.spec(of: first) else { return [] }
    return [.switchOn(other: first)] + takingPart(spec)
      + Change.shorterWaits(of: first, in: scenario)
      + (Change.shorterPress(of: spec).map { [$0] } ?? [])
      + Change.limits(ofOther: spec, forgiving: record.lastFailure(ofRecognizer: first))
  }

  /// Another view for a recognizer that was given no touch: the explained recognizer's view.
  private func takingPart(_ other: RecognizerSpec) -> [Change] {
    guard wish != nil, let spec, other.view != spec.view, touches(of: other.id).isEmpty else {
      return []
    }
    return [
      Change("'\(other.id)' were on view '\(spec.view)'", of: other.id) { $0.view = spec.view }
    ]
  }

  /// Changes of a recognizer on whose state its delegate's no depends: the recognizer begins, or is
  /// no longer under way.
  func meetingConditions() -> [Change] {
    guard wish != nil else { return [] }
    let rules = scenario.scene.delegateRules.filter { rule in
      rule.question == .shouldBegin && (rule.recognizer ?? target) == target
        && rule.condition != nil
    }
    var others: [String] = []
    for other in rules.compactMap(\.condition?.recognizer) where !others.contains(other) {
      others.append(other)
    }
    return others.flatMap { other in
      let ownRules = rules.filter { $0.condition?.recognizer == other }
      let isInTheWay = ownRules.allSatisfy(\.refusesWhileUnderWay)
      let beginning = goingAfter(other) + forgiving(other).filter { $0.caution != .axis }
      return (isInTheWay ? [] : beginning) + endingAtLift(other)
    }
  }

  /// `other` is no longer under way once the fingers have lifted: it follows no momentum.
  private func endingAtLift(_ other: String) -> [Change] {
    guard let rival = scenario.scene.spec(of: other),
      let property = rival.kind.property(.followsMomentum),
      rival.settings[property.name] == .flag(true)
    else { return [] }
    var change = Change("the \(property.name) of '\(other)' were false", of: other) {
      $0.set(.followsMomentum, to: .flag(false))
    }
    change.add(sideEffect: property.sideEffect(of: .flag(false), for: rival))
    return [change]
  }

  /// It is asked only after `other` has begun in the same event. Not for a tap, which people don't
  /// make while another gesture is under way.
  private func goingAfter(_ other: String) -> [Change] {
    guard let spec, spec.tapCount == nil, other != target,
      let rival = scenario.scene.spec(of: other)
    else { return [] }
    var after = Change.startAfter(other, target)
    let isDeclared =
      spec.recognizesTogether.contains(other) || rival.recognizesTogether.contains(target)
    if !isDeclared { after.pairs = [Change.Pair(one: other, other: target)] }
    after.add(
      sideEffect: Consequence(.recognizer(target), .other("begin only once '\(other)' has begun")))
    return (spec.startsAfter.contains(other) ? [] : [after])
      + (rival.view == spec.view ? [.add(other, after: target)] : [])
  }
}

extension DelegateRule {
  /// Whether its answer is no while another recognizer has begun.
  fileprivate var refusesWhileUnderWay: Bool {
    let underWay: [GestureState] = [.began, .changed]
    return answer == false && condition.map { $0.states.allSatisfy(underWay.contains) } ?? false
  }
}
