import GestureCore
import GestureScenario

/// What else changes with a remedy: other recognizers and controls that fire differently, and what
/// the explained one loses.
struct SideEffects {
  let scenario: Scenario
  let before: RunRecord
  let after: RunRecord
  /// Whether what the file expects of others counts.
  let heedsExpectations: Bool

  private var scene: Scenario.Scene { scenario.scene }

  /// What would change, as clauses that stand after "but then".
  struct Clauses {
    /// What comes nearer to what the file expects with the remedy.
    var gains: [String] = []
    /// All other changes.
    var prices: [String] = []
  }

  /// All of them as clauses.
  ///
  /// - Parameters:
  ///   - subject: what is explained.
  ///   - loser: a recognizer whose silence the remedy says itself.
  func clauses(besides subject: Subject, _ loser: String?) -> Clauses {
    var clauses = Clauses()
    for other in others(besides: subject) {
      let change = expectationChange(of: other)
      if change == .same, let wish = expectation(of: other) {
        if wish.isMet(by: after, for: other) || !sharesTouches(other, with: subject) { continue }
        let noun = other.isView ? "view " : ""
        clauses.prices.append("\(noun)'\(other.id)' would still not come as the file expects")
        continue
      }
      let isStillUnmet = expectation(of: other).map { !$0.isMet(by: after, for: other) } ?? false
      if isStillUnmet && other.id == loser {
        clauses.prices.append("'\(other.id)' would not fire, against what the file expects")
        continue
      }
      guard let clause = clause(for: other, change == .farther ? nil : loser) else { continue }
      switch change {
      case .nearer where isStillUnmet:
        let rest = stillFiring(other)
        clauses.prices.append(rest ?? clause + ", which is still not what the file expects")
      case .nearer: clauses.gains.append(clause)
      case .farther: clauses.prices.append(clause + ", against what the file expects")
      case .same: clauses.prices.append(clause)
      }
    }
    return clauses
  }

  /// That a recognizer still fires that should not at all; nil for any other.
  private func stillFiring(_ other: Subject) -> String? {
    guard case .recognizer(let id) = other, expectation(of: other)?.isForNothing == true else {
      return nil
    }
    return "'\(id)' would still fire at \(after.firings(ofRecognizer: id).map(\.at).asMoments)"
  }

  /// The others that meet what the file expects of them less well with the remedy than without it.
  func brokenExpectations(besides subject: Subject) -> [Subject] {
    others(besides: subject).filter { expectationChange(of: $0) == .farther }
  }

  /// What the file expects of a recognizer or a view; nil for nothing, or where that doesn't count.
  private func expectation(of other: Subject) -> Wish? {
    heedsExpectations ? scenario.expectation(of: other) : nil
  }

  /// What a remedy does to an expectation of the file: the run then comes as near to it as before,
  /// nearer, or less near.
  private enum ExpectationChange { case same, nearer, farther }

  private func expectationChange(of other: Subject) -> ExpectationChange {
    guard let wish = expectation(of: other) else { return .same }
    let (was, isNow) = (wish.distance(of: before, for: other), wish.distance(of: after, for: other))
    return was == isNow ? .same : isNow < was ? .nearer : .farther
  }

  /// Whether two recognizers were given a touch that is the same, with the change or without. Views
  /// get what recognizers leave to them, so they are taken for concerned.
  private func sharesTouches(_ one: Subject, with other: Subject) -> Bool {
    guard case .recognizer(let one) = one, case .recognizer(let other) = other else { return true }
    return [before, after].contains { record in
      !Set(record.touchesGiven(to: one)).isDisjoint(with: record.touchesGiven(to: other))
    }
  }

  /// Recognizers, then controls and the views of which the file expects something.
  private func others(besides subject: Subject) -> [Subject] {
    let views = scene.views.filter {
      $0.control != nil || heedsExpectations && scenario.expectations.views[$0.id] != nil
    }
    return
      (scene.recognizers.flatMap { ids(of: $0) }.map { .recognizer($0) }
      + views.map { .view($0.id) }).filter { $0 != subject }
  }

  private func clause(for other: Subject, _ loser: String?) -> String? {
    switch other {
    case .recognizer(let id): clause(for: id, isSilenced: id == loser)
    case .view(let id): clause(forView: id)
    }
  }

  /// The recognizers of a set, in either run.
  private func ids(of spec: RecognizerSpec) -> [String] {
    let known = before.ids(spec)
    return known + after.ids(spec).filter { !known.contains($0) }
  }

  // MARK: Recognizers

  private func clause(for id: String, isSilenced: Bool) -> String? {
    let (old, new) = (before.firings(ofRecognizer: id), after.firings(ofRecognizer: id))
    if new.isEmpty { return old.isEmpty || isSilenced ? nil : "'\(id)' would not fire" }
    let gained = new.map(\.at).missing(in: old.map(\.at))
    let lost = old.map(\.at).missing(in: new.map(\.at))
    if gained.isEmpty && lost.isEmpty { return ending(of: id, old, new) }
    if old.isEmpty { return "'\(id)' would fire too, at \(gained.asMoments)" }
    if lost.isEmpty { return "'\(id)' would fire once more, at \(gained.asMoments)" }
    if gained.isEmpty { return "'\(id)' would not fire at \(lost.asMoments)" }
    return "'\(id)' would fire at \(gained.asMoments) instead of \(lost.asMoments)"
  }

  /// The first gesture that ends otherwise, or at another time.
  private func ending(of id: String, _ old: [Firing], _ new: [Firing]) -> String? {
    for (one, other) in zip(old, new) where !one.endsLike(other) {
      guard let end = other.end else { return "'\(id)' would not end" }
      let time = other.endedAt.map { " at \([$0].asMoments)" } ?? ""
      return end == .cancelled ? "'\(id)' would be cancelled\(time)" : "'\(id)' would end\(time)"
    }
    return nil
  }

  // MARK: Views

  private func clause(forView id: String) -> String? {
    let noun = scene.views.contains { $0.id == id && $0.control != nil } ? "control" : "view"
    let (old, new) = (before.moments(of: .view(id)), after.moments(of: .view(id)))
    let (gained, lost) = (new.missing(in: old), old.missing(in: new))
    if gained.isEmpty && lost.isEmpty {
      return expectationChange(of: .view(id)) == .same
        ? nil
        : "\(noun) '\(id)' would be told "
          + (after.touches(of: id).isEmpty ? "of no touch" : "something else")
    }
    if lost.isEmpty {
      return "\(noun) '\(id)' would get the touch to its end at \(gained.asMoments)"
    }
    if gained.isEmpty {
      return "\(noun) '\(id)' would lose the touch that lifts at \(lost.asMoments)"
    }
    return "\(noun) '\(id)' would get the touch to its end at \(gained.asMoments) instead of "
      + lost.asMoments
  }
}

extension Firing {
  /// Whether another gesture, which begins at the same moment, ends in the same way and then.
  fileprivate func endsLike(_ other: Firing) -> Bool {
    guard end == other.end else { return false }
    guard let endedAt, let otherEnd = other.endedAt else { return true }
    return isSameMoment(endedAt, otherEnd)
  }
}
