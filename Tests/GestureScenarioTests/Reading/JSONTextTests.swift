import Foundation
@testable import GestureScenario
import GestureTrace
import Testing

@Suite struct `JSON` {
  private func parse(_ text: String) throws(ScenarioError) -> ParsedJSON {
    try JSONText(Data(text.utf8), file: "f.json").parse()
  }

  @Test func `what is no JSON is found at its line`() {
    for (text, line) in [
      ("{\"a\": 1,\n \"b\": }", 2), ("{\"a\": nan}", 1), ("{\"a\": 1} x", 1), ("{'a': 1}", 1),
      ("[01]", 1), ("[\"\\x\"]", 1), ("[1,\n2,\n 3 4]", 3),
      ("[1,\n1e999]", 2), ("{\"a\": 1,\n\"b\": {},\n\"a\": 2}", 3),
      ("{\"a\": 1,\n\"b\": 1,}", 2), ("[1,\n[2, ]]", 2),
    ] as [(String, Int)] {
      let error = #expect(throws: ScenarioError.self, "\(text), \(line)") { _ = try parse(text) }
      #expect(error?.line == line, "\(text), \(line): \(error.map { "\($0)" } ?? "")")
    }
  }

  @Test func `what ends too early or is too large is refused`() {
    for text in ["", "[1, 2", "{\"a\": 1", "\"abc", "[1e999]"] as [String] {
      #expect(throws: ScenarioError.self, "\(text)") { _ = try parse(text) }
    }
  }

  @Test func `lists that lie too deep in one another are refused`() {
    #expect(throws: ScenarioError.self) {
      _ = try parse(String(repeating: "[", count: 100_000))
    }
  }

  @Test func `text that is no UTF-8 is refused`() {
    #expect(throws: ScenarioError.self) {
      _ = try JSONText(Data([0x22, 0xFF, 0x22]), file: "").parse()
    }
  }

  @Test func `text that is no UTF-8 is found at its line`() {
    let data = Data("[1,\n".utf8) + Data([0x22, 0xFF, 0x22, 0x5D])
    let error = #expect(throws: ScenarioError.self) {
      _ = try JSONText(data, file: "").parse()
    }
    #expect(error?.line == 2, "\(error.map { "\($0)" } ?? "")")
  }

  @Test func `a key of another object, and a comma in a string, are no mistakes`() {
    for text in [
      "{\"a\": {\"a\": 1}, \"b\": [{\"a\": 1}, {\"a\": 1}]}", "{\"a\": \"a\", \"b\": \"a\"}",
      "[\"{,}\", \"\\\",\", \"]\"]", "{}", "[[], {}]", "\"a\"",
    ] as [String] {
      #expect(throws: Never.self, "\(text)") { _ = try parse(text) }
    }
  }

  @Test func `numbers are no truth values, nor the other way round`() throws {
    guard case .list(let values) = try parse("[1, true, 0, false]") else {
      Issue.record("no list")
      return
    }
    let isNumber = values.map { if case .number = $0 { true } else { false } }
    #expect(isNumber == [true, false, true, false])
  }

  @Test func `strings are written so that they are read back`() throws {
    let string = "a \"quoted\"\\ line\n\t\u{1} ä😀"
    guard case .string(let read) = try parse(JSONValue.quoted(string)) else {
      Issue.record("no string")
      return
    }
    #expect(read == string)
  }
}
