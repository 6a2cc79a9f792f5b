import GestureCore
import GestureSimulation
import Testing

/// Touches as a collection, whichever way their number is kept.
@Suite struct `Touches together` {
  private final class Catcher: GestureRecognizer {
    let core = RecognizerCore(name: "catcher")
    var handle: RecognizerHandle { core.handle }
    var touches = Touches()

    func touchesBegan(_ touches: Touches, with event: TouchEvent) { self.touches = touches }
  }

  private func touches(_ count: Int) -> Touches {
    let simulation = Simulation()
    let catcher = Catcher()
    simulation.window.addGestureRecognizer(catcher)
    simulation.send(
      (0..<count).map { finger in
        TouchInput(
          id: TouchID(finger), phase: .began, location: Point(x: 10 * Double(finger), y: 0))
      })
    return catcher.touches
  }

  @Test(arguments: 0...5)
  func `S2.26 are a collection in the order in which they began`(count: Int) {
    let touches = touches(count)
    let ids = (0..<count).map { TouchID($0) }
    #expect(touches.count == count)
    #expect(touches.isEmpty == (count == 0))
    #expect(touches.map(\.id) == ids)
    #expect(touches.indices.map { touches[$0].id } == ids)
    #expect(touches.reversed().map(\.id) == ids.reversed())
    #expect(touches.first?.id == ids.first)
    var visited: [TouchID] = []
    touches.forEach { visited.append($0.id) }
    #expect(visited == ids)
    var first: [TouchID] = []
    touches.withFirst { first.append($0.id) }
    #expect(first == Array(ids.prefix(1)))
  }

  @Test(arguments: 1...5)
  func `are asked until the first that says otherwise`(count: Int) {
    let touches = touches(count)
    for wanted in 0..<count {
      var asked = 0
      let isEach = touches.allSatisfy { touch in
        asked += 1
        return touch.id != TouchID(wanted)
      }
      #expect(!isEach)
      #expect(asked == wanted + 1)
      #expect(touches.contains(touches[wanted]))
    }
    #expect(touches.allSatisfy { $0.location(in: nil).y == 0 })
    let mean = 10 * Double(count - 1) / 2
    #expect(touches.location == Point(x: mean, y: 0), "the mean of their places (S2.33)")
  }
}
