import GestureCore
import GestureSimulation
import GestureTestKit
import Testing

@Suite struct `Which tap a touch continues` {
  let stage = Stage()

  private func countOfTouch(_ id: TouchID = 1, at place: Point) -> Int? {
    stage.simulation.finger(id).down(at: place)
    return stage.simulation.dispatcher.touches.first { $0.id == id }?.tapCount
  }

  @Test func `S2.24 another finger's tap far away in between makes no difference`() {
    stage.tap(Point(x: 50, y: 50))
    stage.tap(Point(x: 300, y: 600))
    #expect(countOfTouch(at: Point(x: 50, y: 50)) == 2)
  }

  @Test(arguments: [(145, 2), (146, 1)])
  func `S2.24 the distance is measured from where the tap came down`(x: Int, count: Int) {
    stage.finger.down(at: Point(x: 100, y: 100))
    stage.finger.move(to: Point(x: 105, y: 100))
    stage.finger.up()
    #expect(countOfTouch(at: Point(x: Double(x), y: 100)) == count)
  }
}
