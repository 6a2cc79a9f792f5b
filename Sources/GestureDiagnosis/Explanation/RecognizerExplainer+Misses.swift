import GestureCore
import GestureTrace

// The touches that missed it.
extension RecognizerExplainer {
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
    let miss = missing(id, at: place, hitView, moment)
    let way = WayOfMissing(hitView: hitView, sentence: miss.sentence)
    guard waysOfMissing.insert(way).inserted else {
      missedLikewise.append(moment)
      return
    }
    tell(
      .notHit(by: id, hitView: hitView), arrival + miss.sentence, miss.rules, at: moment,
      telling: miss.origin.map { [.hostChange($0)] } ?? [])
  }

  /// Why a touch missed the view that the recognizer was on at the time, as the end of a sentence
  /// about its arrival, and what the app did because of which it did.
  private func missing(
    _ id: TouchID, at place: Point, _ hitView: String?, _ moment: Timestamp
  ) -> (sentence: String, rules: [String], origin: HostChange?) {
    let target = hitView.map { " and went to view '\($0)'" } ?? " and hit no view at all"
    var home: View?
    switch places.home?(moment, id) {
    case .on(let view)?:
      if let departure = departure(before: moment, view.name) {
        return (target + absence(since: departure), ["S2.8", "S8.9"], departure.hostChange)
      }
      home = view
    case .nowhere?:
      let removal = removal(before: moment)
      let rules = ["S2.8", removal == nil ? "S2.11" : "S8.11"]
      return (target + absence(since: removal), rules, nil)
    case nil: break
    }
    let reason = places.reason(
      place, missed: home?.name ?? label.view, hitting: hitView, at: moment, of: id)
    let origin = reason.flatMap {
      self.origin(of: $0, at: hitView, for: home, before: moment, id)
    }
    let clause = reason.map {
      $0.text + (origin?.ending ?? placing(of: home, before: moment, $0))
    }
    let rule = hitView == nil ? "S13.12" : "S2.8"
    let rules = [rule] + (reason.map { $0.rule == rule ? [] : [$0.rule] } ?? [])
    guard let hitView else { return (target + (clause.map { ": \($0)." } ?? "."), rules, origin) }
    let cause =
      clause.map { "\($0); so".withCapital } ?? unexplained(home?.name ?? label.view, hitView)
    return (
      "\(target). \(cause) the touch was not offered to it." + obstacles(besides: reason, on: home),
      rules, origin
    )
  }

  /// The sentence that it had left a view.
  private func absence(since departure: (view: String, hostChange: HostChange)) -> String {
    ". It had left view '\(departure.view)' at "
      + "\(departure.hostChange.timestamp.milliseconds.withOneDecimal) ms, when "
      + "\(departure.hostChange.clause); so the touch was not offered to it."
  }

  /// What took it off its view last, before a moment.
  private func removal(before moment: Timestamp) -> HostChange? {
    facts?.hostChanges.last { hostChange in
      hostChange.timestamp <= moment && hostChange.kind == .takenOff
        && facts?.isOwn(hostChange.subject, label) ?? true
    }
  }

  /// The sentence that it was on no view.
  private func absence(since removal: HostChange?) -> String {
    let cause = removal.map { ", since \($0.clauseWithTime)" } ?? ""
    return ". It was on no view then\(cause), so the touch was not offered to it."
  }

  /// The beginning of a sentence that explains by the views in the log alone why a touch was not
  /// offered to it.
  private func unexplained(_ view: String, _ hitView: String) -> String {
    view == hitView
      ? "It was not on that view when the touch began, so"
      : "Its own view '\(view)' is neither that one nor around it, so"
  }

  /// What would have kept the touch from it besides what did, as sentences.
  private func obstacles(besides reason: TouchPlaces.Reason?, on home: View?) -> String {
    guard let home, reason?.isCovered == true else { return "" }
    var text = ""
    for view in home.pathFromWindow {
      if let obstacle = view.ownObstacle {
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
      missed[id] != nil, let window = places.window(event.timestamp, nil),
      let view = window.descendant(named: label.view),
      view.gestureRecognizers.contains(where: { $0.name == label.name }),
      window.hitTest(place, with: nil)?.isDescendant(of: view) == true
    else { return }
    lateArrival = (id, event.timestamp)
  }

  /// Reports that a touch came to its view too late, where none came in time.
  mutating func tellOfLateArrival() {
    let wasGiven = causes.contains { cause in
      if case .given = cause.kind { true } else { false }
    }
    guard let lateArrival, !wasGiven else { return }
    tell(
      .remark,
      "\(names(lateArrival.touch)) moved to its view: a touch belongs to where it began, and brings "
        .withCapital + "nothing to what it moves over.", "S2.10", at: lateArrival.at)
  }

  mutating func summarizeMisses() {
    guard let first = missedLikewise.first else { return }
    let count = missedLikewise.count
    let touches = count == 1 ? "Another touch" : "\(count) more touches"
    tell(.remark, "\(touches) missed it likewise.", ["S2.8"], at: first)
  }
}

/// Where a touch went that missed a recognizer, and why.
struct WayOfMissing: Hashable {
  let hitView: String?
  /// The end of the sentence that reports it.
  let sentence: String
}

extension String {
  /// The text with its first letter capitalized.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
