import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import TapGesture
import Testing

@Suite struct `Hooks of recognizers` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let delegate = ScriptedDelegate()
  let place = Point(x: 50, y: 50)

  init() { simulation.window.addSubview(card) }

  /// Leaves every hook at its default; recognizes when its finger lifts.
  final class Plain: GestureRecognizer {
    let core: RecognizerCore
    var handle: RecognizerHandle { core.handle }
    init(_ name: String, on view: View) {
      core = RecognizerCore(name: name)
      view.addGestureRecognizer(self)
    }
    func touchesEnded(_ touches: Touches, with event: TouchEvent) { core.state = .ended }
    func touchesCancelled(_ touches: Touches, with event: TouchEvent) { core.fail() }
  }

  @Test func `S3.29 by default each recognizer prevents any other`() {
    let a = Plain("a", on: card)
    let b = Plain("b", on: card)
    #expect(a.canPrevent(b))
    #expect(a.canBePrevented(by: b))
    simulation.tap(at: place)
    #expect(simulation.log.actions == ["b ended"], "\(simulation.log)")
  }

  @Test func `S3.29 S3.18 both hooks are asked before any delegate`() {
    let loser = ScriptedRecognizer("loser", .watch, on: card)
    let winner = ScriptedRecognizer("winner", .drag, on: card)
    loser.delegate = delegate
    winner.delegate = delegate
    var before: [[String]] = []
    delegate.allowsBoth = { _, _ in
      before.append((winner.questions + loser.questions).filter { $0.hasPrefix("can") })
      return false
    }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(
      before.first == ["canPrevent loser", "canBePrevented by winner"], "\(simulation.log)")
  }

  @Test(arguments: [
    (1, 1, true), (1, 2, false), (2, 1, true), (2, 2, true), (2, 3, false), (3, 2, true),
  ])
  func `S3.30 a tap never prevents a tap that needs more taps`(
    taps: Int, others: Int, expected: Bool
  ) {
    let tap = TapGestureRecognizer()
    let other = DoubleTapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    other.numberOfTapsRequired = others
    #expect(tap.canPrevent(other) == expected)
  }

  @Test func `S3.30 in an attempt the number of taps counts with which that began`() {
    let tap = TapGestureRecognizer()
    let double = DoubleTapGestureRecognizer()
    card.addGestureRecognizer(tap)
    card.addGestureRecognizer(double)
    let finger = simulation.finger()
    finger.down(at: place)
    tap.numberOfTapsRequired = 2
    #expect(!tap.canPrevent(double), "its attempt began as that of a single tap")
    finger.cancel()
    #expect(tap.canPrevent(double))
  }

  @Test func `S3.30 a tap prevents what is no tap`() {
    #expect(TapGestureRecognizer().canPrevent(LongPressGestureRecognizer()))
    #expect(TapGestureRecognizer().canPrevent(Plain("plain", on: card)))
  }

  @Test func `S3.30 after a single tap the double tap is still possible`() {
    let double = DoubleTapGestureRecognizer()
    let single = TapGestureRecognizer()
    card.addGestureRecognizer(double)
    card.addGestureRecognizer(single)
    simulation.tap(at: place)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(double.state == .possible)
    #expect(double.lastOutcome == nil, "its attempt goes on")
  }

  @Test(arguments: [true, false])
  func `S3.31 on the second lift the double tap prevents the single tap`(singleIsNewer: Bool) {
    let double = DoubleTapGestureRecognizer()
    let single = TapGestureRecognizer()
    card.addGestureRecognizer(singleIsNewer ? double : single)
    card.addGestureRecognizer(singleIsNewer ? single : double)
    simulation.tap(at: place, taps: 2)
    #expect(simulation.log.actions == ["tap ended", "doubleTap ended"], "\(simulation.log)")
    #expect(single.lastOutcome?.reason == .excluded(by: double.label))
  }

  @Test func `S3.32 by default no recognizer waits for another`() {
    let a = Plain("a", on: card)
    let b = Plain("b", on: card)
    #expect(!a.shouldRequireFailure(of: b))
    #expect(!a.shouldBeRequiredToFail(by: b))
  }

  @Test func `S3.32 a hook's yes counts beside the delegate's no, and the delegate is asked too`() {
    let first = ScriptedRecognizer("first", .idle, on: card)
    let waiting = ScriptedRecognizer("waiting", .drag, on: card)
    waiting.delegate = delegate
    waiting.waitsFor = { $0.name == "first" }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(
      simulation.log.entries.contains { $0.what == .held(waiting.label, by: [first.label]) },
      "\(simulation.log)")
    #expect(delegate.asked("requireFailure") == ["requireFailure waiting first"])
    #expect(
      waiting.questions.filter { $0 == "shouldRequireFailure of first" }.count == 1)
  }

  @Test func `S3.7 S13.15 one that a rival's hook removes is not asked whether it should begin`() {
    let first = ScriptedRecognizer("first", .drag, on: card)
    let second = ScriptedRecognizer("second", .drag, on: card)
    second.delegate = delegate
    // The first one is asked about the second one, which has its turn first.
    first.prevents = { [card] _ in
      card.removeGestureRecognizer(second)
      return false
    }
    simulation.draw([place, Point(x: 75, y: 50)])
    #expect(delegate.asked("shouldBegin").isEmpty, "\(simulation.log)")
    #expect(simulation.log.actions.first == "first began", "\(simulation.log)")
  }
}
