import DoubleTapGesture
import GestureCore
import GestureDiagnosis
import GestureSimulation
import GestureTestKit
import PanGesture
import PinchGesture
import TapGesture
import Testing

@Suite struct `A ring of waiting` {
  let stage = Stage()

  @Test func `is found though it was refused`() {
    let one = stage.add(TapGestureRecognizer(), "one")
    let two = stage.add(DoubleTapGestureRecognizer(), "two")
    one.require(toFail: two)
    #expect(stage.findings(.cycle).isEmpty, "\(stage.text)")
    two.require(toFail: one)
    #expect(stage.findings(.cycle).map(\.severity) == [.error], "\(stage.text)")
    two.removeRequirement(toFail: one)
    #expect(stage.findings(.cycle).isEmpty, "\(stage.text)")
  }

  @Test func `is found in what delegates would answer`() {
    let one = stage.add(TapGestureRecognizer(), "one")
    let two = stage.add(DoubleTapGestureRecognizer(), "two")
    one.require(toFail: two)
    let delegate = ScriptedDelegate()
    stage.set(delegate, of: two)
    #expect(stage.findings(.cycle).isEmpty, "\(stage.text)")
    delegate.waits = { _, _ in true }
    #expect(stage.findings(.cycle).map(\.severity) == [.error], "\(stage.text)")
  }
}

@Suite struct `An agreement to recognize together` {
  let stage = Stage()

  @Test func `is in vain for one that waits`() {
    let one = stage.add(PanGestureRecognizer(), "one")
    let two = stage.add(PinchGestureRecognizer(), "two")
    one.recognizesSimultaneously(with: two)
    #expect(stage.findings.isEmpty, "\(stage.text)")
    one.require(toFail: two)
    #expect(stage.findings(.waitsForSimultaneous).map(\.severity) == [.warning], "\(stage.text)")
  }

  @Test func `releases one beside the winner of a chain`() {
    let single = stage.add(TapGestureRecognizer(), "single")
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    let triple = stage.add(TapGestureRecognizer(), "triple")
    triple.numberOfTapsRequired = 3
    single.require(toFail: double)
    double.require(toFail: triple)
    #expect(stage.findings(.releasedWithWinner).isEmpty, "\(stage.text)")
    single.recognizesSimultaneously(with: triple)
    let found = stage.findings(.releasedWithWinner)
    #expect(found.map { $0.recognizers.map(\.name) } == [["single", "triple", "double"]])
    single.require(toFail: triple)
    #expect(stage.findings(.releasedWithWinner).isEmpty, "\(stage.text)")
  }

  @Test func `counts though the other delegate says no, and that is noted`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    let pinch = stage.add(PinchGestureRecognizer(), "pinch")
    let tap = stage.add(DoubleTapGestureRecognizer(), "tap")
    let (yes, no) = (ScriptedDelegate(), ScriptedDelegate())
    stage.set(yes, of: pan)
    stage.set(no, of: pinch)
    yes.allowsBoth = { $1 !== tap }
    #expect(stage.findings(.delegatesDisagree).isEmpty, "the other one says nothing")
    no.allowsBoth = { $1 === tap }
    #expect(stage.findings(.delegatesDisagree).map(\.severity) == [.note], "\(stage.text)")
    no.allowsBoth = { _, _ in true }
    #expect(stage.findings(.delegatesDisagree).isEmpty, "\(stage.text)")
  }

  @Test func `may be one side's alone`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    let pinch = stage.add(PinchGestureRecognizer(), "pinch")
    let both = ScriptedDelegate()
    both.allowsBoth = { one, _ in one === pan }
    stage.set(both, of: pan, pinch)
    #expect(stage.findings(.delegatesDisagree).isEmpty, "\(stage.text)")
    let tap = stage.add(DoubleTapGestureRecognizer(), "tap")
    let other = ScriptedDelegate()
    other.allowsBoth = { $1 === tap }
    stage.set(other, of: pinch)
    #expect(stage.findings(.delegatesDisagree).count == 1, "of two: \(stage.text)")
  }
}

@Suite struct `A requirement` {
  let stage = Stage()

  @Test func `has no effect between views that don't lie in one another`() {
    let other = View(name: "other", frame: Rect(x: 20, y: 300, width: 100, height: 100))
    stage.window.addSubview(other)
    let tap = stage.add(TapGestureRecognizer(), "tap")
    let pan = stage.add(PanGestureRecognizer(), "pan", to: other)
    tap.require(toFail: pan)
    #expect(stage.findings(.idleRequirement).map(\.severity) == [.warning], "\(stage.text)")
    stage.window.addGestureRecognizer(pan)
    #expect(stage.findings(.idleRequirement).isEmpty, "\(stage.text)")
  }

  @Test func `may be for one that is elsewhere`() {
    let elsewhere = PanGestureRecognizer()
    stage.add(TapGestureRecognizer(), "tap").require(toFail: elsewhere)
    #expect(stage.findings(.idleRequirement).map(\.severity) == [.note], "\(stage.text)")
    #expect(elsewhere.view == nil)
  }
}
