import GestureCore
import GestureTrace

// How it lost to another recognizer.
extension RecognizerExplainer {
  mutating func lose(to winner: RecognizerLabel, _ exclusion: TraceEvent.Exclusion) {
    let start = exclusion.winnerBegan
    let isNewcomer = start.map { $0 < now } ?? false
    let time = start?.milliseconds.withOneDecimal ?? ""
    let what = isNewcomer ? "had begun at \(time) ms" : "recognized"
    let asked = refusals(of: exclusion.answers)
    let rules = [isNewcomer ? "S4.9" : "S4.2", "S3.17"]
    if attempt.heldBy.contains(winner) || attempt.demands[winner] != nil
      || facts?.requirements.contains(winner.name) == true
    {
      tell(
        .excluded(by: winner),
        "\(names(winner)) \(what) and excluded it: \(asked). Even if both were allowed, it would "
          + "fail: it waits until \(names(winner)) fails\(demand(for: winner)).",
        rules + ["S4.22", "S4.38"], telling: [.wait])
      tellChain(behind: winner)
    } else {
      let lead = lead(of: winner) ?? ""
      tell(
        .excluded(by: winner), "\(names(winner)) \(what) and excluded it: \(asked).\(lead)",
        rules + (isDrivenByTransform && !lead.isEmpty ? ["S12.10"] : []))
    }
    lostAttempt = attempt.start
    toldOfRefusedTakeOver = false
    guard !isNewcomer, !attempt.wasAskedToBegin, facts?.answersShouldBegin ?? true else { return }
    tell(
      .neverAsked,
      "It was never asked whether it should begin: it had lost before it came to that.", "S3.5")
  }

  /// Which delegates were asked whether both may recognize, as a clause.
  private func refusals(of all: [TraceEvent.Answer]) -> String {
    let answers = all.filter { facts?.answersExplicitly($0.asked, $0.about) ?? true }
    switch answers.count {
    case 0 where !all.isEmpty:
      return "nothing allows the two together, for the default answer is no"
    case 0: return "neither has a delegate that could allow both"
    case 1:
      let answer = answers[0]
      return "the delegate of \(names(answer.asked)) was asked whether \(names(answer.about)) may "
        + "recognize along with it, and said no"
    case _: return "the delegates of both were asked whether both may recognize, and said no"
    }
  }

  /// Its delegate was asked whether it should begin: what was told of never being asked in the attempt
  /// that it lost no longer holds.
  mutating func noteAskedToBegin(_ answer: Bool) {
    if answer { attempt.wasAskedToBegin = true }
    guard let start = lostAttempt, attempt.start == nil || attempt.start == start else { return }
    causes.removeAll { cause in
      if case .neverAsked = cause.kind { cause.timestamp ?? now >= start } else { false }
    }
    guard !answer, !toldOfRefusedTakeOver else { return }
    toldOfRefusedTakeOver = true
    tell(
      .deniedByDelegate,
      "It was to take over the touches of another: its delegate was asked whether it should begin, "
        + "and said no.", "S15.12")
  }
}
