import GestureCore
import GestureTrace

extension Timeline {
  /// The timeline as an SVG file: bars for durations, hatched where a requirement holds a
  /// recognizer, a mark for each action, and arrows for exclusions and releases. It has its own
  /// background, and colours for light and for dark.
  ///
  /// Time runs to the right, not to scale: long intervals are shortened.
  ///
  /// - Parameter title: the heading. Default: nothing.
  public func svg(title: String = "") -> String {
    var picture = TimelinePicture(timeline: self, title: title)
    return picture.draw()
  }
}

/// The drawing of a timeline.
private struct TimelinePicture {
  private let timeline: Timeline
  private let columns: TimelineColumns
  private let left: Double
  private let top: Double
  /// The share of the needed room that signs get.
  private let density: Double
  private var page: SVGPage

  private static let rowHeight = 30.0
  private static let margin = 16.0
  /// The minimum width of the part with the bars.
  private static let leastWidth = 680
  /// Its maximum width: beyond that, signs move closer together and may cover each other.
  private static let mostWidth = 4000

  init(timeline: Timeline, title: String) {
    self.timeline = timeline
    let names = timeline.rows.map { max($0.name.columns, $0.remark.columns) }.max() ?? 0
    left = Self.margin * 2 + Double(min(max(names, 8), 34)) * 12 * SVGPage.characterWidth + 8
    top = title.isEmpty ? 34 : 62
    var needs = Self.needs(of: timeline.rows)
    var needed = needs.reduce(0) { $0 + $1.columns }
    let density = min(1, Double(Self.mostWidth) / Double(max(needed, 1)))
    if density < 1 {
      needs = needs.map { ($0.moment, Int(Double($0.columns) * density)) }
      needed = needs.reduce(0) { $0 + $1.columns }
    }
    self.density = density
    columns = TimelineColumns(
      needs, limit: max(Self.leastWidth, min(needed * 5 / 4, Self.mostWidth)), finest: 0.25)
    let head = Double(title.columns) * 14 * 1.1 * SVGPage.characterWidth + Self.margin * 2
    let width = max(left + Double(columns.count) + 56, head, 560)
    page = SVGPage(width: width.rounded(), title: title.isEmpty ? "A timeline" : title)
  }

  /// The room that the signs of each moment take, in points.
  private static func needs(of rows: [TimelineRow]) -> [(moment: Timestamp, columns: Int)] {
    var needs: [Timestamp: Int] = [:]
    for row in rows {
      var own: [Timestamp: Int] = [:]
      for mark in row.marks { own[mark.at, default: 0] += Int(mark.sign.room) }
      for (moment, room) in own { needs[moment] = max(needs[moment] ?? 0, room) }
      for bar in row.bars {
        for moment in [bar.start, bar.end] { needs[moment] = max(needs[moment] ?? 0, 2) }
      }
    }
    return needs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  mutating func draw() -> String {
    drawHead()
    for (index, row) in timeline.rows.enumerated() { draw(row, at: index) }
    drawLinks()
    let bottom = drawLegend(top + Double(timeline.rows.count) * Self.rowHeight + 24)
    let end = drawNotes(bottom)
    return page.file(height: end + Self.margin)
  }

  private func x(_ moment: Timestamp) -> Double { left + Double(columns.column(moment)) }

  private func middle(ofRow index: Int) -> Double {
    top + Self.rowHeight * (Double(index) + 0.5)
  }

  // MARK: Head

  private mutating func drawHead() {
    if top > 40 {
      page.text(page.title, at: Point(x: Self.margin, y: 26), "title")
    }
    for index in timeline.rows.indices where index.isMultiple(of: 2) {
      let y = top + Double(index) * Self.rowHeight
      page.rectangle(
        Rect(x: 1, y: y, width: page.width - 2, height: Self.rowHeight), radius: 0, "stripe")
    }
    page.text("ms", at: Point(x: Self.margin, y: top - 8), "small quiet")
    var free = 0.0
    let bottom = top + Double(timeline.rows.count) * Self.rowHeight
    for moment in columns.moments where x(moment) >= free {
      let label = moment.milliseconds.withOneDecimal
      page.text(label, at: Point(x: x(moment), y: top - 8), "small quiet")
      page.line(
        from: Point(x: x(moment), y: top), to: Point(x: x(moment), y: bottom), "grid")
      free = x(moment) + Double(label.count) * 11 * SVGPage.characterWidth + 8
    }
  }

  // MARK: Rows

  private mutating func draw(_ row: TimelineRow, at index: Int) {
    let y = middle(ofRow: index)
    let hasRemark = !row.remark.isEmpty && row.name == row.name.shortened(to: 34)
    page.text(
      row.name.shortened(to: 34), at: Point(x: Self.margin, y: y + (hasRemark ? -1 : 4)), "name")
    if hasRemark {
      page.text(
        row.remark.shortened(to: 34), at: Point(x: Self.margin, y: y + 11), "small quiet")
    }
    for bar in row.bars {
      let height = bar.style.thickness
      page.rectangle(
        Rect(
          x: x(bar.start), y: y - height / 2, width: max(x(bar.end) - x(bar.start), 1),
          height: height), bar.style.name)
    }
    var last = (at: Timestamp.zero, room: -1.0)
    for mark in row.marks {
      let offset = last.room >= 0 && last.at == mark.at ? last.room : 0
      draw(mark.sign, at: Point(x: x(mark.at) + offset, y: y))
      last = (mark.at, offset + mark.sign.room * density)
    }
  }

  private mutating func draw(_ sign: TimelineRow.Sign, at place: Point) {
    switch sign {
    case .down, .lifted: page.circle(place, radius: sign == .down ? 6 : 4, "finger")
    case .moved: page.circle(place, radius: 2, "finger")
    case .changed: page.circle(place, radius: 3.5, sign.name)
    case .lost, .began, .ended, .cancelled, .failed:
      page.circle(place, radius: 8, sign.name)
      let letter = String(sign.character)
      page.text(letter, at: Point(x: place.x, y: place.y + 3.6), "letter")
    }
  }

  private mutating func drawLinks() {
    var indices: [TimelineSubject: Int] = [:]
    for (index, row) in timeline.rows.enumerated() { indices[row.subject] = index }
    var count = 0
    var moment: Timestamp?
    for link in timeline.links {
      count = link.at == moment ? count + 1 : 0
      moment = link.at
      guard let from = indices[link.from], let to = indices[link.to] else { continue }
      let x = x(link.at) + 9
      page.arrow(
        from: Point(x: x, y: middle(ofRow: from)), to: Point(x: x, y: middle(ofRow: to)),
        bow: 18 + 7 * Double(min(count, 4)), link.kind.name)
    }
  }

  // MARK: Below

  /// - Returns: where the next element may be placed.
  private mutating func drawLegend(_ y: Double) -> Double {
    let styles = Set(timeline.rows.flatMap { $0.bars.map { $0.style } })
    let signs = Set(timeline.rows.flatMap { $0.marks.map { $0.sign } })
    let kinds = Set(timeline.links.map { $0.kind })
    var place = Point(x: Self.margin, y: y)
    func advance(_ word: String, besides room: Double) {
      place.x += room + Double(word.count) * 11 * SVGPage.characterWidth + 18
    }
    func makeRoom(_ word: String) {
      let width = Double(word.count) * 11 * SVGPage.characterWidth + 40
      if place.x + width > page.width { place = Point(x: Self.margin, y: place.y + 20) }
    }
    for style in TimelineRow.Style.allCases where styles.contains(style) {
      makeRoom(style.word)
      page.rectangle(
        Rect(x: place.x, y: place.y - style.thickness / 2, width: 22, height: style.thickness),
        style.name)
      page.text(style.word, at: Point(x: place.x + 28, y: place.y + 4), "small")
      advance(style.word, besides: 28)
    }
    for sign in TimelineRow.Sign.allCases where signs.contains(sign) {
      makeRoom(sign.word)
      draw(sign, at: Point(x: place.x + 8, y: place.y))
      page.text(sign.word, at: Point(x: place.x + 20, y: place.y + 4), "small")
      advance(sign.word, besides: 20)
    }
    for kind in TimelineLink.Kind.allCases where kinds.contains(kind) {
      makeRoom(kind.word)
      let (start, end) = (Point(x: place.x, y: place.y - 5), Point(x: place.x, y: place.y + 5))
      page.arrow(from: start, to: end, bow: 14, kind.name)
      page.text(kind.word, at: Point(x: place.x + 20, y: place.y + 4), "small")
      advance(kind.word, besides: 20)
    }
    return place.y + 30
  }

  private mutating func drawNotes(_ y: Double) -> Double {
    let width = Int((page.width - 110) / (12 * SVGPage.characterWidth))
    var y = y
    for note in timeline.notes {
      page.text(
        note.at.milliseconds.withOneDecimal + " ms", at: Point(x: Self.margin, y: y), "small quiet")
      for line in note.text.wrapped(to: width) {
        page.text(line, at: Point(x: Self.margin + 74, y: y), "note")
        y += 18
      }
    }
    return y
  }
}
