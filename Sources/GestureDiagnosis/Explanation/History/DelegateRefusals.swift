import GestureCore
import GestureTrace

/// What a recognizer's delegate refused.
struct DelegateRefusals {
  /// When it refused an event.
  private(set) var events: Set<Timestamp> = []
  /// When it last refused a touch on each view, until the recognizer gets a touch there.
  private var onViews: [String: Timestamp] = [:]

  mutating func note(_ event: TraceEvent, of label: RecognizerLabel, _ fingers: Fingers) {
    switch event.what {
    case .asked(.shouldReceiveEvent, label, _, false): events.insert(event.timestamp)
    case .refused(label, let id, .delegateShouldReceiveTouch):
      if let view = fingers.whereabouts(of: id)?.view { onViews[view] = event.timestamp }
    case .touch, .input, .bound, .refused, .ignored, .asked, .askedView, .held, .released,
      .excluded, .state, .handedOver, .action, .view, .deadline, .reset, .diagnostic:
      break
    }
  }

  /// When it last refused a touch on a view; nil where it didn't. Forgets the refusal, since it
  /// takes a touch there now.
  mutating func endRefusal(on view: String) -> Timestamp? { onViews.removeValue(forKey: view) }
}
