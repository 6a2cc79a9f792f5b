import GestureCore
import GestureTrace

/// The pointer buttons that are down; while any is, a hover reports nothing (S9.54, S14.22).
struct PointerPresses {
  private var press: Press?

  /// A button of the pointer that is down.
  struct Press {
    /// When the button went down.
    let start: Timestamp
    /// The first touch with a button.
    let first: TouchID
    /// All touches whose buttons are down.
    var touches: Set<TouchID> = []
    /// Whether a hover would have had something to report: it was active, or the pointer came over
    /// its view.
    var isOfConcern: Bool
  }

  /// Notes that a button goes down or up, or that the pointer moves meanwhile.
  ///
  /// - Returns: the press that is over, where a hover would have had something to report.
  mutating func note(_ event: TraceEvent, in history: RecognizerHistory) -> Press? {
    guard history.facts?.profile.trigger == .hover,
      case .touch(let id, let phase, let place, _) = event.what,
      history.facts?.input.touchType(id, event.timestamp) == .mouse
    else { return nil }
    if phase == .began {
      if press == nil {
        press = Press(
          start: event.timestamp, first: id, isOfConcern: history.firings.isUnderWay)
      }
      press?.touches.insert(id)
    }
    if press?.isOfConcern == false, history.isOverView(place, id) { press?.isOfConcern = true }
    guard phase == .ended || phase == .cancelled else { return nil }
    press?.touches.remove(id)
    return press?.touches.isEmpty ?? false ? finish() : nil
  }

  /// Forgets the press.
  ///
  /// - Returns: the press, where a hover would have had something to report.
  mutating func finish() -> Press? {
    defer { press = nil }
    return press.flatMap { $0.isOfConcern ? $0 : nil }
  }
}

extension RecognizerHistory {
  /// Whether a place is on its view, with nothing in front.
  fileprivate func isOverView(_ place: Point, _ id: TouchID) -> Bool {
    places.window(now, id)?.descendant(named: label.view)?.isVisible(at: place) == true
  }
}
