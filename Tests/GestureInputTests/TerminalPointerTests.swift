import GestureCore
import GestureInput
import Testing

@Suite struct `Mouse button` {
  private func phases(
    of button: inout MouseButton, _ kind: MouseReport.Kind, number: Int = 0
  ) throws -> [TouchPhase] {
    let number = number + (kind == .dragged ? 32 : 0)
    let report = MouseReport(numbers: [number, 1, 1], isRelease: kind == .released)
    return button.phases(for: try #require(report))
  }

  @Test func `a press, a drag and a release are the phases of one touch`() throws {
    var button = MouseButton()
    #expect(try phases(of: &button, .pressed) == [.began])
    #expect(try phases(of: &button, .dragged) == [.moved])
    #expect(try phases(of: &button, .released) == [.ended])
  }

  @Test func `a press after a lost release cancels the old touch first`() throws {
    var button = MouseButton()
    _ = try phases(of: &button, .pressed)
    #expect(try phases(of: &button, .pressed) == [.cancelled, .began])
  }

  @Test func `other buttons and the wheel are ignored`() throws {
    var button = MouseButton()
    #expect(try phases(of: &button, .pressed, number: 2) == [])
    #expect(try phases(of: &button, .pressed, number: 64) == [])
  }

  @Test func `after a cancelled touch, drags and the release are ignored`() throws {
    var button = MouseButton()
    _ = try phases(of: &button, .pressed)
    button.release()
    #expect(try phases(of: &button, .dragged) == [])
    #expect(try phases(of: &button, .released) == [])
  }
}

@Suite struct `Pointer precision` {
  private let report = MouseReport(numbers: [0, 181, 73], isRelease: false)

  private func place(by precision: PointerPrecision) -> [Double]? {
    report.map { [precision.cell(of: $0).column, precision.cell(of: $0).row] }
  }

  @Test func `a terminal that doesn't answer reports cells`() {
    let precision = PointerPrecision(columns: 80, rows: 24)
    #expect(place(by: precision) == [180.5, 72.5])
    #expect(precision.aspect == 2)
  }

  @Test func `pixels are requested when the terminal offers them and the size of a cell is known`()
  {
    var precision = PointerPrecision(columns: 80, rows: 24)
    #expect(precision.handle(.mode(1016, .reset)) == nil)
    let answer = precision.handle(.cellSize(PixelSize(width: 10, height: 20)))
    #expect(answer == TerminalMouse.enablePixels + TerminalMouse.askForPixels)
    #expect(place(by: precision) == [180.5, 72.5])
  }

  @Test func `reports are read as pixels once the terminal confirms them`() {
    var precision = PointerPrecision(columns: 80, rows: 24)
    _ = precision.handle(.mode(1016, .reset))
    _ = precision.handle(.cellSize(PixelSize(width: 10, height: 20)))
    #expect(precision.handle(.mode(1016, .set)) == nil)
    #expect(place(by: precision) == [18.05, 3.625])
  }

  @Test func `a terminal without pixels keeps reporting cells`() {
    var precision = PointerPrecision(columns: 80, rows: 24)
    #expect(precision.handle(.cellSize(PixelSize(width: 10, height: 20))) == nil)
    #expect(precision.handle(.mode(1016, .notRecognized)) == nil)
    #expect(place(by: precision) == [180.5, 72.5])
  }

  @Test func `a terminal that refuses pixels is asked only once`() {
    var precision = PointerPrecision(columns: 80, rows: 24)
    _ = precision.handle(.cellSize(PixelSize(width: 10, height: 20)))
    #expect(precision.handle(.mode(1016, .reset)) != nil)
    #expect(precision.handle(.mode(1016, .reset)) == nil)
    #expect(precision.handle(.cellSize(PixelSize(width: 10, height: 20))) == nil)
    #expect(place(by: precision) == [180.5, 72.5])
  }

  @Test func `a terminal that switches pixels off again reports cells`() {
    var precision = PointerPrecision(columns: 80, rows: 24)
    _ = precision.handle(.cellSize(PixelSize(width: 10, height: 20)))
    _ = precision.handle(.mode(1016, .set))
    #expect(place(by: precision) == [18.05, 3.625])
    #expect(precision.handle(.mode(1016, .reset)) == nil)
    #expect(place(by: precision) == [180.5, 72.5])
  }

  @Test func `the size of a cell can be computed from the text area or the window`() {
    var precision = PointerPrecision(columns: 80, rows: 24)
    _ = precision.handle(.textAreaSize(PixelSize(width: 720, height: 432)))
    #expect(precision.cellSize == PixelSize(width: 9, height: 18))
    let known = PointerPrecision(
      columns: 80, rows: 24, pixels: PixelSize(width: 800, height: 480))
    #expect(known.cellSize == PixelSize(width: 10, height: 20))
  }
}
