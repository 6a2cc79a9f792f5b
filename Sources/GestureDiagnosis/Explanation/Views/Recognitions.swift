import GestureCore
import GestureTrace

/// The recognizers of a log that recognized, with the touches of each.
struct Recognitions {
  /// In order.
  private(set) var all: [Recognition] = []
  /// The indices of the recognitions that are not over yet.
  private var open: [RecognizerLabel: [Int]] = [:]
  /// The touches of each recognizer's present attempt, by their indices in ``TouchRecords``.
  private var attempts: [RecognizerLabel: Set<Int>] = [:]

  struct Recognition {
    let label: RecognizerLabel
    let at: Timestamp
    /// When its attempt was reset.
    fileprivate(set) var over: Timestamp?
    /// The touches of that attempt, by their indices in ``TouchRecords``.
    fileprivate(set) var touches: Set<Int>
  }

  /// - Parameter touches: they have noted the event already.
  mutating func note(_ event: TraceEvent, of touches: TouchRecords) {
    let now = event.timestamp
    switch event.what {
    case .bound(let label, let id): if let touch = touches[id] { add(touch, to: label) }
    case .ignored(let label, let id): if let touch = touches[id] { drop(touch, by: label, at: now) }
    case .action(let label, let state):
      guard state == .began || state == .ended && open[label] == nil else { return }
      open[label, default: []].append(all.count)
      all.append(Recognition(label: label, at: now, touches: attempts[label] ?? []))
    case .reset(let label, _):
      attempts[label] = nil
      for index in open.removeValue(forKey: label) ?? [] { all[index].over = now }
    case .touch, .input, .refused, .asked, .askedView, .held, .released, .excluded, .state,
      .handedOver, .view, .deadline, .diagnostic:
      break
    }
  }

  /// Notes that a recognizer is given a touch, with which it may have recognized already.
  private mutating func add(_ touch: TouchRecord, to label: RecognizerLabel) {
    attempts[label, default: []].insert(touch.index)
    for index in open[label] ?? [] { all[index].touches.insert(touch.index) }
  }

  /// Notes that a recognizer drops a touch. If it got the touch at this very moment, it counts as
  /// never given.
  private mutating func drop(_ touch: TouchRecord, by label: RecognizerLabel, at now: Timestamp) {
    attempts[label]?.remove(touch.index)
    guard touch.began == now else { return }
    for index in all.indices where all[index].label == label {
      all[index].touches.remove(touch.index)
    }
  }

  /// The recognizers that recognized with a touch up to a moment, each with the time from which it
  /// had recognized and the touch had begun, in order.
  func recognizers(
    with touch: TouchRecord, until moment: Timestamp
  ) -> [(label: RecognizerLabel, at: Timestamp)] {
    all.compactMap { recognition in
      guard recognition.touches.contains(touch.index), recognition.at <= moment else { return nil }
      return (recognition.label, max(recognition.at, touch.began))
    }
  }
}
