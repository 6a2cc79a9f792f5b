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

  init(graph: RelationGraph, title: String) {
    self.graph = graph
    top = title.isEmpty ? Self.margin : 44
    let names = graph.nodes.map(\.label.name.count) + graph.views.map(\.name.count)
    let depth = graph.views.map(\.depth).max() ?? 0
    boxWidth =
      Double(min(names.max() ?? 8, 40)) * 12 * SVGPage.characterWidth + 60
      + Double(depth) * Self.indent * 2
    let arrows = 40 + Double(graph.edges.count) * 14 + 150
    let head = Double(title.count) * 14 * 1.1 * SVGPage.characterWidth + Self.margin * 2
    page = SVGPage(
      width: max(Self.margin * 2 + boxWidth + arrows, head, 420).rounded(),
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
    let name = node.label.name + (node.isEnabled ? "" : " (off)")
    page.text(name.shortened(to: 40), at: Point(x: frame.minX + 12, y: rows[index] + 4), "name")
    guard graph.edges.contains(where: { $0.from == index || $0.to == index }) else { return }
    page.line(
      from: Point(x: frame.maxX, y: rows[index]),
      to: Point(x: Self.margin + boxWidth + 4, y: rows[index]), "grid")
  }

  /// - Returns: where the lowest word stands.
  private mutating func drawEdges() -> Double {
    let left = Self.margin + boxWidth + 4
    var words: [Point] = []
    for (number, edge) in graph.edges.enumerated() {
      let offset = Double(number % 3) * 4 - 4
      let start = Point(x: left, y: rows[edge.from] + offset)
      let end = Point(x: left, y: rows[edge.to] + offset)
      let bow = 36 + Double(number) * 14
      let style = edge.kind.style + (edge.origin == .answered ? " dynamic" : "")
      page.arrow(from: start, to: end, bow: bow, isTwoWay: edge.kind.isTwoWay, style)
      var place = Point(x: left + bow * 0.75 + 6, y: (start.y + end.y) / 2 + 4)
      while words.contains(where: { ($0.y - place.y).magnitude < 13 }) { place.y += 1 }
      words.append(place)
      page.text(edge.kind.word, at: place, "small")
    }
    return (words.map(\.y).max() ?? 0) + 8
  }
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
