import CircleGesture
import DoubleTapGesture
import Foundation
import GestureCore
import GestureTrace
import HorizontalPanGesture
import HoverGesture
import LongPressGesture
import PanGesture
import PinchGesture
import RotationGesture
import ScreenEdgePanGesture
import SwipeGesture
import TapGesture

extension MemoryTask {
  static let all: [MemoryTask] = views + recognizers + used + scenes

  private static let views = [
    MemoryTask(name: "a view") { count in
      let window = Window(size: Size(width: 400, height: 800))
      for _ in 0..<count { window.addSubview(View(name: "view")) }
      return window
    }
  ]

  // MARK: Recognizers on a view

  private static let kinds: [(name: String, make: @Sendable () -> any GestureRecognizer)] = [
    ("a tap", { TapGestureRecognizer() }), ("a double tap", { DoubleTapGestureRecognizer() }),
    ("a long press", { LongPressGestureRecognizer() }), ("a pan", { PanGestureRecognizer() }),
    ("a horizontal pan", { HorizontalPanGestureRecognizer() }),
    ("an edge pan", { ScreenEdgePanGestureRecognizer() }),
    ("a swipe", { SwipeGestureRecognizer() }), ("a pinch", { PinchGestureRecognizer() }),
    ("a rotation", { RotationGestureRecognizer() }), ("a hover", { HoverGestureRecognizer() }),
    ("a circle", { CircleGestureRecognizer() }),
  ]

  private static let recognizers =
    kinds.map { name, make in
      MemoryTask(name: name) { count in
        let view = View(name: "view")
        for _ in 0..<count { view.addGestureRecognizer(make()) }
        return view
      }
    } + [
      MemoryTask(name: "an action of a recognizer") { count in
        let tap = TapGestureRecognizer()
        for _ in 0..<count { tap.onAction { _ in } }
        return tap
      },
      MemoryTask(name: "a relation, such as require(toFail:)") { count in
        let view = View(name: "view")
        let first = TapGestureRecognizer()
        view.addGestureRecognizer(first)
        for _ in 0..<count {
          let tap = TapGestureRecognizer()
          view.addGestureRecognizer(tap)
          tap.require(toFail: first)
        }
        return view
      },
    ]

  // MARK: After strokes

  private static let used =
    kinds.filter { ["a tap", "a pan", "a circle"].contains($0.name) }.map { name, make in
      MemoryTask(name: name + " after its first stroke") { count in
        let scene = Scene()
        for _ in 0..<count { scene.add(make()) }
        scene.stroke(step: 6)
        scene.rest()
        return scene
      }
    } + [
      MemoryTask(name: "a circle's path while it is drawn, of 100,000 points", count: 10) { count in
        let scene = Scene()
        for _ in 0..<count {
          let circle = CircleGestureRecognizer()
          circle.cancelsTouchesInView = false
          scene.add(circle)
        }
        scene.send(.began, 500, 300)
        for index in 1...100_000 {
          let angle = Double(index) * 2 * .pi / 100_000
          scene.send(.moved, 500 + 200 * sin(angle), 500 - 200 * cos(angle))
        }
        return scene
      }
    ]

  // MARK: Scenes

  private static let scenes = [
    MemoryTask(name: "a dispatcher with a window", count: 100) { count in
      Holder((0..<count).map { _ in Scene() })
    },
    MemoryTask(name: "a scene of 100 views with a tap and a pan each", count: 10) { count in
      Holder((0..<count).map { _ in hundredViews() })
    },
    MemoryTask(name: "the same after a stroke", count: 10) { count in
      let scenes = (0..<count).map { _ in hundredViews() }
      for scene in scenes {
        scene.stroke(step: 6)
        scene.rest()
      }
      return Holder(scenes)
    },
    MemoryTask(name: "an event in a log of one tap and one pan", count: 12_000) { count in
      let scene = Scene()
      scene.addTapsAndPans(2)
      let log = EventLog()
      scene.dispatcher.addObserver(log)
      for _ in 0..<count / 12 {
        scene.stroke(step: 6)
        scene.rest()
      }
      return Holder([scene, log])
    },
  ]

  private static func hundredViews() -> Scene {
    let scene = Scene()
    for index in 0..<100 {
      let corner = Point(x: Double(index % 10) * 100, y: Double(index / 10) * 100)
      let view = View(
        name: "view", frame: Rect(origin: corner, size: Size(width: 100, height: 100)))
      scene.window.addSubview(view)
      scene.add(TapGestureRecognizer(), to: view)
      scene.add(PanGestureRecognizer(), to: view)
    }
    return scene
  }
}

/// Keeps several objects.
private final class Holder {
  private let objects: [AnyObject]

  init(_ objects: [AnyObject]) { self.objects = objects }
}
