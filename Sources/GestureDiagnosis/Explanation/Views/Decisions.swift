import GestureCore
import GestureTrace

/// The recognizers that decided about their touches at the latest moment at which any did.
struct Decisions {
  /// The touches of the recognizers that have not decided.
  private var undecided: [RecognizerLabel: Set<TouchID>] = [:]
  private var latest: [(label: RecognizerLabel, touches: Set<TouchID>, at: Timestamp)] = []

  mutating func note(_ event: TraceEvent) {
    switch event.what {
    case .bound(let label, let id): undecided[label, default: []].insert(id)
    case .state(let label, _, let state, _, _):
      guard state != .possible, let touches = undecided.removeValue(forKey: label) else { return }
      latest.removeAll { $0.at != event.timestamp }
      latest.append((label, touches, event.timestamp))
    case .reset(let label, _): undecided[label] = nil
    case .touch, .input, .refused, .ignored, .asked, .askedView, .held, .released, .excluded,
      .handedOver, .action, .view, .deadline, .diagnostic:
      break
    }
  }

  /// The recognizers that have just decided about a touch.
  func recognizers(decidingOn id: TouchID, at now: Timestamp) -> [RecognizerLabel] {
    latest.filter { $0.at == now && $0.touches.contains(id) }.map { $0.label }
  }
}
