import GestureTestKit
import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTrace
import LongPressGesture
import PanGesture
import PinchGesture
import StrokeModel
import SwipeGesture
import TapGesture
import Testing

/// What holds of every view and every touch, whatever fingers and recognizers do.
@Suite struct `Streams of touches` {
  @Test func `S7.23 a view hears of a touch from one began to one end, or not at all`() {
    let count = Effort.of(15, thorough: 200)
    var heard = 0
    for seed in 1...count {
      var random = SplitMix64(seed: UInt64(seed))
      let simulation = Simulation()
      let watcher = ViewStreams()
      simulation.dispatcher.addObserver(watcher)
      fill(simulation.window, with: &random)
      for _ in 0..<10 {
        for _ in 0..<20 { act(on: simulation, with: &random) }
        liftAll(on: simulation)
      }
      simulation.runUntilNothingIsPending()
      #expect(watcher.broken.isEmpty, "seed \(seed)\n\(simulation.log)")
      if !watcher.streams.isEmpty { heard += 1 }
      #expect(simulation.dispatcher.isIdle, "seed \(seed)\n\(simulation.log)")
    }
    // Where all touches are held back from views that never get them, a view hears of none.
    #expect(heard >= count * 9 / 10, "views heard of touches with \(heard) of \(count) seeds")
  }

  private func fill(_ window: Window, with random: inout SplitMix64) {
    let outer = View(name: "outer", frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let inner = View(name: "inner", frame: Rect(x: 0, y: 0, width: 200, height: 800))
    window.addSubview(outer)
    outer.addSubview(inner)
    let makers: [() -> any GestureRecognizer] = [
      { TapGestureRecognizer() }, { DoubleTapGestureRecognizer() }, { PanGestureRecognizer() },
      { LongPressGestureRecognizer() }, { PinchGestureRecognizer() }, { SwipeGestureRecognizer() },
      { ContentDelayGestureRecognizer() },
    ]
    var former: (any GestureRecognizer)?
    for view in [outer, inner] {
      view.isMultipleTouchEnabled = Bool.random(using: &random)
      for make in makers.shuffled(using: &random).prefix(3) {
        let recognizer = make()
        recognizer.cancelsTouchesInView = Int.random(in: 0..<4, using: &random) > 0
        recognizer.delaysTouchesBegan =
          recognizer.delaysTouchesBegan || Int.random(in: 0..<4, using: &random) == 0
        recognizer.delaysTouchesEnded = Bool.random(using: &random)
        view.addGestureRecognizer(recognizer)
        if let former, Bool.random(using: &random) { recognizer.require(toFail: former) }
        former = recognizer
      }
    }
  }

  private func liftAll(on simulation: Simulation) {
    for touch in simulation.dispatcher.touches { simulation.finger(touch.id).up() }
  }

  private func act(on simulation: Simulation, with random: inout SplitMix64) {
    simulation.wait(.milliseconds(Int.random(in: 0...60, using: &random)))
    let id = TouchID(Int.random(in: 1...3, using: &random))
    let touch = simulation.dispatcher.touches.first { $0.id == id }
    let finger = simulation.finger(id)
    guard let touch else {
      let x = Double.random(in: 0..<400, using: &random)
      return finger.down(at: Point(x: x, y: Double.random(in: 0..<800, using: &random)))
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6:
      let step = Vector(
        dx: Double.random(in: -30...30, using: &random),
        dy: Double.random(in: -30...30, using: &random))
      finger.move(to: touch.location(in: nil) + step)
    case 6..<9: finger.up()
    case _: finger.cancel()
    }
  }
}
