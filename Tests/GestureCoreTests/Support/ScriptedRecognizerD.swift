import GestureCore

/// A recognizer that decides nothing by itself: a test assigns its state, from outside or in one of
/// its callbacks. It notes what it is told.
final class ScriptedRecognizerD: GestureRecognizer {
  typealias TouchScript = (ScriptedRecognizerD, Touches, TouchEvent) -> Void

  let core: RecognizerCore
  var handle: RecognizerHandle { core.handle }
  var whenBegan: TouchScript = { _, _, _ in }
  var whenMoved: TouchScript = { _, _, _ in }
  var whenEnded: TouchScript = { _, _, _ in }
  var whenUpdated: (EstimationUpdate, Touch) -> Void = { _, _ in }
  /// Whether it stays undecided after its last finger has lifted.
  var isPatient = false
  /// What it was told, as "began 1 2".
  private(set) var calls: [String] = []

  init(_ name: String, isPatient: Bool = false) {
    core = RecognizerCore(name: name)
    self.isPatient = isPatient
  }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    note("began", touches)
    if isPatient { core.wake(after: .seconds(30)) }
    whenBegan(self, touches, event)
  }

  func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    note("moved", touches)
    whenMoved(self, touches, event)
  }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    note("ended", touches)
    whenEnded(self, touches, event)
  }

  func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    note("cancelled", touches)
    if trackedCount == touches.count { core.fail(.touchesCancelled) }
  }

  func touchEstimateUpdated(_ update: EstimationUpdate, of touch: Touch) {
    calls.append("updated \(touch.id.rawValue)")
    whenUpdated(update, touch)
  }

  private var trackedCount: Int { core.trackedTouches.count }

  private func note(_ word: String, _ touches: Touches) {
    calls.append(([word] + touches.map { "\($0.id.rawValue)" }).joined(separator: " "))
  }
}
