import GestureCore

// What calls the host of a `HostileWorld`.

/// Does something as it goes.
final class Subscription {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}

final class HostileDelegate: GestureRecognizerDelegate {
  private weak var world: HostileWorld?
  init(_ world: HostileWorld) { self.world = world }

  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    world?.called(.shouldBegin)
    return true
  }
  func gestureRecognizer(_ recognizer: any GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    world?.called(.shouldReceiveTouch)
    return true
  }
  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool {
    world?.called(.shouldReceiveEvent)
    return true
  }
  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool {
    world?.called(.recognizeTogether)
    return false
  }
  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
  ) -> Bool {
    world?.called(.requireFailure)
    return false
  }
  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldBeRequiredToFailBy other: any GestureRecognizer
  ) -> Bool {
    world?.called(.beRequiredToFail)
    return false
  }
}

final class HostileView: View {
  private weak var world: HostileWorld?

  init(_ world: HostileWorld, name: String, frame: Rect) {
    self.world = world
    super.init(name: name, frame: frame)
  }

  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    world?.called(.hitTest)
    return super.hitTest(point, with: event)
  }
  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    world?.called(.viewShouldBegin)
    return true
  }
  override func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    world?.called(.viewBegan)
  }
  override func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    world?.called(.viewMoved)
  }
  override func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    world?.called(.viewEnded)
  }
  override func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    world?.called(.viewCancelled)
  }
}

/// A recognizer that decides by a wake, and calls its host from each of its callbacks.
final class HostileRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "hostile")
  private weak var world: HostileWorld?
  var handle: RecognizerHandle { core.handle }

  init(_ world: HostileWorld) { self.world = world }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    core.wake(after: .milliseconds(300))
    world?.called(.recognizerBegan)
  }
  func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    core.fail("lifted")
    world?.called(.recognizerEnded)
  }
  func touchesCancelled(_ touches: Touches, with event: TouchEvent) { core.fail("cancelled") }
  func deadlineReached(_ deadline: Deadline) {
    core.fail("too late")
    world?.called(.deadline)
  }
  func reset() { world?.called(.recognizerReset) }
}

final class HostileObserver: GestureObserver {
  private weak var world: HostileWorld?
  init(_ world: HostileWorld) { self.world = world }
  func observe(_ report: GestureReport, at timestamp: Timestamp) { world?.called(.observer) }
}
