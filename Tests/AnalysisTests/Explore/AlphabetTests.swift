import GestureCore
import GestureSimulation
import PanGesture
import ScreenEdgePanGesture
import TapGesture
import Testing

@Suite struct `The alphabet of a scene` {
  let simulation = Simulation()

  @Test func `has a spot for each set of recognizers`() {
    let card = View(name: "card", frame: Rect(x: 20, y: 20, width: 200, height: 200))
    let label = View(name: "label", frame: Rect(x: 20, y: 300, width: 200, height: 100))
    simulation.window.addSubview(card)
    simulation.window.addSubview(label)
    card.addGestureRecognizer(TapGestureRecognizer())
    #expect(ExplorationAlphabet(for: simulation).spots.count == 1)
    simulation.window.addGestureRecognizer(PanGestureRecognizer())
    let spots = ExplorationAlphabet(for: simulation).spots
    #expect(spots.count == 2, "on the card, and anywhere else: \(spots)")
    card.addSubview(Button(name: "ok", frame: Rect(x: 50, y: 50, width: 80, height: 80)))
    #expect(ExplorationAlphabet(for: simulation).spots.count == 3)
  }

  @Test func `takes the places that it is given`() {
    simulation.window.addGestureRecognizer(TapGestureRecognizer())
    let place = Point(x: 3, y: 4)
    let alphabet = ExplorationAlphabet(for: simulation, preferring: [place, Point(x: 9, y: 9)])
    #expect(alphabet.spots == [place])
  }

  @Test func `has a spot at an edge that counts`() {
    let edge = ScreenEdgePanGestureRecognizer()
    edge.edges = .left
    edge.edgeDepth = 4
    simulation.window.addGestureRecognizer(edge)
    let spots = ExplorationAlphabet(for: simulation).spots
    #expect(spots.contains { $0.x <= 4 } && spots.contains { $0.x > 4 }, "\(spots)")
  }

  @Test func `moves within the smallest limit, and beyond the largest`() {
    simulation.window.addGestureRecognizer(TapGestureRecognizer())
    simulation.window.addGestureRecognizer(PanGestureRecognizer())
    let lengths = ExplorationAlphabet(for: simulation).moves.map(\.length)
    #expect(lengths.min() == 6 && lengths.max() == 50, "\(lengths)")
  }
}
