import GestureCore
import GestureTrace

/// Sentences on the touches that it was given, or refused.
struct TouchSentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// That it received a touch.
  ///
  /// - Parameters:
  ///   - event: how the touch came down.
  ///   - last: the cause that was reported last.
  func gift(
    of id: TouchID, after event: TraceEvent, _ last: Explanation.Cause?
  ) -> Explanation.Cause? {
    guard case .touch(_, _, let place, let view) = event.what else { return nil }
    let passed = places.viewsPassedThrough(by: id, at: place, event.timestamp, hitting: view)
    let way = passed.isEmpty ? "" : ", through \(passed.asTransparentViews)"
    let arrival =
      "It was given \(names.of(id)), which came down at \(place.text)"
      + (view.map { " on view '\($0)'" } ?? "") + pause(before: place, last)
    let reach = view.map { places.reach(of: $0, to: place, event.timestamp, id) } ?? ""
    let buttons = buttons(of: id)
    let control = places.controlPassedOver(by: id, at: place, event.timestamp, hitting: view)
    let cover = control.map { name in
      " Control '\(name)' there is passed over: its isUserInteractionEnabled is false."
    }
    return cause(
      .given(id), "\(arrival)\(reach)\(way)\(buttons ?? "").\(cover ?? "")",
      ["S2.8"] + (cover == nil ? [] : ["S2.2"]) + (reach.isEmpty ? [] : ["S2.5"])
        + (passed.isEmpty ? [] : ["S15.23"]) + (buttons == nil ? [] : ["S15.17"]))
  }

  /// The end of a clause about a touch without buttons; nil where it has buttons or isn't known, or
  /// where the recognizer takes the primary button.
  private func buttons(of id: TouchID) -> String? {
    guard let facts, let mask = facts.buttonMaskRequired, !mask.isEmpty,
      !mask.contains(.primary), let type = facts.input.touchType(id, now)
    else { return nil }
    switch type {
    case .direct: return "; a finger has no buttons, so that its buttonMaskRequired doesn't count"
    case .pencil: return "; a pencil has no buttons, so that its buttonMaskRequired doesn't count"
    case .indirect, .mouse: return nil
    }
  }

  /// How long after the previous tap, and how far from it, a touch comes that begins the taps anew,
  /// as the end of a clause; empty for any other touch.
  private func pause(before place: Point, _ cause: Explanation.Cause?) -> String {
    guard case .taps(let count)? = facts?.profile.trigger, count > 1, let last = fingers.lastLift,
      case .ownDecision? = cause?.kind, now - last.at < .seconds(2)
    else { return "" }
    let time = (now - last.at).inMilliseconds.withOneDecimal
    let distance = last.place.distance(to: place)
    let way = distance >= 1 ? " and \(distance.withOneDecimal) pt from it" : ""
    return ", \(time) ms after \(names.of(last.touch)) had lifted\(way)"
  }

  /// That an exclusive view, which shares touches with no other view, keeps nothing from the
  /// recognizer.
  func exclusiveViews(
    _ id: TouchID, hitting hitView: String?, _ moment: Timestamp
  ) -> Explanation.Cause? {
    guard places.knowsThePast, let hitView, let window = places.window(moment, id) else {
      return nil
    }
    for (other, place) in fingers.touchesHeld(besides: id, at: moment) where place != hitView {
      let exclusive = [place, hitView].first {
        window.descendant(named: $0)?.isExclusiveTouch == true
      }
      guard let exclusive else { continue }
      return cause(
        .sharesNoTouches(id, exclusive: [exclusive], with: other),
        "View '\(place)' had \(names.of(other)) then. The isExclusiveTouch of view '\(exclusive)' "
          + "keeps touches only from other views, not from recognizers.", "S2.18")
    }
    return nil
  }

  /// That its delegate takes a touch on a view where it refused an earlier touch.
  ///
  /// - Parameter former: when it did that.
  func formerRefusal(of id: TouchID, at former: Timestamp) -> Explanation.Cause {
    return cause(
      .remark,
      "Its delegate said yes to \(names.of(id)), and had said no on the same view at "
        + "\(former.milliseconds.withOneDecimal) ms: it is asked anew for each touch.",
      "S3.1")
  }

  /// That it was refused a touch.
  ///
  /// - Parameter event: how the touch came down; nil where that isn't known.
  func refusal(
    of id: TouchID, _ refusal: TouchRefusal, after event: TraceEvent?
  ) -> Explanation.Cause {
    let place =
      if case .touch(_, _, let place, let view) = event?.what {
        ", which came down at \(place.text)" + (view.map { " on view '\($0)'" } ?? "")
      } else {
        ""
      }
    let isPointer = refusal == .touchType && facts?.profile.trigger == .hover
    let reason =
      isPointer
      ? refusal.cause(isOfHover: true)
      : typeCause(of: id, refusal) ?? buttonCause(of: id, refusal) ?? limitCause(of: refusal)
        ?? HostChangeFinder(history: history).switchingOff(for: refusal) ?? refusal.cause
    if refusal == .attemptOver, let over = overAttempt {
      return cause(
        .refused(id, refusal), "It was not given \(names.of(id))\(place): \(over.clause).",
        over.rules)
    }
    return cause(
      .refused(id, refusal),
      "It was not given \(names.of(id))\(place): \(reason)\(formerYes(refusal, event)).",
      isPointer ? "S9.54" : takesSomeTypes(refusal) ? "S2.14" : refusal.rule)
  }

  /// That its delegate said yes to another touch on the same view, as the end of a clause; empty
  /// where it didn't, or where that isn't why it doesn't get this touch.
  private func formerYes(_ refusal: TouchRefusal, _ event: TraceEvent?) -> String {
    guard refusal == .delegateShouldReceiveTouch, case .touch(_, _, _, let view?) = event?.what,
      let former = fingers.gifts[view]
    else { return "" }
    return ", and had said yes on the same view at \(former.milliseconds.withOneDecimal) ms: it is "
      + "asked anew for each touch"
  }

  /// Why its last attempt is not reset, as a clause, and the rules: it waits for others, or
  /// requirements link it with recognizers whose attempts go on (S6.7, S6.8).
  private var overAttempt: (clause: String, rules: [String])? {
    if attempt.over == nil, let hold = attempt.hold {
      return (
        "it has had its gesture since \(hold.since.milliseconds.withOneDecimal) ms and waits for "
          + names.list(hold.others), ["S14.2"]
      )
    }
    guard let over = attempt.over else { return nil }
    let open = linked.filter(rivals.isUnderWay)
    let free = open.filter { rivals.chain(from: $0).isEmpty }
    let others = free.isEmpty ? open : free
    let start = "its attempt was over at \(over.milliseconds.withOneDecimal) ms, but "
    let those = others.count == 1 ? "that" : "those"
    let list = others.isEmpty ? "those of all" : "\(those) of \(names.list(others)),"
    return (
      start + "not \(list) with which requirements link it: they are reset together",
      ["S6.7", "S6.8"]
    )
  }

  /// The recognizers that are reset together with it: requirements link it with them, directly or
  /// through others that have touches, too (S6.7).
  private var linked: [RecognizerLabel] {
    PathSearch.nodes(after: label) { label in
      let names = (facts?.relations.links ?? []).compactMap { link in
        link.one == label.name ? link.other : link.other == label.name ? link.one : nil
      }
      return rivals.known.filter { names.contains($0.name) && rivals.touches[$0] != nil }
    }
  }

  /// That its set makes no more recognizers, and how many it makes, as a clause; nil where that
  /// isn't known, or isn't why it doesn't get a touch.
  private func limitCause(of refusal: TouchRefusal) -> String? {
    guard refusal == .limit, let limit = facts?.set.limit else { return nil }
    let number = limit == 1 ? "one recognizer" : "\(limit) recognizers"
    return "its set makes \(number) at most (limit is \(limit)), and none is free"
  }

  /// Whether it refuses a type of touches, and takes others (S2.14).
  private func takesSomeTypes(_ refusal: TouchRefusal) -> Bool {
    refusal == .touchType && !(facts?.allowedTouchTypes?.isEmpty ?? true)
  }

  /// Which button was pressed, where it takes others, as a clause; nil where that isn't known, or
  /// isn't why it doesn't get a touch.
  private func buttonCause(of id: TouchID, _ refusal: TouchRefusal) -> String? {
    guard refusal == .buttonMask, let mask = facts?.buttonMaskRequired,
      let pressed = facts?.input.buttons(id, now)
    else { return nil }
    return "the pointer pressed \(pressed.asButtons), and it takes only button "
      + "\(mask.buttonNumbers.joinedAsAlternatives) (buttonMaskRequired is \(mask.rawValue))"
  }

  /// The touch type that keeps a touch from it, as a clause; nil where no type does, or where types
  /// aren't known.
  private func typeCause(of id: TouchID, _ refusal: TouchRefusal) -> String? {
    guard let type = facts?.input.touchType(id, now) else { return nil }
    let opening = "the touch is '\(type.word)', and it "
    switch refusal {
    case .touchType:
      guard let allowed = facts?.allowedTouchTypes else { return nil }
      let words = allowed.map { "'\($0.word)'" }.joinedAsList
      return opening + "takes \(allowed.isEmpty ? "none" : "only \(words)") (allowedTouchTypes)"
    case .exclusiveTouchType:
      let present = rivals.touches[label]?.sorted { $0.rawValue < $1.rawValue }.first
      guard let present, let other = facts?.input.touchType(present, now) else { return nil }
      return opening
        + "is busy with \(names.of(present)), which is '\(other.word)' (requiresExclusiveTouchType)"
    case .disabled, .attemptOver, .limit, .buttonMask, .shouldReceiveEvent,
      .delegateShouldReceiveEvent, .delegateShouldReceiveTouch:
      return nil
    }
  }
}

extension [String] {
  /// The views with these names, which don't catch their own touches.
  var asTransparentViews: String {
    let names = map { "view '\($0)'" }.joinedAsList
    return names + (count == 1 ? ", which lets" : ", which let")
      + " touches through (catchesOwnTouches is false)"
  }
}

extension TouchRefusal {
  /// The rule by which a touch is refused.
  var rule: String {
    switch self {
    case .disabled: "S8.1"
    case .limit: "S15.8"
    case .attemptOver: "S14.2"
    case .touchType: "S2.16"
    case .exclusiveTouchType: "S2.15"
    case .buttonMask: "S15.17"
    case .shouldReceiveEvent, .delegateShouldReceiveEvent: "S3.3"
    case .delegateShouldReceiveTouch: "S3.1"
    }
  }
}
