import GestureTestKit
import GestureCore
import StrokeModel
import Testing

/// Wide trees are searched by an index, deep ones in a loop: neither may make a difference.
@Suite struct `Wide and deep trees` {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64], [6, 25, 300])
  func `S2.2 S2.3 S15.23 each point hits what a walk over all views finds`(
    seed: UInt64, count: Int
  ) {
    let forest = Forest(seed: seed, count: count)
    for step in 0..<400 {
      if step % (count == 300 ? 8 : 2) == 1 { forest.changeSomething() }
      let point = forest.randomPoint()
      let found = forest.window.hitTest(point, with: nil)
      let expected = Forest.walk(forest.window, point)
      guard found !== expected else { continue }
      Issue.record(
        """
        seed \(seed), \(count) views, step \(step): at \(point) it hit \(found?.name ?? "nothing") instead of \
        \(expected?.name ?? "nothing")
        """)
      return
    }
  }

  @Test func `S2.3 a view that was put in front of hundreds is hit from then on`() {
    let window = Self.grid(20)
    let point = Point(x: 55, y: 55)
    #expect(window.hitTest(point, with: nil)?.name == "5 5")
    let card = View(name: "card", frame: Rect(x: 50, y: 50, width: 30, height: 30))
    window.addSubview(card)
    #expect(window.hitTest(point, with: nil) === card)
    card.center = Point(x: 150, y: 150)
    #expect(window.hitTest(point, with: nil)?.name == "5 5")
    #expect(window.hitTest(Point(x: 155, y: 155), with: nil) === card)
    card.removeFromSuperview()
    #expect(window.hitTest(Point(x: 155, y: 155), with: nil)?.name == "15 15")
  }

  @Test func `S2.2 S2.5 among hundreds hiding and an outset count at once`() {
    let window = Self.grid(20)
    let view = window.subviews[0]
    let beside = window.subviews[1]
    #expect(window.hitTest(Point(x: 9, y: 5), with: nil) === view)
    beside.hitOutset = 4
    #expect(window.hitTest(Point(x: 9, y: 5), with: nil) === beside)
    beside.isHidden = true
    #expect(window.hitTest(Point(x: 9, y: 5), with: nil) === view)
  }

  @Test func `S2.5 among hundreds a view that may catch touches anywhere is always asked`() {
    let window = Self.grid(20)
    let greedy = ScriptedView(name: "greedy", frame: Rect(x: 0, y: 0, width: 1, height: 1))
    window.insertSubview(greedy, at: 0)
    greedy.contains = { _ in true }
    #expect(window.hitTest(Point(x: 105, y: 105), with: nil)?.name == "10 10")
    #expect(greedy.hitTests == 0, "it lies behind the one that was hit")
    for view in window.subviews where view !== greedy { view.isHidden = true }
    #expect(window.hitTest(Point(x: 105, y: 105), with: nil) === greedy)
  }

  @Test func `S2.4 the deepest of 200,000 views in each other is hit, and all are let go`() {
    weak var innermost: View?
    do {
      let window = Window(size: Size(width: 100, height: 100))
      var view: View = window
      for _ in 0..<200_000 {
        let inner = View(frame: window.bounds)
        view.addSubview(inner)
        view = inner
      }
      innermost = view
      #expect(window.hitTest(Point(x: 5, y: 5), with: nil) === innermost)
    }
    #expect(innermost == nil)
  }

  /// A window full of views of 10 by 10 points, side by side.
  private static func grid(_ side: Int) -> Window {
    let size = Double(side) * 10
    let window = Window(size: Size(width: size, height: size))
    for row in 0..<side {
      for column in 0..<side {
        window.addSubview(
          View(
            name: "\(column) \(row)",
            frame: Rect(x: Double(column) * 10, y: Double(row) * 10, width: 10, height: 10)))
      }
    }
    return window
  }
}

/// Views of all sizes in a window, some of them turned, hidden, flattened or of a kind of their
/// own.
private final class Forest {
  let window = Window(size: Size(width: 1000, height: 1000))
  private var random: SplitMix64

  init(seed: UInt64, count: Int) {
    random = SplitMix64(seed: seed)
    for index in 0..<count { window.addSubview(makeView("\(index)", besides: count)) }
  }

  func randomPoint() -> Point {
    Point(x: .random(in: -50...1050, using: &random), y: .random(in: -50...1050, using: &random))
  }

  /// - Parameter count: how many others there are: the fewer, the larger it is.
  private func makeView(_ name: String, besides count: Int) -> View {
    let isLarge = count < 32 || Int.random(in: 0..<20, using: &random) == 0
    let largest = isLarge ? 900.0 : 60
    let frame = Rect(
      x: .random(in: 0...1000 - largest / 2, using: &random),
      y: .random(in: 0...1000 - largest / 2, using: &random),
      width: .random(in: 0...largest, using: &random),
      height: .random(in: 0...largest, using: &random))
    let view = makeView(name, frame)
    var inner = view
    for depth in 1...3 {
      let inset = inner.bounds.insetBy(dx: inner.bounds.width / 10, dy: 1)
      let next = makeView("\(name) inner \(depth)", inset)
      inner.addSubview(next)
      if Int.random(in: 0..<3, using: &random) > 0 { inner = next }
    }
    return view
  }

  private func makeView(_ name: String, _ frame: Rect) -> View {
    let isOfOwnKind = Int.random(in: 0..<10, using: &random) == 0
    return isOfOwnKind ? ScriptedView(name: name, frame: frame) : View(name: name, frame: frame)
  }

  /// Any view but the window, however deep.
  private func randomView() -> View {
    var view: View = window
    repeat {
      view = view.subviews.randomElement(using: &random) ?? view
    } while !view.subviews.isEmpty && Bool.random(using: &random)
    return view
  }

  func changeSomething() {
    let view = randomView()
    switch Int.random(in: 0..<12, using: &random) {
    case 0: view.isHidden.toggle()
    case 1: view.hitOutset = .random(in: -5...30, using: &random)
    case 2: view.center = randomPoint()
    case 3: view.transform = AffineTransform(rotationAngle: .random(in: 0...6, using: &random))
    case 4: view.transform = AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    case 5: view.bounds.size = Size(width: 80, height: .random(in: 1...80, using: &random))
    case 6: view.alpha = [0, 0.009, 0.01, 1].randomElement(using: &random) ?? 1
    case 7: view.isUserInteractionEnabled.toggle()
    case 8: view.catchesOwnTouches.toggle()
    case 9: view.bounds.origin.x = .random(in: -20...20, using: &random)
    case 10: if view !== window { view.removeFromSuperview() }
    default:
      window.insertSubview(
        makeView("new", besides: window.subviews.count), at: .random(in: 0...200, using: &random))
    }
    if Int.random(in: 0..<20, using: &random) == 0 { recover() }
  }

  /// Makes all views admit touches again, so that not more and more of them are passed.
  private func recover() {
    var views: [View] = [window]
    while let view = views.popLast() {
      (view.isHidden, view.isUserInteractionEnabled, view.alpha) = (false, true, 1)
      views += view.subviews
    }
  }

  /// Hit testing as S2.2 to S2.4 and S15.23 put it, through what is public.
  static func walk(_ view: View, _ point: Point) -> View? {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
      view.point(inside: point, with: nil)
    else { return nil }
    for subview in view.subviews.reversed() where subview.transform.inverse != nil {
      if let hit = walk(subview, subview.convert(point, from: view)) { return hit }
    }
    return view.catchesOwnTouches ? view : nil
  }
}
