import GestureCore

/// What a story has to know of all the others: who began when, who failed why, who was asked what.
struct RivalBook {
  /// An answer to whether two may recognize together.
  struct Answer: Hashable {
    var asked: RecognizerLabel
    var about: RecognizerLabel
    var isYes: Bool
    var at: Timestamp
  }

  private var answers: [Answer] = []
  /// Who asked that one waits for another.
  private var askers: [[RecognizerLabel]: RecognizerLabel] = [:]
  private var beginnings: [RecognizerLabel: Timestamp] = [:]
  private var details: [RecognizerLabel: String] = [:]

  mutating func add(_ entry: LogEntry) {
    switch entry.what {
    case .asked(.shouldRecognizeSimultaneously, let label, let other?, let answer):
      if let last = answers.last, last.at != entry.timestamp { answers = [] }
      answers.append(Answer(asked: label, about: other, isYes: answer, at: entry.timestamp))
    case .asked(.shouldRequireFailure, let label, let other?, true):
      askers[[label, other]] = label
    case .asked(.shouldBeRequiredToFail, let label, let other?, true):
      askers[[other, label]] = label
    case .state(let label, .possible, .began, _, _): beginnings[label] = entry.timestamp
    case .state(let label, _, .failed, let reason, let detail):
      details[label] = detail?.withTooLittleNeeded ?? reason.map { "\($0)" }
    case .reset(let label, _): beginnings[label] = nil
    case .touch, .bound, .refused, .ignored, .asked, .askedView, .held, .released, .excluded,
      .state, .action, .view, .deadline, .diagnostic:
      break
    }
  }

  /// Whose delegate asked that one waits for another; nil where nobody's did.
  func asker(
    that waiting: RecognizerLabel, waitsFor required: RecognizerLabel
  ) -> RecognizerLabel? { askers[[waiting, required]] }

  /// When one that is active began.
  func beginning(of label: RecognizerLabel) -> Timestamp? { beginnings[label] }

  /// Why one failed, in brackets; empty where that isn't known.
  func failure(of label: RecognizerLabel) -> String { details[label].map { " (\($0))" } ?? "" }

  /// Who of two was asked about the other at a moment, in order, each once.
  func answers(
    between one: RecognizerLabel, and other: RecognizerLabel, at moment: Timestamp
  ) -> [Answer] {
    distinct { answer in
      answer.at == moment && Set([answer.asked, answer.about]) == Set([one, other])
    }
  }

  /// Who allowed whom beside a recognizer at a moment.
  func allowances(with label: RecognizerLabel, at moment: Timestamp) -> [Answer] {
    distinct { answer in
      answer.at == moment && answer.isYes && (answer.asked == label || answer.about == label)
    }
  }

  private func distinct(_ isWanted: (Answer) -> Bool) -> [Answer] {
    answers.filter(isWanted).reduce(into: []) { list, answer in
      if !list.contains(answer) { list.append(answer) }
    }
  }
}
