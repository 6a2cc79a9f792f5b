import GestureCore
import PanGesture
import TapGesture

extension Workload {
  /// A stroke on a view with a tap and a pan, in a tree with so many views elsewhere.
  static func stroke(besideViews count: Int) -> Workload {
    let scene = Scene()
    scene.addTapsAndPans(10)
    let card = View(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    let elsewhere = View(frame: Rect(x: 2000, y: 0, width: 1000, height: 1000))
    fill(elsewhere, with: count)
    scene.window.addSubview(elsewhere)
    scene.window.addSubview(card)
    return Workload(name: "a stroke beside \(count) views", recognizers: 10, eventsPerRun: 12) {
      scene.stroke(step: 6)
    }
  }

  /// Hit tests in one view with so many subviews side by side.
  static func hitTest(wide count: Int) -> Workload {
    hitTest("wide", count, in: wideWindow(count))
  }

  private static func wideWindow(_ count: Int) -> Window {
    let side = Int(Double(count).squareRoot())
    let window = Window(size: Size(width: Double(side), height: Double(side)))
    for index in 0..<(side * side) {
      window.addSubview(
        View(frame: Rect(x: Double(index % side), y: Double(index / side), width: 1, height: 1)))
    }
    return window
  }

  /// As above, where a view has moved since the last hit test.
  static func hitTestAfterMove(wide count: Int) -> Workload {
    let window = wideWindow(count)
    let view = window.subviews[window.subviews.count / 2]
    let places = [view.center, Point(x: 0.5, y: 0.5)]
    var turn = 0
    return Workload(name: "hit test after a move", recognizers: 0, eventsPerRun: 4) {
      for _ in 0..<4 {
        turn += 1
        view.center = places[turn % 2]
        precondition(window.hitTest(Point(x: 0.5, y: 0.5), with: nil) != nil)
      }
    }
  }

  /// Hit tests among views of all sizes up to a hundredth of the window, wherever chance put them,
  /// a third of them each in another one.
  static func hitTest(random count: Int) -> Workload {
    let window = Window(size: Size(width: 10_000, height: 10_000))
    var dice = Dice()
    var last: View = window
    for index in 0..<count {
      let frame = Rect(
        x: dice.next(9_900), y: dice.next(9_900), width: dice.next(100), height: dice.next(100))
      let view = View(frame: frame)
      if index % 3 == 2 {
        last.addSubview(view)
      } else {
        window.addSubview(view)
        last = view
      }
    }
    return hitTest("random", count, in: window)
  }

  /// Hit tests in a tree of views that each cover a quarter of their superview.
  static func hitTest(quarters count: Int) -> Workload {
    let window = Window(size: Size(width: 1024, height: 1024))
    var front: [View] = [window]
    var made = 0
    while made < count {
      let view = front.removeFirst()
      let size = Size(width: view.bounds.width / 2, height: view.bounds.height / 2)
      for corner in 0..<4 {
        let origin = Point(
          x: Double(corner % 2) * size.width, y: Double(corner / 2) * size.height)
        let quarter = View(frame: Rect(origin: origin, size: size))
        view.addSubview(quarter)
        front.append(quarter)
        made += 1
      }
    }
    return hitTest("quarters", count, in: window)
  }

  /// Hit tests in a chain of views, each in the one before.
  static func hitTest(deep count: Int) -> Workload {
    let window = Window(size: Size(width: 1024, height: 1024))
    var view: View = window
    for _ in 0..<count {
      let inner = View(frame: window.bounds)
      view.addSubview(inner)
      view = inner
    }
    return hitTest("deep", count, in: window)
  }

  private static func hitTest(_ form: String, _ count: Int, in window: Window) -> Workload {
    var dice = Dice()
    return Workload(name: "hit test, \(form), \(count)", recognizers: 0, eventsPerRun: 4) {
      for _ in 0..<4 {
        let x = dice.next(window.bounds.width)
        let y = dice.next(window.bounds.height)
        precondition(window.hitTest(Point(x: x, y: y), with: nil) != nil)
      }
    }
  }

  private static func fill(_ view: View, with count: Int) {
    var groups: [View] = []
    for index in 0..<count {
      if index % 1000 == 0 {
        let group = View(frame: view.bounds)
        view.addSubview(group)
        groups.append(group)
      }
      groups[groups.count - 1].addSubview(
        View(frame: Rect(x: Double(index % 1000), y: 0, width: 10, height: 10)))
    }
  }
}

/// Numbers that look random and are the same in each run.
struct Dice {
  private var seed: UInt64 = 1

  /// A number from 0 up to a limit, without it.
  mutating func next(_ limit: Double) -> Double {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(seed >> 40) / Double(1 << 24) * limit
  }
}
