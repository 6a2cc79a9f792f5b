import GestureCore
import GestureScenario

/// What else changes with a remedy: other recognizers and controls that fire differently.
struct SideEffects {
  let scenario: Scenario
  let before: RunRecord
  let after: RunRecord
  /// Whether the file's expectations of others count.
  let heedsExpectations: Bool
  /// The further wishes, about others; they count before the file's expectations.
  let wishes: [Wish]

  private var scene: Scenario.Scene { scenario.scene }

  /// The side effects of a remedy.
  struct Sides {
    /// The outcomes that come nearer to the file's expectations with the remedy.
    var gains: [Consequence] = []
    /// All other changes.
    var unwanted: [Consequence] = []
  }

  /// All side effects.
  ///
  /// - Parameters:
  ///   - subject: the explained recognizer or view.
  ///   - loser: a recognizer that, as the remedy itself says, doesn't fire.
  func sides(besides subject: Subject, _ loser: String?) -> Sides {
    var sides = Sides()
    for other in others(besides: subject) {
      let change = expectationChange(of: other)
      if change == .same, let wish = expectation(of: other) {
        if wish.isMet(by: after, for: other) || !sharesTouches(other, with: subject) { continue }
        let topic: Consequence.Topic =
          other.isView ? .other("view '\(other.id)'") : .recognizer(other.id)
        let words = isWished(other) ? "it should" : "the file expects"
        sides.unwanted.append(Consequence(topic, .other("still not come as \(words)")))
        continue
      }
      let source: Consequence.Source = isWished(other) ? .wish : .file
      let isStillUnmet = expectation(of: other).map { !$0.isMet(by: after, for: other) } ?? false
      if isStillUnmet && other.id == loser {
        sides.unwanted.append(Consequence(.recognizer(other.id), .silent, .against(source)))
        continue
      }
      guard let effect = consequence(for: other, change == .farther ? nil : loser) else { continue }
      switch change {
      case .nearer where isStillUnmet:
        sides.unwanted.append(stillFiring(other) ?? effect.standing(.unmet(source)))
      case .nearer: sides.gains.append(effect)
      case .farther: sides.unwanted.append(effect.standing(.against(source)))
      case .same: sides.unwanted.append(effect)
      }
    }
    return sides
  }

  /// The consequence for a recognizer that should not fire at all and still does; nil for any other
  /// recognizer.
  private func stillFiring(_ other: Subject) -> Consequence? {
    guard case .recognizer(let id) = other, expectation(of: other)?.isForNothing == true else {
      return nil
    }
    let moments = after.firings(ofRecognizer: id).map(\.at).asMoments
    return Consequence(.recognizer(id), .other("still fire at \(moments)"))
  }

  /// The others that meet the file's expectations less well with the remedy than without it.
  func brokenExpectations(besides subject: Subject) -> [Subject] {
    others(besides: subject).filter { expectationChange(of: $0) == .farther }
  }

  /// The others that don't meet the file's expectations with the remedy.
  func unmetExpectations(besides subject: Subject) -> [Subject] {
    others(besides: subject).filter { other in
      expectation(of: other).map { !$0.isMet(by: after, for: other) } ?? false
    }
  }

  /// What was wished for a recognizer or a view, or what the file expects of it; nil for nothing,
  /// or where the expectation doesn't count.
  private func expectation(of other: Subject) -> Wish? {
    wishes.first { $0.id == other.id }
      ?? (heedsExpectations ? scenario.expectation(of: other) : nil)
  }

  private func isWished(_ other: Subject) -> Bool { wishes.contains { $0.id == other.id } }

  /// The effect of a remedy on an expectation of the file: the run comes as near to it as before,
  /// nearer, or less near.
  private enum ExpectationChange { case same, nearer, farther }

  private func expectationChange(of other: Subject) -> ExpectationChange {
    guard let wish = expectation(of: other) else { return .same }
    let (was, isNow) = (wish.distance(of: before, for: other), wish.distance(of: after, for: other))
    return was == isNow ? .same : isNow < was ? .nearer : .farther
  }

  /// Whether two recognizers were given the same touch, with the change or without. A view counts
  /// in any case, since it gets what recognizers leave to it.
  private func sharesTouches(_ one: Subject, with other: Subject) -> Bool {
    guard case .recognizer(let one) = one, case .recognizer(let other) = other else { return true }
    return [before, after].contains { record in
      !Set(record.touchesGiven(to: one)).isDisjoint(with: record.touchesGiven(to: other))
    }
  }

  /// The recognizers, then the controls and the views with an expectation.
  private func others(besides subject: Subject) -> [Subject] {
    let views = scene.views.filter {
      $0.control != nil || isWished(.view($0.id))
        || heedsExpectations && scenario.expectations.views[$0.id] != nil
    }
    return
      (scene.recognizers.flatMap { ids(of: $0) }.map { .recognizer($0) }
      + views.map { .view($0.id) }).filter { $0 != subject }
  }

  private func consequence(for other: Subject, _ loser: String?) -> Consequence? {
    switch other {
    case .recognizer(let id):
      change(of: id, isSilenced: id == loser).map { Consequence(.recognizer(id), $0) }
    case .view(let id): consequence(forView: id)
    }
  }

  /// The recognizers of a set, in either run.
  private func ids(of spec: RecognizerSpec) -> [String] {
    let known = before.ids(spec)
    return known + after.ids(spec).filter { !known.contains($0) }
  }

  // MARK: Recognizers

  private func change(of id: String, isSilenced: Bool) -> Consequence.Kind? {
    let (old, new) = (before.firings(ofRecognizer: id), after.firings(ofRecognizer: id))
    if new.isEmpty { return old.isEmpty || isSilenced ? nil : .silent }
    let gained = new.map(\.at).missing(in: old.map(\.at))
    let lost = old.map(\.at).missing(in: new.map(\.at))
    if gained.isEmpty && lost.isEmpty { return ending(old, new) }
    if old.isEmpty { return .firstFiring(gained) }
    if lost.isEmpty { return .firingAdded(gained) }
    return gained.isEmpty ? .firingLost(lost) : .firingMoved(to: gained, from: lost)
  }

  /// The first gesture that ends differently, or at another time.
  private func ending(_ old: [Firing], _ new: [Firing]) -> Consequence.Kind? {
    for (one, other) in zip(old, new) where !one.endsLike(other) {
      guard let end = other.end else { return .other("not end") }
      if end != .cancelled, let moment = other.endedAt { return .ends(at: moment) }
      let time = other.endedAt.map { " at \([$0].asMoments)" } ?? ""
      return .other((end == .cancelled ? "be cancelled" : "end") + time)
    }
    return nil
  }

  // MARK: Views

  private func consequence(forView id: String) -> Consequence? {
    let noun = scene.views.contains { $0.id == id && $0.control != nil } ? "control" : "view"
    return kind(forView: id).map { Consequence(.other("\(noun) '\(id)'"), $0) }
  }

  /// What becomes of a view.
  private func kind(forView id: String) -> Consequence.Kind? {
    let (old, new) = (before.moments(of: .view(id)), after.moments(of: .view(id)))
    let (gained, lost) = (new.missing(in: old), old.missing(in: new))
    if gained.isEmpty && lost.isEmpty {
      return expectationChange(of: .view(id)) == .same
        ? nil
        : .other("be told " + (after.touches(of: id).isEmpty ? "of no touch" : "something else"))
    }
    if lost.isEmpty { return .touchKept(gained) }
    if gained.isEmpty { return .other("not get touchesEnded at \(lost.asMoments)") }
    return .other("get touchesEnded at \(gained.asMoments) instead of \(lost.asMoments)")
  }
}

extension Firing {
  /// Whether `other`, which begins at the same moment, ends in the same way and at the same time.
  fileprivate func endsLike(_ other: Firing) -> Bool {
    guard end == other.end else { return false }
    guard let endedAt, let otherEnd = other.endedAt else { return true }
    return isSameMoment(endedAt, otherEnd)
  }
}
