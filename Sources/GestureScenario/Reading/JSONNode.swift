import GestureTrace
import StrictJSON

/// A value of a file and its place. Each method that reads it throws an error that names the place
/// and what was expected there.
struct JSONNode {
  let json: ParsedJSON
  let text: JSONText
  let path: JSONPath

  func error(_ problem: ScenarioError.Problem) -> ScenarioError {
    text.error(problem, path: path)
  }

  /// An error at the value of one of the object's keys.
  func error(_ problem: ScenarioError.Problem, key: String) -> ScenarioError {
    text.error(problem, path: path.appending(.key(key)))
  }

  func wrongType(_ expected: String) -> ScenarioError {
    error(.wrongType(expected: expected, found: found))
  }

  /// The value in words, for messages.
  var found: String {
    switch json {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.plain
    case .string(let string): "\"\(string)\""
    case .list(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
    case .object: "an object"
    }
  }

  var isNull: Bool {
    if case .null = json { true } else { false }
  }

  var isString: Bool {
    if case .string = json { true } else { false }
  }

  var isFlag: Bool {
    if case .flag = json { true } else { false }
  }

  /// The range of numbers for which no other is named: larger ones are taken for mistakes.
  static let usualNumbers = -1e9...1e9

  // MARK: Simple values

  func string(_ expected: String = "a string") throws(ScenarioError) -> String {
    guard case .string(let string) = json else { throw wrongType(expected) }
    return string
  }

  func flag() throws(ScenarioError) -> Bool {
    guard case .flag(let flag) = json else { throw wrongType("true or false") }
    return flag
  }

  func number(
    _ expected: String = "a number", in range: ClosedRange<Double> = usualNumbers
  ) throws(ScenarioError) -> Double {
    guard case .number(let number) = json else { throw wrongType(expected) }
    guard range.contains(number) else {
      let limits = "\(expected) from \(range.lowerBound.plain) to \(range.upperBound.plain)"
      throw error(.outOfRange(found: number.plain, expected: limits))
    }
    return number
  }

  func wholeNumber(
    _ expected: String = "a whole number", in range: ClosedRange<Double> = usualNumbers
  ) throws(ScenarioError) -> Int {
    guard let whole = Int(exactly: try number(expected, in: range)) else {
      throw wrongType(expected)
    }
    return whole
  }

  /// One of some words.
  func word<Value>(
    _ what: String, among choices: [(word: String, value: Value)]
  ) throws(ScenarioError) -> Value {
    let word = try string(quotedChoices(choices.map(\.word)))
    guard let choice = choices.first(where: { $0.word == word }) else {
      throw error(.unknownWord(word, what: what, known: choices.map(\.word)))
    }
    return choice.value
  }

  private func quotedChoices(_ words: [String]) -> String {
    words.count > 8 ? "a string" : words.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// An id for a new object. It can't be `"*"`, which means any, or empty.
  func newID(_ expected: String) throws(ScenarioError) -> String {
    let id = try string(expected)
    guard !id.isEmpty, id != "*" else {
      throw error(.misfit("expected \(expected), found \"\(id)\", which can't be one"))
    }
    return id
  }

  // MARK: Lists and objects

  func list(_ expected: String = "a list") throws(ScenarioError) -> [JSONNode] {
    guard case .list(let elements) = json else { throw wrongType(expected) }
    return elements.enumerated().map { index, element in
      JSONNode(json: element, text: text, path: path.appending(.index(index)))
    }
  }

  /// A list of a given count of numbers.
  func numbers(_ count: Int, _ expected: String) throws(ScenarioError) -> [Double] {
    guard case .list(let elements) = json, elements.count == count else {
      throw wrongType(expected)
    }
    var numbers: [Double] = []
    for element in try list() { numbers.append(try element.number()) }
    return numbers
  }

  /// The members of an object, each with its key.
  func members(
    _ expected: String = "an object"
  ) throws(ScenarioError) -> [(key: String, value: JSONNode)] {
    guard case .object(let members) = json else { throw wrongType(expected) }
    return members.sorted { $0.key < $1.key }.map { key, value in (key, node(of: value, at: key)) }
  }

  /// An object with known keys; any other key is an error.
  ///
  /// - Parameter home: a sentence on where another key belongs; nil where that isn't known.
  func object(
    _ expected: String = "an object", keys: [String], home: (String) -> String? = { _ in nil }
  ) throws(ScenarioError) -> JSONObject {
    guard case .object(let members) = json else { throw wrongType(expected) }
    for key in members.keys.sorted() where !keys.contains(key) {
      throw text.error(
        home(key).map { .misfit($0) } ?? .unknownKey(key, known: keys),
        path: path.appending(.key(key)), isAboutKey: true)
    }
    return JSONObject(node: self, members: members)
  }

  func node(of value: ParsedJSON, at key: String) -> JSONNode {
    JSONNode(json: value, text: text, path: path.appending(.key(key)))
  }
}

/// An object of a file.
struct JSONObject {
  let node: JSONNode
  let members: [String: ParsedJSON]

  /// The value of a key, or nil where it is left out.
  subscript(_ key: String) -> JSONNode? {
    members[key].map { node.node(of: $0, at: key) }
  }

  /// The value of a key that has to be there.
  func required(_ key: String, _ expected: String) throws(ScenarioError) -> JSONNode {
    guard let value = self[key] else { throw node.error(.missing(key: key, expected: expected)) }
    return value
  }
}
