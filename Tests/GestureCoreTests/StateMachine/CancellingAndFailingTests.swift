import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Cancelling and failing` {
  let stage = Stage()

  @Test func `S1.10 S1.11 what has begun in an event before sends cancelled once`() {
    let pan = ScriptedRecognizer("pan").on(.moved, [.began], [.cancelled])
    stage.add(pan)
    stage.drag(times: 4)
    #expect(stage.actions == ["pan began", "pan cancelled"], "\(stage.log)")
  }

  @Test func `S1.11 S4.21 no cancelled is sent where no began was`() {
    let pan = ScriptedRecognizer("pan", .drag)
    let blocker = ScriptedRecognizer("blocker", .undecided)
    pan.require(toFail: blocker)
    stage.add(pan, blocker)
    stage.beginDrag(times: 2)
    #expect(pan.core.state == .changed, "\(stage.log)")
    stage.finger.cancel()
    #expect(stage.actions == [], "\(stage.log)")
    #expect(stage.states(of: pan) == [.failed], "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
  }

  @Test(arguments: [ScriptedRecognizer.Cue.began, .moved, .ended])
  func `S1.12 failed sends no action`(cue: ScriptedRecognizer.Cue) {
    let tap = ScriptedRecognizer("tap").on(cue, [.failed])
    stage.add(tap)
    stage.drag()
    #expect(stage.states(of: tap) == [.failed], "\(stage.log)")
    #expect(stage.actions == [], "\(stage.log)")
  }

  @Test(arguments: 0...1)
  func `S1.13 failed while active is cancelled`(changes: Int) {
    let pan = ScriptedRecognizer("pan", .drag).on(.ended, [.failed])
    stage.add(pan)
    stage.finger.down(at: stage.place)
    stage.move(stage.finger, times: 1 + changes)
    stage.finger.up()
    #expect(stage.states(of: pan).last == .cancelled, "\(stage.log)")
    #expect(stage.actions.last == "pan cancelled", "\(stage.log)")
    #expect(stage.log.diagnostics == [], "\(stage.log)")
  }

  @Test func `S1.14 cancelled while possible is failed`() {
    let tap = ScriptedRecognizer("tap").on(.moved, [.cancelled])
    stage.add(tap)
    stage.beginDrag()
    #expect(stage.states(of: tap) == [.failed], "\(stage.log)")
    #expect(stage.actions == [], "\(stage.log)")
    #expect(stage.log.diagnostics == [], "\(stage.log)")
  }

  @Test func `S1.20 S14.15 one that does not decide when its touches are cancelled is failed`() {
    let mute = ScriptedRecognizer("mute")
    stage.add(mute)
    stage.finger.down(at: stage.place)
    stage.finger.cancel()
    #expect(mute.heard == [.began, .cancelled], "\(stage.log)")
    #expect(stage.states(of: mute) == [.failed], "\(stage.log)")
    #expect(stage.reason(of: mute) == .touchesCancelled, "\(stage.log)")
    #expect(stage.log.diagnostics.map(\.recognizer) == [mute.label], "\(stage.log)")
  }

  @Test func `S1.20 S14.15 one that does not decide while active is cancelled`() {
    let mute = ScriptedRecognizer("mute").on(.began, [.began])
    stage.add(mute)
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: stage.place)
    stage.secondFinger.cancel()
    #expect(mute.state == .began, "one finger is left\n\(stage.log)")
    stage.finger.cancel()
    #expect(stage.actions == ["mute began", "mute cancelled"], "\(stage.log)")
    #expect(stage.reason(of: mute) == .touchesCancelled, "\(stage.log)")
  }

  @Test func `S1.20 one that decides when its touches are cancelled causes no diagnostic`() {
    let tap = ScriptedRecognizer("tap", .tap)
    let pan = ScriptedRecognizer("pan", .drag)
    stage.add(tap)
    stage.window.addGestureRecognizer(pan)
    stage.finger.down(at: stage.place)
    stage.finger.cancel()
    #expect(stage.states(of: tap) + stage.states(of: pan) == [.failed, .failed], "\(stage.log)")
    #expect(stage.log.diagnostics == [], "\(stage.log)")
  }
}
