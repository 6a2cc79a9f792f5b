@testable import GestureScenario
import Testing

@Suite struct `JSON` {
  private func parse(_ text: String) throws(ScenarioError) -> ParsedJSON {
    try JSONParser.parse(JSONText(Array(text.utf8), file: "f.json"))
  }

  @Test(arguments: [
    ("{\"a\": 1,\n \"b\": }", 2, 7), ("{\"a\": 1,\n \"b\": 2", 2, 8), ("", 1, 1), ("[1,]", 1, 4),
    ("{\"a\": nan}", 1, 7), ("{\"a\": 1} x", 1, 10), ("{'a': 1}", 1, 2), ("[01]", 1, 3),
    ("[1.]", 1, 4), ("[\"a\nb\"]", 1, 4), ("[\"\\x\"]", 1, 4), ("[1e999]", 1, 2),
    ("{\"ä\": [1 2]}", 1, 10), ("{\"a\": 1, \"a\": 2}", 1, 10), ("[tru]", 1, 2), ("[\"a]", 1, 2),
    ("[-]", 1, 3), ("{\"a\" 1}", 1, 6),
  ])
  func `what is no JSON is found at its line and column`(text: String, line: Int, column: Int) {
    let error = #expect(throws: ScenarioError.self) { _ = try parse(text) }
    #expect(error?.line == line)
    #expect(error?.column == column, "\(error.map { "\($0)" } ?? "")")
  }

  @Test func `lists that lie too deep in one another are refused`() {
    #expect(throws: ScenarioError.self) {
      _ = try parse(String(repeating: "[", count: 100_000))
    }
  }

  @Test func `text that is no UTF-8 is refused`() {
    #expect(throws: ScenarioError.self) {
      _ = try JSONParser.parse(JSONText([0x22, 0xFF, 0x22], file: ""))
    }
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e4\ud83d\ude00""#, "ä😀"),
    (#""\ud83d""#, "\u{FFFD}"), ("\"ä\"", "ä"),
  ])
  func `strings are read with their escapes`(text: String, expected: String) throws {
    guard case .string(let string) = try parse(text).content else {
      Issue.record("no string")
      return
    }
    #expect(string == expected)
  }

  @Test(arguments: [("-0.5e1", -5.0), ("1E+2", 100), ("0", 0), ("12.25", 12.25)])
  func `numbers are read`(text: String, expected: Double) throws {
    guard case .number(let number) = try parse(" \t\r\n" + text + " ").content else {
      Issue.record("no number")
      return
    }
    #expect(number == expected)
  }

  @Test func `a byte order mark is skipped`() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("[]".utf8)
    _ = try JSONParser.parse(JSONText(bytes, file: ""))
  }

  @Test func `strings are written so that they are read back`() throws {
    let string = "a \"quoted\"\\ line\n\t\u{1} ä😀"
    guard case .string(let read) = try parse(JSONValue.quoted(string)).content else {
      Issue.record("no string")
      return
    }
    #expect(read == string)
  }
}
