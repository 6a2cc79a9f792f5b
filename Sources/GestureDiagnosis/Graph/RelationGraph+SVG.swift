import GestureCore
import GestureTrace

extension RelationGraph {
  /// The graph as an SVG file: boxes for views that contain their recognizers, each a numbered row.
  /// A recognizer's relations to the others are marks in their columns; the relations are listed
  /// below. It has its own background, and colours for light and for dark.
  ///
  /// - Parameter title: the heading. Default: nothing.
  public func svg(title: String = "") -> String {
    var picture = RelationPicture(graph: self, title: title)
    return picture.draw()
  }
}

/// The drawing of a graph.
private struct RelationPicture {
  private let graph: RelationGraph
  private let top: Double
  private let boxWidth: Double
  private let marks: [RelationMark?]
  private var page: SVGPage
  /// The vertical center of each recognizer's row.
  private var rows: [Double] = []

  private static let margin = 16.0
  private static let rowHeight = 32.0
  private static let indent = 14.0
  private static let cell = 24.0
  private static let lineHeight = 18.0
  /// The maximum number of columns of a name, and of a sentence below.
  private static let longestName = 72
  private static let longestLine = 84

  init(graph: RelationGraph, title: String) {
    self.graph = graph
    top = title.isEmpty ? Self.margin : 44
    let names = graph.nodes.map { $0.title.columns + 4 } + graph.views.map { $0.name.columns }
    let depth = graph.views.map { $0.depth }.max() ?? 0
    boxWidth =
      Double(min(names.max() ?? 8, Self.longestName)) * 12 * SVGPage.characterWidth + 60
      + Double(depth) * Self.indent * 2
    marks = RelationMark.table(of: graph)
    let table = boxWidth + 12 + Double(graph.nodes.count) * Self.cell
    let lines = graph.sentences.map { min($0.columns, Self.longestLine) }.max() ?? 0
    let text = Double(lines) * 11 * SVGPage.characterWidth
    let head = Double(title.columns) * 14 * 1.1 * SVGPage.characterWidth
    page = SVGPage(
      width: (max(table, text, head, 420) + Self.margin * 2).rounded(),
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
    drawTable()
    let end = drawSentences(below: drawLegend(below: boxes.map { $0.maxY }.max() ?? top))
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
      "\(index + 1)  \(node.title.shortened(to: Self.longestName))",
      at: Point(x: frame.minX + 12, y: rows[index] + 4), "name")
  }

  // MARK: The table

  private mutating func drawTable() {
    let count = graph.nodes.count
    let left = Self.margin + boxWidth + 12
    for column in 0..<count {
      let middle = left + (Double(column) + 0.5) * Self.cell
      let name = "\(column + 1)"
      page.text(name, at: Point(x: middle - Double(name.count) * 3, y: top + 12), "small quiet")
      for row in 0..<count {
        let place = Point(x: middle, y: rows[row])
        if row == column {
          page.circle(place, radius: 1.5, "down")
        } else if let mark = marks[row * count + column] {
          draw(mark, at: place)
        }
      }
    }
  }

  private mutating func draw(_ mark: RelationMark, at place: Point) {
    let side = Self.cell - 6
    let frame = Rect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
    page.rectangle(frame, radius: 4, mark.style)
    if mark.isAnswered {
      page.rectangle(frame.insetBy(dx: -1.5, dy: -1.5), radius: 5, "arrow dynamic \(mark.line)")
    }
    if !mark.letter.isEmpty {
      page.text(mark.letter, at: Point(x: place.x, y: place.y + 3.5), "letter")
    }
  }

  /// The legend of the marks in this picture.
  private mutating func drawLegend(below end: Double) -> Double {
    var y = end + 8
    for meaning in RelationMark.meanings(of: marks.compactMap { $0 }) {
      y += Self.lineHeight + 4
      draw(meaning.mark, at: Point(x: Self.margin + 12, y: y - 4))
      page.text(meaning.text, at: Point(x: Self.margin + 30, y: y), "small quiet")
    }
    return y
  }

  private mutating func drawSentences(below end: Double) -> Double {
    var y = end + 8
    for sentence in graph.sentences {
      for (index, line) in sentence.wrapped(to: Self.longestLine).enumerated() {
        y += Self.lineHeight
        page.text(line, at: Point(x: Self.margin + (index == 0 ? 0 : 12), y: y), "small")
      }
    }
    return y
  }
}
