import GestureCore
import GestureSimulation
import PanGesture

/// A board with stones that up to ten fingers move, each finger its own stone.
///
/// Each touch gets a pan of its own, so no pan has to tell fingers apart.
private final class Board: View {
  private let narrator: Narrator

  init(stones: [Point], narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "board", frame: Rect(x: 0, y: 0, width: 400, height: 800))
    for (index, place) in stones.enumerated() {
      let frame = Rect(x: place.x - 30, y: place.y - 30, width: 60, height: 60)
      addSubview(View(name: "stone \(index + 1)", frame: frame))
    }
    var count = 0
    addForEachTouch(limit: 10) { [unowned self] in
      count += 1
      return makePan(number: count)
    }
  }

  private func makePan(number: Int) -> PanGestureRecognizer {
    let pan = PanGestureRecognizer()
    pan.name = "pan \(number)"
    var stone: View?
    pan.onAction { [unowned self] pan in
      if pan.state == .began {
        let start = pan.location(in: self) - pan.translation(in: self)
        stone = subviews.last { $0.frame.contains(start) }
      }
      guard let stone else { return }
      stone.center += pan.translation(in: self)
      pan.setTranslation(.zero, in: self)
      if pan.state.isTerminal { narrator.say("\(stone.name) is put down at \(stone.center.text)") }
    }
    return pan
  }
}

extension Exercise {
  static let tenFingers = Exercise(
    name: "ten-fingers", title: "a board on which each finger moves a stone of its own",
    lookFor: "Each touch has one pan, and a pan that is free again is taken for the next touch."
  ) { stage in
    let stones = [Point(x: 100, y: 200), Point(x: 200, y: 400), Point(x: 300, y: 600)]
    stage.window.addSubview(Board(stones: stones, narrator: stage.narrator))
    let fingers = [stage.finger(1), stage.finger(2), stage.finger(3)]
    for (finger, stone) in zip(fingers, stones) { finger.down(at: stone) }
    for step in [20.0, 40] {
      stage.wait(.milliseconds(10))
      stage.simulation.send(
        zip(fingers, stones).map { finger, stone in
          TouchInput(id: finger.id, phase: .moved, location: stone + Vector(dx: step, dy: 0))
        })
    }
    fingers[1].up()

    stage.wait(.milliseconds(100))
    stage.narrator.announce("a finger comes down again while the others rest")
    fingers[1].down(at: Point(x: 240, y: 400))
    fingers[1].move(to: Point(x: 240, y: 440), over: .milliseconds(20))
    for finger in fingers { finger.up() }
  }
}
