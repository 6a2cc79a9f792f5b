import Foundation
@testable import MatchItUp
import GestureTestKit
import Testing

/// The executable, when its output can't be written.
@Suite struct `Output errors` {
  struct Cause: CustomTestStringConvertible, Sendable {
    var name: String
    var stream: ChildProcess.Stream
    var reason: String
    var testDescription: String { name }

    static let all = [
      Cause(name: "full", stream: .file("/dev/full"), reason: "No space left on device"),
      Cause(name: "closed", stream: .closed, reason: "Bad file descriptor"),
      Cause(name: "broken pipe", stream: .brokenPipe, reason: "Broken pipe"),
    ]
  }

  @Test(arguments: Cause.all, [["--replay"], ["--help"], []])
  func `standard output that can't be written ends the program with status 1 and a message`(
    cause: Cause, arguments: [String]
  ) throws {
    let game = try ChildProcess.executable("MatchItUp")
    let result = try ChildProcess.run([game] + arguments, output: cause.stream)
    #expect(result.end == .status(1))
    #expect(result.errors == "MatchItUp: can't write to standard output: \(cause.reason)\n")
  }

  @Test func `a closed standard output is reported even if standard input is closed too`() throws {
    let game = try ChildProcess.executable("MatchItUp")
    let result = try ChildProcess.run([game], input: .closed, output: .closed)
    #expect(result.end == .status(1))
    #expect(result.errors.contains("Bad file descriptor"))
  }

  @Test func `without standard error, the status alone reports the failure`() throws {
    let game = try ChildProcess.executable("MatchItUp")
    for cause in Cause.all {
      let result = try ChildProcess.run(
        [game, "--replay"], output: cause.stream, errors: cause.stream)
      #expect(result.end == .status(1))
    }
  }

  @Test func `the text for a closed standard output doesn't go to the picture instead`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("matchitup-\(UUID().uuidString).svg").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let game = try ChildProcess.executable("MatchItUp")
    let result = try ChildProcess.run([game, "--replay", "--svg", file], output: .closed)
    #expect(result.end == .status(1))
    #expect(try [UInt8](reading: file, atMost: 1).isEmpty)
  }

  @Test(arguments: [
    ("/dev/full", "can't write to /dev/full: No space left on device"),
    ("/nowhere/board.svg", "can't create /nowhere/board.svg: No such file or directory"),
  ])
  func `a picture that can't be written is named`(file: String, message: String) throws {
    let game = try ChildProcess.executable("MatchItUp")
    let result = try ChildProcess.run([game, "--replay", "--svg", file])
    #expect(result.end == .status(1))
    #expect(result.errors == "MatchItUp: \(message)\n")
  }

  @Test func `the end of input ends the game, and its score that can't be printed is an error`()
    throws
  {
    let errors = try #require(tmpfile())
    defer { fclose(errors) }
    let terminal = try PseudoTerminal.playing(
      controls: false, errors: .descriptor(fileno(errors)))
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .status(1))
    rewind(errors)
    var line = [UInt8](repeating: 0, count: 200)
    let length = fread(&line, 1, line.count, errors)
    let text = String(decoding: line.prefix(length), as: UTF8.self)
    #expect(text == "MatchItUp: can't write to standard output: Input/output error\n")
  }
}

@Suite struct `Command line of the executable` {
  @Test(arguments: ["--help", "-h"])
  func `the help is printed`(option: String) throws {
    let game = try ChildProcess.executable("MatchItUp")
    let result = try ChildProcess.run([game, option])
    #expect(result.end == .status(0))
    #expect(result.output == Help.text)
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [
    (["--fast"], #"unknown option "--fast"; --help lists the options"#),
    (["game.jsonl"], #"unexpected argument "game.jsonl"; --help lists the options"#),
    (["--seed", "7"], "--seed needs a terminal, but standard input or standard output is not one"),
    (["--replay", "/dev/null"], "/dev/null: expected a recording, but the file is empty"),
  ])
  func `a wrong argument ends the program with status 2 and a message`(
    arguments: [String], message: String
  ) throws {
    let game = try ChildProcess.executable("MatchItUp")
    let result = try ChildProcess.run([game] + arguments)
    #expect(result.end == .status(2))
    #expect(result.errors == "MatchItUp: \(message)\n")
    #expect(result.output.isEmpty)
  }
}
