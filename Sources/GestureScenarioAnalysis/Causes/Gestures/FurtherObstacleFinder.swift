import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Explains, for a recognizer that should fire and that others excluded, why it doesn't fire
/// without them either: its fingers didn't make its gesture.
struct FurtherObstacleFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    let losses = explanation.causes.filter { $0.winner != nil }
    guard !wish.isForNothing, record.firings(ofRecognizer: id).isEmpty, let last = losses.last
    else { return }
    var (rest, winners) = (scenario, [String]())
    var causes = explanation.causes
    // Without those winners, others may recognize in its place.
    while let next = causes.lazy.compactMap(\.winner).compactMap({ scene.spec(of: $0.name)?.id })
      .first(where: { !winners.contains($0) })
    {
      winners.append(next)
      Change.switchOff(next).apply(&rest)
      let outcome = rest.play()
      guard outcome.firings(ofRecognizer: id).isEmpty,
        let story = rest.story(of: id, in: outcome)
      else { return }
      causes = story.causes
    }
    // The end of the attempt that was lost, not of a later attempt.
    let loss = last.timestamp ?? .zero
    let start = explanation.startOfAttempt(endingWith: last)
    let end = causes.first { $0.endsAttempt && $0.timestamp ?? .zero >= start }
    guard let end, end.winner == nil, let moment = end.timestamp else { return }
    let names = winners.map { "'\($0)'" }.joinedAsList
    let time = "\(moment.milliseconds.plain) ms"
    let sentence = end.sentence
    explanation.addRemark(
      end.ownReason.map { "Without \(names) it would have given up at \(time): \($0)" }
        ?? "Without \(names) it would have failed at \(time), too: "
        + sentence.prefix(1).lowercased() + sentence.dropFirst(),
      end.rules, at: loss)
  }
}

extension Explanation {
  /// When the attempt that ended with a cause began.
  fileprivate func startOfAttempt(endingWith end: Explanation.Cause) -> Timestamp {
    var start: Timestamp?
    for cause in causes {
      if cause == end { break }
      if case .given = cause.kind, start == nil { start = cause.timestamp }
      if cause.endsAttempt { start = nil }
    }
    return start ?? end.timestamp ?? .zero
  }
}

extension Explanation.Cause {
  /// The recognizer that recognized in its place.
  fileprivate var winner: RecognizerLabel? {
    switch kind {
    case .excluded(let winner), .requirementRecognized(let winner): winner
    case _: nil
    }
  }

  /// What it gave up for; nil where it didn't give up by itself.
  fileprivate var ownReason: String? {
    aspects.lazy.compactMap { aspect in
      if case .reason(let reason) = aspect { reason } else { nil }
    }.first
  }

  /// Whether it ends an attempt that made no gesture.
  fileprivate var endsAttempt: Bool {
    switch kind {
    case .ownDecision, .deniedByDelegate, .deniedByView, .disabled, .removed, .touchesCancelled,
      .abandoned, .prerequisiteFailed, .requirementRecognized, .excluded:
      true
    case _: false
    }
  }
}
