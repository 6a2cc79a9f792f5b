import GestureCore
import GestureTrace

/// What a log tells of scrolling that has phases, up to a point of it (S15.18).
struct Scrolling {
  private var last: (scroll: ScrollInput, at: Timestamp)?
  /// When the fingers left the trackpad, since they began to scroll last.
  private var fingersLeft: Timestamp?
  /// Whether momentum has come since then.
  private var momentumCame = false
  /// The short pause after which the present scroll followed the previous one; nil where there was
  /// none.
  private(set) var pauseBefore: Duration?

  mutating func note(_ event: TraceEvent) {
    guard case .input(.scroll(let scroll)) = event.what else { return }
    if !scroll.isMomentum, scroll.phase == .began { noteBeginning(at: event.timestamp) }
    last = (scroll, event.timestamp)
    guard !scroll.isMomentum else {
      if scroll.phase != .ended { momentumCame = true }
      return
    }
    momentumCame = false
    fingersLeft = scroll.phase == .ended ? event.timestamp : nil
  }

  private mutating func noteBeginning(at now: Timestamp) {
    let pause = last.flatMap { last in
      last.scroll.phase == .ended && !last.scroll.isMomentum ? now - last.at : nil
    }
    pauseBefore = pause.flatMap { $0 <= DragLogic.scrollPause ? $0 : nil }
  }

  /// Whether scrolling was called off at a moment.
  func isCancelled(at now: Timestamp) -> Bool {
    last.map { $0.at == now && $0.scroll.phase == .cancelled } ?? false
  }

  /// Why a drag that it drives began.
  var beginning: FiringReason {
    guard let pauseBefore else { return FiringReason(", by scrolling", "S9.25") }
    return FiringReason(
      ", by a scroll that came \(pauseBefore.inMilliseconds.withOneDecimal) ms after the end of "
        + "the one before: it isn't marked as momentum, so it counts as a new one", "S9.25",
      "S15.18")
  }

  /// Whether momentum scrolls, and has not ended.
  var isMomentum: Bool { last.map { $0.scroll.isMomentum && $0.scroll.phase != .ended } ?? false }

  /// Why a drag that scrolling drives ended at a moment; nil where scrolling isn't the reason.
  func end(at now: Timestamp) -> FiringReason? {
    guard let last else { return nil }
    let left = fingersLeft.map { " at \($0.milliseconds.withOneDecimal) ms" } ?? ""
    if last.at == now, last.scroll.phase == .ended {
      guard last.scroll.isMomentum else {
        if pauseBefore != nil {
          return FiringReason(", as that scroll ended", "S15.18")
        }
        return FiringReason(", as the fingers left the trackpad", "S15.18")
      }
      guard momentumCame else {
        return FiringReason(
          ", as something else came before any momentum: the fingers had left the trackpad\(left), "
            + "and it waits for momentum (followsMomentum is true)", "S15.18")
      }
      return FiringReason(
        ", as the momentum ended: the fingers had left the trackpad\(left), and it goes on with "
          + "the momentum (followsMomentum is true)", "S15.18")
    }
    guard !last.scroll.isMomentum, let fingersLeft, fingersLeft < now else { return nil }
    let pause = (now - fingersLeft).inMilliseconds.withOneDecimal
    return FiringReason(
      ", as no momentum came for \(pause) ms after the fingers had left the trackpad\(left); it "
        + "waits for that (followsMomentum is true)", "S15.18")
  }
}
