import GestureCore
import GestureSimulation
import Testing

@Suite struct `The tree of views` {
  let container = View(name: "container", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let a = View(name: "a")
  let b = View(name: "b")
  let c = View(name: "c")

  init() {
    for view in [a, b, c] { container.addSubview(view) }
  }

  var order: [String] { container.subviews.map(\.name) }

  @Test func `S2.3 a view is added in front of its siblings`() {
    #expect(order == ["a", "b", "c"])
    container.addSubview(a)
    #expect(order == ["b", "c", "a"])
    container.addSubview(a)
    #expect(order == ["b", "c", "a"])
  }

  @Test(arguments: [
    (-1, ["new", "a", "b", "c"]), (0, ["new", "a", "b", "c"]), (1, ["a", "new", "b", "c"]),
    (3, ["a", "b", "c", "new"]), (4, ["a", "b", "c", "new"]), (Int.max, ["a", "b", "c", "new"]),
  ])
  func `S2.3 a view is inserted at an index, or at the nearest end`(
    index: Int, expected: [String]
  ) {
    container.insertSubview(View(name: "new"), at: index)
    #expect(order == expected)
  }

  @Test(arguments: [(0, ["a", "b", "c"]), (1, ["b", "a", "c"]), (2, ["b", "c", "a"])])
  func `S2.3 the index of a view that changes its place counts without it`(
    index: Int, expected: [String]
  ) {
    container.insertSubview(a, at: index)
    #expect(order == expected)
  }

  @Test func `S2.3 a view is inserted right behind or right in front of a sibling`() {
    container.insertSubview(c, below: b)
    #expect(order == ["a", "c", "b"])
    container.insertSubview(a, above: c)
    #expect(order == ["c", "a", "b"])
    container.insertSubview(View(name: "new"), below: c)
    #expect(order == ["new", "c", "a", "b"])
  }

  @Test func `S2.3 beside a view that lies elsewhere means at the end of that side`() {
    let stranger = View(name: "stranger")
    container.insertSubview(c, below: stranger)
    #expect(order == ["c", "a", "b"])
    container.insertSubview(c, above: stranger)
    #expect(order == ["a", "b", "c"])
  }

  @Test func `S2.8 a view lies in one superview`() {
    let other = View(name: "other")
    other.addSubview(b)
    #expect(order == ["a", "c"])
    #expect(b.superview === other)
    b.removeFromSuperview()
    #expect(b.superview == nil)
    #expect(other.subviews.isEmpty)
    b.removeFromSuperview()
    #expect(b.superview == nil, "a second time changes nothing")
  }

  @Test func `S2.8 a view knows its window and what lies in it`() {
    let simulation = Simulation()
    #expect(a.window == nil)
    simulation.window.addSubview(container)
    #expect(a.window === simulation.window)
    #expect(a.isDescendant(of: container))
    #expect(a.isDescendant(of: a))
    #expect(!a.isDescendant(of: b))
    #expect(!container.isDescendant(of: a))
  }

  @Test func `S2.8 a superview that goes leaves its subviews without one`() {
    var temporary: View? = View(name: "temporary")
    temporary?.addSubview(a)
    #expect(a.superview === temporary)
    temporary = nil
    #expect(a.superview == nil)
  }

  @Test func `S2.8 a view that is put into itself stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let view = View(name: "view")
      view.addSubview(view)
    }
  }

  @Test func `S2.8 a view that is put into a view inside it stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let outer = View(name: "outer")
      let middle = View(name: "middle")
      let inner = View(name: "inner")
      outer.addSubview(middle)
      middle.addSubview(inner)
      inner.insertSubview(outer, at: 0)
    }
  }
}
