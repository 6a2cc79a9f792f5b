import GestureScenario
import GestureSimulation
import GestureTestKit
import GestureTesting
import Gestures
import Testing

@Suite struct `Laws of recognizers` {
  private static let deciding = RecognizerKinds.standard.all.map(\.word).filter {
    $0 != "scripted"  // which does nothing unless a script says so
  }

  @Test(arguments: deciding)
  func `are kept by our own, with whatever values their properties have`(word: String) throws {
    let seeds = UInt64(Effort.of(1, thorough: 200))
    RecognizerLaws.verify(try #require(RecognizerKinds.standard[word]), seeds: 0..<seeds)
  }

  private func laws(brokenBy make: () -> any GestureRecognizer) -> [RecognizerLaw] {
    RecognizerLaws.violations(of: make).map(\.law)
  }

  @Test func `name the one that never decides`() {
    final class Hanging: GestureRecognizer {
      let core = RecognizerCore(name: "hanging")
      var handle: RecognizerHandle { core.handle }
    }
    #expect(laws { Hanging() }.contains(.comesToAnEnd))
  }

  @Test func `name the one that assigns what it must not`() {
    final class Wild: GestureRecognizer {
      let core = RecognizerCore(name: "wild")
      var handle: RecognizerHandle { core.handle }
      func touchesBegan(_ touches: Touches, with event: TouchEvent) { core.state = .changed }
      func touchesEnded(_ touches: Touches, with event: TouchEvent) { core.fail("lifted") }
      func touchesCancelled(_ touches: Touches, with event: TouchEvent) { core.fail("cancelled") }
    }
    #expect(laws { Wild() }.contains(.legalTransitions))
  }

  /// Counts touches, and recognizes every other one unless it forgets the count.
  final class Counting: GestureRecognizer {
    let core = RecognizerCore(name: "counting")
    var handle: RecognizerHandle { core.handle }
    private let forgets: Bool
    private var count = 0
    var weight = 1.0

    init(forgets: Bool) { self.forgets = forgets }

    func touchesBegan(_ touches: Touches, with event: TouchEvent) { count += touches.count }
    func touchesEnded(_ touches: Touches, with event: TouchEvent) {
      if count % 2 == 1 { core.state = .ended } else { core.fail("an even touch") }
    }
    func touchesCancelled(_ touches: Touches, with event: TouchEvent) { core.fail("cancelled") }
    func reset() { if forgets { count = 0 } }
  }

  @Test func `name the one that remembers its last attempt`() {
    #expect(laws { Counting(forgets: false) }.contains(.resetForgets))
    #expect(laws { Counting(forgets: true) }.isEmpty)
  }

  private func kind(weighing weight: Double) -> RecognizerKind {
    RecognizerKind(
      "counting", sample: .tap, properties: [.number("weight", \Counting.weight)]
    ) {
      let counting = Counting(forgets: false)
      counting.weight = weight
      return counting
    }
  }

  @Test func `tell a law once, whatever the values of a property`() {
    nonisolated(unsafe) var count = 0
    withKnownIssue {
      RecognizerLaws.verify(kind(weighing: 1), seeds: 0..<4)
    } matching: { issue in
      if issue.comments.contains(where: { "\($0)".contains("\(RecognizerLaw.resetForgets)") }) {
        count += 1
      }
      return true
    }
    #expect(count == 1)
  }

  @Test(arguments: [(2.0, true), (.infinity, false), (.nan, false)])
  func `come with a scenario file only where it can be read`(weight: Double, isFile: Bool) throws {
    let kinds = RecognizerKinds.standard.adding(kind(weighing: 1))
    let violation = try #require(
      RecognizerLaws.violations(kinds: kinds, of: kind(weighing: weight).make).first)
    #expect((violation.scenario != nil) == isFile)
    #expect("\(violation)".contains("starts with a fresh recognizer") == isFile)
  }

  @Test func `name the one that goes by something else than its input`() {
    nonisolated(unsafe) var number = 0
    final class Whimsical: GestureRecognizer {
      let core = RecognizerCore(name: "whimsical")
      var handle: RecognizerHandle { core.handle }
      private let recognizes: Bool
      init(_ recognizes: Bool) { self.recognizes = recognizes }
      func touchesBegan(_ touches: Touches, with event: TouchEvent) {
        if recognizes { core.state = .ended } else { core.fail("not today") }
      }
    }
    let broken = laws {
      number += 1
      return Whimsical(number.isMultiple(of: 2))
    }
    #expect(broken.contains(.sameInputSameLog))
  }

  @Test func `name the one that looks at touches of other views`() {
    final class Nosy: GestureRecognizer {
      let core = RecognizerCore(name: "nosy")
      var handle: RecognizerHandle { core.handle }
      func touchesBegan(_ touches: Touches, with event: TouchEvent) {
        if event.allTouches.count == 1 { core.state = .ended } else { core.fail("a crowd") }
      }
    }
    #expect(laws { Nosy() }.contains(.ignoresOthersTouches))
  }

  @Test func `name the one that doesn't expect its touches to be cancelled`() {
    final class Trusting: GestureRecognizer {
      let core = RecognizerCore(name: "trusting")
      var handle: RecognizerHandle { core.handle }
      func touchesBegan(_ touches: Touches, with event: TouchEvent) {
        core.wake(after: .seconds(90))
      }
      func touchesEnded(_ touches: Touches, with event: TouchEvent) { core.state = .ended }
      func touchesCancelled(_ touches: Touches, with event: TouchEvent) {}
    }
    #expect(laws { Trusting() }.contains(.survivesCancellation))
  }

  /// Recognizes a touch that has turned back, and tells what it keeps, or not.
  final class Turning: GestureRecognizer, GestureInspectable {
    let core = RecognizerCore(name: "turning")
    var handle: RecognizerHandle { core.handle }
    private let tells: Bool
    private var furthest = 0.0

    init(tells: Bool) { self.tells = tells }

    func touchesMoved(_ touches: Touches, with event: TouchEvent) {
      furthest = max(furthest, touches[0].location(in: nil).x)
    }
    func touchesEnded(_ touches: Touches, with event: TouchEvent) {
      if touches[0].location(in: nil).x < furthest - 5 {
        core.state = .ended
      } else {
        core.fail("it went straight on")
      }
    }
    func touchesCancelled(_ touches: Touches, with event: TouchEvent) { core.fail("cancelled") }
    func reset() { furthest = 0 }

    func addState(to digest: inout StateDigest) {
      if tells { digest.add(furthest) }
      digest.add(core.trackedTouches)
    }
  }

  @Test func `name the one that leaves out of its digest what decides`() throws {
    #expect(laws { Turning(tells: true) }.isEmpty)
    let violation = try #require(
      RecognizerLaws.violations { Turning(tells: false) }.first { $0.law == .digestTellsAll })
    #expect(violation.fault.contains("may as well be"), "\(violation)")
  }

  @Test func `show where the touches were cancelled`() throws {
    final class Clinging: GestureRecognizer {
      let core = RecognizerCore(name: "clinging")
      var handle: RecognizerHandle { core.handle }
      func touchesEnded(_ touches: Touches, with event: TouchEvent) { core.fail("lifted") }
    }
    let violation = try #require(
      RecognizerLaws.violations { Clinging() }.first { $0.law == .survivesCancellation })
    let steps = violation.script.split(separator: "\n")
    #expect(steps.count == 2 && steps[1].hasSuffix("all touches are cancelled"), "\(violation)")
  }

  @Test func `of a kind ask for a sample that shows its gesture`() {
    withKnownIssue {
      RecognizerLaws.verify(
        RecognizerKind("slow", sample: .tap) { LongPressGestureRecognizer() }, seeds: 0..<1)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("'slow' sends no action") }
    }
  }

  @Test func `name the one that holds itself`() {
    final class Selfish: GestureRecognizer {
      let core = RecognizerCore(name: "selfish")
      var handle: RecognizerHandle { core.handle }
      private var own: Selfish?
      func touchesBegan(_ touches: Touches, with event: TouchEvent) {
        own = self
        core.state = .ended
      }
    }
    #expect(laws { Selfish() }.contains(.isReleased))
  }

  @Test func `come without a step that has no effect`() {
    final class Picky: GestureRecognizer {
      let core = RecognizerCore(name: "picky")
      var handle: RecognizerHandle { core.handle }
      private var fingers = 0
      func touchesBegan(_ touches: Touches, with event: TouchEvent) { fingers += touches.count }
      func touchesMoved(_ touches: Touches, with event: TouchEvent) {
        if fingers == 2 { core.state = .changed }
      }
      func touchesEnded(_ touches: Touches, with event: TouchEvent) { core.fail("lifted") }
      func touchesCancelled(_ touches: Touches, with event: TouchEvent) { core.fail("taken") }
      func reset() { fingers = 0 }
    }
    for seed in 0..<12 as Range<UInt64> {
      let found = RecognizerLaws.violations(seeds: seed..<seed + 1) { Picky() }
      guard let violation = found.first(where: { $0.law == .legalTransitions }) else { continue }
      // Two fingers come down, one of them moves, and both lift.
      #expect(violation.script.split(separator: "\n").count == 5, "\(violation)")
    }
  }

  @Test func `come with the shortest script, a timeline and a scenario file`() throws {
    let pan = RecognizerKinds.standard.adding(
      RecognizerKind("counting") { Counting(forgets: false) })
    let violation = try #require(
      RecognizerLaws.violations(kinds: pan) { Counting(forgets: false) }.first)
    #expect(violation.script.split(separator: "\n").count <= 4, "\(violation.script)")
    #expect(violation.timeline.contains("subject"), "\(violation.timeline)")
    let scenario = try #require(violation.scenario)
    #expect(scenario.run().passes)
    #expect("\(violation)".contains("seed \(violation.seed)"))
  }
}
