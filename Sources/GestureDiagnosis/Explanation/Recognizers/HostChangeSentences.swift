import GestureCore
import GestureTrace

/// Sentences on changes of the app that don't count for touches which are down already.
struct HostChangeSentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// All sentences on the app's changes just before the present event.
  var causes: [Explanation.Cause] {
    let present = (facts?.app.changes ?? []).filter { $0.logIndex == logIndex }
    return present.flatMap(causesOfAddition) + present.flatMap(idleCauses)
  }

  /// That it gets no touch that was down when the app added it to a view.
  private func causesOfAddition(_ hostChange: HostChange) -> [Explanation.Cause] {
    guard case .added(let view) = hostChange.kind,
      facts?.isOwn(hostChange.subject, label) ?? false
    else { return [] }
    let home = places.window(hostChange.timestamp, nil)?.descendant(named: view)
    let touched = fingers.viewsTouched(at: hostChange.timestamp).filter { touch in
      home?.descendant(named: touch.view) != nil
    }
    return touched.map { id, hitView in
      cause(
        .notHit(by: id, hitView: hitView),
        "\(names.of(id)) was down already when \(hostChange.clause)".withCapital
          + ": it gets only touches that begin from then on.", "S2.11", at: hostChange.timestamp)
    }
  }

  /// All causes that a change of the app doesn't count for touches that are down.
  private func idleCauses(_ hostChange: HostChange) -> [Explanation.Cause] {
    [cover(by: hostChange), idleCause(hostChange)].compactMap { $0 }
  }

  /// That a change of the app doesn't count for touches that are down; nil where it does.
  private func idleCause(_ hostChange: HostChange) -> Explanation.Cause? {
    switch hostChange.kind {
    case .switchedOn: return switchingOn(hostChange)
    case .hid: return hiding(hostChange)
    case .showed: return lateShowing(hostChange)
    case .setAlpha: return hostChange.kind.hides ? hiding(hostChange) : lateShowing(hostChange)
    case .movedView(let parent): return moving(hostChange, into: parent)
    case .switchedOff, .cancelled, .takenOff, .added, .removedView, .setFrame, .cancelledTouches:
      return nil
    }
  }

  /// That touches had begun before the app switched it on.
  private func switchingOn(_ hostChange: HostChange) -> Explanation.Cause? {
    guard facts?.isOwn(hostChange.subject, label) ?? false else { return nil }
    let missed = touchesMissed(until: hostChange)
    let last = HostChangeFinder(history: history).lastSwitch { $0.logIndex == logIndex }
    guard last == .switchedOn, !missed.isEmpty else { return nil }
    return cause(
      .remark,
      "\(hostChange.clause): it gets only touches that begin from then on, and "
        .withCapital + "\(missed.map { names.of($0) }.joinedAsList) had begun before.", "S8.6",
      at: hostChange.timestamp)
  }

  /// That touches stay with a view that the app has moved into another view.
  private func moving(_ hostChange: HostChange, into parent: String) -> Explanation.Cause? {
    guard isUnderWay(in: hostChange),
      places.window(hostChange.timestamp, nil)?.descendant(named: parent) != nil
    else { return nil }
    return cause(
      .remark,
      "\(hostChange.clause). That changes nothing for touches that are down: they stay with it."
        .withCapital, "S2.29", at: hostChange.timestamp)
  }

  /// The touches that are down and that it doesn't get because it was off until the app switched it
  /// on; none where it was on already.
  private func touchesMissed(until change: HostChange) -> [TouchID] {
    let former = facts?.app.changes.prefix { $0 != change }.last { other in
      [.switchedOff, .switchedOn].contains(other.kind) && facts?.isOwn(other.subject, label) == true
    }?.kind
    if former == .switchedOn { return [] }
    return fingers.missedWhileOff(at: change.timestamp, losing: former == .switchedOff)
  }

  /// Whether the app changed its view, or a view around it, while it had touches.
  private func isUnderWay(in hostChange: HostChange) -> Bool {
    !fingers.tracked(at: hostChange.timestamp).isEmpty && attempt.isOpen
      && (isAboutHome(hostChange) || isAboutHitView(hostChange))
  }

  private func isAboutHitView(_ hostChange: HostChange) -> Bool {
    let moved = places.window(hostChange.timestamp, nil)?.descendant(named: hostChange.subject)
    let own = fingers.tracked(at: hostChange.timestamp)
    return fingers.viewsTouched(at: hostChange.timestamp).contains { touch, view in
      own.contains(touch) && moved?.descendant(named: view) != nil
    }
  }

  private func isAboutHome(_ hostChange: HostChange) -> Bool {
    places.window(hostChange.timestamp, nil)?.descendant(named: hostChange.subject)?
      .descendant(named: label.view) != nil
  }

  /// That hiding a view has no effect for now.
  private func hiding(_ hostChange: HostChange) -> Explanation.Cause? {
    let moment = hostChange.timestamp
    if facts?.profile.trigger == .hover {
      guard attempt.isOpen, isAboutHome(hostChange), let facts else { return nil }
      let move = facts.input.pointerEvents.first { $0.kind == .hover && $0.timestamp > moment }
      let exit = facts.input.pointerExits.first { $0 > moment }.flatMap { exit in
        move.map { $0.timestamp < exit } == true ? nil : exit
      }
      guard move != nil || exit != nil else { return nil }
      let effect =
        exit.map {
          ", and the pointer did not move before it left at \($0.milliseconds.withOneDecimal) ms."
        } ?? ". Nothing comes of that until the pointer moves."
      return cause(.remark, (hostChange.clause + effect).withCapital, "S14.22", at: moment)
    } else if isUnderWay(in: hostChange) {
      return cause(
        .remark,
        "\(hostChange.clause). That cancels no touch: those that are down stay with it."
          .withCapital, "S8.14", at: moment)
    }
    return nil
  }

  /// That touches had begun before the app showed its view.
  private func lateShowing(_ hostChange: HostChange) -> Explanation.Cause? {
    let moment = hostChange.timestamp
    let touches = history.missed.touches.filter { fingers.isDown($0, at: moment) }.sorted()
    guard !touches.isEmpty, isAboutHome(hostChange) else { return nil }
    return cause(
      .remark,
      "\(hostChange.clause): a touch belongs to what it hits when it comes down, and ".withCapital
        + "\(touches.map { names.of($0) }.joinedAsList) had begun before.", "S2.1", at: moment)
  }

  /// That its touches stay where they are although the app has put a view in front of them.
  private func cover(by hostChange: HostChange) -> Explanation.Cause? {
    let moment = hostChange.timestamp
    guard attempt.isOpen, hostChange.kind.mayBringInFront else { return nil }
    let covered = fingers.tracked(at: moment).filter { id in
      fingers.whereabouts(of: id).map {
        places.isCovered($0.place, of: $0.view, by: hostChange)
      } ?? false
    }
    guard !covered.isEmpty else { return nil }
    let list = covered.map { names.of($0) }.joinedAsList
    return cause(
      .remark,
      "\(hostChange.clause), which is in front of \(list) from then on. A touch belongs to the "
        .withCapital
        + "view that it hit, and stays with it: only touches that begin later hit the other one.",
      "S2.1", "S8.14", at: moment)
  }
}

extension TouchPlaces {
  /// Whether a change has put a view between a touch and the view that it hit.
  ///
  /// - Parameters:
  ///   - place: where the touch is.
  ///   - hitView: what it hit when it came down.
  func isCovered(_ place: Point, of hitView: String, by hostChange: HostChange) -> Bool {
    guard knowsThePast, let window = window(hostChange.timestamp + .nanoseconds(1), nil),
      let view = window.descendant(named: hitView),
      let cover = window.descendant(named: hostChange.subject),
      cover.descendant(named: hitView) == nil, view.descendant(named: cover.name) == nil,
      let now = window.dispatcher?.explainHit(at: place, in: window).hitView
    else { return false }
    return cover.descendant(named: now) != nil
  }
}

extension View {
  /// The names of the view that was hit and of the views around it, without those on the path to
  /// `other`.
  ///
  /// - Parameter other: the view that it covers.
  func views(coveringWith hitView: String?, path other: View?) -> [String] {
    let around = other?.pathFromWindow.map { $0.name } ?? []
    let path = hitView.flatMap { descendant(named: $0) }?.pathFromWindow.map { $0.name } ?? []
    return path.filter { !around.contains($0) }
  }
}
