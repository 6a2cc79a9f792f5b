import GestureCore
@testable import MatchItUp
import Testing

@Suite struct Recordings {
  private static let header = #"{"format": "matchitup-recording", "version": 1, "seed": 7}"#

  private func read(_ lines: String...) throws -> Recording {
    let text = ([Recordings.header] + lines).joined(separator: "\n")
    return try RecordingReader.recording(in: Array(text.utf8), named: "game.jsonl")
  }

  @Test func `a recording is a header and a line for each thing that was done`() throws {
    let recording = try read(
      #"{"at": 0, "began": [10.5, 20]}"#, "", #"{"at": 16.5, "moved": [11, 20]}"#,
      #"{"at": 30, "ended": [12, 20]}"#, #"{"at": 30, "key": "n"}"#, "")
    #expect(recording.seed == 7)
    #expect(
      recording.moments == [
        .init(at: .zero, action: .touch(.began, Point(x: 10.5, y: 20))),
        .init(at: .milliseconds(16.5), action: .touch(.moved, Point(x: 11, y: 20))),
        .init(at: .milliseconds(30), action: .touch(.ended, Point(x: 12, y: 20))),
        .init(at: .milliseconds(30), action: .newSet),
      ])
  }

  @Test func `the largest seed is read exactly`() throws {
    let text = #"{"format": "matchitup-recording", "version": 1, "seed": 18446744073709551615}"#
    let recording = try RecordingReader.recording(in: Array(text.utf8), named: "")
    #expect(recording.seed == .max)
  }

  @Test(arguments: [
    ("", #"game.jsonl: expected a recording, but the file is empty"#),
    ("[]", #"game.jsonl:1: expected a JSON object"#),
    (#"{"format": "x"}"#, #"game.jsonl:1: expected a header with "format": "matchitup-recording""#),
    (
      #"{"format": "matchitup-recording", "version": 2, "seed": 7}"#,
      #"game.jsonl:1: expected "version": 1"#
    ),
    (
      #"{"format": "matchitup-recording", "version": 1, "seed": -7}"#,
      #"game.jsonl:1: expected "seed" to be a whole number from 0 to 18446744073709551615"#
    ),
  ])
  func `a wrong header is reported with its place`(text: String, complaint: String) {
    let error = #expect(throws: RecordingError.self) {
      try RecordingReader.recording(in: Array(text.utf8), named: "game.jsonl")
    }
    #expect(error?.description == complaint)
  }

  @Test(arguments: [
    (#"{"at": 5"#, "expected a JSON object"),
    (#"{"began": [1, 2]}"#, #"expected "at" to be a number of milliseconds from 0 to a day"#),
    (
      #"{"at": -1, "began": [1, 2]}"#,
      #"expected "at" to be a number of milliseconds from 0 to a day"#
    ),
    (
      #"{"at": 5}"#,
      #"expected one of "began", "moved", "ended", "cancelled" and "key", found 0"#
    ),
    (
      #"{"at": 5, "began": [1, 2], "key": "n"}"#,
      #"expected one of "began", "moved", "ended", "cancelled" and "key", found 2"#
    ),
    (#"{"at": 5, "began": [1]}"#, #"expected "began" to be a place [x, y] in points"#),
    (#"{"at": 5, "began": [1, 1e9]}"#, #"expected "began" to be a place [x, y] in points"#),
    (#"{"at": 5, "began": "here"}"#, #"expected "began" to be a place [x, y] in points"#),
    (#"{"at": 5, "key": "x"}"#, #"expected "key" to be "n" or "d""#),
    (#"{"at": 5, "key": "n", "when": 1}"#, #"unknown name "when""#),
    (#"{"at": 5, "moved": [1, 2]}"#, #"expected "began" before "moved": the button is up"#),
  ])
  func `a wrong line is reported with its place`(line: String, complaint: String) {
    let error = #expect(throws: RecordingError.self) { try read("", line) }
    #expect(error?.description == "game.jsonl:3: \(complaint)")
  }

  @Test func `times may repeat but not run back`() {
    let error = #expect(throws: RecordingError.self) {
      try read(#"{"at": 5, "key": "n"}"#, #"{"at": 5, "key": "n"}"#, #"{"at": 4, "key": "n"}"#)
    }
    #expect(error?.description == #"game.jsonl:4: expected "at" not to be before the line above"#)
  }

  @Test func `a button that is down can't go down`() {
    let error = #expect(throws: RecordingError.self) {
      try read(#"{"at": 5, "began": [1, 2]}"#, #"{"at": 6, "began": [1, 2]}"#)
    }
    #expect(error?.cause == .touchAlreadyDown)
  }

  @Test(arguments: [(4096, false), (4097, true)])
  func `a line of more than 4096 bytes is refused`(length: Int, isTooLong: Bool) throws {
    let line = #"{"at": 5, "key": "n"}"#
    let text = line + String(repeating: " ", count: length - line.utf8.count)
    if isTooLong {
      let error = #expect(throws: RecordingError.self) { try read(text) }
      #expect(error?.description == "game.jsonl:2: expected a line of at most 4096 bytes")
    } else {
      #expect(try read(text).moments.count == 1)
    }
  }

  @Test func `a file of nothing but line ends is refused as empty, in one pass`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: 1 << 20)
    let error = #expect(throws: RecordingError.self) {
      try RecordingReader.recording(in: bytes, named: "game.jsonl")
    }
    #expect(error?.cause == .empty)
  }

  @Test(arguments: ["/nowhere/game.jsonl", "/"])
  func `a file that can't be read is named, with the system's reason`(file: String) {
    let error = #expect(throws: RecordingError.self) {
      try RecordingReader.recording(inFile: file)
    }
    #expect(error?.description.hasPrefix("\(file): can't read the recording: ") == true)
  }
}

@Suite struct `Command line` {
  @Test func `without arguments the game is played`() throws {
    #expect(try Options(arguments: []).mode == .play)
  }

  @Test(arguments: [
    (["--replay"], nil), (["--replay", "a.jsonl"], "a.jsonl"), (["--replay=a.jsonl"], "a.jsonl"),
    (["--replay", "--svg", "b.svg"], nil),
  ])
  func `a replay may name its file`(arguments: [String], file: String?) throws {
    #expect(try Options(arguments: arguments).mode == .replay(file: file))
  }

  @Test func `options may come in any order`() throws {
    let options = try Options(arguments: ["--svg", "b.svg", "--no-color", "--seed=9"])
    #expect(options.svgFile == "b.svg" && options.seed == 9 && !options.wantsColor)
  }

  @Test func `an attached value may begin with a dash and contain an equals sign`() throws {
    #expect(try Options(arguments: ["--svg=-a=b.svg"]).svgFile == "-a=b.svg")
  }

  @Test func `a wrong argument is an error`() {
    for (arguments, error) in [
      (["--fast"], OptionsError.unknown("--fast")),
      (["--fast=yes"], .unknown("--fast")),
      (["-x"], .unknown("-x")),
      (["a.jsonl"], .unexpected("a.jsonl")),
      ([""], .unexpected("")),
      (["--no-color=yes"], .needlessValue("--no-color")),
      (["--help=yes"], .needlessValue("--help")),
      (["--svg="], .missingValue("--svg")),
      (["--replay="], .missingValue("--replay")),
      (["--svg"], .missingValue("--svg")),
      (["--seed", "--no-color"], .missingValue("--seed")),
      (["--seed", "many"], .wrongSeed("many")),
      (["--seed", "18446744073709551616"], .wrongSeed("18446744073709551616")),
      (["--replay", "--seed", "1"], .seedForReplay),
      (["--replay", "--record", "b.jsonl"], .recordForReplay),
    ] as [([String], OptionsError)] {
      #expect(throws: error, "\(arguments), \(error)") { try Options(arguments: arguments) }
    }
  }
}
