import GestureCore
import StrokeModel
import Testing

/// Removing many subviews, which leaves gaps that close when the list is read.
@Suite struct `Removing many subviews` {
  private let parent = View(name: "parent", frame: Rect(x: 0, y: 0, width: 1000, height: 10))

  private func fill(_ count: Int) -> [View] {
    let views = (0..<count).map { index in
      View(name: "\(index)", frame: Rect(x: Double(index), y: 0, width: 1, height: 10))
    }
    for view in views { parent.addSubview(view) }
    return views
  }

  private var names: [String] { parent.subviews.map(\.name) }

  @Test(arguments: [63, 64, 200])
  func `leaves the others in their order, whatever the order of removal`(count: Int) {
    for seed: UInt64 in 0..<4 {
      var random = SplitMix64(seed: seed)
      let views = fill(count)
      var left = views
      for view in views.shuffled(using: &random).dropLast(5) {
        view.removeFromSuperview()
        left.removeAll { $0 === view }
        if random.next() % 16 == 0 { #expect(names == left.map(\.name)) }
      }
      #expect(names == left.map(\.name))
      for view in left { view.removeFromSuperview() }
      #expect(parent.subviews.isEmpty)
    }
  }

  @Test func `releases each at once, and all of the rest with the parent`() {
    var parent: View? = View()
    weak var removed: View?
    weak var left: View?
    do {
      let views = (0..<100).map { _ in View() }
      for view in views { parent?.addSubview(view) }
      views[0].removeFromSuperview()
      removed = views[50]
      left = views[70]
    }
    removed?.removeFromSuperview()
    #expect(removed == nil)
    #expect(left != nil)
    parent = nil
    #expect(left == nil)
  }

  @Test func `one that comes back, or goes to another view, is where it was put`() {
    let views = fill(100)
    let other = View()
    for view in views[10..<20] { view.removeFromSuperview() }
    other.addSubview(views[30])
    parent.insertSubview(views[15], at: 0)
    parent.insertSubview(views[16], above: views[99])
    #expect(names.first == "15" && names.last == "16" && names.count == 91)
    #expect(!names.contains("30") && other.subviews.first === views[30])
    other.addSubview(views[15])
    #expect(names.first == "0" && views[15].superview === other)
  }

  @Test func `a hit test finds those that are left (S2.3)`() {
    let window = Window(size: Size(width: 1000, height: 10))
    let dispatcher = Dispatcher(window: window)
    window.addSubview(parent)
    let views = fill(100)
    for index in 0..<50 { views[index * 2].removeFromSuperview() }
    for index in 0..<100 {
      let hit = dispatcher.explainHit(at: Point(x: Double(index) + 0.5, y: 5), in: window).hitView
      #expect(hit == (index % 2 == 0 ? "parent" : "\(index)"))
    }
  }
}
