import GestureCore
import GestureTrace

/// Sentences on what had to come before it: recognizers after which it starts, requirements that
/// were refused, touches that are handed over.
struct RequirementSentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// That a recognizer after which it starts had not begun.
  func miss(of first: RecognizerLabel) -> Explanation.Cause {
    let name = names.of(first)
    var rules = ["S15.2", "S15.3"]
    var clause: String
    if rivals.fired.contains(first), !rivals.share(label, first) {
      return cause(
        .prerequisiteFailed(first),
        "It starts after \(names.of(first)), which has begun, but with other touches: only one "
          + "that shares a touch with it counts. So it failed.", "S15.2", "S15.3")
    }
    clause = "it \(absence(of: first))"
    let former = rivals.fired.contains(first) ? nil : rivals.lastFirings[first]
    if let firing = former {
      rules.insert("S15.1", at: 0)
      clause +=
        ". That it fired at \(firing.milliseconds.withOneDecimal) ms was in an earlier interaction "
        + "and doesn't count"
    }
    return cause(
      .prerequisiteFailed(first),
      "It starts after \(name), and \(name) had not begun: \(clause). So it failed."
        + root(before: first) + tooLate(for: first) + othersMissing(besides: first), rules)
  }

  /// The sentence that the first recognizer of a chain failed, after which the others start in
  /// turn; empty where there is no chain.
  private func root(before first: RecognizerLabel) -> String {
    var chain = [label, first]
    func before(_ last: RecognizerLabel) -> RecognizerLabel? {
      rivals.known.first { other in
        !chain.contains(other) && !rivals.fired.contains(other)
          && facts?.relations.startsAfter(last, other) ?? false
      }
    }
    while let last = chain.last, let next = before(last) { chain.append(next) }
    guard let root = chain.last, root != first else { return "" }
    return " \(names.of(root)) \(absence(of: root))."
  }

  /// Why `other` has not begun, after its name.
  private func absence(of other: RecognizerLabel) -> String {
    guard let failure = rivals.failures[other] else { return "took no part in this interaction" }
    let reason = HostChangeFinder(history: history).failureText(of: other).map { " (\($0))" } ?? ""
    return "failed at \(failure.at.milliseconds.withOneDecimal) ms\(reason)"
  }

  /// The sentence that further recognizers after which it starts had not begun; empty where there
  /// are none.
  private func othersMissing(besides first: RecognizerLabel) -> String {
    let others = rivals.known.filter { other in
      other != first && other != label && !rivals.fired.contains(other)
        && facts?.relations.startsAfter(label, other) ?? false
    }
    return others.isEmpty
      ? "" : " It starts after \(names.list(others)), too, which had not begun either."
  }

  /// The sentence that a tap recognizes only when a movement of the same touch is over; empty for
  /// any other pair.
  private func tooLate(for first: RecognizerLabel) -> String {
    guard let facts, facts.profile.taps == nil,
      case .taps? = facts.relations.otherProfile(first)?.trigger
    else { return "" }
    var gesture = "movement"
    if case .press = facts.profile.trigger { gesture = "press" }
    guard gesture == "press" || facts.profile.trigger.isMovement else { return "" }
    return " \(names.of(first)) recognizes when its touch lifts, so a \(gesture) of the same touch "
      + "comes too early."
  }

  /// That it hands its touches over to another recognizer, or takes some over; nil where it does
  /// neither.
  func handOver(
    from giver: RecognizerLabel, to taker: RecognizerLabel
  ) -> Explanation.Cause? {
    if giver == label {
      return cause(
        .handedOver(to: taker), "It handed its touches over to \(names.of(taker)), and ended.",
        "S15.12")
    } else if taker == label {
      return cause(
        .tookOver(from: giver), "It took over the touches of \(names.of(giver)).", "S15.12")
    }
    return nil
  }

  /// That a requirement which would have closed a cycle has no effect (S4.32); nil for another
  /// diagnostic.
  func refusal(_ diagnostic: GestureDiagnostic) -> Explanation.Cause? {
    guard case .cycle(let cycle) = diagnostic.kind, cycle.members.contains(label),
      cycle.members.count > 1
    else { return nil }
    let (waiting, required) = (cycle.members[0], cycle.members[1])
    let isStart = facts?.relations.startsAfter(waiting, required) ?? false
    let verb = isStart ? "start after" : "wait for"
    let sentence =
      "\(names.of(waiting)) does not \(verb) \(names.of(required)): that was refused, since it "
      + "would have closed a ring, \(ring(cycle.members))."
    return cause(
      .requirementRefused(of: waiting, for: required), sentence, isStart ? ["S15.6"] : ["S4.32"])
  }

  /// That its delegate, or a view, refused to let it take over another recognizer's touches.
  ///
  /// - Parameter view: nil for its delegate.
  func refusedTakeOver(by view: String?) -> Explanation.Cause {
    let others = rivals.fired.filter { $0 != label && !rivals.isAtOnce($0) }
    let giver = others.count == 1 ? names.of(others[0]) : "another"
    let opening = "It was to take over the touches of \(giver): "
    guard let view else {
      return cause(
        .deniedByDelegate,
        opening + "its delegate was asked whether it should begin, and said no.", "S15.12")
    }
    return cause(
      .deniedByView(view),
      opening
        + "view '\(view)', which the touch hit and would have lost, was asked whether it should "
        + "begin, and said no.", "S15.12", "S3.14")
  }

  /// The members of a cycle, each with what makes it wait for the next member.
  private func ring(_ members: [RecognizerLabel]) -> String {
    var text = names.of(members[0])
    for (index, one) in members.enumerated() {
      let next = members[(index + 1) % members.count]
      let isStart = facts?.relations.startsAfter(one, next) ?? false
      text += index == 0 ? " " : ", which "
      text += "\(isStart ? "starts after" : "waits for") \(names.of(next))"
    }
    return text
  }
}
