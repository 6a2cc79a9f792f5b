import GestureCore
import GestureSimulation
import GestureTrace

/// What breaks a law.
struct LawFault {
  let sentence: String
  /// The script that was played, with the changes that the check made to it.
  let script: LawScript
}

extension RecognizerLaw {
  /// What breaks the law in a script; nil where nothing does.
  ///
  /// - Parameter seed: of the rival's decisions, and of what else is chosen.
  func fault(
    in script: LawScript, seed: UInt64, of make: () -> any GestureRecognizer
  ) -> LawFault? {
    switch self {
    case .survivesCancellation: faultOfCancellation(script, make)
    case .survivesLostLift: faultOfLostLift(script, make)
    case .digestTellsAll: faultOfDigest(script, seed, make)
    case _:
      sentence(of: script, seed: seed, make).map { LawFault(sentence: $0, script: script) }
    }
  }

  private func sentence(
    of script: LawScript, seed: UInt64, _ make: () -> any GestureRecognizer
  ) -> String? {
    switch self {
    case .oneOutcome, .legalTransitions, .noActionAfterFailure, .comesToAnEnd:
      let world = LawWorld(make, rivalSeed: seed)
      script.play(on: world.simulation)
      let isAtRest = world.comesToRest()
      return faultOfAttempts(in: world, isAtRest: isAtRest)
    case .sameInputSameLog: return faultOfRepetition(script, seed, make)
    case .resetForgets: return faultOfReset(script, seed, make)
    case .ignoresOthersTouches: return faultOfOthersTouches(script, make)
    case .isReleased: return faultOfRelease(script, make)
    case .survivesCancellation, .survivesLostLift, .digestTellsAll: return nil
    }
  }

  private func faultOfAttempts(in world: LawWorld, isAtRest: Bool) -> String? {
    let check = AttemptCheck(world.simulation.log.entries)
    switch self {
    case .oneOutcome: return check.secondOutcome
    case .legalTransitions: return check.diagnostic(.illegalTransition)
    case .noActionAfterFailure: return check.actionAfterFailure
    case .comesToAnEnd:
      if let abandoned = check.diagnostic(.abandoned) { return abandoned }
      return isAtRest ? nil : "a minute after the last lift it is \(world.recognizer.state)"
    case _: return nil
    }
  }

  private func faultOfRepetition(
    _ script: LawScript, _ seed: UInt64, _ make: () -> any GestureRecognizer
  ) -> String? {
    let logs = (0..<2).map { _ in
      let world = LawWorld(make, rivalSeed: seed)
      script.play(on: world.simulation)
      _ = world.comesToRest()
      return world.simulation.log.entries.map(\.description)
    }
    return Self.firstDifference(between: logs[0], logs[1])
  }

  private func faultOfReset(
    _ script: LawScript, _ seed: UInt64, _ make: () -> any GestureRecognizer
  ) -> String? {
    let fresh = LawWorld(make)
    script.play(on: fresh.simulation)
    _ = fresh.comesToRest()
    let used = LawWorld(make)
    LawScript.random(seed: seed ^ 0xFFFF).play(on: used.simulation)
    guard used.comesToRest() else { return nil }  // another law reports that
    used.simulation.wait(.seconds(10))
    let (count, start) = (used.simulation.log.entries.count, used.simulation.now)
    script.play(on: used.simulation)
    _ = used.comesToRest()
    return Self.firstDifference(
      between: fresh.story(), used.story(from: count, since: start),
      calledBy: ("a new one", "one that was used before"))
  }

  private func faultOfOthersTouches(
    _ script: LawScript, _ make: () -> any GestureRecognizer
  ) -> String? {
    let alone = LawWorld(make)
    script.play(on: alone.simulation)
    _ = alone.comesToRest()
    var disturbed = script
    let place = Point(x: 20, y: 20)
    disturbed.steps.insert(LawScript.Step(pause: .zero, input: .down(99, place)), at: 0)
    disturbed.steps.insert(
      LawScript.Step(pause: .zero, input: .move(99, Point(x: 30, y: 380))),
      at: disturbed.steps.count / 2)
    disturbed.steps.append(LawScript.Step(pause: .zero, input: .up(99)))
    let world = LawWorld(make)
    disturbed.play(on: world.simulation)
    _ = world.comesToRest()
    return Self.firstDifference(between: alone.story(), world.story())
  }

  private func faultOfCancellation(
    _ script: LawScript, _ make: () -> any GestureRecognizer
  ) -> LawFault? {
    for count in 1...max(1, script.steps.count) {
      var cancelled = LawScript(steps: Array(script.steps.prefix(count)))
      let down = cancelled.fingersDown
      cancelled.add(.cancelAll)
      let world = LawWorld(make)
      cancelled.play(on: world.simulation)
      for finger in down { world.simulation.finger(TouchID(finger)).up() }
      world.simulation.send(InputEvent(at: world.simulation.now, .hover(HoverInput(at: nil))))
      if !world.comesToRest() {
        return LawFault(
          sentence: "all touches were cancelled: it is \(world.recognizer.state)", script: cancelled
        )
      }
      let check = AttemptCheck(world.simulation.log.entries)
      if let misuse = check.diagnostic(.misuse) {
        return LawFault(sentence: misuse, script: cancelled)
      }
    }
    return nil
  }

  private func faultOfLostLift(
    _ script: LawScript, _ make: () -> any GestureRecognizer
  ) -> LawFault? {
    guard let lost = script.steps.lastIndex(where: { $0.input.isLift }) else { return nil }
    var lossy = script
    guard case .up(let finger) = lossy.steps.remove(at: lost).input else { return nil }
    lossy.add(.down(finger, Point(x: 200, y: 200)), after: .seconds(2))
    let world = LawWorld(make)
    lossy.completed.play(on: world.simulation)
    if world.comesToRest() { return nil }
    return LawFault(
      sentence: "finger \(finger) came down again: it is \(world.recognizer.state)",
      script: lossy.completed)
  }

  private func faultOfRelease(
    _ script: LawScript, _ make: () -> any GestureRecognizer
  ) -> String? {
    weak var released: AnyObject?
    do {
      let world = LawWorld(make)
      released = world.recognizer
      script.play(on: world.simulation)
      world.simulation.window.subviews[0].removeFromSuperview()
    }
    return released == nil ? nil : "something still holds it"
  }

  static func firstDifference(
    between one: [String], _ other: [String],
    calledBy names: (String, String) = ("one time", "the other time")
  ) -> String? {
    for index in 0..<max(one.count, other.count) {
      let left = index < one.count ? one[index] : "nothing"
      let right = index < other.count ? other[index] : "nothing"
      if left != right { return "\(names.0): \(left); \(names.1): \(right)" }
    }
    return nil
  }
}

extension LawScript.Input {
  fileprivate var isLift: Bool {
    if case .up = self { true } else { false }
  }
}

/// Reads the subject's attempts from a log.
private struct AttemptCheck {
  private(set) var secondOutcome: String?
  private(set) var actionAfterFailure: String?
  private var diagnostics: [GestureDiagnostic] = []

  init(_ entries: [LogEntry]) {
    var outcome: GestureState?
    for entry in entries {
      switch entry.what {
      case .state(let label, _, let to, _, _) where label.name == LawWorld.subject:
        if let outcome, outcome != to {
          secondOutcome = secondOutcome ?? "\(to) after \(outcome), \(entry)"
        }
        if to.isTerminal { outcome = to }
      case .reset(let label, _) where label.name == LawWorld.subject: outcome = nil
      case .action(let label, let state) where label.name == LawWorld.subject:
        if outcome == .failed {
          actionAfterFailure = actionAfterFailure ?? "action \(state) after a failure, \(entry)"
        }
      case .diagnostic(let diagnostic) where diagnostic.recognizer?.name == LawWorld.subject:
        diagnostics.append(diagnostic)
      case _: break
      }
    }
  }

  func diagnostic(_ kind: GestureDiagnostic.Kind.Name) -> String? {
    diagnostics.first { $0.kind.name == kind }.map { "\($0)" }
  }
}
