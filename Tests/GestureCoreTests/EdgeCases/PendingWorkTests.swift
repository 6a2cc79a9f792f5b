import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import Testing

@Suite struct `What a dispatcher is busy with` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let double = DoubleTapGestureRecognizer()
  let place = Point(x: 50, y: 50)

  init() {
    simulation.window.addSubview(card)
    double.name = "double"
    card.addGestureRecognizer(double)
  }

  private var pendingWork: [String] {
    simulation.dispatcher.pendingWork.map { pendingWork in
      switch pendingWork {
      case .touch(let id): "touch \(id.rawValue)"
      case .attempt(let label, let state, let touches):
        "\(label.name) \(state.word) \(touches.map(\.rawValue))"
      case .withheldTouch(let id, let view): "touch \(id.rawValue) withheld from \(view)"
      case .deadline(let wake): "\(wake.recognizer.name) waits"
      }
    }
  }

  @Test func `S6.9 nothing, before the first touch and after the last deadline`() {
    #expect(pendingWork.isEmpty)
    simulation.tap(at: place)
    #expect(simulation.runUntilNothingIsPending())
    #expect(pendingWork.isEmpty)
  }

  @Test func `S7.12 a touch that is down, then its withheld lift, with the attempt and its wake`() {
    simulation.finger().down(at: place)
    #expect(pendingWork == ["touch 1", "double possible [1]", "double waits"])
    simulation.lift(1)
    #expect(pendingWork == ["double possible []", "touch 1 withheld from card", "double waits"])
  }

  @Test func `S4.18 a held recognizer is in the state that it has assigned`() {
    let hasty = ScriptedRecognizer("hasty", .tap)
    card.addGestureRecognizer(hasty)
    hasty.require(toFail: double)
    simulation.tap(at: place)
    #expect(hasty.state == .possible)
    #expect(pendingWork.contains { $0.hasPrefix("hasty ended") }, "\(pendingWork)")
  }
}
