import GestureCore
import LongPressGesture
import PanGesture
import TapGesture

extension Workload {
  /// Ten fingers that come down, move and lift on a view with a set of pans, of which each takes
  /// one. All recognizers of the set were made before.
  static func setOfPans(_ count: Int) -> Workload {
    let scene = Scene()
    let set = scene.window.addForEachTouch { PanGestureRecognizer() }
    var time = Timestamp.zero
    func send(_ phase: TouchPhase, _ fingers: Int, _ offset: Double) {
      time = time + .milliseconds(8)
      let touches = (0..<fingers).map { finger in
        TouchInput(
          id: TouchID(finger), phase: phase,
          location: Point(x: 9 * Double(finger) + offset, y: 500))
      }
      scene.dispatcher.send(InputEvent(at: time, touches: touches))
    }
    send(.began, count, 0)
    send(.ended, count, 0)
    return Workload(
      name: "ten fingers on a set of pans, \(count)", recognizers: set.recognizers.count,
      eventsPerRun: 12
    ) {
      send(.began, 10, 0)
      for step in 1...10 { send(.moved, 10, 6 * Double(step)) }
      send(.ended, 10, 60)
    }
  }

  /// A drag that changes hands with each move, a hundred times.
  static func handOvers() -> Workload {
    let scene = Scene()
    let (list, sheet) = (PanGestureRecognizer(), PanGestureRecognizer())
    scene.add(sheet)
    scene.add(list)
    list.handsOver(to: sheet)
    sheet.handsOver(to: list)
    return Workload(
      name: "a hundred hand-overs to and fro", recognizers: 2, eventsPerRun: 103
    ) {
      scene.send(.began, 500, 500)
      for step in 1...101 { scene.send(.moved, 500 + 11 * Double(step), 500) }
      scene.send(.ended, 500, 500)
    }
  }

  /// Presses and drags, each drag after its press, and a drag.
  static func sequences(_ count: Int) -> Workload {
    let scene = Scene()
    for _ in 0..<count / 2 {
      let (press, drag) = (LongPressGestureRecognizer(), PanGestureRecognizer())
      scene.add(press)
      scene.add(drag)
      drag.startsAfter(press)
    }
    return Workload(
      name: "drags after presses, \(count)", recognizers: count, eventsPerRun: 12
    ) {
      scene.stroke(step: 6)
    }
  }

  /// A drag with a value that an observer follows.
  static func values() -> Workload {
    let scene = Scene()
    let pan = PanGestureRecognizer()
    scene.add(pan)
    var sum = 0.0
    let offset = pan.value(initially: .zero) { $0.translation(in: nil) }
    offset.onChange { sum += $0.dx }
    return Workload(name: "a drag with a value", recognizers: 1, eventsPerRun: 12) {
      scene.stroke(step: 6)
    }
  }
}

extension Workload {
  /// A chain of pans, each after the one before, which all begin in one event and change together:
  /// the worst case of a sequence.
  static func sequenceChain(_ count: Int) -> Workload {
    let scene = Scene()
    for _ in 0..<count { scene.add(PanGestureRecognizer()) }
    for (first, next) in zip(scene.recognizers, scene.recognizers.dropFirst()) {
      next.startsAfter(first)
    }
    return Workload(name: "chain of a sequence, \(count)", recognizers: count, eventsPerRun: 12) {
      scene.stroke(step: 11)
    }
  }
}
