import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports why a recognizer did not hand its touches over although it had gone far enough: the
/// taker was not free, or the app set its translation (S15.11).
struct BusyTakerFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    let own = fileID
    for handOver in scene.handOvers where handOver.from == own {
      let isDone = record.momentOfHandOver(from: own, to: handOver.to) != nil
      guard !isDone, let offer = record.offers(for: handOver).first,
        let sentence = resetBeforeAsking(of: handOver, explaining: own)
          ?? busyTaker(of: handOver, explaining: own)
      else { continue }
      explanation.addRemark(sentence, ["S15.11"], at: .milliseconds(offer.at))
    }
  }

  /// That the app set the giver's translation in each action in which the giver had gone far
  /// enough: the condition is asked after the action. Nil where the app did not.
  ///
  /// - Parameter own: the recognizer that is explained, the giver or the taker.
  func resetBeforeAsking(of handOver: Scenario.HandOver, explaining own: String) -> String? {
    guard let condition = handOver.condition else { return nil }
    let met = record.offers(for: handOver)
    let resets = met.compactMap { action in
      record.settings(ofTranslationOf: handOver.from).first { setting in
        isSameMoment(setting.at.milliseconds, action.at)
          && setting.origin == .reaction(to: handOver.from, action.state)
          && !condition.isMet(by: setting.value)
      }
    }
    guard let first = resets.first, resets.count == met.count, let action = met.first,
      let way = action.readings["translation"]
    else { return nil }
    let axis = condition.axis.rawValue
    let (giver, taker, _) = handOver.names(explaining: own)
    return "\(giver) hands its touches over to \(taker) where its translation in \(axis) is "
      + "\(condition.clause). At \(action.at.plain) ms it was "
      + "\(condition.distance(of: way).rounded(toPlaces: 1).plain) pt, but the app set it to "
      + "\(condition.distance(of: first.value).plain) pt (setTranslation)\(first.origin.words), after "
      + "which the condition is asked."
  }

  /// Why the taker was not free when the condition of a hand-over held, as a sentence; nil where
  /// that isn't known.
  ///
  /// - Parameter own: the recognizer that is explained, the giver or the taker.
  func busyTaker(of handOver: Scenario.HandOver, explaining own: String) -> String? {
    let (giver, taker, pronoun) = handOver.names(explaining: own)
    guard let offer = record.offers(for: handOver).first,
      let reason = reasonTakerIsBusy(handOver, called: pronoun, at: offer.at)
    else { return nil }
    return "\(giver) could not hand its touches over to \(taker) at \(offer.at.plain) ms: "
      + "\(reason)."
  }

  private func reasonTakerIsBusy(
    _ handOver: Scenario.HandOver, called taker: String, at moment: Double
  ) -> String? {
    let past = record.performed.filter { performed in
      let at = performed.at.milliseconds
      return at < moment || at == moment && performed.origin != .script
    }
    func last(
      of isMeant: (Scenario.HostAction) -> Bool
    ) -> (action: Scenario.HostAction, words: String)? {
      past.last { isMeant($0.action) }.map {
        ($0.action, "at \($0.at.milliseconds.plain) ms\($0.origin.words)")
      }
    }
    if let (action, when) = last(of: { $0.switches(handOver.to) }), action == .disable(handOver.to)
    {
      return "the app had switched \(taker) off \(when)"
    }
    if let (action, when) = last(of: { $0.places(handOver.to) }), action == .remove(handOver.to) {
      return "the app had taken \(taker) off its view \(when)"
    }
    if let hold = record.hold(of: handOver.to, at: moment) {
      let names = hold.others.map { "'\($0)'" }.joinedAsList
      return "\(taker) waited for \(names) since \(hold.since.plain) ms"
    }
    let needed = scene.spec(of: handOver.to)?.profile.numberOfTouches.lowerBound ?? 1
    let all = Set(record.touchesGiven(to: handOver.from))
      .intersection(record.touchesGiven(to: handOver.to))
    let down = record.touchesDown(at: moment).intersection(all)
    guard down.count < needed, all.count >= needed else { return nil }
    let few =
      down.count == 1
      ? "only one of their touches was" : "\(down.count) of their touches were"
    return "\(few) down, and \(needed) are needed"
  }
}

extension Scenario.HandOver {
  /// The words for the giver, for the taker, and for the taker after its first mention.
  fileprivate func names(
    explaining own: String
  ) -> (giver: String, taker: String, pronoun: String) {
    let isTakers = own == to
    return (
      from == own ? "It" : "'\(from)'", isTakers ? "it" : "'\(to)'",
      isTakers ? "it" : "that one"
    )
  }
}

extension Scenario.HostAction {
  fileprivate func switches(_ id: String) -> Bool { self == .enable(id) || self == .disable(id) }

  fileprivate func places(_ id: String) -> Bool {
    if case .add(id, _) = self { true } else { self == .remove(id) }
  }
}

extension RunRecord {
  /// A translation that the app gave to a recognizer.
  fileprivate struct SetTranslation {
    var at: Timestamp
    var value: [Double]
    var origin: PerformedAction.Origin
  }

  /// The translations that the app gave to a recognizer, in order.
  fileprivate func settings(ofTranslationOf id: String) -> [SetTranslation] {
    performed.compactMap { performed in
      guard case .setReading(id, "translation", let value) = performed.action else { return nil }
      return SetTranslation(at: performed.at, value: value, origin: performed.origin)
    }
  }

  /// That the app set the translation of a recognizer while its gesture was under way, as the end
  /// of a clause; empty where the app did not.
  func clauseOfReset(of id: String) -> String {
    let gestures = firings(ofRecognizer: id)
    let all = settings(ofTranslationOf: id).filter { setting in
      let moment = setting.at.milliseconds
      return gestures.contains { $0.at <= moment && moment < $0.endedAt ?? .infinity }
    }
    guard let first = all.first else { return "" }
    let others = all.count == 1 ? "" : " and \(all.count - 1) times more"
    return "; the app set it (setTranslation) at \(first.at.milliseconds.plain) ms\(others)"
      + "\(first.origin.words), and it counts from there"
  }

  /// The actions of a giver after which the condition of a hand-over is asked and would hold,
  /// judging by its translation in the action.
  func offers(for handOver: Scenario.HandOver) -> [Action] {
    actions.filter { action in
      guard action.recognizer == handOver.from,
        action.state == .began || action.state == .changed
      else { return false }
      guard let condition = handOver.condition else { return true }
      return action.readings["translation"].map(condition.isMet) ?? false
    }
  }

  /// The recognizers that a recognizer waits for at a moment, and since when; nil where it waits
  /// for none. Unit: milliseconds.
  fileprivate func hold(of id: String, at moment: Double) -> (others: [String], since: Double)? {
    var hold: (others: [String], since: Double)?
    for entry in entries where entry.timestamp.milliseconds < moment {
      switch entry.what {
      case .held(let label, let others, let first) where label.name == id:
        hold = ((others + first).map(\.name), entry.timestamp.milliseconds)
      case .released(let label) where label.name == id: hold = nil
      case .state(let label, _, _, _, _) where label.name == id: hold = nil
      case .reset(let label, _) where label.name == id: hold = nil
      case _: break
      }
    }
    return hold
  }

  /// The touches that are down at a moment. Unit: milliseconds.
  fileprivate func touchesDown(at moment: Double) -> Set<TouchID> {
    var down: Set<TouchID> = []
    for entry in entries where entry.timestamp.milliseconds <= moment {
      guard case .touch(let touch, let phase, _, _) = entry.what else { continue }
      switch phase {
      case .began: down.insert(touch)
      case .ended, .cancelled: down.remove(touch)
      case .moved, .stationary: break
      }
    }
    return down
  }
}
