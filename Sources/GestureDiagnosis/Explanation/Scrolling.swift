import GestureCore
import GestureTrace

/// What a log tells of scrolling that has phases, up to a point of it (S15.18).
struct Scrolling {
  private var last: (scroll: ScrollInput, at: Timestamp)?
  /// When the fingers left the trackpad, since they began to scroll last.
  private var fingersLeft: Timestamp?

  mutating func note(_ event: TraceEvent) {
    guard case .input(.scroll(let scroll)) = event.what else { return }
    last = (scroll, event.timestamp)
    guard !scroll.isMomentum else { return }
    fingersLeft = scroll.phase == .ended ? event.timestamp : nil
  }

  /// Whether momentum scrolls, and has not ended.
  var isMomentum: Bool { last.map { $0.scroll.isMomentum && $0.scroll.phase != .ended } ?? false }

  /// Why a drag that was driven by it ended at a moment; nil where it isn't why.
  func end(at now: Timestamp) -> RecognizerExplainer.Reason? {
    guard let last else { return nil }
    let left = fingersLeft.map { " at \($0.milliseconds.withOneDecimal) ms" } ?? ""
    if last.at == now, last.scroll.phase == .ended {
      guard last.scroll.isMomentum else {
        return RecognizerExplainer.Reason(", as the fingers left the trackpad", "S15.18")
      }
      return RecognizerExplainer.Reason(
        ", as the momentum ended: the fingers had left the trackpad\(left), and it goes on with the "
          + "momentum (followsMomentum is true)", "S15.18")
    }
    guard !last.scroll.isMomentum, let fingersLeft, fingersLeft < now else { return nil }
    let pause = (now - fingersLeft).inMilliseconds.withOneDecimal
    return RecognizerExplainer.Reason(
      ", as no momentum came for \(pause) ms after the fingers had left the trackpad\(left); it waits "
        + "for that (followsMomentum is true)", "S15.18")
  }
}
