import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

extension Scenario {
  /// Reports recognizers that were under way, could have handed their touches over to the explained
  /// recognizer, and did not: the distance that the file asks for was not reached, or the explained
  /// recognizer had none of their touches (S15.11).
  func explainMissedHandOvers(
    in explanation: inout Explanation, of id: String, _ record: RunRecord
  ) {
    let own = scene.spec(of: id)?.id ?? id
    for handOver in scene.handOvers where handOver.to == own {
      guard !explanation.isAboutHandOver(from: handOver.from),
        let sentence = obstacle(to: handOver, id, record)
      else { continue }
      let giver = RecognizerLabel(
        name: handOver.from, view: scene.spec(of: handOver.from)?.view ?? "")
      explanation.causes.append(
        Explanation.Cause(
          .notHandedOver(from: giver), at: nil, sentence, rules: ["S15.11"]))
    }
  }

  /// Reports hand-overs of its own that never come about, because the file asks for a translation
  /// and the recognizer has none (S15.11).
  func explainImpossibleHandOvers(
    in explanation: inout Explanation, of id: String, _ record: RunRecord
  ) {
    let own = scene.spec(of: id)?.id ?? id
    for handOver in scene.handOvers where handOver.from == own {
      guard let condition = impossibleCondition(of: handOver),
        let moment = record.firings(ofRecognizer: id).first?.at
      else { continue }
      explanation.addRemark(
        "It hands its touches over to '\(handOver.to)' where its translation in "
          + "\(condition.axis.rawValue) is \(condition.clause): it has no translation, so that is "
          + "never so.", ["S15.11"], at: .milliseconds(moment))
    }
  }

  /// Whether `taker` takes over from `giver` and doesn't hand the touches back.
  func lacksWayBack(from taker: String, to giver: String) -> Bool {
    scene.handOvers.contains { $0.from == giver && $0.to == taker }
      && !scene.handOvers.contains { $0.from == taker && $0.to == giver }
  }

  /// Reports that nothing hands touches back, where the giver should begin once more, or the taker
  /// should end sooner (S15.11).
  func explainNoWayBack(
    in explanation: inout Explanation, of id: String, _ wish: Wish, _ record: RunRecord
  ) {
    for entry in record.entries {
      guard case .handedOver(let giver, to: let taker) = entry.what,
        lacksWayBack(from: taker.name, to: giver.name)
      else { continue }
      let end = record.firings(ofRecognizer: id).last?.endedAt
      let isMissed =
        giver.name == id
        ? wish.secondBeginning != nil && record.firings(ofRecognizer: id).count < 2
        : taker.name == id && wish.end.map { $0 < end ?? $0 } ?? false
      guard isMissed else { continue }
      explanation.addRemark(
        "Nothing hands the touches back: no hand-over from '\(taker.name)' to '\(giver.name)' is "
          + "declared.", ["S15.11"], at: entry.timestamp)
      return
    }
  }

  /// The condition of a hand-over that never holds, because its giver has no translation; nil where
  /// it may hold.
  func impossibleCondition(of handOver: Scenario.HandOver) -> Scenario.HandOver.Condition? {
    let readings = scene.spec(of: handOver.from)?.kind.readings ?? []
    let hasTranslation = readings.contains { $0.name == "translation" }
    return hasTranslation ? nil : handOver.condition
  }

  /// Why touches were not handed over, as a sentence; nil where that isn't known.
  private func obstacle(
    to handOver: Scenario.HandOver, _ id: String, _ record: RunRecord
  ) -> String? {
    if let condition = impossibleCondition(of: handOver),
      !record.firings(ofRecognizer: handOver.from).isEmpty
    {
      return "'\(handOver.from)' hands its touches over to it where its translation in "
        + "\(condition.axis.rawValue) is \(condition.clause): '\(handOver.from)' has no "
        + "translation, so that is never so."
    }
    if let condition = handOver.condition, let reached = reach(of: handOver.from, condition, record)
    {
      return "'\(handOver.from)' hands its touches over to it where its translation in "
        + "\(condition.axis.rawValue) is \(condition.clause); \(reached)"
        + "\(record.clauseOfReset(of: handOver.from))."
    }
    if let obstacle = resetBeforeAsking(of: handOver, explaining: handOver.to, record) {
      return obstacle
    }
    let given = record.touchesGiven(to: handOver.from)
    if let obstacle = obstacle(to: handOver, id, given, record)
      ?? busyTaker(of: handOver, explaining: handOver.to, record)
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
    to handOver: Scenario.HandOver, _ id: String, _ given: [TouchID], _ record: RunRecord
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
    of giver: String, _ condition: HandOver.Condition, _ record: RunRecord
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

extension Scenario.HandOver.Condition {
  /// The bounds in words.
  var clause: String {
    let bounds = [
      atLeast.map { "at least \($0.plain) pt" }, atMost.map { "at most \($0.plain) pt" },
    ]
    return bounds.compactMap(\.self).joinedAsList
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
