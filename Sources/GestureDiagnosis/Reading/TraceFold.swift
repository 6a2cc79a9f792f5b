import GestureCore
import GestureTrace

/// Reads a log once and gives each entry its context, for timelines and explanations alike.
struct TraceFold {
  let names: LogNames
  private(set) var events: [TraceEvent] = []

  /// The recognizers that hold each recognizer, and since when.
  private var holds: [RecognizerLabel: (requirements: [TraceEvent.Requirement], since: Timestamp)] =
    [:]
  /// The recognizers that have begun, each with its place in the order of deciding.
  private var recognitions: [RecognizerLabel: Int] = [:]
  /// The recognizers that have failed, each with its place in the order of deciding.
  private var failures: [RecognizerLabel: Int] = [:]
  private var decisionCount = 0
  /// Why each recognizer last failed.
  private var failureTexts: [RecognizerLabel: String] = [:]
  /// The answers of the present moment about recognizing together.
  private var answers: [TraceEvent.Answer] = []
  private var answersAt = Timestamp.zero
  /// The recognizers whose delegates asked that one recognizer of a pair waits for the other.
  private var askers: [Pair: RecognizerLabel] = [:]
  /// When the recognizers that are active began.
  private var beginnings: [RecognizerLabel: Timestamp] = [:]
  /// The touches that views have just lost; an action that follows at once shows which recognizer
  /// cancelled them.
  private var losses: [TraceEvent.Loss] = []
  private var lossesAt = Timestamp.zero
  /// The touches that were cancelled from outside: their views lose them to no recognizer.
  private var cancelled: Set<TouchID> = []

  private struct Pair: Hashable {
    var waiting: RecognizerLabel
    var required: RecognizerLabel
  }

  /// - Parameters:
  ///   - entries: in the order in which they were logged.
  ///   - touchName: gives the name of a touch.
  init(_ entries: [LogEntry], touchName: (TouchID) -> String) {
    names = LogNames(entries, touchName: touchName)
    events.reserveCapacity(entries.count)
    for entry in entries { add(names.settled(entry)) }
  }

  private mutating func add(_ entry: LogEntry) {
    let context = context(of: entry)
    events.append(
      TraceEvent(timestamp: entry.timestamp, what: entry.what, context: context))
  }

  private mutating func context(of entry: LogEntry) -> TraceEvent.Context {
    let now = entry.timestamp
    if entry.what.opensWork { losses = [] }
    switch entry.what {
    case .touch(let id, .cancelled, _, _): cancelled.insert(id)
    case .touch(let id, .began, _, _): cancelled.remove(id)
    case .asked(let question, let label, let other?, let answer):
      note(question, label, other, answer, at: now)
    case .held(let label, let others, let first):
      return hold(label, by: others, toBegin: first, at: now)
    case .released(let label): return .released(release(of: label, at: now))
    case .excluded(let loser, let winner):
      return .excluded(
        TraceEvent.Exclusion(
          winnerBegan: beginnings[winner], answers: answers(between: loser, winner, at: now)))
    case .state(let label, let from, let to, let reason, let detail):
      if from == .possible, to == .began { beginnings[label] = now }
      if from == .possible, to == .began || to == .ended { noteRecognition(of: label) }
      if to == .failed {
        noteFailure(of: label, detail?.description ?? reason?.words)
      }
    case .reset(let label, _): beginnings[label] = nil
    case .view(let view, let id, .cancelled):
      if lossesAt != now { losses = [] }
      lossesAt = now
      if cancelled.contains(id) { break }
      losses.append(TraceEvent.Loss(view: view, touch: id))
    case .action(let label, let state): return action(of: label, state, at: now)
    case .touch, .input, .bound, .refused, .ignored, .asked, .askedView, .view, .deadline,
      .diagnostic, .handedOver:
      break
    }
    return .none
  }

  // MARK: Questions

  private mutating func note(
    _ question: DelegateQuestion, _ label: RecognizerLabel, _ other: RecognizerLabel,
    _ isYes: Bool, at now: Timestamp
  ) {
    if question == .shouldRecognizeSimultaneously {
      if answersAt != now { answers = [] }
      answersAt = now
      let answer = TraceEvent.Answer(asked: label, about: other, isYes: isYes)
      if !answers.contains(answer) { answers.append(answer) }
    } else if isYes, let pair = question.requirement(asked: label, about: other) {
      askers[Pair(waiting: pair.waiting, required: pair.required)] = label
    }
  }

  private func answers(
    between one: RecognizerLabel, _ other: RecognizerLabel, at now: Timestamp
  ) -> [TraceEvent.Answer] {
    guard answersAt == now else { return [] }
    return answers.filter { answer in
      answer.asked == one && answer.about == other || answer.asked == other && answer.about == one
    }
  }

  // MARK: Waiting

  private mutating func hold(
    _ label: RecognizerLabel, by others: [RecognizerLabel], toBegin first: [RecognizerLabel],
    at now: Timestamp
  ) -> TraceEvent.Context {
    for other in others { failures[other] = nil }
    for other in first { recognitions[other] = nil }
    let requirements =
      others.map { other in
        TraceEvent.Requirement(
          other: other, askedBy: askers[Pair(waiting: label, required: other)])
      } + first.map { TraceEvent.Requirement(other: $0, isPrerequisite: true) }
    holds[label] = (requirements, now)
    return .held(requirements)
  }

  private mutating func noteRecognition(of label: RecognizerLabel) {
    decisionCount += 1
    recognitions[label] = decisionCount
  }

  private mutating func noteFailure(of label: RecognizerLabel, _ text: String?) {
    decisionCount += 1
    failures[label] = decisionCount
    failureTexts[label] = text
  }

  private func release(of label: RecognizerLabel, at now: Timestamp) -> TraceEvent.Release {
    guard let hold = holds[label] else { return TraceEvent.Release(wait: .zero) }
    let decisions = hold.requirements.compactMap { requirement in
      (requirement.isPrerequisite ? recognitions : failures)[requirement.other]
        .map { (requirement, $0) }
    }
    let last = decisions.max { $0.1 < $1.1 }?.0
    let failure = last.flatMap { $0.isPrerequisite ? nil : failureTexts[$0.other] }
    return TraceEvent.Release(
      by: last?.other, hasBegun: last?.isPrerequisite ?? false, failure: failure,
      wait: now - hold.since)
  }

  // MARK: Actions

  /// The touches that views lost just before belong to the recognizer that sends an action now. A
  /// recognizer that is cancelled takes none.
  private mutating func action(
    of label: RecognizerLabel, _ state: GestureState, at now: Timestamp
  ) -> TraceEvent.Context {
    let allowances = (answersAt == now ? answers : []).filter { answer in
      answer.isYes && (answer.asked == label || answer.about == label)
    }
    guard state != .cancelled, lossesAt == now else {
      return .action(losses: [], allowances: allowances)
    }
    defer { losses = [] }
    return .action(losses: losses, allowances: allowances)
  }
}

extension LogEntry.What {
  /// Whether the engine turns to something else with it, so that an action which follows has
  /// nothing to do with what views have lost before.
  fileprivate var opensWork: Bool {
    switch self {
    case .touch, .input, .deadline, .bound, .refused, .reset, .excluded, .held, .released: true
    case .ignored, .asked, .askedView, .state, .handedOver, .action, .view, .diagnostic: false
    }
  }
}
