import GestureCore
@testable import MatchItUp
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

  @Test func `other buttons and the wheel mean nothing`() throws {
    var button = MouseButton()
    #expect(try phases(of: &button, .pressed, number: 2) == [])
    #expect(try phases(of: &button, .pressed, number: 64) == [])
  }

  @Test func `after the touch was cancelled its drag and release mean nothing`() throws {
    var button = MouseButton()
    _ = try phases(of: &button, .pressed)
    button.forget()
    #expect(try phases(of: &button, .dragged) == [])
    #expect(try phases(of: &button, .released) == [])
  }
}

@Suite struct `Pointer precision` {
  private let report = MouseReport(numbers: [0, 181, 73], isRelease: false)

  private func place(by precision: PointerPrecision) -> [Double]? {
    report.map { [precision.place(of: $0).column, precision.place(of: $0).row] }
  }

  @Test func `a terminal that doesn't answer tells cells`() {
    let precision = PointerPrecision(columns: 80, rows: 24, pixels: nil)
    #expect(place(by: precision) == [180.5, 72.5])
    #expect(precision.aspect == 2)
  }

  @Test func `pixels are asked for once the terminal offers them and the cell's size is known`() {
    var precision = PointerPrecision(columns: 80, rows: 24, pixels: nil)
    #expect(precision.hear(.mode(1016, .reset)) == nil)
    let answer = precision.hear(.cellSize(PixelSize(width: 10, height: 20)))
    #expect(answer == ControlSequence.enablePixels + ControlSequence.askForPixels)
    #expect(place(by: precision) == [180.5, 72.5])
  }

  @Test func `reports are pixels from the moment on that the terminal confirms it`() {
    var precision = PointerPrecision(columns: 80, rows: 24, pixels: nil)
    _ = precision.hear(.mode(1016, .reset))
    _ = precision.hear(.cellSize(PixelSize(width: 10, height: 20)))
    #expect(precision.hear(.mode(1016, .set)) == nil)
    #expect(place(by: precision) == [18.05, 3.625])
  }

  @Test func `a terminal that doesn't know pixels stays with cells`() {
    var precision = PointerPrecision(columns: 80, rows: 24, pixels: nil)
    #expect(precision.hear(.cellSize(PixelSize(width: 10, height: 20))) == nil)
    #expect(precision.hear(.mode(1016, .notRecognized)) == nil)
    #expect(place(by: precision) == [180.5, 72.5])
  }

  @Test func `the size of the text area or the kernel's word will do for the cell's`() {
    var precision = PointerPrecision(columns: 80, rows: 24, pixels: nil)
    _ = precision.hear(.textAreaSize(PixelSize(width: 720, height: 432)))
    #expect(precision.cellSize == PixelSize(width: 9, height: 18))
    let known = PointerPrecision(
      columns: 80, rows: 24, pixels: PixelSize(width: 800, height: 480))
    #expect(known.cellSize == PixelSize(width: 10, height: 20))
  }
}
