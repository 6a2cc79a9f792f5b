import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports recognizers that were under way, could have handed their touches over to the explained
/// recognizer, and did not: the distance that the file asks for was not reached, or the explained
/// recognizer had none of their touches (S15.11).
struct MissedHandOverFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    for handOver in scene.handOvers where handOver.to == fileID {
      guard !explanation.isAboutHandOver(from: handOver.from),
        let sentence = obstacle(to: handOver)
      else { continue }
      let giver = RecognizerLabel(
        name: handOver.from, view: scene.spec(of: handOver.from)?.view ?? "")
      explanation.causes.append(
        Explanation.Cause(
          .notHandedOver(from: giver), at: nil, sentence, rules: ["S15.11"]))
    }
  }

  /// Why touches were not handed over, as a sentence; nil where that isn't known.
  private func obstacle(to handOver: Scenario.HandOver) -> String? {
    let busyTakers = BusyTakerFinder(run: run)
    if let condition = scenario.impossibleCondition(of: handOver),
      !record.firings(ofRecognizer: handOver.from).isEmpty
    {
      return "'\(handOver.from)' hands its touches over to it where its translation in "
        + "\(condition.axis.rawValue) is \(condition.clause): '\(handOver.from)' has no "
        + "translation, so that is never so."
    }
    if let condition = handOver.condition, let reached = reach(of: handOver.from, condition) {
      return "'\(handOver.from)' hands its touches over to it where its translation in "
        + "\(condition.axis.rawValue) is \(condition.clause); \(reached)"
        + "\(record.clauseOfReset(of: handOver.from))."
    }
    if let obstacle = busyTakers.resetBeforeAsking(of: handOver, explaining: handOver.to) {
      return obstacle
    }
    let given = record.touchesGiven(to: handOver.from)
    if let obstacle = obstacle(to: handOver, given)
      ?? busyTakers.busyTaker(of: handOver, explaining: handOver.to)
    {
      return obstacle
    }
    if let needed = scene.spec(of: handOver.to).map({ $0.profile })?
      .numberOfTouches.lowerBound, needed > Set(given).count, !given.isEmpty
    {
      return "'\(handOver.from)' could not hand its touches over to it: it had \(given.count), and "
        + "\(needed) are needed."
    }
    guard !record.firings(ofRecognizer: handOver.from).isEmpty, !given.isEmpty,
      Set(given).isDisjoint(with: record.touchesGiven(to: id))
    else { return nil }
    var touches: [String] = []
    for name in given.map(record.name) where !touches.contains(name) { touches.append(name) }
    let noun = touches.count == 1 ? "touch" : "touches"
    return "'\(handOver.from)' could not hand its touches over to it: it was not given \(noun) "
      + "\(touches.joinedAsList)."
  }

  /// That a giver had no touches at all, or that the taker was under way itself while the giver
  /// was; nil where neither is so.
  private func obstacle(
    to handOver: Scenario.HandOver, _ given: [TouchID]
  ) -> String? {
    let gifts = record.firings(ofRecognizer: handOver.from)
    guard let gift = gifts.first else { return nil }
    if given.isEmpty {
      return "'\(handOver.from)' could not hand anything over to it: only touches are handed over, "
        + "and it was driven without any."
    }
    let own = record.firings(ofRecognizer: id).first { firing in
      firing.at <= gift.at && firing.endedAt.map { $0 >= gift.endedAt ?? .infinity } ?? true
    }
    guard let own, !Set(given).isDisjoint(with: record.touchesGiven(to: id)) else { return nil }
    return "'\(handOver.from)' could not hand its touches over to it: it was under way itself "
      + "since \(own.at.plain) ms, and only one that isn't can take over."
  }

  /// How far a recognizer went, if it never satisfied the condition; nil where it did, or where it
  /// never was under way.
  private func reach(
    of giver: String, _ condition: Scenario.HandOver.Condition
  ) -> String? {
    let translations = record.translations(of: giver)
    guard !translations.isEmpty, !translations.contains(where: condition.isMet) else { return nil }
    let distances = translations.map(condition.distance)
    let least = distances.min() ?? 0
    let most = distances.max() ?? 0
    return least == most
      ? "it was \(least.plain) pt"
      : "it was \(least.rounded(toPlaces: 1).plain) to \(most.rounded(toPlaces: 1).plain) pt"
  }
}

extension Explanation {
  /// Whether it reports a take-over from a recognizer.
  fileprivate func isAboutHandOver(from giver: String) -> Bool {
    causes.contains { cause in
      if case .tookOver(let label) = cause.kind { label.name == giver } else { false }
    }
  }
}
