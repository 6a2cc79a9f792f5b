package import GestureCore
import GestureTrace

extension RecognizerExplainer {
  /// The recognizer received a touch.
  mutating func claim(_ id: TouchID) {
    guard let index = unclaimed.firstIndex(where: { $0.what.touch == id }) else { return }
    let entry = unclaimed.remove(at: index)
    guard case .touch(_, _, let place, let view) = entry.what else { return }
    let passed = places.viewsPassedThrough(by: id, at: place, entry.timestamp, hitting: view)
    let way = passed.isEmpty ? "" : ", through \(passed.asTransparentViews)"
    let arrival =
      "It was given \(names(id)), which came down at \(place.text)"
      + (view.map { " on view '\($0)'" } ?? "") + pause(before: place)
    let buttons = buttons(of: id)
    tell(
      .given(id), "\(arrival)\(way)\(buttons ?? "").",
      ["S2.8"] + (passed.isEmpty ? [] : ["S15.23"]) + (buttons == nil ? [] : ["S15.17"]))
    tellOfExclusiveViews(id, hitting: view, entry.timestamp)
  }

  /// That a touch has no buttons, as the end of a clause; nil where it has, isn't known, or where the
  /// recognizer asks for none but the usual one.
  private func buttons(of id: TouchID) -> String? {
    guard let facts, let mask = facts.buttonMaskRequired, !mask.isEmpty,
      !mask.contains(.primary), let type = facts.touchType(id)
    else { return nil }
    switch type {
    case .direct: return "; a finger has no buttons, so that its buttonMaskRequired doesn't count"
    case .pencil: return "; a pencil has no buttons, so that its buttonMaskRequired doesn't count"
    case .indirect, .mouse: return nil
    }
  }

  /// How long after the tap before, and how far from it, a touch comes that begins the taps anew, as
  /// the end of a clause; empty for any other touch.
  private func pause(before place: Point) -> String {
    guard case .taps(let count)? = facts?.profile.trigger, count > 1, let last = fingers.lastLift,
      case .ownDecision? = causes.last?.kind, now - last.at < .seconds(2)
    else { return "" }
    let time = (now - last.at).inMilliseconds.withOneDecimal
    let distance = last.place.distance(to: place)
    let way = distance >= 1 ? " and \(distance.withOneDecimal) pt from it" : ""
    return ", \(time) ms after \(names(last.touch)) had lifted\(way)"
  }

  /// Tells that a view which shares with no other one keeps nothing from the recognizer.
  private mutating func tellOfExclusiveViews(
    _ id: TouchID, hitting hitView: String?, _ moment: Timestamp
  ) {
    guard places.knowsThePast, let hitView, let window = places.window(moment, id) else { return }
    for (other, place) in fingers.viewsTouched(besides: id, at: moment) where place != hitView {
      let exclusive = [place, hitView].first {
        window.descendant(named: $0)?.isExclusiveTouch == true
      }
      guard let exclusive else { continue }
      tell(
        .sharesNoTouches(id, exclusive: exclusive, with: other),
        "View '\(place)' had \(names(other)) then. The isExclusiveTouch of view '\(exclusive)' keeps "
          + "touches from other views alone, not from recognizers.", "S2.18")
      return
    }
  }

  mutating func refuse(_ id: TouchID, _ refusal: TouchRefusal) {
    let index = unclaimed.firstIndex { $0.what.touch == id }
    let entry = index.map { unclaimed.remove(at: $0) }
    let place =
      if case .touch(_, _, let place, let view) = entry?.what {
        ", which came down at \(place.text)" + (view.map { " on view '\($0)'" } ?? "")
      } else {
        ""
      }
    let isPointer = refusal == .touchType && facts?.profile.trigger == .hover
    let cause =
      isPointer
      ? "it takes no touches at all, only a pointer with no button down"
      : typeCause(of: id, refusal) ?? switchingOff(for: refusal) ?? refusal.cause
    tell(
      .refused(id, refusal), "It was not given \(names(id))\(place): \(cause).",
      isPointer ? "S9.54" : refusal.rule)
  }

  /// Which types of touches decide that it doesn't get one, as a clause; nil where they don't, or
  /// aren't known.
  private func typeCause(of id: TouchID, _ refusal: TouchRefusal) -> String? {
    guard let type = facts?.touchType(id) else { return nil }
    let opening = "the touch is '\(type.word)', and it "
    switch refusal {
    case .touchType:
      guard let allowed = facts?.allowedTouchTypes else { return nil }
      let words = allowed.map { "'\($0.word)'" }.joinedAsList
      return opening + "takes \(allowed.isEmpty ? "none" : "only \(words)") (allowedTouchTypes)"
    case .exclusiveTouchType:
      let present = rivals.touches[label]?.sorted { $0.rawValue < $1.rawValue }.first
      guard let present, let other = facts?.touchType(present) else { return nil }
      return opening
        + "is busy with \(names(present)), which is '\(other.word)' (requiresExclusiveTouchType)"
    case .disabled, .attemptOver, .limit, .buttonMask, .shouldReceiveEvent,
      .delegateShouldReceiveEvent, .delegateShouldReceiveTouch:
      return nil
    }
  }

  /// Touches that are still unclaimed when the engine moves on went elsewhere.
  ///
  /// - Parameter moment: touches of this moment may still be claimed.
  mutating func settleUnclaimed(besides moment: Timestamp?) {
    let settled = unclaimed.filter { $0.timestamp != moment }
    unclaimed.removeAll { $0.timestamp != moment }
    if facts?.isInSet == true { return }  // each of the other touches is another one's
    for entry in settled {
      guard case .touch(let id, _, let place, let hitView) = entry.what else { continue }
      miss(id, at: place, hitView, entry.timestamp)
    }
  }

  private mutating func miss(
    _ id: TouchID, at place: Point, _ hitView: String?, _ moment: Timestamp
  ) {
    missed[id] = moment
    let arrival = "\(names(id)) came down at \(place.text)".withCapital
    let (sentence, rules) = missing(id, at: place, hitView, moment)
    guard waysOfMissing.insert(WayOfMissing(hitView: hitView, sentence: sentence)).inserted else {
      missedLikewise += 1
      return
    }
    causes.append(
      Explanation.Cause(
        .notHit(by: id, swallowedBy: hitView), at: moment, arrival + sentence, rules: rules))
  }

  /// Why a touch missed the view that the recognizer was on at the time, as the end of a sentence
  /// about its arrival.
  private func missing(
    _ id: TouchID, at place: Point, _ hitView: String?, _ moment: Timestamp
  ) -> (sentence: String, rules: [String]) {
    let target = hitView.map { " and went to view '\($0)'" } ?? " and hit no view at all"
    var home: View?
    switch places.home?(moment, id) {
    case .on(let view):
      home = view
      if let departure = departure(before: moment, view.name) {
        return (
          "\(target). It had left view '\(departure.view)' at "
            + "\(departure.hostChange.timestamp.milliseconds.withOneDecimal) ms, when "
            + "\(departure.hostChange.clause); so the touch was not offered to it.",
          ["S2.8", "S2.11"]
        )
      }
    case .nowhere?:
      let hostChange = facts?.hostChanges.last { hostChange in
        hostChange.timestamp <= moment && hostChange.kind == .takenOff
          && facts?.isOwn(hostChange.subject, label) ?? true
      }
      let cause = hostChange.map { ", since \($0.clauseWithTime)" } ?? ""
      return (
        "\(target). It was on no view then\(cause), so the touch was not offered to it.",
        ["S2.8", "S2.11"]
      )
    case nil: break
    }
    let view = home?.name ?? label.view
    let reason = places.reason(place, missed: view, hitting: hitView, at: moment, of: id)
    let rule = hitView == nil ? "S13.12" : "S2.8"
    let rules = [rule] + (reason.map { $0.rule == rule ? [] : [$0.rule] } ?? [])
    let origin =
      reason.map { self.origin(of: $0, at: hitView, for: home, before: moment, id) } ?? ""
    guard let hitView else {
      return (target + (reason.map { ": \($0.text)\(origin)." } ?? "."), rules)
    }
    let explained = reason.map { "\($0.text)\(origin); so".withCapital }
    let unexplained =
      view == hitView
      ? "It was not on that view when the touch began, so"
      : "Its own view '\(view)' is neither that one nor around it, so"
    return (
      "\(target). \(explained ?? unexplained) the touch was not offered to it."
        + obstacles(besides: reason, on: home), rules
    )
  }

  /// What would have kept the touch from it besides what did, as sentences.
  private func obstacles(besides reason: TouchPlaces.Reason?, on home: View?) -> String {
    guard let home, reason?.isCovered == true else { return "" }
    var text = ""
    for view in home.pathFromWindow {
      if let obstacle = view.obstacleToActions {
        text += " Besides, view '\(view.name)' is passed over: \(obstacle.rawValue)."
      }
    }
    if home.gestureRecognizers.contains(where: { $0.name == label.name && !$0.isEnabled }) {
      text += " Besides, it is switched off."
    }
    return text
  }

  /// A touch that missed it comes to its view.
  mutating func noteLateArrival(_ event: TraceEvent) {
    guard lateArrival == nil, case .touch(let id, .moved, let place, _) = event.what,
      let beginning = missed[id],
      places.window(beginning, id)?.descendant(named: label.view)?.isVisible(at: place) == true
    else { return }
    lateArrival = (id, event.timestamp)
  }

  /// Tells that a touch came to its view too late, where none came in time.
  mutating func tellOfLateArrival() {
    let wasGiven = causes.contains { cause in
      if case .given = cause.kind { true } else { false }
    }
    guard let lateArrival, !wasGiven else { return }
    now = lateArrival.at
    tell(
      .remark,
      "\(names(lateArrival.touch)) moved to its view: a touch belongs to where it began, and brings "
        .withCapital + "nothing to what it moves over.", "S2.10")
  }

  mutating func summarizeMisses() {
    guard missedLikewise > 0 else { return }
    let touches = missedLikewise == 1 ? "Another touch" : "\(missedLikewise) more touches"
    causes.append(
      Explanation.Cause(.remark, at: nil, "\(touches) missed it likewise.", rules: ["S2.8"]))
  }
}

/// Where a touch went that missed a recognizer, and why.
struct WayOfMissing: Hashable {
  let hitView: String?
  /// The end of the sentence that tells it.
  let sentence: String
}

extension [String] {
  /// The views with these names, which don't catch their own touches.
  var asTransparentViews: String {
    let names = map { "view '\($0)'" }.joinedAsList
    return names + (count == 1 ? ", which lets" : ", which let")
      + " touches through (catchesOwnTouches is false)"
  }
}

extension TouchType {
  /// The word for it, as files write it.
  package var word: String {
    switch self {
    case .direct: "direct"
    case .pencil: "pencil"
    case .indirect: "indirect"
    case .mouse: "mouse"
    }
  }
}

extension LogEntry.What {
  /// The touch of a touch entry.
  var touch: TouchID? {
    if case .touch(let id, _, _, _) = self { id } else { nil }
  }
}

extension TouchRefusal {
  fileprivate var rule: String {
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

extension String {
  /// The text with its first letter capitalized.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
