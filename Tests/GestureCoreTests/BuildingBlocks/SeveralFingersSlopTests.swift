@testable import GestureCore
import GestureSimulation
import GestureTestKit
import PanGesture
import StrokeModel
import Testing

/// Several fingers that move within the slop are not delivered to a pan. It may not behave
/// otherwise than one that hears of each move.
@Suite struct `The slop of several fingers` {
  /// What a pan told: its state, how far it came and how fast it was.
  private struct Step: CustomStringConvertible {
    var state: GestureState
    var translation: Vector
    var velocity: Vector

    func isClose(to other: Step) -> Bool {
      state == other.state && (translation - other.translation).length < 1e-6
        && (velocity - other.velocity).length < 1e-3
    }

    var description: String { "\(state) after \(translation) at \(velocity)" }
  }

  /// A pan, and whether it hears of each move.
  private final class Side {
    let simulation = Simulation()
    let pan = PanGestureRecognizer()
    let hearsAll: Bool
    private(set) var steps: [Step] = []

    init(hearsAll: Bool, fingersAtLeast: Int) {
      self.hearsAll = hearsAll
      pan.minimumNumberOfTouches = fingersAtLeast
      simulation.window.addGestureRecognizer(pan)
      pan.onAction { [unowned self] pan in
        steps.append(
          Step(
            state: pan.state, translation: pan.translation(in: nil),
            velocity: pan.velocity(in: nil)))
      }
    }

    func send(_ inputs: [TouchInput], after interval: Duration) {
      simulation.wait(interval)
      simulation.send(inputs)
      if hearsAll { pan.handle.core.touchSlop = 0 }
    }
  }

  /// Fingers that come down together or one by one, stray, drag and leave.
  private func script(from random: inout SplitMix64) -> [(Duration, [TouchInput])] {
    var script: [(Duration, [TouchInput])] = []
    let count = Int.random(in: 2...5, using: &random)
    var places = (0..<count).map { Point(x: 100 + 100 * Double($0), y: 300) }
    func input(_ finger: Int, _ phase: TouchPhase) -> TouchInput {
      TouchInput(id: TouchID(finger + 1), phase: phase, location: places[finger])
    }
    let isTogether = Bool.random(using: &random)
    var down = isTogether ? count : 1
    script.append((.milliseconds(10), (0..<down).map { input($0, .began) }))
    let reach = Double.random(in: 1...6, using: &random)
    for _ in 0..<Int.random(in: 2...18, using: &random) {
      let pause = Int.random(in: 0..<12, using: &random) == 0 ? 60 : 8
      var inputs: [TouchInput] = []
      for finger in 0..<down where Int.random(in: 0..<3, using: &random) > 0 {
        places[finger] =
          places[finger]
          + Vector(
            dx: Double.random(in: -1...reach, using: &random),
            dy: Double.random(in: -2...2, using: &random))
        inputs.append(input(finger, .moved))
      }
      if down < count, Bool.random(using: &random) {
        inputs.append(input(down, .began))
        down += 1
      }
      script.append((.milliseconds(pause), inputs))
    }
    let ways: [TouchPhase] = [.ended, .ended, .cancelled]
    for finger in 0..<down {
      let phase = ways.randomElement(using: &random) ?? .ended
      script.append((.milliseconds(8), [input(finger, phase)]))
      guard finger + 1 < down else { continue }
      places[finger + 1] = places[finger + 1] + Vector(dx: reach, dy: 0)
      script.append((.milliseconds(8), [input(finger + 1, .moved)]))
    }
    return script
  }

  @Test func `S9.12 S9.20 S9.21 a pan tells the same with and without the small moves`() {
    var drags = 0
    for seed in 0..<600 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let fingersAtLeast = Int.random(in: 1...2, using: &random)
      let quiet = Side(hearsAll: false, fingersAtLeast: fingersAtLeast)
      let told = Side(hearsAll: true, fingersAtLeast: fingersAtLeast)
      for (interval, inputs) in script(from: &random) where !inputs.isEmpty {
        quiet.send(inputs, after: interval)
        told.send(inputs, after: interval)
      }
      let isSame =
        quiet.steps.count == told.steps.count
        && zip(quiet.steps, told.steps).allSatisfy { $0.isClose(to: $1) }
      #expect(isSame, "seed \(seed):\n\(quiet.steps)\nbut told of all:\n\(told.steps)")
      if !quiet.steps.isEmpty { drags += 1 }
    }
    #expect((200...580).contains(drags), "\(drags) of 600 scripts dragged")
  }

  @Test func `S9.12 ten fingers that rest are not delivered; one that drags is`() {
    let side = Side(hearsAll: false, fingersAtLeast: 1)
    func inputs(_ phase: TouchPhase, _ shift: Double) -> [TouchInput] {
      (0..<10).map {
        TouchInput(
          id: TouchID($0), phase: phase, location: Point(x: 50 + 40 * Double($0) + shift, y: 300))
      }
    }
    side.send(inputs(.began, 0), after: .zero)
    #expect(side.pan.handle.core.touchSlop == 10)
    side.send(inputs(.moved, 9.5), after: .milliseconds(8))
    #expect(side.pan.handle.core.touchSlop == 10)
    #expect(side.steps.isEmpty)
    side.send(inputs(.moved, 10), after: .milliseconds(8))
    #expect(side.steps.map(\.translation) == [Vector(dx: 10, dy: 0)])
  }

  @Test func `S9.20 what a finger came within the slop counts although it leaves`() {
    let side = Side(hearsAll: false, fingersAtLeast: 1)
    let (start, other) = (Point(x: 100, y: 300), Point(x: 300, y: 300))
    side.simulation.fingers(.began, start, other)
    side.simulation.fingers(.moved, start + Vector(dx: 8, dy: 0), other + Vector(dx: 8, dy: 0))
    side.simulation.finger(2).cancel()
    side.simulation.finger(1).move(to: start + Vector(dx: 9.9, dy: 0))
    #expect(side.steps.isEmpty)
    side.simulation.finger(1).move(to: start + Vector(dx: 10, dy: 0))
    #expect(side.steps.map(\.translation) == [Vector(dx: 10, dy: 0)])
  }
}
