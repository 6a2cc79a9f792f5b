import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Changes against recognizers that recognized, or failed, in its place or beside it.
struct RivalCandidates: RemedyContextReader {
  let context: RemedyContext

  /// Changes against a recognizer that won.
  func losing(to winner: String, _ spec: RecognizerSpec) -> [Change] {
    guard let rival = scenario.scene.spec(of: winner) else { return Change.defaults(of: spec) }
    let (allow, follow) = ([Change.allow(rival.id, with: target)], Change.follow(rival, with: spec))
    // If both may recognize together, the movement no longer needs the press.
    let touchCandidates = FewerTouchesCandidates(context: context)
    let requirements = RequirementCandidates(context: context)
    return SettingsCandidates(context: context).millisecondsForSeconds(of: rival)
      + (wish == nil ? allow + follow : Change.follow(rival, withLonger: spec) + follow + allow)
      + Change.keepRelations(of: winner, in: scenario)
      + [.require(winner, toFail: target, in: scenario)] + requiringOfAll(with: winner)
      + requiringOfNext(after: winner) + allowingAll(with: winner)
      + PrerequisiteCandidates(context: context).afterWinner(rival, spec)
      + PrerequisiteCandidates(context: context).afterPress(rival)
      + PrerequisiteCandidates(context: context).pressAtOnce(before: spec)
      + HandOverCandidates(context: context).handingOver(from: rival, to: spec)
      + (spec.requireToFail.contains(winner)
        ? requirements.followingInsteadOfWaiting(winner) + [
          requirements.swapped(with: winner), .refuseBeginning(of: winner),
        ] + requirements.goingTogether(with: winner) : [])
      + againstDemands(of: winner, spec) + keepingAway(rival, from: spec)
      + leavingTouches(to: rival, spec) + refusingLikeMovements(of: rival, around: spec)
      + touchCandidates.otherTouches(rival) + hittingViewsOfAnswers(about: rival)
      + ButtonCandidates(context: context).otherButton(of: rival, than: spec)
      + (wish == nil
        ? []
        : Change.fewerScrollTypes(of: rival) + Change.fewerDirections(of: rival, isOwn: false)
          + (isMeant(rival) ? Change.otherDirection(of: rival, than: spec) : []))
      + (wish == nil ? Change.defaults(ofRival: rival) : Change.defaultsInstead(ofRival: rival))
      + asSoon(as: rival, spec) + longerWay(of: rival) + longerPress(of: rival, spec)
      + (touches(of: winner).count > 1 ? Change.oneFinger(of: rival) : [])
      + Change.axis(of: rival) + [.switchOff(winner)] + Change.defaults(of: spec)
  }

  /// Whether the file expects actions of another recognizer.
  private func isMeant(_ other: RecognizerSpec) -> Bool {
    !(scenario.expectations.actions[other.id] ?? []).isEmpty
  }

  /// The recognizers that recognized with its other touches wait for it as well as the winner, as
  /// far as necessary: each of two fingers may tap a button of its own.
  private func requiringOfAll(with winner: String) -> [Change] {
    guard wish != nil else { return [] }
    let others = scenario.scene.recognizers.filter { other in
      other.id != target && other.forEachTouch == nil && meets(other.id)
        && !record.moments(of: .recognizer(other.id)).isEmpty
        && touches(of: other.id).isDisjoint(with: touches(of: winner))
    }.map(\.id)
    let all = [winner] + others
    guard !others.isEmpty,
      ChangeTester(context: context).helps(.require(all, toFail: target))
    else { return [] }
    return requiring(ofSeveral: all)
  }

  /// Those of some recognizers that have to wait for it do so; none where a single recognizer is
  /// enough.
  private func requiring(ofSeveral all: [String]) -> [Change] {
    let waiting = fewest(of: all) { .require($0, toFail: target) }
    return waiting.count > 1 ? [.require(waiting, toFail: target)] : []
  }

  /// The winner waits for it, and so do the recognizers that then recognize in its place: a drag
  /// excludes a swipe of two fingers that a pinch left alone.
  private func requiringOfNext(after winner: String) -> [Change] {
    guard wish != nil, let spec, !mayGoTogether(with: winner, spec),
      record.firings(ofRecognizer: subject.id).isEmpty
    else { return [] }
    let waiting = obstacles(startingWith: winner, atMost: Self.mostWaiting) { waiting in
      var changed = scenario
      Change.require(waiting, toFail: target).apply(&changed)
      return changed
    } isClear: { outcome in
      !outcome.firings(ofRecognizer: subject.id).isEmpty
    } next: { changed, outcome in
      causes(in: changed, outcome).compactMap { cause in
        if case .excluded(let label) = cause.kind { context.fileID(label) } else { nil }
      }
    }
    return waiting.map(requiring(ofSeveral:)) ?? []
  }

  /// Whether both should rather follow the same fingers: movements that last, unless one of them
  /// begins only at the edge, or the file expects the winner to do nothing.
  private func mayGoTogether(with winner: String, _ spec: RecognizerSpec) -> Bool {
    let isToBeSilent = heedsExpectations && scenario.expectations.actions[winner]?.isEmpty ?? false
    return spec.profile.trigger.isContinuousMovement && spec.profile.edges == nil && !isToBeSilent
  }

  /// All recognizers of which the file expects actions with the same fingers may go together, such
  /// as a pinch, a turn and a drag.
  private func allowingAll(with winner: String) -> [Change] {
    guard heedsExpectations else { return [] }
    let wanted = scenario.scene.recognizers.map(\.id).filter { id in
      !(scenario.expectations.actions[id] ?? []).isEmpty
        && !touches(of: id).isDisjoint(with: ownTouches)
    }
    guard wanted.count > 2, wanted.count <= Self.mostTogether, wanted.contains(target),
      wanted.contains(winner)
    else { return [] }
    return [.allowAll(wanted)]
  }

  /// The largest number of recognizers that may go together. (Our choice: a pinch, a turn, a drag,
  /// and one more.)
  private static let mostTogether = 4

  /// The largest number of recognizers that may have to wait together. (Our choice: more would be
  /// another design.)
  private static let mostWaiting = 3

  /// A drag or a press begins as soon as `rival`, which is around it: the nearer recognizer then
  /// goes first (S4.4).
  private func asSoon(as rival: RecognizerSpec, _ spec: RecognizerSpec) -> [Change] {
    let isDrag = spec.profile.trigger.isDrag
    let name: PropertyName = isDrag ? .hysteresis : .minimumPressDuration
    guard wish != nil, let property = spec.kind.property(name),
      isDrag == rival.profile.trigger.isDrag, spec.view != rival.view,
      scenario.scene.contains(spec.view, in: rival.view),
      let limit = rival.number(name), let own = spec.number(name), limit < own,
      limit != property.read(spec.kind.make())?.number  // its default is named as such
    else { return [] }
    let value = RecognizerKind.PropertyValue.number(limit)
    var change = Change("\(.its(property.name)) were \(property.text(of: value))", of: spec.id) {
      $0.set(property.name, to: value)
    }
    change.property = property
    change.caution = property.caution(of: limit, instead: own)
    change.add(sideEffect: property.sideEffect(of: value, for: spec))
    return [change]
  }

  /// A longer distance before a rival recognizes.
  func longerWay(of rival: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    return Change.longerWay(of: rival).map { [$0] } ?? []
  }

  /// A rival's press that is longer than the time after which a movement begins.
  private func longerPress(of rival: RecognizerSpec, _ spec: RecognizerSpec) -> [Change] {
    guard wish != nil, spec.profile.trigger.isMovement else { return [] }
    return Change.longerPress(of: rival).map { [$0] } ?? []
  }

  /// The delegate of `rival`, a drag along the same axis on a view within its own, says no: only
  /// the app knows which movement is meant for which drag.
  private func refusingLikeMovements(
    of rival: RecognizerSpec, around spec: RecognizerSpec
  ) -> [Change] {
    let profiles = [rival, spec].map { $0.profile }
    guard wish != nil, profiles.allSatisfy(\.isDragAlongAxis),
      profiles[0].directions == profiles[1].directions, rival.view != spec.view,
      scenario.scene.contains(rival.view, in: spec.view), !spec.requireToFail.contains(rival.id)
    else { return [] }
    var change = Change.refuseBeginning(of: rival.id).with(nil)
    change.loser = rival.id
    change.add(
      sideEffect: Consequence(
        .recognizer(rival.id), .other("never begin, unless the delegate tells movements apart")))
    return [change]
  }

  /// A view in front lets touches through, if the delegate refuses a rival on a view under it.
  private func hittingViewsOfAnswers(about rival: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    let refusing = scenario.scene.delegateRules.filter { rule in
      rule.question == .shouldReceiveTouch && rule.answer == false && rule.hitView != nil
        && StageDelegate.isMatch(rule.recognizer, rival.id)
    }.compactMap(\.hitView)
    guard !refusing.isEmpty else { return [] }
    return hitViews.filter { view in
      !refusing.contains(view.id) && view.control == nil && view.catchesOwnTouches
        && !scenario.scene.recognizers.contains { $0.view == view.id }
    }.map { .passThrough($0.id, in: scenario) }
  }

  /// Adds the winner to the recognizers that it prevents (S4.12).
  func preventing(_ winner: String, _ spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    let prevented =
      scenario.scene.spec(of: winner).map { Change.bePrevented($0, by: spec.id) } ?? []
    guard spec.preventsOnly.map({ !$0.contains(winner) }) ?? false else { return prevented }
    return prevented + [
      Change(
        "\(.its("preventsOnly")) \(spec.preventsOnly == [] ? "" : "also ")named '\(winner)'",
        of: spec.id
      ) {
        $0.preventsOnly?.append(winner)
      }, Change.preventingAll(spec.id),
    ]
  }

  /// Against a delegate that makes it wait for a rival.
  private func againstDemands(of winner: String, _ spec: RecognizerSpec) -> [Change] {
    func mayAsk(_ rule: DelegateRule, _ asked: String, _ other: String) -> Bool {
      rule.answer == true && StageDelegate.isMatch(rule.recognizer, asked)
        && StageDelegate.isMatch(rule.other, other)
    }
    let isDemanded = scenario.scene.delegateRules.contains { rule in
      rule.question == .shouldRequireFailure && mayAsk(rule, spec.id, winner)
        || rule.question == .shouldBeRequiredToFail && mayAsk(rule, winner, spec.id)
    }
    guard wish != nil, isDemanded else { return [] }
    return [
      .swapRequirement(of: spec.id, toFail: winner), .dropRequirement(of: spec.id, toFail: winner),
    ]
  }

  /// A rival takes fewer fingers than the recognizer has, or no fingers that hit a view within its
  /// own.
  private func keepingAway(_ rival: RecognizerSpec, from spec: RecognizerSpec) -> [Change] {
    // What is only tapped or held leaves the rest to the rival: a list scrolls by its rows. But a
    // rival that has a finger elsewhere needs no further finger here.
    let isElsewhere = !touches(of: rival.id).isSubset(of: ownTouches)
    // A rival that begins at touch down leaves nothing on the view of another recognizer.
    let isAtOnce = rival.profile.trigger == .press(after: .zero)
    guard wish != nil, spec.profile.trigger.isMovement || isElsewhere || isAtOnce else {
      return []
    }
    let views = refusingHitViews(rival)
    let count = ownTouches.count
    guard count > 2, let present = rival.number(.maximumNumberOfTouches), present >= Double(count)
    else { return views }
    return [Change.fingers(of: rival, atMost: count - 1)] + views
  }

  /// It takes no touches on the winner's view, since it has other touches: one finger steers and
  /// another looks around.
  private func leavingTouches(to rival: RecognizerSpec, _ spec: RecognizerSpec) -> [Change] {
    guard wish != nil, spec.view != rival.view, let view = scenario.scene.viewSpec(rival.view),
      scenario.scene.contains(rival.view, in: spec.view),
      !ownTouches.isSubset(of: touches(of: rival.id))
    else { return [] }
    return Array(Change.keepAway(spec, from: view, refusing: withDecoration(view.id)).prefix(1))
  }

  /// Of two recognizers on one view, the one that was added last goes first (S4.4).
  func addingLater(than winner: String, _ spec: RecognizerSpec) -> [Change] {
    scenario.scene.spec(of: winner)?.view == spec.view ? [.add(spec.id, after: winner)] : []
  }

  /// Other recognizers on its view are added after it, so that they go first where both have their
  /// gesture.
  func rivalsAddedLater(_ spec: RecognizerSpec) -> [Change] {
    let rivals = scenario.scene.recognizers.filter { $0.view == spec.view && $0.id != spec.id }
    return rivals.map(\.id).filter(meets).map { .add($0, after: spec.id) }
  }

  /// The two no longer recognize together.
  func competing(with other: RecognizerLabel, _ spec: RecognizerSpec) -> [Change] {
    guard let other = scenario.scene.spec(of: other.name), other.id != target else { return [] }
    let more = wish == nil ? [] : Change.competeAsUsual(spec, with: other)
    let changes = Change.compete(spec, with: other, in: scenario.scene) + more
    return changes.map { $0.aiming(at: .fewerFirings) }
  }
}
