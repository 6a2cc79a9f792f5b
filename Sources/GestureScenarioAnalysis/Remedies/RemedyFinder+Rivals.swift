import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// What might help against recognizers that recognized, or failed, in its place or beside it.
extension RemedyFinder {
  /// Changes against a recognizer that won.
  func losing(to winner: String, _ spec: RecognizerSpec) -> [Change] {
    guard let rival = scenario.scene.spec(of: winner) else { return Change.defaults(of: spec) }
    let (allow, follow) = ([Change.allow(rival.id, with: target)], Change.follow(rival, with: spec))
    // If both may recognize together, the movement no longer needs the press.
    return millisecondsForSeconds(of: rival) + (wish == nil ? allow + follow : follow + allow)
      + [.require(winner, toFail: target, in: scenario)] + handingOver(from: rival, to: spec)
      + (spec.requireToFail.contains(winner)
        ? followingInsteadOfWaiting(winner) + [
          .swapRequirement(of: target, toFail: winner), .refuseBeginning(of: winner),
        ] : [])
      + againstDemands(of: winner, spec) + keepingAway(rival, from: spec)
      + refusingLikeMovements(of: rival, around: spec)
      + otherTouches(rival) + otherButton(of: rival, than: spec)
      + (wish == nil
        ? []
        : Change.fewerScrollTypes(of: rival) + Change.fewerDirections(of: rival, isOwn: false))
      + (wish == nil ? Change.defaults(ofRival: rival) : Change.defaultsInstead(ofRival: rival))
      + longerWay(of: rival)
      + (touches(of: winner).count > 1 ? Change.oneFinger(of: rival) : [])
      + Change.axis(of: rival) + [.switchOff(winner)] + Change.defaults(of: spec)
  }

  /// What it costs that a change allows two together: one gesture then makes both fire. Where the
  /// file expects that of the script's, it costs nothing. Without a wish only the script's touches
  /// are looked at.
  func pricesOfAllowing(_ finding: Finding) -> [Consequence] {
    let changed = finding.trial.scenario
    let shared = SharedGestures(scenario: scenario, changed: changed)
    var prices: [Consequence] = []
    for pair in finding.change.pairs {
      guard let one = changed.scene.spec(of: pair.one),
        let other = changed.scene.spec(of: pair.other),
        !isMeant(one, other, in: finding.trial.record),
        let price = wish == nil
          ? SharedGestures.priceOfScript(one, other, finding.trial.record)
          : shared.price(one, other, finding.trial.record),
        !prices.contains(price)
      else { continue }
      prices.append(price)
    }
    return prices
  }

  /// Whether two fire with the script, and the file expects both to. Two drags are a doubtful case
  /// even so: both would follow the finger.
  private func isMeant(_ one: RecognizerSpec, _ other: RecognizerSpec, in record: RunRecord) -> Bool
  {
    let both = [one, other]
    if both.allSatisfy({ $0.profile.trigger.isDrag }) { return false }
    return heedsExpectations
      && both.allSatisfy { spec in
        record.ids(spec).contains { id in
          !(scenario.expectations.actions[id] ?? []).isEmpty
            && !record.firings(ofRecognizer: id).isEmpty
        }
      }
  }

  /// A longer way before a rival recognizes.
  func longerWay(of rival: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    return Change.longerWay(of: rival).map { [$0] } ?? []
  }

  /// A drag that won hands over, once it has gone some way: a list at its end to the sheet around
  /// it, or a sheet at its top to the list in it.
  private func handingOver(from winner: RecognizerSpec, to spec: RecognizerSpec) -> [Change] {
    let scene = scenario.scene
    guard wish != nil,
      scene.contains(winner.view, in: spec.view) || scene.contains(spec.view, in: winner.view),
      !scene.handOvers.contains(where: { $0.from == winner.id && $0.to == spec.id }),
      winner.profile.trigger.isDrag,
      spec.profile.trigger.isDrag,
      spec.tapsBefore == 0  // which don't count for touches that are handed over
    else { return [] }
    let isOutward = scene.contains(winner.view, in: spec.view)
    let reached = record.translations(of: winner.id)
    let usual = Scenario.HandOver.Axis.allCases.flatMap { axis in
      let ways = reached.map { $0[axis == .x ? 0 : 1] }
      return [ways.max() ?? 0, ways.min() ?? 0].enumerated().map { index, farthest in
        let half = (farthest.magnitude / 20).rounded() * 10
        let distance = isOutward ? 10 : max(half, 10)
        return index == 0
          ? Scenario.HandOver.Condition(axis, atLeast: distance) : .init(axis, atMost: -distance)
      }
    }
    let punctual = punctualConditions(of: winner.id, at: wish?.firstBeginning)
    return (punctual + usual).map { condition in
      var change = Change.handOver(from: winner.id, to: spec.id, condition)
      change.add(
        price: Change.priceOfHandingOver(
          from: winner, on: isOutward ? nil : spec.view, condition))
      return change
    }
  }

  /// Conditions for a hand-over as the touches are at a moment: a round distance that they have just
  /// passed along the axis in which they go.
  private func punctualConditions(
    of giver: String, at moment: Double?
  ) -> [Scenario.HandOver.Condition] {
    let offers = record.offers(of: giver)
    guard let moment, let index = offers.firstIndex(where: { isSameMoment($0.at, moment) }),
      index > 0
    else { return [] }
    return Scenario.HandOver.Axis.allCases.compactMap { axis in
      let ways = offers[(index - 1)...index].map { offer in
        (offer.readings["translation"] ?? [])[axis == .x ? 0 : 1]
      }
      guard ways[0].magnitude < ways[1].magnitude else { return nil }
      let distance = Change.roundValue(upTo: ways[1], beyond: ways[0])
      return distance > 0 ? .init(axis, atLeast: distance) : .init(axis, atMost: distance)
    }
  }

  /// The taker of a hand-over hands the touches back at the moment that is wished: when it should end,
  /// or the giver should begin once more.
  func handingBack(from taker: String, to giver: String) -> [Change] {
    guard let wish, let spec = scenario.scene.spec(of: taker),
      scenario.lacksWayBack(from: taker, to: giver)
    else { return [] }
    let moment = taker == target ? wish.end : wish.secondBeginning
    return punctualConditions(of: taker, at: moment).map { condition in
      var change = Change.handOver(from: taker, to: giver, condition)
      change.add(price: Change.priceOfHandingOver(from: spec, on: nil, condition))
      return change
    }
  }

  /// The delegate of a drag along the same axis, on a view within its own, says no: only the app
  /// knows which movement is meant for which drag.
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
      price: Consequence(
        .recognizer(rival.id), .other("never begin, unless the delegate tells movements apart")))
    return [change]
  }

  /// Adds the winner to the recognizers that it prevents (S4.12).
  func preventing(_ winner: String, _ spec: RecognizerSpec) -> [Change] {
    guard wish != nil, spec.preventsOnly.map({ !$0.contains(winner) }) ?? false else { return [] }
    return [
      Change("its preventsOnly had '\(winner)' too", of: spec.id) {
        $0.preventsOnly?.append(winner)
      }
    ]
  }

  /// Against a delegate that makes it wait for a rival.
  private func againstDemands(of winner: String, _ spec: RecognizerSpec) -> [Change] {
    let isDemanded = scenario.scene.delegateRules.contains { rule in
      rule.answer == true && rule.question.isAboutWaiting
    }
    guard wish != nil, isDemanded else { return [] }
    return [
      .swapRequirement(of: spec.id, toFail: winner), .dropRequirement(of: spec.id, toFail: winner),
    ]
  }

  /// A rival takes fewer fingers than the recognizer has, or none that hit a view within its own.
  private func keepingAway(_ rival: RecognizerSpec, from spec: RecognizerSpec) -> [Change] {
    // What is only tapped or held leaves the rest to the rival: a list scrolls by its rows.
    guard wish != nil, spec.profile.trigger.isMovement else { return [] }
    let views = hitViews.filter { $0.id != rival.view }.map { view in
      var change = Change(
        "the delegate of '\(rival.id)' refused touches on view '\(view.id)'",
        [DelegateRule(.shouldReceiveTouch, of: rival.id, hitView: view.id, answer: false)])
      change.add(price: rival.priceOfRefusing(view))
      change.refusedViews = [view.id]
      change.refusesMovements = view.control == nil && rival.profile.trigger.isMovement
      return change
    }
    let count = touches(of: subject.id).count
    guard count > 2, let present = rival.number(.maximumNumberOfTouches), present >= Double(count)
    else { return views }
    return [Change.fingers(of: rival, atMost: count - 1)] + views
  }

  /// Of two on one view the one that was added last goes first (S4.4).
  func addingLater(than winner: String, _ spec: RecognizerSpec) -> [Change] {
    scenario.scene.spec(of: winner)?.view == spec.view ? [.add(spec.id, after: winner)] : []
  }

  /// The two no longer recognize together.
  func competing(with other: RecognizerLabel, _ spec: RecognizerSpec) -> [Change] {
    guard let other = scenario.scene.spec(of: other.name), other.id != target else { return [] }
    return Change.compete(spec, with: other).map { $0.aiming(at: .fewerFirings) }
  }

  /// It doesn't hand its touches over.
  func keeping(from taker: String) -> [Change] {
    handingBack(from: taker, to: target) + punctualHandOver(from: target, to: taker)
      + [.keepTouches(from: target, to: taker)]
      + Change.conditions(from: target, to: taker, in: scenario, record)
  }

  /// A hand-over at the time that is wished: when the taker should begin, or the giver should end.
  func punctualHandOver(from giver: String, to taker: String) -> [Change] {
    guard let wish, let moment = giver == target ? wish.end : wish.firstBeginning else { return [] }
    return Change.handOver(from: giver, to: taker, at: moment, in: scenario, record)
  }

  /// More lenient limits for rivals that failed, so that one of them recognizes instead.
  func limitsOfFailedRivals(_ rivals: [String]) -> [Change] {
    rivals.compactMap { scenario.scene.spec(of: $0) }.flatMap { rival in
      lastFailure(of: rival.id).map { Change.limits(ofOther: rival, forgiving: $0) } ?? []
    }.filter { $0.limit != nil }.map { $0.aiming(at: .fewerFirings) }
  }

  /// Why a recognizer failed last by its own decision; nil where it didn't.
  func lastFailure(of id: String) -> FailureDetail? {
    for entry in record.entries.reversed() {
      if case .state(let label, _, .failed, .ownDecision, let detail) = entry.what, label.name == id
      {
        return detail
      }
    }
    return nil
  }
}
