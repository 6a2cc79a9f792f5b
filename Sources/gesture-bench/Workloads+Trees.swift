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
    let side = Int(Double(count).squareRoot())
    let window = Window(size: Size(width: Double(side), height: Double(side)))
    for index in 0..<(side * side) {
      window.addSubview(
        View(frame: Rect(x: Double(index % side), y: Double(index / side), width: 1, height: 1)))
    }
    return hitTest("wide", count, in: window)
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
    var seed: UInt64 = 1
    return Workload(name: "hit test, \(form), \(count)", recognizers: 0, eventsPerRun: 4) {
      for _ in 0..<4 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let x = Double(seed >> 40) / Double(1 << 24) * window.bounds.width
        let y = Double((seed >> 16) & 0xff_ffff) / Double(1 << 24) * window.bounds.height
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
