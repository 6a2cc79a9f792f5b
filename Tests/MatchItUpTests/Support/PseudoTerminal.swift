import Foundation
import GestureTestKit
import Testing

/// A process in a terminal of its own, whose screen can be read and whose mouse can be moved.
final class PseudoTerminal {
  private(set) var screen: ScreenModel
  let process: ChildProcess
  private var master: Int32
  private let slave: Int32
  private let settingsBefore: termios

  /// - Parameters:
  ///   - controls: Whether the terminal is the controlling terminal of the process, which then
  ///     gets signals from it.
  ///   - errors: Standard error; nil for the terminal.
  init(
    running arguments: [String], environment: [String] = [], columns: Int = 80, rows: Int = 24,
    controls: Bool = true, errors: ChildProcess.Stream? = nil
  ) throws {
    // Unlike openpty, this keeps processes of other tests from inheriting the terminal.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, 0)
    try #require(ioctl(master, Self.setLock, &lock) == 0)
    try #require(ioctl(master, Self.getNumber, &number) == 0)
    let name = "/dev/pts/\(number)"
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(slave >= 0)
    var size = PseudoTerminal.size(columns, rows)
    try #require(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
    screen = ScreenModel(columns: columns, rows: rows)
    settingsBefore = PseudoTerminal.settings(of: slave)
    let terminal: ChildProcess.Stream = controls ? .terminal(name) : .descriptor(slave)
    process = try ChildProcess(
      arguments, environment: environment + ["TERM=xterm-256color", "PATH=/bin:/usr/bin"],
      input: terminal, output: terminal, errors: errors ?? terminal, startsSession: true)
  }

  deinit {
    kill(process.id, SIGKILL)
    hangUp()
    close(slave)
  }

  // MARK: The player

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(master, bytes, bytes.count) == bytes.count)
  }

  /// Sends what xterm sends when the left button draws through positions, in cells or pixels.
  func draw(_ positions: [(x: Int, y: Int)]) {
    press(positions)
    if let last = positions.last { type("\u{1B}[<0;\(last.x);\(last.y)m") }
  }

  /// The same without the release at the end.
  func press(_ positions: [(x: Int, y: Int)]) {
    for (index, position) in positions.enumerated() {
      type("\u{1B}[<\(index == 0 ? 0 : 32);\(position.x);\(position.y)M")
    }
  }

  func resize(columns: Int, rows: Int) {
    var size = PseudoTerminal.size(columns, rows)
    #expect(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
    screen.resize(columns: columns, rows: rows)
  }

  /// Closes the terminal, as closing its window does.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// Makes the terminal take no more output, as Ctrl-S does.
  func stopOutput() {
    #expect(tcflow(slave, TCOOFF) == 0)
  }

  // MARK: The screen

  /// Reads what the process writes until the screen is as expected.
  func wait(for expectation: String, until isAsExpected: (ScreenModel) -> Bool) throws {
    let deadline = Date().addingTimeInterval(ChildProcess.patience)
    while !(screen.isComplete && isAsExpected(screen)) {
      try #require(Date() < deadline, "never seen: \(expectation)\n\(screen.text)")
      try #require(readMore(), "the process ended before: \(expectation)\n\(screen.text)")
    }
  }

  func wait(for text: String) throws {
    try wait(for: text) { $0.text.contains(text) }
  }

  /// Clears the model of the screen, so that it shows only what is written from now on.
  func forgetScreen() {
    screen = ScreenModel(columns: screen.columns, rows: screen.rows)
  }

  /// Waits for the end of the process.
  ///
  /// - Parameter signal: Sent again and again meanwhile.
  func waitForEnd(sending signal: Int32? = nil) throws -> ProcessEnd {
    let end = try process.waitForEnd {
      if let signal { kill(process.id, signal) }
      if !readMore(milliseconds: 5) { poll(nil, 0, 5) }
    }
    while readMore(milliseconds: 0) {}
    return end
  }

  /// The modes that are not as a terminal has them to begin with.
  var modesLeftBehind: [Int] {
    screen.modes.filter { $0.value != ($0.key == 25) }.keys.sorted()
  }

  /// Whether the line discipline is as it was before the process began.
  var settingsAreAsBefore: Bool {
    let (before, now) = (settingsBefore, PseudoTerminal.settings(of: slave))
    return before.c_iflag == now.c_iflag && before.c_oflag == now.c_oflag
      && before.c_cflag == now.c_cflag && before.c_lflag == now.c_lflag
  }

  /// Reads once; false if nothing comes any more.
  private func readMore(milliseconds: Int32 = 60_000) -> Bool {
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard master >= 0, poll(&wait, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let length = read(master, &bytes, bytes.count)
    guard length > 0 else { return false }
    screen.show(Array(bytes.prefix(length)))
    return true
  }

  // TIOCSPTLCK and TIOCGPTN, which Swift doesn't import (asm-generic/ioctls.h of Linux).
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private static func settings(of terminal: Int32) -> termios {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return settings
  }

  private static func size(_ columns: Int, _ rows: Int) -> winsize {
    winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}

/// Expects that the terminal is as it was before the game.
///
/// - Parameter comment: After what, for a failure.
func expectRestored(
  _ terminal: PseudoTerminal, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(terminal.modesLeftBehind == [], comment, sourceLocation: sourceLocation)
  #expect(terminal.screen.modes[1049] == false, comment, sourceLocation: sourceLocation)
  #expect(terminal.settingsAreAsBefore, comment, sourceLocation: sourceLocation)
}
