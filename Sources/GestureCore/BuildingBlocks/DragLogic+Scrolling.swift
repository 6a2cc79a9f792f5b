// A drag that a wheel or a trackpad drives, without touches (S9.25, S15.18).
extension DragLogic {
  /// A pause of this length ends a drag that is driven by scrolling without a phase, and the wait
  /// for momentum. (Our choice: longer than the 50 ms between two steps of a wheel that keeps
  /// turning, and too short to be noticed.)
  package static let scrollPause = Duration.milliseconds(100)

  /// Scrolling can't supply the taps that may have to come first.
  public func takes(_ input: IndirectInput, _ core: RecognizerCore) -> Bool {
    openTaps(core) == nil
  }

  public func inputReceived(
    _ input: IndirectInput, with event: TouchEvent, _ core: RecognizerCore
  ) {
    // While fingers drag, scrolling neither moves nor ends it.
    guard case .scroll(let scroll) = input, !drag.hasFingers else { return }
    if scroll.isMomentum && !core.state.isActive { return }  // momentum never begins a drag
    core.cancelWakes()
    if scroll.isMomentum && !core.indirectInputs.contains(.scrollMomentum) {
      return scrollStopped(core)  // it was switched off meanwhile
    }
    guard let phase = scroll.phase else {
      core.wake(after: Self.scrollPause)
      return scrolled(scroll, event, core)
    }
    switch phase {
    case .began, .moved, .stationary: scrolled(scroll, event, core)
    case .ended where scroll.isMomentum || !core.indirectInputs.contains(.scrollMomentum):
      endScroll(scroll, event, core)
    case .ended:
      scrolled(scroll, event, core)
      if core.state == .possible { scrollStopped(core) }
      if core.state.isActive { core.wake(after: Self.scrollPause) }
    case .cancelled: core.fail(.touchesCancelled)
    }
  }

  private func scrolled(_ scroll: ScrollInput, _ event: TouchEvent, _ core: RecognizerCore) {
    follow(drag.scrolled(by: scroll.delta, at: event.timestamp, limits(for: core)), Touches(), core)
  }

  /// The end may bring the last movement: one transition, as for a lift (S14.12).
  private func endScroll(_ scroll: ScrollInput, _ event: TouchEvent, _ core: RecognizerCore) {
    switch drag.scrolled(by: scroll.delta, at: event.timestamp, limits(for: core)) {
    case .begin: follow(.beginAndEnd, Touches(), core)
    case .failed(let detail): core.fail(detail)
    case .proceed, .change, .end, .beginAndEnd, .ignoreAllBut: scrollStopped(core)
    }
  }

  func scrollStopped(_ core: RecognizerCore) {
    if core.state == .possible {
      core.fail("the scrolling stopped before it had gone far enough")
    } else {
      core.state = .ended
    }
  }
}
