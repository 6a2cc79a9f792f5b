import GestureCore
import GestureTrace

/// Sentences on the touches that missed it.
struct MissSentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  private var changes: HostChangeFinder { HostChangeFinder(history: history) }

  /// Why a touch missed it.
  ///
  /// - Parameter event: how the touch came down.
  /// - Returns: the way in which it missed, and the cause; nil for another event.
  func miss(_ event: TraceEvent) -> (way: WayOfMissing, cause: Explanation.Cause)? {
    guard case .touch(let id, _, let place, let hitView) = event.what else { return nil }
    let arrival = "\(names.of(id)) came down at \(place.text)".withCapital
    let miss = missing(id, at: place, hitView, event.timestamp)
    let cause = cause(
      .notHit(by: id, hitView: hitView), arrival + miss.sentence, miss.rules, at: event.timestamp,
      telling: miss.aspects)
    return (WayOfMissing(hitView: hitView, sentence: miss.sentence), cause)
  }

  /// Why a touch missed the view that the recognizer was on at the time, as the end of a sentence
  /// about its arrival, and what else that says.
  private func missing(
    _ id: TouchID, at place: Point, _ hitView: String?, _ moment: Timestamp
  ) -> (sentence: String, rules: [String], aspects: [Explanation.Cause.Aspect]) {
    let target = hitView.map { " and went to view '\($0)'" } ?? " and hit no view at all"
    var home: View?
    switch places.home?(moment, id) {
    case .on(let view)?:
      if let departure = changes.departure(before: moment, view.name),
        places.isHit(hitView, within: departure.view, moment, id)
      {
        return (
          target + absence(since: departure), ["S2.8", "S8.9"], [.hostChange(departure.hostChange)]
        )
      }
      home = view
    case .nowhere?:
      let removal = changes.removal(before: moment)
      let rules = ["S2.8", removal == nil ? "S2.11" : "S8.11"]
      return (target + absence(since: removal), rules, [])
    case nil: break
    }
    let reason = places.reason(
      place, missed: home?.name ?? label.view, hitting: hitView, at: moment, of: id)
    let origin = reason.flatMap {
      changes.origin(of: $0, at: place, hitting: hitView, for: home, before: moment, id)
    }
    let clause = reason.map {
      $0.text + (origin?.ending ?? changes.placing(of: home, before: moment, $0))
    }
    let rule = hitView == nil ? "S13.12" : "S2.8"
    let rules = [rule] + (reason.map { $0.rule == rule ? [] : [$0.rule] } ?? [])
    var aspects: [Explanation.Cause.Aspect] = origin.map { [.hostChange($0)] } ?? []
    if reason?.isCovered == true { aspects.append(.covered) }
    guard let hitView else { return (target + (clause.map { ": \($0)." } ?? "."), rules, aspects) }
    let cause =
      clause.map { "\($0); so".withCapital } ?? unexplained(home?.name ?? label.view, hitView)
    return (
      "\(target). \(cause) the touch was not offered to it." + obstacles(besides: reason, on: home),
      rules, aspects
    )
  }

  /// The sentence that it had left a view.
  private func absence(since departure: (view: String, hostChange: HostChange)) -> String {
    ". It had left view '\(departure.view)' at "
      + "\(departure.hostChange.timestamp.milliseconds.withOneDecimal) ms, when "
      + "\(departure.hostChange.clause); so the touch was not offered to it."
  }

  /// The sentence that it was on no view.
  private func absence(since removal: HostChange?) -> String {
    let cause = removal.map { ", since \($0.clauseWithTime)" } ?? ""
    return ". It was on no view then\(cause), so the touch was not offered to it."
  }

  /// The beginning of a sentence that explains why a touch was not offered to it, from the views in
  /// the log alone.
  private func unexplained(_ view: String, _ hitView: String) -> String {
    view == hitView
      ? "It was not on that view when the touch began, so"
      : "Its own view '\(view)' is neither that one nor around it, so"
  }

  /// The further obstacles that would have kept the touch from it, as sentences.
  private func obstacles(besides reason: TouchPlaces.Reason?, on home: View?) -> String {
    guard let home, let reason, reason.isCovered || reason.obstacle != nil else { return "" }
    var text = ""
    var isTold = reason.obstacle == nil
    for view in home.pathFromWindow {
      var obstacles = view.ownObstacles
      if view === home, !home.catchesOwnTouches, home.subviews.isEmpty {
        obstacles.append(.passesThrough)
      }
      if !isTold, let index = obstacles.firstIndex(where: { $0 == reason.obstacle }) {
        obstacles.remove(at: index)
        isTold = true
      }
      guard !obstacles.isEmpty else { continue }
      let clauses = obstacles.map { $0.rawValue }.joinedAsList
      text += " Besides, view '\(view.name)' is passed over: \(clauses)."
    }
    guard reason.isCovered else { return text }
    if home.gestureRecognizers.contains(where: { $0.name == label.name && !$0.isEnabled }) {
      text += " Besides, it is switched off."
    }
    return text
  }

  /// That a touch came to its view too late, where none came in time.
  ///
  /// - Parameter causes: the causes that were reported already.
  func lateArrival(besides causes: [Explanation.Cause]) -> Explanation.Cause? {
    let wasGiven = causes.contains { cause in
      if case .given = cause.kind { true } else { false }
    }
    guard let lateArrival = history.missed.lateArrival, !wasGiven else { return nil }
    return cause(
      .remark,
      "\(names.of(lateArrival.touch)) moved to its view: a touch belongs to where it began, and "
        .withCapital + "brings nothing to what it moves over.", "S2.10", at: lateArrival.at)
  }

  /// That the app uncovered its view while a touch was down there, which doesn't give it the touch;
  /// nil where the app didn't.
  ///
  /// - Parameter causes: the causes that were reported already.
  func uncovering(besides causes: [Explanation.Cause]) -> Explanation.Cause? {
    for miss in causes where miss.aspects.contains(.covered) {
      guard case .notHit(let id, let hitView?) = miss.kind, let moment = miss.timestamp else {
        continue
      }
      let change = facts?.app.changes.first { change in
        change.timestamp >= moment && change.subject == hitView
          && (change.kind == .hid || change.kind.takesViewAway)
          && (fingers.isDown(id, at: change.timestamp)
            || fingers.cancelled(at: change.timestamp).contains(id))
      }
      guard let change else { continue }
      return cause(
        .remark,
        "\(change.clause), but \(names.of(id)) goes to no other view: it belongs to where it began."
          .withCapital, "S2.10", at: change.timestamp)
    }
    return nil
  }

  /// How many touches missed it in the same way as an earlier touch.
  var summary: Explanation.Cause? {
    guard let first = history.missed.likewise.first else { return nil }
    let count = history.missed.likewise.count
    let touches = count == 1 ? "Another touch" : "\(count) more touches"
    return cause(.remark, "\(touches) missed it likewise.", ["S2.8"], at: first)
  }
}

extension String {
  /// The text with its first letter capitalized.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
