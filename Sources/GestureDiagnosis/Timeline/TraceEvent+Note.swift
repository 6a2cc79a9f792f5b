import GestureCore
import GestureTrace

extension TraceEvent {
  /// The note of a timeline about it, besides signs; nil where the signs are enough.
  func note(_ names: LogNames, _ facts: TimelineFacts) -> String? {
    switch what {
    case .touch(let id, .began, let place, nil): "\(names.of(id)) hits no view at \(place.text)"
    case .refused(let label, let id, let refusal):
      "\(names.of(label)) isn't given \(names.of(id)): "
        + refusal.cause(isOfHover: facts.hovers.contains(label.name))
    case .input(let input): input.note
    case .ignored(let label, let id): "\(names.of(label)) drops \(names.of(id))"
    case .asked(let question, let label, let other, let answer):
      question.note(names, label, other, answer)
    case .askedView(let view, let label, false):
      "view '\(view)' says that \(names.of(label)) should not begin"
    case .held(let label, let others, let first):
      "\(names.of(label)) has to wait for \(names.list(others + first))"
    case .handedOver(let giver, let taker):
      "\(names.of(giver)) hands its touches over to \(names.of(taker))"
    case .released(let label):
      if case .released(let release) = context, let releaser = release.by {
        "\(names.of(releaser)) lets \(names.of(label)) go on by "
          + (release.hasBegun ? "beginning" : "failing")
      } else {
        "\(names.of(label)) has to wait no longer"
      }
    case .excluded(let loser, let winner): "\(names.of(winner)) excludes \(names.of(loser))"
    case .state(let label, _, let to, let reason?, let detail):
      reason.note(names, label, isCancelled: to == .cancelled, detail)
    case .diagnostic(let diagnostic): "diagnostic: \(diagnostic)"
    case .touch, .bound, .askedView, .state, .action, .view, .deadline, .reset: nil
    }
  }
}

extension LoggedInput {
  /// Contact and pose change with most moves, and are in the log.
  fileprivate var note: String? {
    switch self {
    case .modifiers, .action, .scroll: description
    case .shape: nil
    }
  }
}

extension DelegateQuestion {
  /// Only answers that change the outcome are worth a note.
  fileprivate func note(
    _ names: LogNames, _ label: RecognizerLabel, _ other: RecognizerLabel?, _ answer: Bool
  ) -> String? {
    switch (self, answer, other) {
    case (.shouldRecognizeSimultaneously, true, let other?):
      "the delegate of \(names.of(label)) allows it together with \(names.of(other))"
    case (.shouldRequireFailure, true, let other?):
      "the delegate of \(names.of(label)) makes it wait for \(names.of(other))"
    case (.shouldBeRequiredToFail, true, let other?):
      "the delegate of \(names.of(label)) makes \(names.of(other)) wait for it"
    case (.shouldBegin, false, _):
      "the delegate of \(names.of(label)) says that it should not begin"
    case (.shouldReceiveEvent, _, _), (.shouldReceiveTouch, _, _), (.shouldBegin, _, _),
      (.shouldRecognizeSimultaneously, _, _), (.shouldRequireFailure, _, _),
      (.shouldBeRequiredToFail, _, _):
      nil
    }
  }
}

extension FailureReason {
  /// A failure in a few words; nil where another entry has reported it already.
  fileprivate func note(
    _ names: LogNames, _ label: RecognizerLabel, isCancelled: Bool,
    _ detail: FailureDetail?
  ) -> String? {
    let verb = isCancelled ? "is cancelled" : "fails"
    return switch self {
    case .ownDecision:
      "\(names.of(label)) \(verb): \(detail?.description ?? "this is not its gesture")"
    case .requirementRecognized(let winner):
      "\(names.of(label)) \(verb): \(names.of(winner)), for which it waited, recognized"
    case .prerequisiteFailed(let first):
      "\(names.of(label)) \(verb): \(names.of(first)), after which it starts, had not begun"
    case .excluded, .deniedByDelegate, .deniedByView: nil
    case .disabled, .removed, .touchesCancelled, .abandoned:
      "\(names.of(label)) \(verb) because \(self)"
    }
  }
}
