import GestureCore

extension RelationGraph {
  /// The graph as an SVG file: boxes for views, in them their recognizers, arrows to the right of
  /// them. It has its own background, and colours for light and for dark. Ordinary rivals aren't
  /// drawn.
  ///
  /// - Parameter title: what stands above. Default: nothing.
  public func svg(title: String = "") -> String {
    var picture = RelationPicture(graph: self, title: title)
    return picture.draw()
  }
}

/// A graph as it is drawn.
private struct RelationPicture {
  private let graph: RelationGraph
  private let top: Double
  private let boxWidth: Double
  private var page: SVGPage
  /// The middle of each recognizer's row.
  private var rows: [Double] = []

  private static let margin = 16.0
  private static let rowHeight = 32.0
  private static let indent = 14.0
  /// How many columns of a name are shown.
  private static let longestName = 72

  init(graph: RelationGraph, title: String) {
    self.graph = graph
    top = title.isEmpty ? Self.margin : 44
    let names = graph.nodes.map { $0.title.columns } + graph.views.map(\.name.columns)
    let depth = graph.views.map(\.depth).max() ?? 0
    boxWidth =
      Double(min(names.max() ?? 8, Self.longestName)) * 12 * SVGPage.characterWidth + 60
      + Double(depth) * Self.indent * 2
    let words = graph.edges.map(\.kind.word.columns).max() ?? 0
    let arrows = Self.reach(of: graph.edges.count) + Double(words) * 11 * SVGPage.characterWidth
    let head = Double(title.columns) * 14 * 1.1 * SVGPage.characterWidth + Self.margin * 2
    page = SVGPage(
      width: max(Self.margin * 2 + boxWidth + arrows + 12, head, 420).rounded(),
      title: title.isEmpty ? "Relations between recognizers" : title)
  }

  mutating func draw() -> String {
    if top > 40 { page.text(page.title, at: Point(x: Self.margin, y: 26), "title") }
    let boxes = layOut()
    for (view, box) in zip(graph.views, boxes) {
      page.rectangle(box, radius: 6, "box")
      page.text(view.name, at: Point(x: box.minX + 8, y: box.minY + 16), "small quiet")
    }
    for index in graph.nodes.indices { drawNode(index, in: boxes[graph.nodes[index].view]) }
    let end = max(boxes.map(\.maxY).max() ?? top, drawEdges())
    return page.file(height: end + Self.margin)
  }

  /// The frames of the views' boxes, and the rows of the recognizers in them.
  private mutating func layOut() -> [Rect] {
    var boxes: [Rect] = []
    var open: [Int] = []
    var y = top
    func close() {
      let index = open.removeLast()
      boxes[index].size.height = y - boxes[index].minY + 4
      y += 12
    }
    for (number, view) in graph.views.enumerated() {
      while let last = open.last, graph.views[last].depth >= view.depth { close() }
      let indent = Double(open.count) * Self.indent
      boxes.append(
        Rect(x: Self.margin + indent, y: y, width: boxWidth - indent * 2, height: 0))
      open.append(number)
      y += 24
      for node in graph.nodes where node.view == number {
        rows.append(y + (Self.rowHeight - 8) / 2)
        y += Self.rowHeight
      }
    }
    while !open.isEmpty { close() }
    return boxes
  }

  private mutating func drawNode(_ index: Int, in box: Rect) {
    let node = graph.nodes[index]
    let height = Self.rowHeight - 8
    let frame = Rect(
      x: box.minX + 10, y: rows[index] - height / 2, width: box.width - 20, height: height)
    page.rectangle(frame, radius: 12, "pill")
    page.text(
      node.title.shortened(to: Self.longestName),
      at: Point(x: frame.minX + 12, y: rows[index] + 4), "name")
    guard graph.edges.contains(where: { $0.from == index || $0.to == index }) else { return }
    page.line(
      from: Point(x: frame.maxX, y: rows[index]),
      to: Point(x: Self.margin + boxWidth + 4, y: rows[index]), "grid")
  }

  /// How far an arrow bows out.
  private static func bow(_ number: Int) -> Double { 36 + Double(number) * 14 }

  /// Where words may stand beside so many arrows: no arrow comes as far.
  private static func reach(of count: Int) -> Double { bow(max(count, 1) - 1) * 0.75 + 14 }

  /// - Returns: where the lowest word stands.
  private mutating func drawEdges() -> Double {
    let left = Self.margin + boxWidth + 4
    var words: [(place: Point, edge: RelationEdge, apex: Point)] = []
    for (number, edge) in graph.edges.enumerated() {
      let offset = Double(number % 3) * 4 - 4
      let start = Point(x: left, y: rows[edge.from] + offset)
      let end = Point(x: left, y: rows[edge.to] + offset)
      let bow = Self.bow(number)
      let style = edge.kind.style + (edge.origin == .answered ? " dynamic" : "")
      page.arrow(from: start, to: end, bow: bow, isTwoWay: edge.kind.isTwoWay, style)
      let apex = Point(x: left + bow * 0.75, y: (start.y + end.y) / 2)
      var place = Point(x: left + Self.reach(of: graph.edges.count), y: apex.y + 4)
      while words.contains(where: { ($0.place.y - place.y).magnitude < 13 }) { place.y += 1 }
      words.append((place, edge, apex))
    }
    for (place, edge, apex) in words {
      let (start, end) = (place + Vector(dx: -12, dy: -4), place + Vector(dx: -4, dy: -4))
      page.line(from: apex, to: start, "grid")
      page.line(from: start, to: end, "arrow \(edge.kind.style)")
      page.text(edge.kind.word, at: place, "small")
    }
    return (words.map(\.place.y).max() ?? 0) + 8
  }
}

extension RelationGraph.Node {
  fileprivate var title: String { label.name + (isEnabled ? "" : " (off)") }
}

extension RelationEdge.Kind {
  fileprivate var style: String {
    switch self {
    case .waits: "waits"
    case .together: "together"
    case .excludes: "excludes"
    case .unrelated: "unrelated"
    }
  }

  fileprivate var isTwoWay: Bool {
    switch self {
    case .together, .unrelated: true
    case .waits, .excludes: false
    }
  }

  fileprivate var word: String {
    switch self {
    case .waits: "waits for"
    case .together: "together"
    case .excludes: "excludes"
    case .unrelated: "don't exclude each other"
    }
  }
}
