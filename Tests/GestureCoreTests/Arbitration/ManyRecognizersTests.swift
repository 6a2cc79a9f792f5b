import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Many recognizers` {
  let stage = Stage()
  static let count = 200

  /// Two hundred on one view; each waits for the one before it.
  private func chain(_ make: (String) -> ScriptedRecognizer) -> [ScriptedRecognizer] {
    let chain = (0..<Self.count).map { make("number \($0)") }
    for (previous, next) in zip(chain, chain.dropFirst()) { next.require(toFail: previous) }
    for recognizer in chain { stage.add(recognizer) }
    return chain
  }

  @Test func `S4.44 a long chain of requirements asks a linear number of questions`() {
    var questions = 0
    let chain = chain { name in
      let recognizer = ScriptedRecognizer(name, .tap)
      recognizer.prevents = { _ in
        questions += 1
        return true
      }
      return recognizer
    }
    stage.tap()
    #expect(stage.actions == ["number 0 ended"])
    #expect(questions < 2 * Self.count, "one recognized: \(questions) questions")
    #expect(chain.allSatisfy { $0.resets == 1 })
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S4.44 S4.45 a long chain of failures is released in one event`() {
    let delegate = FussyDelegate()
    let chain = chain { name in
      let recognizer = ScriptedRecognizer(name, .tap)
      recognizer.delegate = delegate
      return recognizer
    }
    stage.tap()
    #expect(stage.actions == ["number \(Self.count - 1) ended"])
    #expect(stage.thoseAskedToBegin == chain.map(\.name))
    #expect(stage.log.entries.last?.timestamp == .milliseconds(50))
    #expect(stage.log.entries.count < 20 * Self.count, "\(stage.log.entries.count) entries")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S4.46 an undecided recognizer holds its dependents as long as it may decide`() {
    let stubborn = ScriptedRecognizer("stubborn", .undecided(for: .seconds(1)))
      .on(.woken) { $0.core.wake(after: .seconds(1)) }
    let waiting = ScriptedRecognizer("waiting", .tap)
    waiting.require(toFail: stubborn)
    stage.add(stubborn, waiting)
    stage.tap()
    #expect(!stage.simulation.runUntilNothingIsPending(limit: .seconds(30)))
    #expect(stage.actions == [], "\(stage.log)")
    let held = stage.log.entries.contains { entry in
      entry.what == .held(waiting.label, by: [stubborn.label])
    }
    #expect(held, "the log tells who waits for whom\n\(stage.log)")
    stubborn.core.cancelWakes()
    stubborn.cancel()
    #expect(stage.actions == ["waiting ended"], "\(stage.log)")
  }

  @Test func `S4.46 S1.19 one that can no longer decide is named with its dependents`() {
    let mute = ScriptedRecognizer("mute")
    let chain = ["one", "two"].map { ScriptedRecognizer($0, .tap) }
    for waiting in chain { waiting.require(toFail: mute) }
    stage.add(mute, chain[0], chain[1])
    stage.tap()
    #expect(
      stage.log.diagnostics.map(\.description) == [
        "'mute' of view 'card': it tracks no touch and has asked for no wake, so it was ended: "
          + "assign a state in each touch callback that ends the gesture, and copy the callbacks' "
          + "signatures exactly; "
          + "waiting for it: 'one' of view 'card', 'two' of view 'card'"
      ], "\(stage.log)")
    #expect(stage.actions == ["two ended"], "\(stage.log)")
  }
}

/// Lets only the last of the chain begin, and leaves all other questions at their defaults: asked
/// about each pair, two hundred recognizers get twenty thousand questions.
private final class FussyDelegate: GestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    recognizer.name == "number \(`Many recognizers`.count - 1)"
  }
}
