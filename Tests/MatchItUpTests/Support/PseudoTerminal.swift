import Foundation
import Testing

/// A process in a terminal of its own, whose screen can be read and whose mouse can be moved.
final class PseudoTerminal {
  private(set) var screen: ScreenModel
  let process: pid_t
  private let master: Int32
  private let slave: Int32
  private let settingsBefore: termios

  /// No test waits longer than this for anything, in seconds.
  private static let patience = 30.0

  init(
    running arguments: [String], environment: [String] = [], columns: Int = 80, rows: Int = 24
  ) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&master, &slave, nil, nil, &size) == 0)
    (self.master, self.slave) = (master, slave)
    screen = ScreenModel(columns: columns, rows: rows)
    settingsBefore = PseudoTerminal.settings(of: slave)
    let name = try #require(ttyname(slave).map { String(cString: $0) })
    process = try PseudoTerminal.spawn(
      arguments, in: name, environment: environment + ["TERM=xterm-256color", "PATH=/bin:/usr/bin"])
  }

  deinit {
    kill(process, SIGKILL)
    close(master)
    close(slave)
  }

  // MARK: The player

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(master, bytes, bytes.count) == bytes.count)
  }

  /// Sends what xterm sends when the left button draws through places, in cells or pixels.
  func draw(_ places: [(x: Int, y: Int)]) {
    guard let last = places.last else { return }
    for (index, place) in places.enumerated() {
      type("\u{1B}[<\(index == 0 ? 0 : 32);\(place.x);\(place.y)M")
    }
    type("\u{1B}[<0;\(last.x);\(last.y)m")
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
    screen.resize(columns: columns, rows: rows)
  }

  // MARK: What is to be seen

  /// Reads what the process writes until the screen is as expected.
  func wait(for expectation: String, until isAsExpected: (ScreenModel) -> Bool) throws {
    let deadline = Date().addingTimeInterval(PseudoTerminal.patience)
    while !(screen.isComplete && isAsExpected(screen)) {
      try #require(Date() < deadline, "never seen: \(expectation)\n\(screen.text)")
      try #require(readMore(), "the process ended before: \(expectation)\n\(screen.text)")
    }
  }

  func wait(for text: String) throws {
    try wait(for: text) { $0.text.contains(text) }
  }

  /// Waits for the process's end and returns the signal or the exit status that it ended with.
  func waitForEnd() throws -> (signal: Int32, status: Int32) {
    let deadline = Date().addingTimeInterval(PseudoTerminal.patience)
    var result: Int32 = 0
    while waitpid(process, &result, WNOHANG) == 0 {
      try #require(Date() < deadline, "the process never ended\n\(screen.text)")
      _ = readMore(milliseconds: 20)
    }
    while readMore(milliseconds: 0) {}
    return (result & 0x7F, result >> 8 & 0xFF)
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

  /// Reads once; false when nothing comes any more.
  private func readMore(milliseconds: Int32 = 30_000) -> Bool {
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let length = read(master, &bytes, bytes.count)
    guard length > 0 else { return false }
    screen.show(Array(bytes.prefix(length)))
    return true
  }

  private static func settings(of terminal: Int32) -> termios {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return settings
  }

  /// Starts a process that leads a session of its own, whose terminal is the one it opens first.
  private static func spawn(
    _ arguments: [String], in terminal: String, environment: [String]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, startsSession | Int16(POSIX_SPAWN_SETSIGMASK))
    var noSignals = sigset_t()  // The threads of tests block signals, and a process inherits that.
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, arguments[0], &actions, &attributes, &words, &variables)
    try #require(result == 0, "can't start \(arguments[0]): \(String(cString: strerror(result)))")
    return process
  }

  /// POSIX_SPAWN_SETSID, which Swift doesn't see (spawn.h of glibc 2.26 and later).
  private static let startsSession: Int16 = 0x80
}
