import GestureCore

extension LogEntry: CustomStringConvertible {
  /// The entry as a line: the time in milliseconds, then what happened.
  public var description: String {
    let time = timestamp.milliseconds.withOneDecimal
    return String(repeating: " ", count: max(0, 8 - time.count)) + time + "  \(what)"
  }
}

extension LogEntry.What: CustomStringConvertible {
  public var description: String {
    switch self {
    case .touch(let id, let phase, let place, let view):
      "touch \(id.rawValue) \(phase) at \(place.text)" + (view.map { " in view '\($0)'" } ?? "")
    case .bound(let recognizer, let id): "\(recognizer) tracks touch \(id.rawValue)"
    case .refused(let recognizer, let id, let why):
      "\(recognizer) doesn't get touch \(id.rawValue): \(why.rawValue)"
    case .input(let input): "\(input)"
    case .ignored(let recognizer, let id): "\(recognizer) ignores touch \(id.rawValue)"
    case .asked(let question, let recognizer, let other, let answer):
      "\(recognizer) asked \(question.rawValue)" + (other.map { " with \($0)" } ?? "")
        + ": \(answer ? "yes" : "no")"
    case .askedView(let view, let recognizer, let answer):
      "view '\(view)' asked whether \(recognizer) should begin: \(answer ? "yes" : "no")"
    case .held(let recognizer, let others, let first):
      "\(recognizer) waits for "
        + [(others, "fail"), (first, "begin")].filter { !$0.0.isEmpty }
        .map { labels, verb in
          "\(labels.map { $0.description }.joined(separator: ", ")) to \(verb)"
        }
        .joined(separator: " and ")
    case .released(let recognizer): "\(recognizer) waits no longer"
    case .excluded(let loser, let winner): "\(loser) is excluded by \(winner)"
    case .state(let recognizer, let from, let to, let reason, let detail):
      "\(recognizer) \(from.word) → \(to.word)" + (reason.map { " because \($0)" } ?? "")
        + (detail.map { " (\($0))" } ?? "")
    case .handedOver(let giver, let taker): "\(giver) hands its touches over to \(taker)"
    case .action(let recognizer, let state): "\(recognizer) sends its action: \(state.word)"
    case .view(let view, let id, let phase): "view '\(view)' is told: touch \(id.rawValue) \(phase)"
    case .deadline(let recognizer): "\(recognizer) is woken"
    case .reset(let recognizer, let state): "\(recognizer) is reset after it \(state.word)"
    case .diagnostic(let diagnostic): "diagnostic: \(diagnostic)"
    }
  }
}
