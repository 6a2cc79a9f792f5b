import GestureCore

/// A recognizer of any kind with other rules about whom it prevents and who prevents it.
///
/// It has the other one's core and forwards everything, so to the engine both are one.
final class RuledGestureRecognizer: GestureRecognizer {
  let base: any GestureRecognizer
  let preventsOnly: Set<String>?
  let preventedOnlyBy: Set<String>?

  /// - Parameters:
  ///   - preventsOnly: the names of those that it can prevent; nil for what the kind allows.
  ///   - preventedOnlyBy: the names of those that can prevent it.
  init(
    _ base: any GestureRecognizer, preventsOnly: Set<String>?, preventedOnlyBy: Set<String>?
  ) {
    self.base = base
    self.preventsOnly = preventsOnly
    self.preventedOnlyBy = preventedOnlyBy
  }

  var core: RecognizerCore { base.core }

  func canPrevent(_ other: any GestureRecognizer) -> Bool {
    preventsOnly?.contains(other.name) ?? base.canPrevent(other)
  }

  func canBePrevented(by other: any GestureRecognizer) -> Bool {
    preventedOnlyBy?.contains(other.name) ?? base.canBePrevented(by: other)
  }

  // MARK: Forwarded

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    base.touchesBegan(touches, with: event)
  }

  func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    base.touchesMoved(touches, with: event)
  }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    base.touchesEnded(touches, with: event)
  }

  func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    base.touchesCancelled(touches, with: event)
  }

  func touchIgnored(_ touch: Touch) { base.touchIgnored(touch) }

  func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    base.inputReceived(input, with: event)
  }

  func touchEstimateUpdated(_ update: EstimationUpdate, of touch: Touch) {
    base.touchEstimateUpdated(update, of: touch)
  }

  var profile: GestureProfile { base.profile }

  func addState(to digest: inout StateDigest) { base.addState(to: &digest) }

  func deadlineReached(_ deadline: Deadline) { base.deadlineReached(deadline) }

  func reset() { base.reset() }

  func shouldRequireFailure(of other: any GestureRecognizer) -> Bool {
    base.shouldRequireFailure(of: other)
  }

  func shouldBeRequiredToFail(by other: any GestureRecognizer) -> Bool {
    base.shouldBeRequiredToFail(by: other)
  }

  func shouldReceive(_ event: TouchEvent) -> Bool { base.shouldReceive(event) }

  var isMovement: Bool { base.isMovement }

  var numberOfTapsToRecognize: Int { base.numberOfTapsToRecognize }

  func location(in view: View?) -> Point { base.location(in: view) }

  func location(ofTouch index: Int, in view: View?) -> Point {
    base.location(ofTouch: index, in: view)
  }

  var numberOfTouches: Int { base.numberOfTouches }
}
