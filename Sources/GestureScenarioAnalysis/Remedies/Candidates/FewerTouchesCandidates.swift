import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Changes with which it takes fewer touches, or less input without touches.
struct FewerTouchesCandidates: RemedyContextReader {
  let context: RemedyContext

  /// No touches on views that lie in its view and around a hit view, such as a dialog around its
  /// text. For a tap it may be a sheet that leaves a strip of a backdrop.
  func refusingContainers(of views: [ViewSpec], _ spec: RecognizerSpec) -> [Change] {
    let scene = scenario.scene
    let most = (spec.tapCount == nil ? 0.5 : Self.largestSheet) * scene.area(of: spec.view)
    var containers: [String] = []
    for view in views where scene.contains(view.id, in: spec.view) {
      let around = scene.path(toView: view.id).map(\.id).filter { id in
        id != spec.view && scene.contains(id, in: spec.view)
          && scene.area(of: id) <= most
      }
      guard let container = around.max(by: { scene.area(of: $0) < scene.area(of: $1) }),
        container != view.id, !containers.contains(container)
      else { continue }
      containers.append(container)
    }
    return containers.map { .refuseAll(in: $0, by: spec, called: .its("delegate"), scene) }
  }

  /// The largest part of a backdrop that a sheet covers. (Our choice: a tenth of a screen can still
  /// be tapped.)
  private static let largestSheet = 0.9

  /// No touches on any of several views, if refusing the touches on one view isn't enough.
  func refusingTouchesOnAll(_ views: [ViewSpec], _ spec: RecognizerSpec) -> [Change] {
    let isOneEnough = views.flatMap {
      Change.keepAway(spec, from: $0, refusing: withDecoration($0.id))
    }
    .contains(
      where: ChangeTester(context: context).helps)
    guard views.count > 1, !isOneEnough else { return [] }
    let names = views.map { "'\($0.id)'" }.joinedAsList
    return [
      Change(
        "\(.its("delegate")) refused touches on views \(names)",
        views.map {
          DelegateRule(.shouldReceiveTouch, of: target, hitView: $0.id, answer: false)
        })
    ]
  }

  /// One more finger, or one type of touches alone, for a recognizer that should not have fired.
  func otherTouches(_ spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    let types = Set(
      scenario.contents.filter { !$0.began.isEmpty }.map { $0.type ?? .direct })
    return oneType(of: types, spec) + allTypesButOne(of: types, spec) + oneMoreFinger(spec)
  }

  /// It takes only one of the types of touches that the script has.
  private func oneType(of types: Set<TouchType>, _ spec: RecognizerSpec) -> [Change] {
    let isOwn = spec.id == target
    return TouchType.allCases.filter { type in
      types.count > 1 && types.contains(type) && (spec.allowedTouchTypes?.contains(type) ?? true)
        || type == .mouse && spec.asksForOtherButtons && types == [.direct]
    }.map { type in
      var alone = Change(
        "\(spec.phrase("allowedTouchTypes", isOwn: isOwn)) were "
          + "'\(type.word)' alone", of: spec.id
      ) { $0.allowedTouchTypes = [type] }
      alone.add(sideEffect: Change.sideEffectOfTaking(type, spec))
      return alone
    }
  }

  /// It doesn't take one of the script's types of touches other than fingers.
  private func allTypesButOne(of types: Set<TouchType>, _ spec: RecognizerSpec) -> [Change] {
    let isOwn = spec.id == target
    return TouchType.allCases.filter { $0 != .direct && types.contains($0) }.compactMap { type in
      let others = (spec.allowedTouchTypes ?? TouchType.allCases).filter { $0 != type }
      if others.isEmpty || others == spec.allowedTouchTypes { return nil }
      var without = Change(
        "\(spec.phrase("allowedTouchTypes", isOwn: isOwn)) did not "
          + "include '\(type.word)'", of: spec.id
      ) { $0.allowedTouchTypes = others }
      without.add(
        sideEffect: Consequence(
          .recognizer(spec.id), .other("take no touches of type '\(type.word)'")))
      return without
    }
  }

  /// It needs one more finger, where the script has several, or where its view is made for two
  /// fingers, such as a map in a list, or a view on which a finger draws.
  private func oneMoreFinger(_ spec: RecognizerSpec) -> [Change] {
    guard let present = spec.number(.minimumNumberOfTouches),
      spec.allowedTouchTypes?.contains(.direct) ?? true
    else { return [] }
    let isMadeForTwo =
      present == 1
      && (isOnViewForTwoFingers(spec) || leavesDrawing(spec) || isDragLikeAnotherNearby(spec))
    guard scenario.mostTouchesAtOnce > 1 || isMadeForTwo else { return [] }
    let name = PropertyName.minimumNumberOfTouches
    var more = Change(
      "\(spec.phrase(name, isOwn: spec.id == target)) were "
        + "\(Int(present) + 1)", of: spec.id
    ) { $0.set(.minimumNumberOfTouches, to: .number(present + 1)) }
    more.add(sideEffect: spec.kind.property(name)?.sideEffect(of: .number(present + 1), for: spec))
    let isNone = isForAsManyFingers(present + 1, besides: spec) || touches(of: spec.id).count < 2
    return [isNone && !isMadeForTwo ? more.with(.lastResort) : more]
  }

  /// Whether `rival` is a drag that would leave one finger to the explained figure.
  private func leavesDrawing(_ rival: RecognizerSpec) -> Bool {
    guard rival.id != target, case .drawing? = spec?.profile.trigger else { return false }
    return rival.profile.trigger.isDrag && spec?.fingersNeeded == 1
  }

  /// Whether `rival` and the explained recognizer are both drags in any direction, and the view of
  /// one lies in that of the other: a map in a page is often moved by two fingers, or a page around
  /// a drawing.
  private func isDragLikeAnotherNearby(_ rival: RecognizerSpec) -> Bool {
    guard let spec, rival.id != target, rival.view != spec.view,
      rival.profile.trigger.isDrag, spec.profile.trigger.isDrag,
      rival.profile.edges == nil, spec.profile.edges == nil, spec.fingersNeeded == 1,
      spec.allowedTouchTypes?.contains(.direct) ?? true,
      hasRoomForTwoFingers(rival.view)
    else { return false }
    return rival.profile.directions.isEmpty && spec.profile.directions.isEmpty
      && (scenario.scene.contains(spec.view, in: rival.view)
        || scenario.scene.contains(rival.view, in: spec.view))
  }

  private func hasRoomForTwoFingers(_ id: String) -> Bool {
    guard let size = scenario.scene.viewSpec(id)?.frame.size else { return true }
    let scale = scenario.scene.scale(ofView: id)
    return Size(width: size.width * scale, height: size.height * scale).hasRoomForTwoFingers
  }

  /// Whether a pinch or a rotation has the same view, and a drag of one finger lies around it.
  private func isOnViewForTwoFingers(_ spec: RecognizerSpec) -> Bool {
    let scene = scenario.scene
    return scene.recognizers.contains { $0.view == spec.view && $0.profile.trigger.isOfTwoFingers }
      && scene.recognizers.contains { other in
        other.view != spec.view && scene.contains(spec.view, in: other.view)
          && other.profile.trigger.isDrag && other.fingersNeeded == 1
      }
  }

  /// Whether another recognizer that should fire needs as many fingers: the two would then compete
  /// again.
  private func isForAsManyFingers(_ count: Double, besides spec: RecognizerSpec) -> Bool {
    scenario.scene.recognizers.contains { other in
      other.id != spec.id && Double(other.fingersNeeded) >= count
        && (other.id == target || !(scenario.expectations.actions[other.id] ?? []).isEmpty)
    }
  }

  /// Its view, which lies in front of others, gets no touches at all, if another recognizer then
  /// gets the touches that it got.
  func lettingTouchesThrough(_ spec: RecognizerSpec) -> [Change] {
    guard let view = scenario.scene.viewSpec(spec.view), view.isUserInteractionEnabled else {
      return []
    }
    var change = Change(
      "the isUserInteractionEnabled of view '\(view.id)' were false", ofView: view.id
    ) { $0.isUserInteractionEnabled = false }
    change.add(
      sideEffect: Consequence(
        .other("view '\(view.id)' and all that lies in it"), .other("get no touches")))
    guard let trial = ChangeTester(context: context).trial(of: change) else { return [] }
    let own = touches(of: target)
    let isOverOther = scenario.scene.recognizers.contains { other in
      !scenario.scene.contains(other.view, in: view.id)
        && !own.isDisjoint(with: trial.record.touchesGiven(to: other.id))
        && touches(of: other.id).isDisjoint(with: own)
    }
    return isOverOther ? [change] : []
  }

  /// The views that its touches hit catch no touches beside their bounds.
  var narrowerViews: [Change] {
    hitViews.flatMap { Change.narrow($0.id, in: scenario) }
  }

  /// It takes its touches from views, so that the views are asked whether it should begin (S3.13).
  func takingTouches(_ spec: RecognizerSpec) -> [Change] {
    guard spec.cancelsTouchesInView == false else { return [] }
    var change = Change("\(.its("cancelsTouchesInView")) were true", of: spec.id) {
      $0.cancelsTouchesInView = true
    }
    let price = "cancel the touches in the views that let it begin"
    change.add(sideEffect: Consequence(.recognizer(spec.id), .other(price)))
    return [change]
  }

  /// The delegate refuses the event without a touch that made it fire: that is where an app looks
  /// at the modifiers of a scroll, and at the name of an action (S3.3, S15.16).
  var refusingEvents: [Change] {
    guard wish?.isForNothing ?? false, ownTouches.isEmpty else { return [] }
    var change = Change.answer(.shouldReceiveEvent, of: target, false)
    change.clause = "\(.its("delegate")) said no to such an event (shouldReceiveEvent)"
    change.loser = target  // as it does where its delegate always says no
    change.add(
      sideEffect: Consequence(
        .explained, .other("take nothing at all, unless the delegate tells events apart")))
    return [change]
  }

  /// A set with fewer recognizers: one less than the explained recognizer's number.
  func smallerLimit(_ spec: RecognizerSpec) -> [Change] {
    guard let wish, wish.isForNothing, wish.id == subject.id, let set = spec.forEachTouch,
      let number = record.ids(spec).firstIndex(of: subject.id), number > 0,
      set.limit.map({ $0 > number }) ?? true
    else { return [] }
    var change = Change.limitOfSet(target, number)
    change.add(
      sideEffect: Consequence(
        .other("the set"),
        .other("take no more than \(number) finger\(number == 1 ? "" : "s") at once")))
    return [change]
  }
}
