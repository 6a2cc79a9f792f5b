import GestureCore
import GestureTrace

/// What a log says of all recognizers up to one of its entries: the touches, failures, firings and
/// waits of their present attempts.
struct Rivals {
  /// The touches that each recognizer was given.
  private(set) var touches: [RecognizerLabel: Set<TouchID>] = [:]
  /// When and why each recognizer last failed; an earlier attempt's failure stays.
  private(set) var failures: [RecognizerLabel: Failure] = [:]
  /// The recognizers that have fired and are not reset, in order.
  private(set) var fired: [RecognizerLabel] = []
  /// When each recognizer last fired, in this interaction or in an earlier one.
  private(set) var lastFirings: [RecognizerLabel: Timestamp] = [:]
  /// The recognizers of the log so far, in order, and as a set.
  private(set) var known: [RecognizerLabel] = []
  private var knownOnes: Set<RecognizerLabel> = []
  /// The recognizers whose present attempts are over.
  private var over: Set<RecognizerLabel> = []
  /// Whether a recognizer's last decided attempt ended without beginning.
  private var isDiscrete: [RecognizerLabel: Bool] = [:]
  /// What each recognizer waits for, or has waited for, and since when.
  private var waits: [RecognizerLabel: Wait] = [:]
  /// All that each recognizer has waited for in its present attempt.
  private(set) var awaited: [RecognizerLabel: [RecognizerLabel]] = [:]

  struct Failure {
    var at: Timestamp
    /// Why it failed, as a clause.
    var text: String?
    /// Whether the app ended it.
    var isFromOutside: Bool
  }

  private struct Wait {
    var others: [RecognizerLabel]
    var since: Timestamp
  }

  mutating func note(_ event: TraceEvent) {
    for label in event.what.labels where knownOnes.insert(label).inserted { known.append(label) }
    switch event.what {
    case .bound(let label, let id): touches[label, default: []].insert(id)
    case .held(let label, let others, let first):
      waits[label] = Wait(others: others + first, since: event.timestamp)
      awaited[label] = others + first
    case .released(let label):
      if case .released(let release) = event.context, let by = release.by {
        waits[label]?.others = [by]
      }
    case .state(let label, let former, let state, let reason, let detail):
      if former == .possible { isDiscrete[label] = state == .ended }
      if state.isTerminal { over.insert(label) }
      if state == .failed {
        failures[label] = Failure(
          at: event.timestamp, text: detail?.description ?? reason?.words,
          isFromOutside: reason == .disabled || reason == .removed)
      }
      if case .requirementRecognized(let winner) = reason { waits[label]?.others = [winner] }
    case .action(let label, let state):
      if state == .began || state == .ended, !fired.contains(label) {
        fired.append(label)
        lastFirings[label] = event.timestamp
      }
    case .reset(let label, _):
      touches[label] = nil
      over.remove(label)
      (waits[label], awaited[label]) = (nil, nil)
      fired.removeAll { $0 == label }
    case .touch, .input, .refused, .ignored, .asked, .askedView, .excluded, .handedOver, .view,
      .deadline, .diagnostic:
      break
    }
  }

  /// Whether a recognizer that has recognized did so without beginning, as a tap does.
  func isAtOnce(_ label: RecognizerLabel) -> Bool { isDiscrete[label] ?? false }

  /// Whether a recognizer has an attempt that is not over.
  func isUnderWay(_ label: RecognizerLabel) -> Bool {
    touches[label] != nil && !over.contains(label)
  }

  /// Whether two recognizers have a touch in common.
  func share(_ one: RecognizerLabel, _ other: RecognizerLabel) -> Bool {
    guard let own = touches[one], let others = touches[other] else { return false }
    return !own.isDisjoint(with: others)
  }

  /// The recognizer with a name, if the log has mentioned it.
  func label(named name: String) -> RecognizerLabel? {
    known.first { $0.name == name }
  }

  /// The chain of waiting from a recognizer: each waits for the next, since the given time.
  func chain(
    from label: RecognizerLabel
  ) -> [(waiting: RecognizerLabel, required: RecognizerLabel, since: Timestamp)] {
    var chain: [(waiting: RecognizerLabel, required: RecognizerLabel, since: Timestamp)] = []
    var next = label
    while let wait = waits[next], let required = wait.others.first,
      !chain.contains(where: { $0.waiting == next })
    {
      chain.append((next, required, wait.since))
      next = required
    }
    return chain
  }
}
