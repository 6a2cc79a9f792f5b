import GestureCore

/// A recognizer that notes every call and plays one of a few scripts.
///
/// Whatever a script doesn't cover, a test adds with one of the closures; they run after the
/// script.
final class ScriptedRecognizerB: GestureRecognizer, ArbitrationRules {
  enum Script {
    /// `ended` when its last touch lifts.
    case tap
    /// `began` with the first move, `changed` with each further one, `ended` with the last lift.
    case drag
    /// Never recognizes: fails when its last touch lifts.
    case watch
    /// Never decides: what happens is the closures' business.
    case idle
  }

  let core: RecognizerCore
  var handle: RecognizerHandle { core.handle }
  /// Every call of the engine, such as "began 1 2", "woken" and "reset".
  private(set) var calls: [String] = []

  var onBegan: ((ScriptedRecognizerB, Touches, TouchEvent) -> Void)?
  var onMoved: ((ScriptedRecognizerB, Touches, TouchEvent) -> Void)?
  var onEnded: ((ScriptedRecognizerB, Touches, TouchEvent) -> Void)?
  var onWake: ((ScriptedRecognizerB) -> Void)?
  var onReset: ((ScriptedRecognizerB) -> Void)?

  /// The names of those that it must not prevent.
  var spares: Set<String> = []
  /// The names of those that can't prevent it.
  var withstands: Set<String> = []
  /// The names of those that it waits for.
  var waitsFor: Set<String> = []
  /// The names of those that wait for it.
  var goesBefore: Set<String> = []
  /// The hooks that were asked, such as "shouldRequireFailure of other".
  private(set) var questions: [String] = []
  /// Whether it wants the new touches of an event.
  var wantsEvents = true

  private let script: Script

  init(_ name: String, _ script: Script, on view: View) {
    core = RecognizerCore(name: name)
    self.script = script
    view.addGestureRecognizer(self)
  }

  // MARK: Touches

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    note("began", touches)
    onBegan?(self, touches, event)
  }

  func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    note("moved", touches)
    if script == .drag { core.state = core.state == .possible ? .began : .changed }
    onMoved?(self, touches, event)
  }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    note("ended", touches)
    if touches.count == core.trackedTouches.count { finish() }
    onEnded?(self, touches, event)
  }

  func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    note("cancelled", touches)
    if touches.count == core.trackedTouches.count { core.fail(.touchesCancelled) }
  }

  func deadlineReached(_ deadline: Deadline) {
    calls.append("woken")
    onWake?(self)
  }

  func reset() {
    calls.append("reset")
    onReset?(self)
  }

  private func finish() {
    switch script {
    case .tap: core.state = .ended
    case .drag: core.state = core.state == .possible ? .failed : .ended
    case .watch: core.fail()
    case .idle: break
    }
  }

  private func note(_ phase: String, _ touches: Touches) {
    calls.append(([phase] + touches.map { "\($0.id.rawValue)" }).joined(separator: " "))
  }

  // MARK: Relations

  func canPrevent(_ other: any GestureRecognizer) -> Bool {
    questions.append("canPrevent \(other.name)")
    return !spares.contains(other.name)
  }

  func canBePrevented(by other: any GestureRecognizer) -> Bool {
    questions.append("canBePrevented by \(other.name)")
    return !withstands.contains(other.name)
  }

  func shouldRequireFailure(of other: any GestureRecognizer) -> Bool {
    questions.append("shouldRequireFailure of \(other.name)")
    return waitsFor.contains(other.name)
  }

  func shouldBeRequiredToFail(by other: any GestureRecognizer) -> Bool {
    questions.append("shouldBeRequiredToFail by \(other.name)")
    return goesBefore.contains(other.name)
  }

  func shouldReceive(_ event: TouchEvent) -> Bool {
    questions.append("shouldReceive event")
    return wantsEvents
  }
}
