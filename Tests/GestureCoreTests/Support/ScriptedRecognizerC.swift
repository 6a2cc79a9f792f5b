import GestureCore

/// A recognizer that does what a test tells it to, and notes what it is told.
final class ScriptedRecognizerC: GestureRecognizer, ArbitrationRules {
  typealias TouchScript = (ScriptedRecognizerC, Touches) -> Void

  let core: RecognizerCore
  var handle: RecognizerHandle { core.handle }
  var whenBegan: TouchScript = { _, _ in }
  var whenMoved: TouchScript = { _, _ in }
  var whenEnded: TouchScript = { _, _ in }
  var whenCancelled: TouchScript = { _, _ in }
  var whenWoken: (ScriptedRecognizerC, Deadline) -> Void = { _, _ in }
  var whenReset: (ScriptedRecognizerC) -> Void = { _ in }
  var prevents: (any GestureRecognizer) -> Bool = { _ in true }
  var isPreventedBy: (any GestureRecognizer) -> Bool = { _ in true }
  var makesWait: (any GestureRecognizer) -> Bool = { _ in false }
  /// What it was told, as "began 1 2", "woken" or "reset".
  private(set) var calls: [String] = []
  private weak var event: TouchEvent?

  init(_ name: String) { core = RecognizerCore(name: name) }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    note("began", touches, of: event)
    whenBegan(self, touches)
  }

  func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    note("moved", touches, of: event)
    whenMoved(self, touches)
  }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    note("ended", touches, of: event)
    whenEnded(self, touches)
  }

  func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    note("cancelled", touches, of: event)
    whenCancelled(self, touches)
  }

  func deadlineReached(_ deadline: Deadline) {
    calls.append("woken")
    whenWoken(self, deadline)
  }

  func reset() {
    calls.append("reset")
    whenReset(self)
  }

  func canPrevent(_ other: any GestureRecognizer) -> Bool { prevents(other) }
  func canBePrevented(by other: any GestureRecognizer) -> Bool { isPreventedBy(other) }
  func shouldBeRequiredToFail(by other: any GestureRecognizer) -> Bool { makesWait(other) }

  /// Ignores touches that it was just told of.
  func ignore(_ touches: Touches) {
    guard let event else { return }
    for touch in touches { ignore(touch, for: event) }
  }

  private func note(_ word: String, _ touches: Touches, of event: TouchEvent) {
    self.event = event
    calls.append(([word] + touches.map { "\($0.id.rawValue)" }).joined(separator: " "))
  }
}

extension ScriptedRecognizerC {
  /// One that recognizes as its finger lifts.
  static func lift(_ name: String) -> ScriptedRecognizerC {
    let recognizer = ScriptedRecognizerC(name)
    recognizer.whenEnded = { recognizer, _ in recognizer.core.state = .ended }
    return recognizer
  }

  /// One that begins with the first move, changes with each one after, and ends with the lift.
  static func drag(_ name: String) -> ScriptedRecognizerC {
    let recognizer = ScriptedRecognizerC(name)
    recognizer.whenMoved = { recognizer, _ in
      recognizer.core.state = recognizer.core.state == .possible ? .began : .changed
    }
    recognizer.whenEnded = { recognizer, _ in
      recognizer.core.state = recognizer.core.state == .possible ? .failed : .ended
    }
    recognizer.whenCancelled = { recognizer, _ in recognizer.core.state = .cancelled }
    return recognizer
  }
}
