public import GestureCore

extension EventLog {
  // Each case appends its own entry: passing all of them through one value would copy that.
  public func observe(_ report: GestureReport, at time: Timestamp) {
    switch report {
    case .touch(let touch):
      let hitView = touch.view?.name
      append(.touch(touch.id, touch.phase, touch.location(in: nil), hitView: hitView), time)
    case .bound(let recognizer, let touch): append(.bound(recognizer.label, touch.id), time)
    case .refused(let recognizer, let touch, let why):
      append(.refused(recognizer.label, touch.id, why), time)
    case .input(let input): if let input = LoggedInput(input) { append(.input(input), time) }
    case .ignored(let recognizer, let touch): append(.ignored(recognizer.label, touch.id), time)
    case .asked(let question, let recognizer, let other, let answer):
      append(.asked(question, of: recognizer.label, about: other?.label, answer: answer), time)
    case .askedView(let view, let recognizer, let answer):
      append(.askedView(view.name, of: recognizer.label, answer: answer), time)
    case .held(let recognizer, let others): append(recognizer.logged(heldBy: others), time)
    case .released(let recognizer): append(.released(recognizer.label), time)
    case .excluded(let loser, let winner): append(.excluded(loser.label, by: winner.label), time)
    case .transition(let recognizer, let from, let to, let outcome):
      append(
        .state(recognizer.label, from: from, to: to, outcome?.reason, detail: outcome?.detail),
        time)
    case .handedOver(let giver, let taker):
      append(.handedOver(giver.label, to: taker.label), time)
    case .action(let recognizer, let state): append(.action(recognizer.label, state), time)
    case .viewTouch(let view, let touch, let phase):
      append(.view(view.name, touch.id, phase), time)
    case .deadline(let recognizer): append(.deadline(recognizer.label), time)
    case .reset(let recognizer, let outcome):
      append(.reset(recognizer.label, outcome.state), time)
    case .diagnostic(let diagnostic): append(.diagnostic(diagnostic), time)
    }
  }
}

extension GestureRecognizer {
  fileprivate func logged(heldBy others: [any GestureRecognizer]) -> LogEntry.What {
    let prerequisites = handle.prerequisites.map { $0.label }
    let labels = others.map { $0.label }
    return .held(
      label, by: labels.filter { !prerequisites.contains($0) },
      toBegin: labels.filter { prerequisites.contains($0) })
  }
}
