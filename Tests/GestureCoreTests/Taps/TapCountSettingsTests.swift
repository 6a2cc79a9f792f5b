import Foundation
import GestureCore
import GestureSimulation
import TapGesture
import Testing

/// A touch's tap count follows the dispatcher's settings for its type.
@Suite struct `Tap counts with other settings` {
  private let simulation = Simulation()

  /// - Returns: the tap count of a pencil that moves so far.
  private func tapCount(moving distance: Double) -> Int? {
    let finger = simulation.finger(1, type: .pencil)
    finger.down(at: Point(x: 100, y: 100))
    simulation.wait(.milliseconds(20))
    finger.move(to: Point(x: 100 + distance, y: 100))
    let count = simulation.dispatcher.touches.first?.tapCount
    finger.up()
    simulation.wait(.seconds(2))
    return count
  }

  @Test(arguments: [(79.0, 1), (80, 1), (81, 0)])
  func `last as far as the pencil's slop of 80 (S2.25)`(distance: Double, count: Int) {
    simulation.dispatcher.settings.pencil.allowableTapMovement = 80
    #expect(tapCount(moving: distance) == count)
  }

  @Test(arguments: [(45.0, 1), (46, 0)])
  func `last as far as the usual slop without settings (S2.25)`(distance: Double, count: Int) {
    #expect(tapCount(moving: distance) == count)
  }

  @Test(arguments: 0..<360)
  func `are those of taps that recognize, in any direction (S2.25, S9.1)`(degrees: Int) {
    let tap = TapGestureRecognizer()
    simulation.dispatcher.settings.direct.allowableTapMovement = 10
    simulation.window.addGestureRecognizer(tap)
    var count: Int?
    tap.onAction { [simulation] _ in count = simulation.dispatcher.touches.first?.tapCount }
    let angle = Double(degrees) * .pi / 180
    let finger = simulation.finger()
    finger.down(at: Point(x: 100, y: 100))
    finger.move(to: Point(x: 100 + 10 * cos(angle), y: 100 + 10 * sin(angle)))
    finger.up()
    if tap.lastOutcome?.state == .ended { #expect(count == 1) }
  }

  @Test func `of a pencil don't follow the settings of fingers (S2.25)`() {
    simulation.dispatcher.settings.direct.allowableTapMovement = 80
    #expect(tapCount(moving: 60) == 0)
  }
}
