/// What is wrong with a scenario file, and where.
public struct ScenarioError: Error, Hashable, Sendable {
  /// The file's path, as it was given; empty for text from elsewhere.
  public var file: String
  /// The JSON path, such as `scene.recognizers[1].kind`; empty for the whole file.
  public var path: String
  /// Where in the text; nil where the file could not be opened.
  public var position: Position?
  /// What is wrong.
  public var problem: Problem

  /// A place in a text. Unit: lines and characters, counted from 1.
  public struct Position: Hashable, Sendable {
    /// The line, counted from 1.
    public var line: Int
    /// The character of the line, counted from 1.
    public var column: Int
  }

  /// The kinds of mistakes.
  public enum Problem: Hashable, Sendable {
    /// The file can't be opened.
    case unreadable(String)
    /// The text is not JSON.
    case brokenJSON(String)
    /// A value of another type is expected.
    case wrongType(expected: String, found: String)
    /// A required key is missing.
    case missing(key: String, expected: String)
    /// A key that has no meaning here.
    case unknownKey(String, known: [String])
    /// A word that has no meaning here; `what` says what it should be.
    case unknownWord(String, what: String, known: [String])
    /// An id that no object has.
    case unknownID(String, what: String, known: [String])
    /// An id that another object has already.
    case duplicateID(String, what: String)
    /// A number outside its range.
    case outOfRange(found: String, expected: String)
    /// Views whose parents form a cycle: each view's parent is the next.
    case ringOfParents([String])
    /// A step whose time is before that of the step above it.
    case stepOutOfOrder(at: String, previous: String)
    /// Any other mistake; the sentence says what is expected.
    case misfit(String)
  }
}

extension ScenarioError: CustomStringConvertible {
  /// File, place and what was expected there, in one line.
  public var description: String {
    let position = position.map { ":\($0.line):\($0.column)" } ?? ""
    let place = [file + position, path].filter { !$0.isEmpty }.joined(separator: ": ")
    let line = (place.isEmpty ? "" : place + ": ") + "\(problem)"
    return line.replacingControls(besides: [])
  }
}

extension ScenarioError.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let why): "the file can't be read: \(why)"
    case .brokenJSON(let what): "this is no JSON: \(what)"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .missing(let key, let expected): "expected a key \"\(key)\": \(expected)"
    case .unknownKey(let key, let known):
      "unknown key \"\(key)\"" + Self.remedy(for: key, among: known)
    case .unknownWord(let word, let what, let known):
      "\"\(word)\" is no \(what)" + Self.remedy(for: word, among: known)
    case .unknownID(let id, let what, let known):
      "there is no \(what) \"\(id)\"" + Self.remedy(for: id, among: known)
    case .duplicateID(let id, let what):
      "expected an id of its own: there is a \(what) \"\(id)\" already"
    case .outOfRange(let found, let expected): "expected \(expected), found \(found)"
    case .ringOfParents(let views): Self.sentence(ofRing: views)
    case .stepOutOfOrder(let at, let previous):
      "expected \(previous) or later, found \(at): steps stand in the order of their \"at\""
    case .misfit(let sentence): sentence
    }
  }

  private static func sentence(ofRing views: [String]) -> String {
    guard let first = views.first, views.count > 1 else {
      return "a view can't be its own parent"
    }
    let parents = (views.dropFirst() + [first]).map { "\"\($0)\"" }.joined(
      separator: ", which is in ")
    return "views can't be in each other: \"\(first)\" is in \(parents)"
  }

  /// The keys of files for members of the Swift interface that are called otherwise.
  private static let keysBySwiftName = [
    "handsOver": "handOvers", "isEnabled": "enabled", "isExclusiveTouch": "exclusiveTouch",
    "isHidden": "hidden", "isMultipleTouchEnabled": "multipleTouch",
    "isUserInteractionEnabled": "interactive", "recognizesSimultaneously": "recognizesTogether",
    "subviews": "parent", "superview": "parent",
  ]

  /// The key that is meant or the nearest known word, and all of them.
  private static func remedy(for word: String, among known: [String]) -> String {
    if known.isEmpty { return "; expected none here" }
    let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
    let expected = known.count == 1 ? "; expected \(list)" : "; expected one of \(list)"
    let meant = keysBySwiftName[word].flatMap { known.contains($0) ? $0 : nil }
    let proposal = meant ?? nearestWord(to: word, among: known)
    return (proposal.map { "; did you mean \"\($0)\"?" } ?? "") + expected
  }
}
