import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

@Suite struct `Illegal assignments` {
  let stage = Stage()

  /// How a recognizer comes to a state within one callback.
  static let ways: [GestureState: [GestureState]] = [
    .possible: [], .began: [.began], .changed: [.began, .changed], .ended: [.ended],
    .cancelled: [.began, .cancelled], .failed: [.failed],
  ]

  /// What a legal assignment comes to, by the state before it.
  static let legal: [GestureState: [GestureState: GestureState]] = [
    .possible: [.began: .began, .ended: .ended, .failed: .failed, .cancelled: .failed],
    .began: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
    .changed: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
  ]

  @Test func `S1.15 S1.16 an illegal one changes nothing and is diagnosed`() {
    for from in GestureState.allCases {
      for to in GestureState.allCases {
        let stage = Stage()
        var before: GestureState?
        var after: GestureState?
        let recognizer = ScriptedRecognizer("recognizer").on(.moved) { recognizer in
          for state in Self.ways[from] ?? [] { recognizer.core.state = state }
          before = recognizer.core.state
          recognizer.core.state = to
          after = recognizer.core.state
        }
        stage.add(recognizer)
        stage.beginDrag()
        let legal = Self.legal[from]?[to]
        #expect(before == from, "\(from) to \(to)")
        #expect(after == legal ?? from, "\(from) to \(to): \(stage.log)")
        let diagnostic = GestureDiagnostic(
          .illegalTransition(from: from, to: to), recognizer: recognizer.label)
        #expect(
          stage.log.diagnostics == (legal == nil ? [diagnostic] : []),
          "\(from) to \(to): \(stage.log)")
      }
    }
  }

  @Test func `S1.16 the diagnostic names the recognizer and both states`() {
    stage.add(ScriptedRecognizer("swirl").on(.moved, [.failed, .began]))
    stage.beginDrag()
    #expect(
      stage.log.diagnostics.map(\.description)
        == ["'swirl' of view 'card': it assigned began while it was failed; nothing changed"])
  }

  @Test(arguments: [GestureState.possible, .changed])
  func `S1.15 S1.16 one from outside leaves an idle recognizer idle`(state: GestureState) {
    let recognizer = ScriptedRecognizer("recognizer")
    stage.add(recognizer)
    recognizer.core.state = state
    #expect(stage.states(of: recognizer) == [], "\(stage.log)")
    #expect(recognizer.resets == 0, "\(stage.log)")
    #expect(
      stage.log.diagnostics.map(\.kind) == [.illegalTransition(from: .possible, to: state)],
      "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
  }

  @Test func `S1.15 possible from outside revives no finished recognizer`() {
    let blocker = ScriptedRecognizer("blocker", .undecided)
    let waiting = ScriptedRecognizer("waiting").on(.moved, [.failed])
    waiting.require(toFail: blocker)
    stage.add(blocker, waiting)
    stage.beginDrag()
    waiting.core.state = .possible
    #expect(waiting.state == .failed, "\(stage.log)")
    #expect(
      stage.log.diagnostics.map(\.kind) == [.illegalTransition(from: .failed, to: .possible)],
      "\(stage.log)")
  }

  @Test func `S1.16 a strict dispatcher stops at an illegal one`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage()
      stage.simulation.dispatcher.stopsAtDiagnostics = true
      stage.add(ScriptedRecognizer("recognizer").on(.began, [.changed]))
      stage.finger.down(at: stage.place)
    }
  }

  @Test func `S1.16 a strict dispatcher lets legal ones pass`() {
    stage.simulation.dispatcher.stopsAtDiagnostics = true
    stage.add(ScriptedRecognizer("tap", .tap))
    stage.tap()
    #expect(stage.actions == ["tap ended"], "\(stage.log)")
  }

  @Test func `S1.17 apps read the state and cannot write it`() {
    let state: PartialKeyPath<TapGestureRecognizer> = \.state
    let name: PartialKeyPath<TapGestureRecognizer> = \.name
    #expect(!(state is ReferenceWritableKeyPath<TapGestureRecognizer, GestureState>))
    #expect(name is ReferenceWritableKeyPath<TapGestureRecognizer, String>)
  }

  @Test func `S1.18 one without a window is a misuse that is told later`() {
    let recognizer = ScriptedRecognizer("recognizer", .tap)
    recognizer.core.state = .ended
    #expect(recognizer.core.state == .possible)
    stage.add(recognizer)
    stage.tap()
    #expect(stage.log.diagnostics.map(\.kind.word) == ["misuse"], "\(stage.log)")
    #expect(stage.actions == ["recognizer ended"], "\(stage.log)")
  }
}
