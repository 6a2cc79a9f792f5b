import GestureCore
import GestureInput
@testable import MatchItUp
@testable import MatchItUpGame
import Testing

@Suite struct `Dot canvas` {
  @Test(arguments: [(0, 0, "⠁"), (1, 0, "⠈"), (0, 2, "⠄"), (1, 3, "⢀"), (0, 3, "⡀")])
  func `each dot of a cell has its place in the pattern`(x: Int, y: Int, pattern: Character) {
    var canvas = DotCanvas(columns: 1, rows: 1)
    canvas.dot(x: x, y: y, ink: .red)
    #expect(canvas.frame[column: 0, row: 0] == Cell(character: pattern, ink: .red))
  }

  @Test func `dots of one cell add up, in the last one's ink`() {
    var canvas = DotCanvas(columns: 1, rows: 1)
    canvas.dot(x: 0, y: 0, ink: .red)
    canvas.dot(x: 1, y: 3, ink: .path)
    #expect(canvas.frame[column: 0, row: 0] == Cell(character: "⢁", ink: .path))
  }

  @Test func `dots outside the canvas are ignored`() {
    var canvas = DotCanvas(columns: 2, rows: 1)
    canvas.dot(x: -1, y: 0, ink: .red)
    canvas.dot(x: 4, y: 4, ink: .red)
    #expect(canvas.frame == Frame(columns: 2, rows: 1))
  }

  @Test func `a line has no gap and reaches both ends`() {
    var canvas = DotCanvas(columns: 3, rows: 1)
    canvas.line([Point(x: 0, y: 0), Point(x: 5, y: 0)], ink: .plain)
    #expect(canvas.frame.text(palette: .monochrome) == "⠉⠉⠉\n")
  }

  @Test func `a dashed line has gaps`() {
    var canvas = DotCanvas(columns: 4, rows: 1)
    canvas.line([Point(x: 0, y: 0), Point(x: 7, y: 0)], ink: .forbidden)
    #expect(canvas.frame.text(palette: .monochrome) == "⠉ ⠉\n")
  }

  @Test(arguments: [1e9, -1e9, .infinity, .nan])
  func `a line that leads far away is cut off`(far: Double) {
    var canvas = DotCanvas(columns: 2, rows: 2)
    canvas.line([Point(x: 1, y: 1), Point(x: far, y: 1)], ink: .plain)
    canvas.line([Point(x: far, y: far), Point(x: far, y: far)], ink: .plain)
    canvas.line([Point(x: far, y: far)], ink: .plain)
  }
}

@Suite struct `Screen size` {
  @Test(arguments: [(0, 1), (1, 1), (80, 80), (1000, 1000), (1001, 1000), (65_535, 1000)])
  func `the size is limited, so that a frame needs little memory`(columns: Int, limited: Int) {
    #expect(ScreenSize(columns: columns, rows: 24).columns == limited)
    #expect(ScreenSize(columns: 80, rows: columns).rows == min(limited, 500))
  }

  @Test func `a limited size has no pixels, because they belong to the whole screen`() {
    let pixels = PixelSize(width: 720, height: 432)
    #expect(ScreenSize(columns: 80, rows: 24, pixels: pixels).pixels == pixels)
    #expect(ScreenSize(columns: 1001, rows: 24, pixels: pixels).pixels == nil)
  }
}

@Suite struct Viewports {
  @Test(arguments: [(80, 24), (60, 20), (200, 60), (80, 20), (60, 60)])
  func `the whole board is on the screen`(columns: Int, rows: Int) throws {
    let viewport = try #require(Viewport(columns: columns, rows: rows, board: Game.boardSize))
    let start = viewport.dots(at: .zero)
    let end = viewport.dots(at: Point(x: Game.boardSize.width, y: Game.boardSize.height))
    #expect(start.x >= 0 && start.y >= 0)
    #expect(end.x < Double(columns * 2) && end.y < Double(rows * 4))
  }

  @Test func `a cell maps to the point of the board that is drawn there`() throws {
    let viewport = try #require(Viewport(columns: 80, rows: 24, board: Game.boardSize))
    let point = viewport.point(column: 30.25, row: 7.75)
    #expect(viewport.dots(at: point).distance(to: Point(x: 60.5, y: 31)) < 1e-9)
  }

  @Test(arguments: [(59, 20), (60, 19), (0, 0)])
  func `a screen below 60 by 20 cells has no viewport`(columns: Int, rows: Int) {
    #expect(Viewport(columns: columns, rows: rows, board: Game.boardSize) == nil)
  }

  @Test func `the smallest screen has room for every message`() throws {
    let viewport = try #require(Viewport(columns: 60, rows: 20, board: Game.boardSize))
    let (_, top, columns) = viewport.cells(in: BoardLayout.message)
    let bottom = viewport.cells(in: BoardLayout.spare).row
    let wrong = Figure.all.flatMap(\.differences).flatMap { difference in
      (0..<4).map { Verdict.wrong(oddPicture: $0, difference: difference.text) }
    }
    let refused = Drawing.all.map { Verdict.noCircle(reason: $0.reason) }
    for verdict in wrong + refused + [.outsidePictures] {
      let lines = verdict.message.wrapped(at: columns)
      #expect(lines.count <= bottom - top, "\(verdict.message)")
      #expect(lines.allSatisfy { $0.count <= columns }, "\(verdict.message)")
    }
  }

  @Test func `a circle stays round if the cells have another aspect`() throws {
    let viewport = try #require(
      Viewport(columns: 100, rows: 30, aspect: 2.5, board: Game.boardSize))
    let (start, end) = (viewport.dots(at: .zero), viewport.dots(at: Point(x: 100, y: 100)))
    #expect(abs((end.x - start.x) / (end.y - start.y) - 1.25) < 1e-9)
  }
}

@Suite struct `Screen writer` {
  @Test func `the first frame clears the screen, and the same one again writes nothing`() {
    var writer = ScreenWriter(palette: .monochrome)
    var frame = Frame(columns: 4, rows: 2)
    frame.write("ab", column: 1, row: 1, ink: .text)
    #expect(writer.show(frame).contains("\u{1B}[2J\u{1B}[2;2H\u{1B}[0mab"))
    #expect(writer.show(frame).isEmpty)
  }

  @Test func `only the changes of a later frame are written`() {
    var writer = ScreenWriter(palette: .monochrome)
    var frame = Frame(columns: 6, rows: 2)
    frame.write("abcdef", column: 0, row: 0, ink: .text)
    _ = writer.show(frame)
    frame.write("X", column: 1, row: 0, ink: .text)
    frame.write("Y", column: 4, row: 0, ink: .text)
    let output = writer.show(frame)
    #expect(output.contains("\u{1B}[1;2H\u{1B}[0mX\u{1B}[1;5HY"))
    #expect(!output.contains("\u{1B}[2J"))
  }

  @Test func `after invalidation the whole frame is written again`() {
    var writer = ScreenWriter(palette: .monochrome)
    _ = writer.show(Frame(columns: 2, rows: 2))
    writer.invalidate()
    #expect(writer.show(Frame(columns: 2, rows: 2)).contains("\u{1B}[2J"))
  }

  @Test func `text is wrapped between words`() {
    #expect("draw a circle round it".wrapped(at: 10) == ["draw a", "circle", "round it"])
    #expect("a\nbcdefghijklm n".wrapped(at: 5) == ["a", "bcdefghijklm", "n"])
  }
}

@Suite struct Palettes {
  @Test(arguments: [
    (["COLORTERM": "truecolor"], true, Palette.trueColor),
    (["COLORTERM": ""], true, .indexed),
    (["COLORTERM": "truecolor", "NO_COLOR": "1"], true, .monochrome),
    (["NO_COLOR": ""], true, .indexed),
    ([:], false, .monochrome),
  ])
  func `the environment and the options choose the colours`(
    environment: [String: String], wantsColor: Bool, palette: Palette
  ) {
    #expect(Palette(environment: environment, wantsColor: wantsColor) == palette)
  }

  @Test func `without colour no colour is chosen in any ink`() {
    for ink in Ink.allCases {
      let sequence = Palette.monochrome.selecting(ink)
      #expect(sequence == "\u{1B}[0m" || sequence == "\u{1B}[0;1m")
    }
  }
}
