package import GestureCore

extension LogEntry.What {
  /// The recognizers that it names.
  package var labels: [RecognizerLabel] {
    switch self {
    case .touch, .input, .view: []
    case .bound(let label, _), .refused(let label, _, _), .ignored(let label, _),
      .askedView(_, let label, _), .released(let label), .state(let label, _, _, _, _),
      .action(let label, _), .deadline(let label), .reset(let label, _):
      [label]
    case .asked(_, let label, let other, _): [label] + (other.map { [$0] } ?? [])
    case .held(let label, let others, let first): [label] + others + first
    case .excluded(let loser, let winner): [loser, winner]
    case .handedOver(let giver, let taker): [giver, taker]
    case .diagnostic(let diagnostic): diagnostic.recognizer.map { [$0] } ?? []
    }
  }

  /// The same entry with other labels.
  package func relabelled(_ label: (RecognizerLabel) -> RecognizerLabel) -> LogEntry.What {
    switch self {
    case .touch, .input, .view, .diagnostic: self
    case .bound(let own, let id): .bound(label(own), id)
    case .refused(let own, let id, let refusal): .refused(label(own), id, refusal)
    case .ignored(let own, let id): .ignored(label(own), id)
    case .asked(let question, let own, let other, let answer):
      .asked(question, of: label(own), about: other.map(label), answer: answer)
    case .askedView(let view, let own, let answer): .askedView(view, of: label(own), answer: answer)
    case .held(let own, let others, let first):
      .held(label(own), by: others.map(label), toBegin: first.map(label))
    case .handedOver(let own, let taker): .handedOver(label(own), to: label(taker))
    case .released(let own): .released(label(own))
    case .excluded(let loser, let winner): .excluded(label(loser), by: label(winner))
    case .state(let own, let from, let to, let reason, let detail):
      .state(label(own), from: from, to: to, reason, detail: detail)
    case .action(let own, let state): .action(label(own), state)
    case .deadline(let own): .deadline(label(own))
    case .reset(let own, let state): .reset(label(own), state)
    }
  }
}
