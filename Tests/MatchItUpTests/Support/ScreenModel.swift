@testable import MatchItUp

/// A place on the screen, from zero.
struct ScreenCell: Hashable {
  var column: Int
  var row: Int
}

/// A model of a terminal, which shows what it is sent: as much of xterm as the game uses.
struct ScreenModel {
  private(set) var columns: Int
  private(set) var rows: Int
  /// The private modes that were ever set or reset, and whether they are set now.
  private(set) var modes: [Int: Bool] = [:]
  /// The questions that the terminal was asked, such as "16t".
  private(set) var questions: [String] = []

  private var cells: [Character]
  private var colors: [String]
  private var cursor = (column: 0, row: 0)
  /// The ordinary screen and its cursor, while the alternate screen is shown.
  private var ordinaryScreen: (cells: [Character], cursor: (column: Int, row: Int)) = ([], (0, 0))
  private var color = ""
  private var bytes: [UInt8] = []

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: " ", count: columns * rows)
    colors = Array(repeating: "", count: columns * rows)
  }

  /// Whether the last frame is complete (mode 2026).
  var isComplete: Bool { modes[2026] != true }

  var lines: [String] {
    (0..<rows).map { String(cells[$0 * columns..<($0 + 1) * columns]) }
  }

  var text: String { lines.joined(separator: "\n") }

  /// The colours of the characters that are not blank.
  var visibleColors: Set<String> {
    Set(zip(cells, colors).filter { $0.0 != " " }.map(\.1))
  }

  /// The cells that show lines in a colour.
  func drawnCells(in color: String) -> Set<ScreenCell> {
    let indices = cells.indices.filter {
      colors[$0] == color && ("\u{2801}"..."\u{28FF}").contains(cells[$0])
    }
    return Set(indices.map { ScreenCell(column: $0 % columns, row: $0 / columns) })
  }

  mutating func resize(columns: Int, rows: Int) {
    let old = self
    self = ScreenModel(columns: columns, rows: rows)
    modes = old.modes
  }

  /// Shows bytes. A sequence that is incomplete waits for the rest.
  mutating func show(_ new: [UInt8]) {
    bytes += new
    while let length = lengthOfNext() {
      let piece = Array(bytes.prefix(length))
      bytes.removeFirst(length)
      interpret(piece)
    }
  }

  private func lengthOfNext() -> Int? {
    guard let first = bytes.first else { return nil }
    if first == 0x1B {
      guard bytes.count >= 2 else { return nil }
      guard bytes[1] == UInt8(ascii: "[") else { return 2 }
      return bytes.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return bytes.count >= length ? length : nil
  }

  private mutating func interpret(_ piece: [UInt8]) {
    let text = String(decoding: piece, as: UTF8.self)
    if text.hasPrefix("\u{1B}[") {
      control(text.dropFirst(2))
    } else if text == "\r" {
      cursor.column = 0
    } else if text == "\n" {
      cursor.row = min(rows - 1, cursor.row + 1)
    } else if !text.hasPrefix("\u{1B}"), piece[0] >= 0x20 {
      if cursor.column == columns { cursor = (0, min(rows - 1, cursor.row + 1)) }
      let index = cursor.row * columns + cursor.column
      (cells[index], colors[index]) = (Character(text), color)
      cursor.column += 1
    }
  }

  private mutating func control(_ sequence: Substring) {
    let body = sequence.dropLast()
    let numbers = body.split(separator: ";").compactMap { Int($0) }
    switch sequence.last {
    case "H":
      let (row, column) = (numbers.first ?? 1, numbers.last ?? 1)
      cursor = (min(column, columns) - 1, min(row, rows) - 1)
    case "J": clear()
    case "m": color = String(body)
    case "h": setMode(body, to: true)
    case "l": setMode(body, to: false)
    case "t", "p": questions.append(String(sequence))
    default: break
    }
  }

  private mutating func clear() {
    cells = Array(repeating: " ", count: columns * rows)
    colors = Array(repeating: "", count: columns * rows)
  }

  private mutating func setMode(_ body: Substring, to isOn: Bool) {
    guard let mode = Int(body.dropFirst()) else { return }
    if mode == 1049, modes[1049] != isOn {
      if isOn { ordinaryScreen = (cells, cursor) }
      clear()
      if !isOn, ordinaryScreen.cells.count == cells.count {
        (cells, cursor) = ordinaryScreen
      }
    }
    modes[mode] = isOn
  }
}
