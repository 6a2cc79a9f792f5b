import GestureCore

/// What else changes with a remedy: other recognizers and controls that fire differently, and what
/// the explained one loses.
struct SideEffects {
  let scene: Scenario.Scene
  let before: RunRecord
  let after: RunRecord

  /// All of them as clauses, each of which stands after "but then".
  ///
  /// - Parameters:
  ///   - subject: what is explained.
  ///   - loser: a recognizer whose silence the remedy says itself.
  func clauses(besides subject: Subject, _ loser: String?) -> [String] {
    let others = scene.recognizers.flatMap { ids(of: $0) }.filter { .recognizer($0) != subject }
    return others.compactMap { id in clause(for: id, isSilenced: id == loser) }
      + scene.views.filter { $0.control != nil && .view($0.id) != subject }
      .compactMap { clause(forControl: $0.id) }
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

  // MARK: Controls

  private func clause(forControl id: String) -> String? {
    let (old, new) = (before.moments(of: .view(id)), after.moments(of: .view(id)))
    let (gained, lost) = (new.missing(in: old), old.missing(in: new))
    if gained.isEmpty && lost.isEmpty { return nil }
    if lost.isEmpty {
      return "control '\(id)' would get the touch to its end at \(gained.asMoments)"
    }
    if gained.isEmpty {
      return "control '\(id)' would lose the touch that lifts at \(lost.asMoments)"
    }
    return "control '\(id)' would get the touch to its end at \(gained.asMoments) instead of "
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
