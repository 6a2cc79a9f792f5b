import GestureCore
import GestureTrace

/// Sentences on the recognizers that fired beside it, or excluded it.
struct RivalSentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  private var waiting: WaitingSentences { WaitingSentences(history: history) }

  /// Why `other` may send an action beside it; empty where that was told.
  func joining(
    _ other: RecognizerLabel, _ state: GestureState, _ allowances: [TraceEvent.Answer]
  ) -> [Explanation.Cause] {
    guard state == .began || state == .ended, rivals.fired.contains(label),
      !attempt.toldTogether.contains(other), rivals.share(label, other)
    else { return [] }
    let own = allowances.filter { $0.asked == label || $0.about == label }
    guard own.isEmpty else { return own.map { allowance($0) } }
    return bond(label, other).map { [$0] } ?? []
  }

  /// Why recognizers that fired before it have not excluded it.
  var othersThatFired: [Explanation.Cause] {
    let others = rivals.fired.filter { other in
      other != label && !attempt.toldTogether.contains(other) && rivals.share(label, other)
    }
    return others.compactMap { other in
      guard facts?.relations.bond(other, label)?.kind == .order,
        let beginning = rivals.lastFirings[other]
      else { return bond(other, label) }
      let moment = beginning.milliseconds.withOneDecimal
      return cause(
        .allowed(with: other),
        "It starts after \(names.of(other)), which had begun at \(moment) ms: so it may begin, and "
          + "neither excludes the other.", "S15.2", "S15.4")
    }
  }

  /// Why `first`, which has fired, doesn't exclude `second`; nil where that isn't declared. It is
  /// one of the two.
  private func bond(
    _ first: RecognizerLabel, _ second: RecognizerLabel, at moment: Timestamp? = nil
  ) -> Explanation.Cause? {
    guard let bond = facts?.relations.bond(first, second) else { return nil }
    let other = first == label ? second : first
    let back = bond.kind == .oneWay ? facts?.relations.bond(second, first) : nil
    guard bond.kind == .oneWay, back == nil else {
      let clauses = [bond.text, back?.text].compactMap { $0 }.joined(separator: ", and ")
      return cause(
        .allowed(with: other),
        "It and \(names.of(other)) don't exclude each other: \(clauses).", bond.rule, at: moment)
    }
    let name = names.of(other)
    let way = first == label ? "It doesn't exclude \(name)" : "\(name) doesn't exclude it"
    let former = rivals.lastFirings[first].flatMap { $0 < moment ?? now ? $0 : nil }
    let excludes = former.map {
      " Nor was \(first == label ? "it" : name) excluded: it had recognized at "
        + "\($0.milliseconds.withOneDecimal) ms already."
    }
    return cause(
      .allowed(with: other), "\(way): \(bond.text).\(excludes ?? "")",
      [bond.rule] + (former == nil ? [] : ["S4.9"]), at: moment)
  }

  /// That it recognizes beside another recognizer because a delegate allowed both.
  func allowance(_ answer: TraceEvent.Answer, at moment: Timestamp? = nil) -> Explanation.Cause {
    cause(
      .allowed(with: other(in: answer)),
      "The delegate of \(names.of(answer.asked)) was asked about \(names.of(answer.about)) and "
        + "allowed both.", "S3.17", at: moment)
  }

  private func other(in answer: TraceEvent.Answer) -> RecognizerLabel {
    answer.asked == label ? answer.about : answer.asked
  }

  /// Whether a recognizer that shares its touches recognizes before it: what allows both counts if
  /// this recognizer recognizes later, when nothing is asked again.
  func isEarlier(_ other: RecognizerLabel, _ state: GestureState) -> Bool {
    (state == .began || state == .ended) && !rivals.fired.contains(label)
      && rivals.share(label, other)
  }

  /// Why the recognizers that recognized before it have not excluded it, unless that was told
  /// since.
  var earlierAllowances: [Explanation.Cause] {
    let allowed = attempt.earlierAllowances.filter {
      !attempt.toldTogether.contains(other(in: $0.answer))
    }
    let asked = allowed.map { other(in: $0.answer) }
    let bonds = attempt.earlierOthers.compactMap { earlier -> Explanation.Cause? in
      guard !attempt.toldTogether.contains(earlier.other), !asked.contains(earlier.other),
        let bond = facts?.relations.bond(earlier.other, label), bond.kind != .order
      else { return nil }
      return self.bond(earlier.other, label, at: earlier.at)
    }
    return allowed.map { allowance($0.answer, at: $0.at) } + bonds
  }

  /// That another recognizer excluded it.
  func loss(
    to winner: RecognizerLabel, _ exclusion: TraceEvent.Exclusion
  ) -> [Explanation.Cause] {
    let start = exclusion.winnerBegan
    let isNewcomer = start.map { $0 < now } ?? false
    let time = start?.milliseconds.withOneDecimal ?? ""
    let what = isNewcomer ? "had begun at \(time) ms" : "recognized"
    let asked = refusals(of: exclusion.answers)
    let rules = [isNewcomer ? "S4.9" : "S4.2", "S3.17"]
    var causes: [Explanation.Cause] = []
    if attempt.heldBy.contains(winner) || attempt.demands[winner] != nil
      || facts?.relations.requires(winner) == true
    {
      let exclusion = cause(
        .excluded(by: winner),
        "\(names.of(winner)) \(what) and excluded it: \(asked). Even if both were allowed, it "
          + "would fail: it waits until \(names.of(winner)) fails\(waiting.demand(for: winner)).",
        rules + ["S4.22", "S4.38"], telling: [.wait])
      causes += [exclusion, waiting.chain(behind: winner)].compactMap { $0 }
    } else {
      let shortage = UnseenFingers(history: history).shortage
      let lead = shortage?.sentence ?? BeginningComparison(history: history).lead(of: winner) ?? ""
      let isByTransform = history.isDrivenByTransform && !lead.isEmpty
      causes.append(
        cause(
          .excluded(by: winner), "\(names.of(winner)) \(what) and excluded it: \(asked).\(lead)",
          rules + (shortage.map { [$0.rule] } ?? (isByTransform ? ["S12.10"] : [])),
          telling: shortage == nil ? [] : [.fewTouches]))
    }
    if let hold = attempt.hold, !hold.others.contains(winner) {
      causes += hold.others.compactMap(waiting.chain)
    }
    causes += [missingTaps].compactMap { $0 }
    if !isNewcomer, !attempt.wasAskedToBegin, facts?.app.answersShouldBegin ?? true {
      causes.append(
        cause(
          .neverAsked,
          "It was never asked whether it should begin: it had lost before it came to that.",
          "S3.5"))
    }
    return causes
  }

  /// That taps have to come before its movement or press, and had not come when it lost; nil where
  /// it needs none, or had them all.
  private var missingTaps: Explanation.Cause? {
    guard let profile = facts?.profile, let taps = profile.taps, taps.numberOfTouches == 1,
      let last = fingers.all.last, fingers.all.count <= taps.numberOfTaps
    else { return nil }
    let rule: String
    switch profile.trigger {
    case .drag: rule = "S15.21"
    case .press: rule = "S9.41"
    case .taps, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return nil
    }
    let (needed, came) = (taps.numberOfTaps, fingers.all.count - 1)
    let number = came == 0 ? "none" : "only \(came)"
    return cause(
      .remark,
      "Besides, it needs \(needed == 1 ? "a tap" : "\(needed) taps") first (numberOfTapsRequired), "
        + "and \(number) had come: \(names.of(last)) could only be "
        + "\(needed == 1 ? "that" : "another") tap.", rule)
  }

  /// That a delegate says yes only at some of its questions, as a clause after the delegate's no.
  private func timesOfYes(_ answer: TraceEvent.Answer) -> String {
    let times = facts?.relations.timesOfYes(answer.asked, answer.about) ?? []
    guard !times.isEmpty else { return "" }
    let noun = times.count == 1 ? "question" : "questions"
    return "; it says yes only at \(noun) \(times.map { "\($0)" }.joinedAsList) (times)"
  }

  /// Which delegates were asked whether both may recognize, as a clause.
  private func refusals(of all: [TraceEvent.Answer]) -> String {
    let answers = all.filter { facts?.relations.answersExplicitly($0.asked, $0.about) ?? true }
    switch answers.count {
    case 0 where !all.isEmpty:
      return "nothing allows the two together, for the default answer is no"
    case 0: return "neither has a delegate that could allow both"
    case 1:
      let answer = answers[0]
      return
        "the delegate of \(names.of(answer.asked)) was asked whether \(names.of(answer.about)) may "
        + "recognize along with it, and said no" + timesOfYes(answer)
    case _: return "the delegates of both were asked whether both may recognize, and said no"
    }
  }
}
