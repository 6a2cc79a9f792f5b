/// Negotiates with the terminal how precisely it reports the mouse, and reads its reports.
///
/// Every terminal reports cells. If the terminal also offers pixels (mode 1016), and it is known
/// how many of them a cell has, they are requested; once the terminal confirms that, reports are
/// read as pixels. Nothing waits for an answer: a terminal that gives none keeps reporting cells.
public struct PointerPrecision: Hashable, Sendable {
  private enum Reports: Hashable, Sendable {
    case inCells
    /// In cells, but the terminal can report pixels.
    case inCellsPixelsOffered
    /// Pixels are requested and not confirmed yet. They are requested only once, or a terminal that
    /// refuses would be asked for ever.
    case inCellsPixelsRequested
    case inPixels
  }

  private enum CellSize: Hashable, Sendable {
    case unknown
    /// Computed from the size of the window.
    case estimated(PixelSize)
    /// As the terminal reports it.
    case reported(PixelSize)
  }

  private var reports = Reports.inCells
  private var sizeOfCell = CellSize.unknown
  private let columns: Int
  private let rows: Int

  private static let pixelMode = 1016

  /// - Parameters:
  ///   - columns: the width of the screen in cells. Range: 1 or more.
  ///   - rows: its height in cells. Range: 1 or more.
  ///   - pixels: its size in pixels; nil where it is not known.
  public init(columns: Int, rows: Int, pixels: PixelSize? = nil) {
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
    if let pixels { estimateCell(from: pixels) }
  }

  /// What to ask the terminal at first, and after each change of its size.
  public static let questions = TerminalMouse.askForPixels + TerminalMouse.askForSizes

  /// Handles an answer of the terminal and returns what to send to it now, if anything.
  public mutating func handle(_ answer: TerminalInput) -> String? {
    switch answer {
    case .mode(PointerPrecision.pixelMode, let setting): handle(setting)
    case .cellSize(let size): sizeOfCell = .reported(size)
    case .textAreaSize(let size): estimateCell(from: size)
    case .character, .control, .escape, .mouse, .focusGained, .focusLost, .mode, .unknown:
      return nil
    }
    guard reports == .inCellsPixelsOffered, cellSize != nil else { return nil }
    reports = .inCellsPixelsRequested
    return TerminalMouse.enablePixels + TerminalMouse.askForPixels
  }

  private mutating func handle(_ setting: ModeSetting) {
    switch setting {
    case .set, .permanentlySet: reports = .inPixels
    case .reset where reports == .inCells: reports = .inCellsPixelsOffered
    case .reset where reports == .inPixels: reports = .inCells
    case .reset: break
    case .notRecognized, .permanentlyReset: reports = .inCells
    }
  }

  /// Returns where the mouse was, in cells and fractions of cells, from zero.
  public func cell(of report: MouseReport) -> (column: Double, row: Double) {
    let (x, y) = (Double(report.x) - 0.5, Double(report.y) - 0.5)
    guard reports == .inPixels, let cellSize else { return (x, y) }
    return (x / Double(cellSize.width), y / Double(cellSize.height))
  }

  /// The height of a cell divided by its width: 2 unless the terminal reports something else.
  public var aspect: Double {
    guard let cellSize else { return 2 }
    return min(3, max(1, Double(cellSize.height) / Double(cellSize.width)))
  }

  /// The size of a cell; nil where it is not known.
  public var cellSize: PixelSize? {
    switch sizeOfCell {
    case .unknown: nil
    case .estimated(let size), .reported(let size): size
    }
  }

  private mutating func estimateCell(from pixels: PixelSize) {
    if case .reported = sizeOfCell { return }
    let size = PixelSize(width: pixels.width / columns, height: pixels.height / rows)
    if size.width > 0, size.height > 0 { sizeOfCell = .estimated(size) }
  }
}
