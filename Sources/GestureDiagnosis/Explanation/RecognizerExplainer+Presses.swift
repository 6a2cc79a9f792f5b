import GestureCore
import GestureTrace

/// A button of the pointer that is down.
struct PointerPress {
  /// Since when.
  let start: Timestamp
  /// The first touch with a button.
  let first: TouchID
  /// All whose buttons are down.
  var touches: Set<TouchID>
  /// Whether a hover would have had something to report: it was active, or the pointer came over
  /// its view.
  var isOfConcern: Bool
}

// What a hover doesn't tell while a button is down (S9.54, S14.22).
extension RecognizerExplainer {
  /// Notes that a button goes down or up, or that the pointer moves meanwhile.
  mutating func notePress(_ event: TraceEvent) {
    guard facts?.profile.trigger == .hover,
      case .touch(let id, let phase, let place, _) = event.what,
      facts?.touchType(id, event.timestamp) == .mouse
    else { return }
    if phase == .began {
      let isActive = firings.last?.state == .began
      if press == nil {
        press = PointerPress(start: now, first: id, touches: [], isOfConcern: isActive)
      }
      press?.touches.insert(id)
    }
    if press?.isOfConcern == false, isOverView(place, id) { press?.isOfConcern = true }
    guard phase == .ended || phase == .cancelled else { return }
    press?.touches.remove(id)
    if press?.touches.isEmpty ?? false { tellOfPress(until: now) }
  }

  /// Explains why it sent nothing while a button was down.
  ///
  /// - Parameter end: when the last one came up; nil where none did.
  mutating func tellOfPress(until end: Timestamp?) {
    guard let press else { return }
    self.press = nil
    guard press.isOfConcern else { return }
    let start = press.start.milliseconds.withOneDecimal
    let time = end.map { "From \(start) to \($0.milliseconds.withOneDecimal) ms it was" }
    let rest =
      end == nil ? "" : " It hears where the pointer is with the first move after that."
    tell(
      .remark,
      "\(time ?? "From here on it was") silent, whatever the pointer did: a button was down "
        + "(\(names(press.first))).\(rest)", ["S9.54", "S14.22"], at: press.start)
  }

  private func isOverView(_ place: Point, _ id: TouchID) -> Bool {
    places.window(now, id)?.descendant(named: label.view)?.isVisible(at: place) == true
  }
}
