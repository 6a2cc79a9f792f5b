import GestureCore
@testable import MatchItUp
import MatchItUpGame
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

  @Test func `what lies outside is lost`() {
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
  func `a line that leads far away is cut off, not drawn for ever`(far: Double) {
    var canvas = DotCanvas(columns: 2, rows: 2)
    canvas.line([Point(x: 1, y: 1), Point(x: far, y: 1)], ink: .plain)
    canvas.line([Point(x: far, y: far), Point(x: far, y: far)], ink: .plain)
    canvas.line([Point(x: far, y: far)], ink: .plain)
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

  @Test func `a cell leads to the point of the board that is drawn there`() throws {
    let viewport = try #require(Viewport(columns: 80, rows: 24, board: Game.boardSize))
    let point = viewport.point(column: 30.25, row: 7.75)
    #expect(viewport.dots(at: point).distance(to: Point(x: 60.5, y: 31)) < 1e-9)
  }

  @Test(arguments: [(59, 20), (60, 19), (0, 0)])
  func `below 60 by 20 there is no view`(columns: Int, rows: Int) {
    #expect(Viewport(columns: columns, rows: rows, board: Game.boardSize) == nil)
  }

  @Test func `cells of another shape leave a circle round`() throws {
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

  @Test func `of a later frame only what changed is written`() {
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

  @Test func `after being told to forget, all is written again`() {
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
