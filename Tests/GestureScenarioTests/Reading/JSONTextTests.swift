import Foundation
@testable import GestureScenario
import GestureTrace
import StrictJSON
import Testing

@Suite struct `JSON` {
  private func parse(_ text: String) throws(ScenarioError) -> ParsedJSON {
    try JSONText(Data(text.utf8), file: "f.json").parse()
  }

  @Test(arguments: [
    ("{\"a\": 1,\n \"b\": }", 2), ("{\"a\": nan}", 1), ("{\"a\": 1} x", 1), ("{'a': 1}", 1),
    ("[01]", 1), ("[\"\\x\"]", 1), ("[1,\n2,\n 3 4]", 3),
    ("[1,\n1e999]", 2), ("{\"a\": 1,\n\"b\": {},\n\"a\": 2}", 3),
    ("{\"a\": 1,\n\"b\": 1,}", 2), ("[1,\n[2, ]]", 2),
  ])
  func `what is no JSON is found at its line`(text: String, line: Int) {
    let error = #expect(throws: ScenarioError.self) { _ = try parse(text) }
    #expect(error?.position?.line == line, "\(error.map { "\($0)" } ?? "")")
  }

  @Test func `what is wrong is said in plain words`() {
    for (text, word) in [
      (Data(#"{"a": NaN}"#.utf8), "neither a value"), (Data("[1] x".utf8), "nor the end of one"),
      (Data([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d]), "isn't UTF-8"),
    ] {
      let error = #expect(throws: ScenarioError.self) {
        _ = try JSONText(text, file: "f.json").parse()
      }
      #expect(error.map { "\($0)".contains(word) } == true, "\(error.map { "\($0)" } ?? "")")
    }
  }

  @Test(arguments: [
    (#"["a", "\u12"]"#, 8), (#"["\uZZZZ"]"#, 3), (#"["\ude00"]"#, 3), (#"["\ud83d"]"#, 3),
    (#"["\ud83dx\ude00"]"#, 3), (#"["\\u", "\ud83d\u0041"]"#, 10),
  ])
  func `an escape that is no character is found at its place`(text: String, column: Int) {
    let error = #expect(throws: ScenarioError.self) { _ = try parse(text) }
    #expect(error?.position == ScenarioError.Position(line: 1, column: column))
  }

  @Test(arguments: [#"["\ud83d\ude00", "\u00e4", "\\ud83d", "\\"]"#, #""\"\u0041""#])
  func `an escape that is one is read`(text: String) {
    #expect(throws: Never.self) { _ = try parse(text) }
  }

  @Test(arguments: ["", "[1, 2", "{\"a\": 1", "\"abc", "[1e999]"])
  func `what ends too early or is too large is refused`(text: String) {
    #expect(throws: ScenarioError.self) { _ = try parse(text) }
  }

  @Test func `lists that lie too deep in one another are refused`() {
    #expect(throws: ScenarioError.self) {
      _ = try parse(String(repeating: "[", count: 100_000))
    }
  }

  @Test func `a comment is named as what it is, with its line and column`() {
    let error = #expect(throws: ScenarioError.self) { _ = try parse("{\n  // a tap\n}") }
    #expect(error?.position == ScenarioError.Position(line: 2, column: 3))
    #expect("\(error.map { "\($0)" } ?? "")".contains("JSON has no comments"))
  }

  @Test(arguments: [
    (#"{"scene": {"size": [400, true]}, "script": []}"#, 1, 26),
    ("{\"scene\": {\"size\": [400, 800]},\n \"scritp\": []}", 2, 2),
    ("{\"scene\": {\"size\": [1, 1],\n\"views\": [{\"i\\u0064\": 3}]},\n\"script\": []}", 2, 23),
    ("{\"scene\":\n   {\"views\": []}, \"script\": []}", 2, 4),
  ])
  func `a wrong value is found at its line and column`(text: String, line: Int, column: Int) {
    let error = #expect(throws: ScenarioError.self) { _ = try Scenario(text: text) }
    #expect(
      error?.position == ScenarioError.Position(line: line, column: column),
      "\(error.map { "\($0)" } ?? "")")
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
    #expect(error?.position?.line == 2, "\(error.map { "\($0)" } ?? "")")
  }

  @Test(arguments: [
    "{\"a\": {\"a\": 1}, \"b\": [{\"a\": 1}, {\"a\": 1}]}", "{\"a\": \"a\", \"b\": \"a\"}",
    "[\"{,}\", \"\\\",\", \"]\"]", "{}", "[[], {}]", "\"a\"",
  ])
  func `a key of another object, and a comma in a string, are no mistakes`(text: String) {
    #expect(throws: Never.self) { _ = try parse(text) }
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
