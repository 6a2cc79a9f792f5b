import Foundation
@testable import MatchItUp
import GestureTestKit
import Testing

/// The executable in a pseudo terminal, when it gets a signal.
@Suite(.serialized) struct `Signal handling` {
  @Test func `every signal that ends a process by default is handled`() {
    let handled = Signals.endings + Signals.crashes + Signals.jobControl
    let others = Set(1...64).subtracting(handled)
    let ignoredOrStopping = [SIGCHLD, SIGURG, SIGTTIN, SIGTTOU]
    let impossible = [SIGKILL, SIGSTOP, 32, 33]  // glibc keeps 32 and 33 for its threads.
    #expect(others == Set(ignoredOrStopping + impossible))
    #expect(Set(handled).count == handled.count)
  }

  @Test func `a signal restores the terminal and ends the process`() throws {
    try forEach(Signals.endings + Signals.crashes) { signal in
      let terminal = try PseudoTerminal.playing()
      kill(terminal.process.id, signal)
      #expect(try terminal.waitForEnd() == .signal(signal), "signal \(signal)")
      expectRestored(terminal, "signal \(signal)")
    }
  }

  @Test(arguments: [("\u{03}", SIGINT), ("\u{1C}", SIGQUIT)])
  func `Ctrl-C and Ctrl-Backslash end the process by their signals`(key: String, signal: Int32)
    throws
  {
    let terminal = try PseudoTerminal.playing()
    terminal.type(key)
    #expect(try terminal.waitForEnd() == .signal(signal))
    expectRestored(terminal)
  }

  @Test func `a repeated signal ends the process even if the terminal accepts no output`() throws {
    let terminal = try PseudoTerminal.playing()
    terminal.stopOutput()
    terminal.type("n")
    #expect(try terminal.waitForEnd(sending: SIGTERM) == .signal(SIGTERM))
    #expect(terminal.settingsAreAsBefore)
  }

  @Test func `closing the terminal ends the process by SIGHUP`() throws {
    let terminal = try PseudoTerminal.playing()
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .signal(SIGHUP))
  }

  @Test func `a recording that can't be written is reported when the game is over`() throws {
    let pipe = FileManager.default.temporaryDirectory
      .appendingPathComponent("matchitup-\(UUID().uuidString)").path
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let terminal = try PseudoTerminal.playing(["--record", pipe])
    close(reader)
    waitUntilNobodyReads(pipe)
    terminal.type("n")
    try terminal.wait(for: "Round 2")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .status(1))
    #expect(terminal.screen.lines.joined().contains("MatchItUp: can't write to \(pipe)"))
    expectRestored(terminal)
  }

  /// A process that another test is just starting has a copy of each open file for a moment.
  private func waitUntilNobodyReads(_ pipe: String) {
    for _ in 0..<10_000 {
      let writer = open(pipe, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      if writer < 0 { return }
      close(writer)
      usleep(1_000)
    }
  }
}

@Suite struct `Crashes` {
  /// Prepares the rescue with standard output in place of a terminal.
  private static func arm() {
    TerminalRescue.arm(settings: termios(), output: STDOUT_FILENO, sequence: "restored")
  }

  @Test func `a trap restores the terminal`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      Self.arm()
      fatalError()
    }
    #expect(result?.standardOutputContent == Array("restored".utf8))
  }

  @Test func `a stack overflow restores the terminal`() async {
    // Not SIGSEGV in particular: under a sanitizer, that handles the crash in the end.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      func depth(_ level: Int) -> Int { level < 0 ? 0 : depth(level + 1) + depth(level + 2) }
      Self.arm()
      exit(Int32(truncatingIfNeeded: depth(0)))
    }
    #expect(result?.standardOutputContent == Array("restored".utf8))
  }

  @Test func `abort restores the terminal`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardOutputContent]
    ) {
      Self.arm()
      abort()
    }
    #expect(result?.standardOutputContent == Array("restored".utf8))
  }

  @Test func `a crash after the game leaves the terminal alone`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardOutputContent]
    ) {
      Self.arm()
      TerminalRescue.disarm()
      abort()
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(!output.contains("restored"))
  }
}

@Suite(.serialized) struct `Suspending` {
  @Test(arguments: ["typed", "sent"])
  func `a suspended game gives the terminal back until the shell resumes it`(how: String) throws {
    let game = try ChildProcess.executable("MatchItUp")
    let script = "set -m; \(game) --seed 1; echo stopped; read line; fg >/dev/null; echo over"
    let terminal = try PseudoTerminal(running: ["/bin/sh", "-c", script])
    try terminal.wait(for: "Round 1")
    if how == "typed" {
      terminal.type("\u{1A}")
    } else {
      kill(try child(of: terminal.process.id), SIGTSTP)
    }
    try terminal.wait(for: "stopped")
    expectRestored(terminal)
    terminal.forgetScreen()
    terminal.type("\r")
    try terminal.wait(for: "Round 1")
    #expect(terminal.screen.modes[1002] == true)
    terminal.type("q")
    try terminal.wait(for: "over")
    #expect(try terminal.waitForEnd() == .status(0))
    expectRestored(terminal)
  }

  @Test func `a game that continues after SIGSTOP draws everything again`() throws {
    let terminal = try PseudoTerminal.playing()
    kill(terminal.process.id, SIGSTOP)
    try terminal.process.waitForStop()
    terminal.forgetScreen()
    kill(terminal.process.id, SIGCONT)
    try terminal.wait(for: "Round 1")
    #expect(terminal.screen.modes[1049] == true)
    try terminal.quit()
  }

  /// The only child of a process.
  private func child(of process: pid_t) throws -> pid_t {
    let list = try String(
      contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
    return try #require(list.split(separator: " ").compactMap { pid_t($0) }.first)
  }
}
