import GestureCore

/// The lines in a window at which something else begins to get a touch, in any of the forms that
/// its views take: the outlines of views, with what they catch outside of their bounds, and the
/// depths of edges.
struct ViewOutlines {
  private(set) var lines: [PlaneDivision.Line] = []
  /// Places in views whose shape isn't known, because they hit test in their own way.
  private(set) var samples: [Point] = []

  private var known: Set<PlaneDivision.Line> = []

  /// How many places are tried across a view of unknown shape, and down.
  private static let resolution = 12

  /// - Parameter forms: what determines where touches go, for each form of the views.
  init(of forms: [TouchClassifier]) {
    for form in forms {
      add(form.window)
      for (edges, depth) in form.edges { add(edges, depth, of: form.window.bounds) }
    }
  }

  private mutating func add(_ line: PlaneDivision.Line) {
    if known.insert(line).inserted { lines.append(line) }
  }

  private mutating func add(_ view: View) {
    guard !view.isHidden else { return }
    let area = view.bounds.insetBy(dx: -view.hitOutset, dy: -view.hitOutset)
    guard [area.minX, area.minY, area.maxX, area.maxY].allSatisfy(\.isFinite) else { return }
    add(outlineOf: area, in: view)
    if let slider = view as? Slider { add(outlineOf: slider.thumb, in: slider) }
    if !view.catchesTouchesInBoundsOnly { addSamples(of: area, in: view) }
    for subview in view.subviews { add(subview) }
  }

  private mutating func add(outlineOf area: Rect, in view: View) {
    let corners = [
      Point(x: area.minX, y: area.minY), Point(x: area.maxX, y: area.minY),
      Point(x: area.maxX, y: area.maxY), Point(x: area.minX, y: area.maxY),
    ].map { view.convert($0, to: nil) }
    for (index, corner) in corners.enumerated() {
      add(PlaneDivision.Line(corner, corners[(index + 1) % corners.count]))
    }
  }

  private mutating func addSamples(of area: Rect, in view: View) {
    let count = Self.resolution
    for index in 0..<count * count {
      let (column, row) = (Double(index % count), Double(index / count))
      let place = Point(
        x: area.minX + area.width * (column + 0.5) / Double(count),
        y: area.minY + area.height * (row + 0.5) / Double(count))
      samples.append(view.convert(place, to: nil))
    }
  }

  private mutating func add(_ edges: RectEdges, _ depth: Double, of bounds: Rect) {
    func addColumn(_ x: Double) {
      let top = Point(x: x, y: bounds.minY)
      add(PlaneDivision.Line(top, Point(x: x, y: bounds.maxY)))
    }
    func addRow(_ y: Double) {
      let left = Point(x: bounds.minX, y: y)
      add(PlaneDivision.Line(left, Point(x: bounds.maxX, y: y)))
    }
    if edges.contains(.left) { addColumn(bounds.minX + depth) }
    if edges.contains(.right) { addColumn(bounds.maxX - depth) }
    if edges.contains(.top) { addRow(bounds.minY + depth) }
    if edges.contains(.bottom) { addRow(bounds.maxY - depth) }
  }
}

extension StateDigest.Value {
  /// What determines where touches go in a window: its tree of views and their recognizers.
  init(treeOf window: Window) {
    var digest = StateDigest(at: .zero)
    digest.addTree(window)
    self = digest.value
  }
}

extension StateDigest {
  fileprivate mutating func addTree(_ view: View) {
    add(view.admitsTouches)
    guard view.admitsTouches else { return }
    let transform = view.transform
    for number in [
      view.center.x, view.center.y, view.bounds.minX, view.bounds.minY, view.bounds.width,
      view.bounds.height, view.hitOutset, transform.a, transform.b, transform.c, transform.d,
      transform.tx, transform.ty,
    ] {
      add(number)
    }
    add(view.catchesOwnTouches)
    if let slider = view as? Slider { add(slider.thumb.minX) }
    add(view.name)
    add(view.recognizerSets.count)
    let recognizers = view.gestureRecognizers.filter { recognizer in
      !view.recognizerSets.contains { $0.recognizers.contains { $0 === recognizer } }
    }
    add(recognizers.count)
    for recognizer in recognizers { add(recognizer.name) }
    add(view.subviews.count)
    for subview in view.subviews { addTree(subview) }
  }
}
