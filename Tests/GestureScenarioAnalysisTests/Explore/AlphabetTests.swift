import DoubleTapGesture
import GestureCore
import PanGesture
import ScreenEdgePanGesture
import SwipeGesture
import TapGesture
import Testing

@testable import GestureExploration
@testable import GestureSimulation

@Suite struct `The alphabet of a scene` {
  let simulation = Simulation()

  @Test func `has a spot for each view that is hit, if recognizers are around it`() {
    let card = View(name: "card", frame: Rect(x: 20, y: 20, width: 200, height: 200))
    let label = View(name: "label", frame: Rect(x: 20, y: 300, width: 200, height: 100))
    simulation.window.addSubview(card)
    simulation.window.addSubview(label)
    card.addGestureRecognizer(TapGestureRecognizer())
    #expect(ExplorationAlphabet(for: simulation).spots.count == 1)
    simulation.window.addGestureRecognizer(PanGestureRecognizer())
    let spots = ExplorationAlphabet(for: simulation).spots
    #expect(spots.count == 3, "on the card, on the label, and anywhere else: \(spots)")
    card.addSubview(Button(name: "ok", frame: Rect(x: 50, y: 50, width: 80, height: 80)))
    #expect(ExplorationAlphabet(for: simulation).spots.count == 4)
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

  @Test func `has places within, at, between and beyond the distances that count`() {
    simulation.window.addGestureRecognizer(TapGestureRecognizer())
    simulation.window.addGestureRecognizer(PanGestureRecognizer())
    let offsets = ExplorationAlphabet(for: simulation).offsets
    for side in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
      let side = Vector(dx: side.0, dy: side.1)
      let distances = offsets.filter { $0.dot(side) > 0 && $0.cross(side) == 0 }
        .map { max($0.dx.magnitude, $0.dy.magnitude) }
      // Diagonally a coordinate is 0.7 of the distance.
      let isStraight = side.dx * side.dy == 0
      #expect(distances == (isStraight ? [6, 10, 27.5, 45, 50] : [3.5, 19.4, 40]))
    }
    #expect(offsets.count == 32)
  }

  @Test func `is the same to each side, with several fingers too`() {
    simulation.window.addGestureRecognizer(PanGestureRecognizer())
    simulation.window.addGestureRecognizer(SwipeGestureRecognizer())
    for fingers in 1...2 {
      let offsets = Set(ExplorationAlphabet(for: simulation, fingers: fingers).offsets)
      #expect(!offsets.isEmpty)
      #expect(Set(offsets.map { Vector(dx: -$0.dx, dy: -$0.dy) }) == offsets)
      #expect(Set(offsets.map { Vector(dx: $0.dx, dy: -$0.dy) }) == offsets)
      let straight = offsets.filter { $0.dx * $0.dy == 0 }
      #expect(Set(straight.map { Vector(dx: $0.dy, dy: $0.dx) }) == straight)
    }
  }

  @Test func `has a place too far away for a second tap`() {
    simulation.window.addGestureRecognizer(DoubleTapGestureRecognizer())
    let spots = ExplorationAlphabet(for: simulation).spots
    #expect(spots.count == 2)
    #expect(spots[0].distance(to: spots[1]) == 50)
  }

  @Test func `lets a finger go back to where it came down`() throws {
    simulation.window.addGestureRecognizer(PanGestureRecognizer())
    let alphabet = ExplorationAlphabet(
      spots: [Point(x: 100, y: 100)], offsets: [Vector(dx: 30, dy: 0), Vector(dx: 0, dy: 30)])
    var trial = Trial(ExploredScene(simulation), [])
    trial.play(ExploredEvent(at: .zero, .down(1, alphabet.spots[0])))
    trial.play(ExploredEvent(at: .zero, .move(1, to: Point(x: 130, y: 100))))
    let moves = trial.actions(alphabet).compactMap { letter in
      if case .move(_, let place) = letter.what { place } else { nil }
    }
    #expect(moves == [Point(x: 100, y: 100), Point(x: 100, y: 130)])
  }
}
