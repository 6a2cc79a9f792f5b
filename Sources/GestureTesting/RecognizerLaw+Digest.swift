import GestureCore
import GestureSimulation
import GestureTrace

extension RecognizerLaw {
  /// Plays a script, and the same script with a detour: one of its moves goes elsewhere. From the
  /// first moment at which both have the same digest again, both have to go on the same way.
  func faultOfDigest(
    _ script: LawScript, _ seed: UInt64, _ make: () -> any GestureRecognizer
  ) -> LawFault? {
    let moves = script.steps.indices.filter { script.steps[$0].input.place != nil }
    guard !moves.isEmpty else { return nil }
    let detour = moves[Int(seed / 4 % UInt64(moves.count))]
    let (one, other) = (LawWorld(make), LawWorld(make))
    var moment: (step: Int, one: Int, other: Int)?
    for (index, step) in script.steps.enumerated() {
      step.play(on: one.simulation)
      (index == detour ? step.elsewhere(seed) : step).play(on: other.simulation)
      if index > detour, moment == nil, one.hasSameDigest(as: other) {
        moment = (index, one.numberOfEntries, other.numberOfEntries)
      }
    }
    guard let moment, one.comesToRest(), other.comesToRest(),
      let difference = Self.firstDifference(
        between: one.story(from: moment.one), other.story(from: moment.other))
    else { return nil }
    return LawFault(
      sentence:
        "step \(detour + 1) may as well be '\(script.steps[detour].elsewhere(seed).input)': "
        + "the digest after step \(moment.step + 1) is the same. But then: \(difference)",
      script: script)
  }
}

extension LawWorld {
  fileprivate var numberOfEntries: Int { simulation.log.entries.count }

  /// Whether both digests are complete and equal.
  fileprivate func hasSameDigest(as other: LawWorld) -> Bool {
    let (one, two) = (digest, other.digest)
    return one.isComplete && two.isComplete && one.value == two.value
  }

  private var digest: StateDigest {
    var digest = StateDigest(at: simulation.now)
    simulation.dispatcher.addState(to: &digest)
    return digest
  }
}

extension LawScript.Step {
  /// The same move to another place.
  fileprivate func elsewhere(_ seed: UInt64) -> LawScript.Step {
    guard case .move(let finger, let place) = input else { return self }
    let ways = [
      Vector(dx: 30, dy: 0), Vector(dx: 0, dy: 30), Vector(dx: -30, dy: 0), Vector(dx: 0, dy: -30),
    ]
    return LawScript.Step(pause: pause, input: .move(finger, place + ways[Int(seed % 4)]))
  }
}

extension LawScript.Input {
  /// Where a move leads; nil for other input.
  fileprivate var place: Point? { if case .move(_, let place) = self { place } else { nil } }
}
