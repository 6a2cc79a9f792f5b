import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import StrokeModel
import Testing

/// Far more fingers than are searched one by one come, move and lift, alone and together.
@Suite struct `Many touches` {
  let simulation = Simulation()
  let most = 40
  var all: [TouchID] { (1...most).map { TouchID($0) } }

  /// What an event has to say of a touch.
  private struct Finger: Equatable, CustomStringConvertible {
    var phase: TouchPhase
    var place: Point
    var former: Point

    var description: String { "\(phase) at \(place) from \(former)" }
  }

  private struct Said: Equatable, CustomStringConvertible {
    var id: TouchID
    var finger: Finger

    var description: String { "\(id.rawValue) \(finger)" }
  }

  @Test(arguments: 1...6)
  func `S2.20 S8.17 an event says of each touch what happened to it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var fingers: [TouchID: Finger] = [:]
    var order: [TouchID] = []
    var said: [Said] = []
    let watcher = ScriptedRecognizer("watcher", .none, on: simulation.window)
    let note = { (_: ScriptedRecognizer, _: Touches, event: TouchEvent) in
      said = event.allTouches.map { Self.said(of: $0) }
    }
    (watcher.whenBegan, watcher.whenMoved, watcher.whenEnded) = (note, note, note)
    for step in 0..<400 {
      for id in order { fingers[id].map { fingers[id]?.former = $0.place } }
      for id in order { fingers[id]?.phase = .stationary }
      let inputs = inputs(step, fingers, &random)
      for input in inputs {
        let place = input.location ?? .zero
        if input.phase == .began { order.append(input.id) }
        let former = input.phase == .began ? place : fingers[input.id]?.place ?? place
        fingers[input.id] = Finger(phase: input.phase, place: place, former: former)
      }
      if inputs.isEmpty { continue }
      simulation.send(inputs)
      let expected = order.compactMap { id in fingers[id].map { Said(id: id, finger: $0) } }
      #expect(said == expected, "seed \(seed), step \(step), \(inputs.count) inputs")
      for input in inputs where input.phase == .ended {
        fingers[input.id] = nil
        order.removeAll { $0 == input.id }
      }
      #expect(simulation.dispatcher.touches.map(\.id) == order, "seed \(seed), step \(step)")
    }
  }

  private static func said(of touch: Touch) -> Said {
    let (place, former) = (touch.location(in: nil), touch.previousLocation(in: nil))
    return Said(id: touch.id, finger: Finger(phase: touch.phase, place: place, former: former))
  }

  /// Changes of one to three touches, now and then of all, in the order of ids: fingers come for a
  /// while, then nearly all of them lift.
  private func inputs(
    _ step: Int, _ fingers: [TouchID: Finger], _ random: inout SplitMix64
  ) -> [TouchInput] {
    let isGrowing = step % 100 < 60
    let concernsAll = Int.random(in: 0..<12, using: &random) == 0
    let number = Int.random(in: 1...3, using: &random)
    let ids = concernsAll ? all : (0..<number).map { _ in all.randomElement(using: &random) ?? 1 }
    return Set(ids).sorted().compactMap { id in
      let place = Point(
        x: Double.random(in: 1...300, using: &random),
        y: Double.random(in: 1...300, using: &random))
      if fingers[id] == nil {
        return isGrowing ? TouchInput(id: id, phase: .began, location: place) : nil
      }
      let lifts = !concernsAll && Int.random(in: 0..<(isGrowing ? 8 : 2), using: &random) == 0
      return TouchInput(id: id, phase: lifts ? .ended : .moved, location: place)
    }
  }

  @Test(arguments: 1...6)
  func `S2.17 S2.18 a view gets those that it would get among few`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let views = (0..<4).map { index in
      ScriptedView(
        name: "view \(index)", frame: Rect(x: Double(index) * 50, y: 0, width: 50, height: 300))
    }
    for view in views {
      simulation.window.addSubview(view)
      view.isMultipleTouchEnabled = view !== views[3]
    }
    var given: [TouchID: View] = [:]
    var down: Set<TouchID> = []
    for step in 0..<600 {
      if step % 40 == 0 { for view in views { view.isExclusiveTouch = false } }
      if step % 40 == 30 {
        views[Int.random(in: 0..<4, using: &random)].isExclusiveTouch = true
      }
      let id = TouchID(Int.random(in: 1...most, using: &random))
      if down.remove(id) != nil {
        let isKept = Int.random(in: 0..<3, using: &random) > 0 && step % 200 < 150
        let phase = isKept ? TouchPhase.moved : .ended
        simulation.send([TouchInput(id: id, phase: phase, location: Point(x: 1, y: 1))])
        if isKept { down.insert(id) } else { given[id] = nil }
        continue
      }
      let view = views[Int.random(in: 0..<4, using: &random)]
      let gets = given.values.allSatisfy { other in
        other === view
          ? view.isMultipleTouchEnabled : !view.isExclusiveTouch && !other.isExclusiveTouch
      }
      if gets { given[id] = view }
      down.insert(id)
      let former = view.told.count
      simulation.send([
        TouchInput(id: id, phase: .began, location: view.frame.center)
      ])
      #expect(
        view.told.dropFirst(former) == (gets ? ["began \(id.rawValue)"] : []),
        "seed \(seed), step \(step), \(down.count) down")
    }
  }

  @Test func `S13.13 one that has lifted is unknown from then on`() {
    for id in all { simulation.send([TouchInput(id: id, phase: .began, location: .zero)]) }
    simulation.send([TouchInput(id: 7, phase: .ended, location: nil)])
    simulation.send([TouchInput(id: 7, phase: .moved, location: .zero)])
    #expect(simulation.log.diagnostics.map(\.kind) == [.touchWithoutBegin(7)])
    simulation.send([TouchInput(id: 7, phase: .began, location: .zero)])
    #expect(
      simulation.log.diagnostics.count == 1, "it came down again: \(simulation.log.diagnostics)")
    #expect(simulation.dispatcher.touches.map(\.id) == all.filter { $0 != 7 } + [7])
  }

  @Test func `S2.23 fingers that come and lift together are tracked in their order`() {
    let watcher = ScriptedRecognizer("watcher", .none, on: simulation.window)
    let inputs = { (ids: [TouchID], phase: TouchPhase) in
      ids.map { TouchInput(id: $0, phase: phase, location: Point(x: 10, y: 10)) }
    }
    simulation.send(inputs(all, .began))
    #expect(watcher.core.trackedTouches.map(\.id) == all)
    let even = all.filter { $0.rawValue % 2 == 0 }
    simulation.send(inputs(even, .ended))
    let odd = all.filter { $0.rawValue % 2 == 1 }
    #expect(watcher.core.trackedTouches.map(\.id) == odd)
    simulation.send([TouchInput(id: 1, phase: .ended, location: nil)])
    #expect(watcher.core.trackedTouches.map(\.id) == Array(odd.dropFirst()))
    simulation.send(inputs(Array(odd.dropFirst()), .ended))
    #expect(simulation.dispatcher.touches.isEmpty)
    #expect(watcher.calls.last == "reset")
  }
}
