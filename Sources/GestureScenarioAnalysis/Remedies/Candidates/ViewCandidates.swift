import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Changes that might let a view keep its touches, or get them sooner.
struct ViewCandidates: RemedyContextReader {
  let context: RemedyContext

  /// Changes that might help against a cause.
  func candidates(for cause: Explanation.Cause) -> [Change] {
    switch cause.kind {
    case .notHit(let touch, let hitView): return reaching(touch, insteadOf: hitView)
    case .lostTouch(_, nil): return Change.leaveViews(above: target, in: scenario)
    case .lostTouch(_, let winner?): return protecting(from: winner)
    case .deliveredLate(_, let others) where wish?.isForNothing ?? false:
      return others.compactMap { scenario.scene.spec(of: $0.name) }.flatMap(Change.longerTimes)
    case .deliveredLate(_, let others): return delivering(inSpiteOf: others.map(context.fileID))
    case .fired where wish != nil:
      return [Change.exclude(target)] + waitsOfShowers
        + scenario.scene.recognizers.filter { $0.cancelsTouchesInView == false }
        .map { .takeTouches($0.id) }
        + scenario.scene.recognizers.filter { $0.delaysTouchesEnded == false }
        .map { .delayEnd($0.id) }
    case .takesOneTouch: return [.takeSeveral(target)]
    case .sharesNoTouches(_, let exclusive, _): return [.share(exclusive)]
    case .takenBefore(let touch, let taker):
      let others = recipients(of: touch).flatMap { Change.dontDelay($0) }
      let id = context.fileID(taker)
      return others.map { $0.aiming(at: .delivery) } + keepingTouch(from: id)
        + (scenario.scene.spec(of: id).map(Change.defaultsInstead(ofRival:)) ?? [])
        + [withCosts(.leaveTouches(id), scenario.scene.spec(of: id))]
    case .hit, .given, .refused, .dropped, .held, .released, .requirementRefused,
      .requirementMet, .requirementVoid, .chained, .pointerMissed, .ownDecision, .excluded,
      .requirementRecognized, .deniedByDelegate, .deniedByView, .neverAsked, .remark, .tied,
      .allowed, .disabled, .removed, .touchesCancelled, .lostFinger, .abandoned, .unfinished,
      .fired, .took,
      .neverDelivered, .prerequisiteFailed, .handedOver, .tookOver, .notHandedOver:
      return []
    }
  }

  /// A touch that hit another view, or none, hits it.
  private func reaching(_ touch: TouchID, insteadOf hitView: String?) -> [Change] {
    let unmoved = hitView.map { leavingInPlaces(target, and: $0) } ?? []
    let apart =
      wish == nil ? [] : hitView.map { Change.separate(target, from: $0, in: scenario) } ?? []
    let reach = ReachCandidates(context: context)
    let opened =
      wish == nil ? [] : reach.catching(scenario.scene.path(toView: target), besides: target)
    let widened = Change.widen(
      reach.outsetsAround(target, hitBy: touch), in: scenario.scene)
    return
      (Change.frames(towards: target, in: scenario)
      + Change.uncover(target, from: hitView, in: scenario) + (wish == nil ? [] : unmoved)
      + apart + opened + widened)
      .map { $0.bringing(touch, to: target) }
  }

  /// Another recognizer doesn't take its touch.
  private func protecting(from winner: RecognizerLabel) -> [Change] {
    let rival = scenario.scene.spec(of: winner.name)
    return (rival.map(Change.defaults(ofRival:)) ?? [])
      + (rival.map(RivalCandidates(context: context).longerWay) ?? [])
      + (wish == nil ? [] : [.delay(context.fileID(winner))])
      + Change.protect(target, from: context.fileID(winner), refusing: withDecoration(target)).map {
        withCosts($0, rival)
      }
      + refusedByAll(that: winner)
  }

  /// Several recognizers get no touches on the view, each of which would take them after the
  /// previous one; none where refusing a single recognizer is enough.
  private func refusedByAll(that winner: RecognizerLabel) -> [Change] {
    guard let wish, !wish.isForNothing else { return [] }
    func rules(_ takers: [String]) -> [DelegateRule] {
      scenario.scene.recognizers.map(\.id).filter(takers.contains).map {
        DelegateRule(.shouldReceiveTouch, of: $0, hitView: target, answer: false)
      }
    }
    let takers = obstacles(startingWith: context.fileID(winner), atMost: Self.mostTakers) {
      takers in
      var changed = scenario
      changed.scene.delegateRules = rules(takers) + changed.scene.delegateRules
      return changed
    } isClear: { outcome in
      wish.isMet(by: outcome, for: subject)
    } next: { changed, outcome in
      causes(in: changed, outcome).compactMap { cause in
        if case .lostTouch(_, let winner?) = cause.kind { context.fileID(winner) } else { nil }
      }
    }
    guard let takers, takers.count > 1 else { return [] }
    let refusals = rules(takers)
    let all = refusals.compactMap(\.recognizer)
    let names = all.map { "'\($0)'" }.joinedAsList
    var change = Change("the delegates of \(names) refused touches on \(.thisView)", refusals)
    change.refusedViews = [target]
    change.add(sideEffects: all.compactMap(costOfRefusing))
    return [change]
  }

  /// What a recognizer loses if it gets no touches on the view.
  private func costOfRefusing(_ id: String) -> Consequence? {
    guard let spec = scenario.scene.spec(of: id), let view = scenario.scene.viewSpec(target) else {
      return nil
    }
    return spec.sideEffectOfRefusing(view)
      ?? Consequence(.recognizer(id), .other("no longer fire on view '\(target)'"))
  }

  /// The largest number of recognizers that may take its touches in turn. (Our choice: it bounds
  /// the runs.)
  private static let mostTakers = 3

  /// A recognizer whose action shows the view, or a view around it, waits for the recognizers that
  /// might still take the touches that come then.
  private var waitsOfShowers: [Change] {
    guard wish?.isForNothing ?? false else { return [] }
    let showers = scenario.scene.reactions.filter { reaction in
      reaction.actions.contains { action in
        guard case .showView(let view) = action else { return false }
        return scenario.scene.contains(target, in: view)
      }
    }.map(\.recognizer)
    return showers.flatMap { shower in
      scenario.scene.recognizers.filter { other in
        other.id != shower && !touches(of: other.id).isDisjoint(with: touches(of: shower))
      }.map { Change.require(shower, toFail: $0.id) }
    }
  }

  /// A change that leaves the view a touch of another recognizer, with what it costs: a control
  /// also acts on drags, and other recognizers may take what the winner leaves.
  private func withCosts(_ change: Change, _ winner: RecognizerSpec?) -> Change {
    guard wish != nil, let winner, let view = scenario.scene.viewSpec(target) else { return change }
    var costly = change
    var changed = scenario
    change.apply(&changed)
    if changed.scene.spec(of: winner.id)?.cancelsTouchesInView == winner.cancelsTouchesInView {
      costly.add(sideEffects: gesturesGained(in: changed, besides: winner))
      if changed.scene.delegateRules.count > scenario.scene.delegateRules.count {
        costly.add(sideEffect: winner.sideEffectOfRefusing(view))
        costly.refusedViews = winner.viewsMeantToRefuse(withDecoration(view.id))
      }
    } else if let control = view.control, let cost = costOfBoth(winner, control) {
      costly.add(sideEffect: cost)
    }
    return costly
  }

  /// What the winner's own gesture on the control then does in addition; nil where the control does
  /// nothing with it.
  private func costOfBoth(_ winner: RecognizerSpec, _ control: ViewSpec.Control) -> Consequence? {
    let id = winner.id
    func gesture(_ noun: String, _ words: String) -> Consequence {
      Consequence(.other("\(noun) on view '\(target)'"), .other(words))
    }
    switch (winner.profile.trigger, control) {
    case (.drag, .button): return gesture("a drag", "drive '\(id)' and press it, too")
    case (.drag, .slider): return gesture("a drag", "drive '\(id)', too, also one of the thumb")
    case (.drag, _): return gesture("a drag", "drive '\(id)', too")
    case (.press, .button): return gesture("a press", "fire '\(id)' and press it, too")
    default: return nil
    }
  }

  /// The usual gestures on the view with which other recognizers fire only with a change.
  private func gesturesGained(
    in changed: Scenario, besides winner: RecognizerSpec
  ) -> [Consequence] {
    guard let place = scenario.placesOfViews.first(where: { $0.view == target }) else { return [] }
    func fires(_ spec: RecognizerSpec, _ script: [Scenario.Step], in scenario: Scenario) -> Bool {
      NeighbouringGestures.outcome(of: script, in: scenario, on: target).firings.contains(spec.id)
    }
    return scenario.scene.recognizers.compactMap { spec in
      guard spec.id != winner.id, scenario.scene.contains(target, in: spec.view) else { return nil }
      let forms = UsualGestures.Form.all(of: spec).filter { form in
        let script = form.script(for: spec, in: scenario, at: place.place)
        return fires(spec, script, in: changed) && !fires(spec, script, in: scenario)
      }
      guard !forms.isEmpty else { return nil }
      let gesture = UsualGestures.Form.words(forms, of: spec)
      return Consequence(.recognizer(spec.id), .other("fire with \(gesture) on view '\(target)'"))
    }
  }

  /// It gets a touch sooner that other recognizers delayed.
  private func delivering(inSpiteOf others: [String]) -> [Change] {
    let changes =
      others.flatMap(refusingThisView) + others.flatMap(dontDelay) + delayingNothing(others)
      + others.flatMap(noTime)
    return changes.map { $0.aiming(at: .earlierFiring) }
      + changes.map { $0.aiming(at: .delivery) }
  }

  /// Another recognizer delays no touches. The taps before a press or a drag then count for the
  /// view, too.
  private func dontDelay(_ id: String) -> [Change] {
    guard wish != nil, let rival = scenario.scene.spec(of: id),
      rival.tapsBefore > 0, rival.tapCount == nil
    else { return Change.dontDelay(id) }
    var changes = Change.dontDelay(id)
    changes[0].add(  // the change that concerns lifts
      sideEffect: Consequence(
        .other("view '\(target)'"),
        .other("be told of each lift at once, also where '\(id)' fires in the end")))
    return changes
  }

  /// The recognizers that were given a touch.
  private func recipients(of touch: TouchID) -> [String] {
    record.entries.compactMap { entry in
      if case .bound(let label, touch) = entry.what { context.fileID(label) } else { nil }
    }
  }

  /// Changes that leave a view a touch that a gesture took as it came down.
  private func keepingTouch(from taker: String) -> [Change] {
    guard wish != nil, let rival = scenario.scene.spec(of: taker) else { return [] }
    return Change.oneFinger(of: rival) + refusingThisView(taker)
  }

  /// Another recognizer gets no touches on the explained view, and keeps the rest of its own view.
  private func refusingThisView(_ id: String) -> [Change] {
    guard wish != nil, let rival = scenario.scene.spec(of: id),
      let view = scenario.scene.viewSpec(target)
    else { return [] }
    var change = Change(
      "the delegate of '\(id)' refused touches on \(.thisView)",
      [DelegateRule(.shouldReceiveTouch, of: id, hitView: target, answer: false)])
    if let sideEffect = rival.sideEffectOfRefusing(view) {
      change.add(sideEffect: sideEffect)
      change.refusedViews = [target]
    }
    if case .delay = rival.profile.trigger {
      change.add(
        sideEffect: Consequence(
          .other("view '\(target)'"), .other(Change.consequenceOfTellingAtOnce)))
    }
    return [change]
  }

  /// Several recognizers together don't delay touches, or delay neither begin nor end, if changing
  /// a single recognizer doesn't help.
  private func delayingNothing(_ ids: [String]) -> [Change] {
    guard wish != nil, !ids.isEmpty else { return [] }
    let helps = ChangeTester(context: context).helps
    if ids.flatMap({ Change.dontDelay($0) }).contains(where: helps) { return [] }
    let together = ids.count > 1 ? Change.dontDelay(ids) : []
    let isBoth = ids.compactMap(scenario.scene.spec).contains { spec in
      let fresh = spec.kind.make()
      return spec.delaysTouchesBegan ?? fresh.delaysTouchesBegan
        && spec.delaysTouchesEnded ?? fresh.delaysTouchesEnded
    }
    return together.contains(where: helps) || !isBoth
      ? together : together + [.delayNeither(ids)]
  }

  /// A time of zero for a recognizer that only delays.
  private func noTime(_ id: String) -> [Change] {
    guard wish != nil, let spec = scenario.scene.spec(of: id),
      case .delay = spec.profile.trigger
    else { return [] }
    return spec.kind.properties.filter { $0.form == .milliseconds }.map { property -> Change in
      var change = Change("the \(property.name) of '\(id)' were 0 ms", of: id) {
        $0.settings[property.name] = .number(0)
      }
      change.add(sideEffect: Change.sideEffectOfTellingAtOnce)
      return change
    }
  }
}
