import GestureCore

/// Assigns in each callback what a test wrote down for it, and notes what it was told.
final class ScriptedRecognizerA: GestureRecognizer, ArbitrationRules {
  enum Cue: String, Hashable { case down, move, lift, takenAway, wake }

  let core: RecognizerCore
  var handle: RecognizerHandle { core.handle }
  var mayPrevent: (any GestureRecognizer) -> Bool = { _ in true }
  var mayBePrevented: (any GestureRecognizer) -> Bool = { _ in true }
  /// Every callback of every attempt, in order.
  private(set) var heard: [Cue] = []
  private(set) var resets = 0
  private var lines: [Cue: [(ScriptedRecognizerA) -> Void]] = [:]
  private var position: [Cue: Int] = [:]

  init(_ name: String) { core = RecognizerCore(name: name) }

  /// What to assign on a cue: a list for each time that it comes, the last one for all further.
  @discardableResult
  func on(_ cue: Cue, _ assignments: [GestureState]...) -> ScriptedRecognizerA {
    lines[cue] = assignments.map { states in
      { recognizer in for state in states { recognizer.core.state = state } }
    }
    return self
  }

  /// What to do on a cue, each time that it comes.
  @discardableResult
  func on(
    _ cue: Cue, perform line: @escaping (ScriptedRecognizerA) -> Void
  ) -> ScriptedRecognizerA {
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

  func touchesBegan(_ touches: Touches, with event: TouchEvent) { play(.down) }
  func touchesMoved(_ touches: Touches, with event: TouchEvent) { play(.move) }
  func touchesEnded(_ touches: Touches, with event: TouchEvent) { play(.lift) }
  func touchesCancelled(_ touches: Touches, with event: TouchEvent) { play(.takenAway) }
  func deadlineReached(_ deadline: Deadline) { play(.wake) }

  func reset() {
    resets += 1
    position = [:]
  }

  func canPrevent(_ other: any GestureRecognizer) -> Bool { mayPrevent(other) }
  func canBePrevented(by other: any GestureRecognizer) -> Bool { mayBePrevented(other) }
}

extension ScriptedRecognizerA {
  /// Recognizes when a finger lifts.
  static func discrete(_ name: String) -> ScriptedRecognizerA {
    ScriptedRecognizerA(name).on(.lift, [.ended]).on(.takenAway, [.failed])
  }

  /// Begins with the first move, changes with each further one, ends with a lift; fails if a
  /// finger lifts before.
  static func continuous(_ name: String) -> ScriptedRecognizerA {
    ScriptedRecognizerA(name)
      .on(.move, [.began], [.changed])
      .on(.lift) { $0.core.state = $0.core.state == .possible ? .failed : .ended }
      .on(.takenAway, [.cancelled])
  }

  /// Decides nothing for a while after a touch, then fails.
  static func undecided(
    _ name: String, for interval: Duration = .seconds(10)
  ) -> ScriptedRecognizerA {
    ScriptedRecognizerA(name)
      .on(.down) { recognizer in
        recognizer.core.cancelWakes()
        recognizer.core.wake(after: interval)
      }
      .on(.wake, [.failed])
      .on(.takenAway, [.failed])
  }
}
