public import GestureCore

/// A recognizer that does in each callback what a test wrote down for it, and notes what it is
/// told.
///
/// A script covers the usual courses of a gesture; ``on(_:_:)-(_,[GestureState]...)`` replaces a
/// part of it, and the closures add whatever is missing, after the script.
///
/// ```swift
/// let tap = ScriptedRecognizer("tap", .tap, on: card)
/// let pan = ScriptedRecognizer("pan").on(.moved, [.began], [.changed]).on(.ended, [.ended])
/// pan.whenBegan = { pan, touches, event in pan.ignore(touches[0], for: event) }
/// ```
public final class ScriptedRecognizer: GestureRecognizer, ArbitrationRules {
  public enum Cue: String, Hashable, Sendable { case began, moved, ended, cancelled, woken }

  public typealias TouchScript = (ScriptedRecognizer, Touches, TouchEvent) -> Void

  public let core: RecognizerCore
  public var handle: RecognizerHandle { core.handle }

  // MARK: What it does

  public var whenBegan: TouchScript = { _, _, _ in }
  public var whenMoved: TouchScript = { _, _, _ in }
  public var whenEnded: TouchScript = { _, _, _ in }
  public var whenCancelled: TouchScript = { _, _, _ in }
  public var whenUpdated: (EstimationUpdate, Touch) -> Void = { _, _ in }
  public var whenWoken: (ScriptedRecognizer, Deadline) -> Void = { _, _ in }
  public var whenReset: (ScriptedRecognizer) -> Void = { _ in }
  /// When its action `began` is about to be sent.
  public var whenBegun: (ScriptedRecognizer) -> Void = { _ in }

  // MARK: What it answers

  /// Whether it wants the new touches of an event.
  public var wantsEvents = true
  public var prevents: (any GestureRecognizer) -> Bool = { _ in true }
  public var isPreventedBy: (any GestureRecognizer) -> Bool = { _ in true }
  public var waitsFor: (any GestureRecognizer) -> Bool = { _ in false }
  public var makesWait: (any GestureRecognizer) -> Bool = { _ in false }

  // MARK: What it was told and asked

  /// Every call, such as "began 1 2", "updated 1", "woken" and "reset".
  public private(set) var calls: [String] = []
  /// The kinds of its calls, without the resets.
  public private(set) var heard: [Cue] = []
  public var resets: Int { calls.count { $0 == "reset" } }
  /// The rules that it was asked for, such as "canPrevent other".
  public private(set) var questions: [String] = []

  private var lines: [Cue: [(ScriptedRecognizer) -> Void]] = [:]
  private var position: [Cue: Int] = [:]

  /// - Parameter view: The view that it is added to.
  public init(_ name: String, _ script: Script = .none, on view: View? = nil) {
    core = RecognizerCore(name: name)
    script.write(to: self)
    view?.addGestureRecognizer(self)
  }

  /// What to assign on a cue: a list for each time that it comes, the last one for all further.
  @discardableResult
  public func on(_ cue: Cue, _ assignments: [GestureState]...) -> ScriptedRecognizer {
    lines[cue] = assignments.map { states in
      { recognizer in for state in states { recognizer.core.state = state } }
    }
    return self
  }

  /// What to do on a cue, each time that it comes.
  @discardableResult
  public func on(
    _ cue: Cue, perform line: @escaping (ScriptedRecognizer) -> Void
  ) -> ScriptedRecognizer {
    lines[cue] = [line]
    return self
  }

  private func play(_ cue: Cue) {
    heard.append(cue)
    guard let lines = lines[cue], !lines.isEmpty else { return }
    let index = position[cue, default: 0]
    position[cue] = index + 1
    lines[min(index, lines.count - 1)](self)
  }

  private func play(_ cue: Cue, _ touches: Touches) {
    calls.append(([cue.rawValue] + touches.map { "\($0.id.rawValue)" }).joined(separator: " "))
    endsAllTouches = touches.count == core.trackedTouches.count
    play(cue)
  }

  /// Whether the callback that is being played tells of all touches that are tracked.
  private(set) var endsAllTouches = false

  // MARK: Callbacks

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    play(.began, touches)
    whenBegan(self, touches, event)
  }

  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    play(.moved, touches)
    whenMoved(self, touches, event)
  }

  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    play(.ended, touches)
    whenEnded(self, touches, event)
  }

  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    play(.cancelled, touches)
    whenCancelled(self, touches, event)
  }

  public func touchEstimateUpdated(_ update: EstimationUpdate, of touch: Touch) {
    calls.append("updated \(touch.id.rawValue)")
    whenUpdated(update, touch)
  }

  public func deadlineReached(_ deadline: Deadline) {
    calls.append("woken")
    play(.woken)
    whenWoken(self, deadline)
  }

  public func didBegin() { whenBegun(self) }

  public func reset() {
    calls.append("reset")
    position = [:]
    whenReset(self)
  }

  // MARK: Rules

  public func canPrevent(_ other: any GestureRecognizer) -> Bool {
    questions.append("canPrevent \(other.name)")
    return prevents(other)
  }

  public func canBePrevented(by other: any GestureRecognizer) -> Bool {
    questions.append("canBePrevented by \(other.name)")
    return isPreventedBy(other)
  }

  public func shouldRequireFailure(of other: any GestureRecognizer) -> Bool {
    questions.append("shouldRequireFailure of \(other.name)")
    return waitsFor(other)
  }

  public func shouldBeRequiredToFail(by other: any GestureRecognizer) -> Bool {
    questions.append("shouldBeRequiredToFail by \(other.name)")
    return makesWait(other)
  }

  public func shouldReceive(_ event: TouchEvent) -> Bool {
    questions.append("shouldReceive event")
    return wantsEvents
  }
}

@available(*, unavailable)
extension ScriptedRecognizer: Sendable {}
