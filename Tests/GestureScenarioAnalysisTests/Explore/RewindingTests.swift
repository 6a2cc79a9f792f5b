import GestureCore
@testable import GestureExploration
import Testing

@Suite struct `Taking back a move` {
  @Test(arguments: [(distance: 2.0, isTakenBack: true), (60, false)])
  func `brings the state of before unless something was decided`(
    distance: Double, isTakenBack: Bool
  ) throws {
    let place = Point(x: 60, y: 120)
    var trial = Trial(Scenes.pinchAndPan(), ExplorationProperty.laws)
    trial.play(ExploredEvent(at: .zero, .down(1, place)))
    let state = try #require(trial.state)
    let checkpoint = try #require(trial.checkpoint)
    let action = ExploredEvent(
      at: .zero, .move(1, to: place + Vector(dx: distance, dy: 0)))
    let move = try #require(trial.move(action))
    trial.play(action)
    #expect(trial.state != state)
    #expect(trial.takeBack(move, to: checkpoint) == isTakenBack)
    #expect((trial.state == state) == isTakenBack)
    trial.abandon()
  }

  @Test(arguments: [true, false])
  func `is told from another sum by the last digit`(hasExactSums: Bool) {
    let values = [0.3, 0.1 + 0.2].map { sum in
      var digest = StateDigest(at: .zero, hasExactSums: hasExactSums)
      digest.add(sum: sum)
      return digest.value
    }
    #expect((values[0] != values[1]) == hasExactSums)
  }
}
