import GestureCore
import GestureTrace

/// What the log has said of the present attempt of the recognizer, up to its reset.
struct LoggedAttempt {
  /// When it began; nil before its first touch.
  var start: Timestamp?
  /// Whether it has touches or has changed its state.
  var isOpen = false
  /// When it was over; nil where it is not.
  var over: Timestamp?
  /// The recognizers that hold it, and since when.
  var hold: (others: [RecognizerLabel], since: Timestamp)?
  /// The recognizers that have held it.
  var heldBy: Set<RecognizerLabel> = []
  /// How long it was held before it was released.
  var delay: Duration?
  /// The recognizers that have to fail first because a delegate said so, each with the recognizer
  /// whose delegate it was.
  var demands: [RecognizerLabel: RecognizerLabel] = [:]
  /// Whether its delegate was asked whether it should begin, and agreed.
  var wasAskedToBegin = false
  /// When the touch of a press left its view.
  var leftViewAt: Timestamp?
  /// The recognizers that fired together with it and of which a cause has told.
  var toldTogether: Set<RecognizerLabel> = []
  /// The recognizers of the same touches that recognized before it, in order.
  var earlierOthers: [(other: RecognizerLabel, at: Timestamp)] = []
  /// What delegates allowed when ``earlierOthers`` recognized.
  var earlierAllowances: [(answer: TraceEvent.Answer, at: Timestamp)] = []
  /// Whether it was told that a movement changes nothing.
  var toldOfSilence = false

  mutating func note(_ event: TraceEvent, of label: RecognizerLabel) {
    switch event.what {
    case .bound(label, _):
      isOpen = true
      if start == nil { start = event.timestamp }
    case .state(label, _, let state, _, _):
      isOpen = true
      if state.isTerminal { over = event.timestamp }
    case .held(label, _, _):
      guard case .held(let requirements) = event.context else { return }
      let others = requirements.map { $0.other }
      hold = (others, event.timestamp)
      heldBy.formUnion(others)
    case .released(label):
      guard case .released(let release) = event.context else { return }
      hold = nil
      delay = release.wait > .zero ? release.wait : nil
    case .asked(let question, let asked, let about?, true)
    where question.requirement(asked: asked, about: about)?.waiting == label:
      demands[asked == label ? about : asked] = asked
    case .asked(.shouldBegin, label, _, true): wasAskedToBegin = true
    case .reset(label, _): self = LoggedAttempt()
    case .touch, .input, .bound, .refused, .ignored, .asked, .askedView, .held, .released,
      .excluded, .state, .handedOver, .action, .view, .deadline, .reset, .diagnostic:
      break
    }
  }
}
