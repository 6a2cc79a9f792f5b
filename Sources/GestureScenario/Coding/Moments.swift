package import GestureCore
import GestureTrace

/// The entries of a list in which order counts: a word, maybe with a star, maybe with a time, as
/// in `began`, `changed*` and `ended@60`.
package struct Moments<Word: Hashable & Sendable>: Sendable {
  /// What a word is, for messages.
  let what: String
  let words: [Word]
  /// The word that may have a star.
  let repeated: Word
  let text: @Sendable (Word) -> String

  var star: String { text(repeated) + "*" }

  /// Reads an entry; nil for what is none.
  package func parse(_ entry: String) -> Scenario.Expected<Word>? {
    let parts = entry.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let isRepeated = parts[0] == star
    guard let word = isRepeated ? repeated : words.first(where: { text($0) == parts[0] }) else {
      return nil
    }
    guard parts.count == 2 else { return Scenario.Expected(word, isRepeated: isRepeated) }
    guard !isRepeated, let at = Double(parts[1]), at.isFinite, at >= 0 else { return nil }
    return Scenario.Expected(word, at: at)
  }

  func read(_ entry: String, at node: JSONNode) throws(ScenarioError) -> Scenario.Expected<Word> {
    if let parsed = parse(entry) { return parsed }
    let parts = entry.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let known = words.map(text) + [star]
    guard known.contains(String(parts[0])) else {
      throw node.error(.unknownWord(String(parts[0]), what: what, known: known))
    }
    let word = parts[0] == star ? text(repeated) : String(parts[0])
    throw node.error(
      .misfit("expected milliseconds after the @, as in \"\(word)@60\", found \"\(entry)\""))
  }
}

extension Moments<GestureState> {
  package static let states = Moments(
    what: "state", words: GestureState.sentStates, repeated: .changed, text: { $0.word })
}

extension Moments<TouchPhase> {
  package static let phases = Moments(
    what: "phase", words: TouchPhase.told, repeated: .moved, text: { $0.word })
}

extension Scenario.Expected {
  /// The entry as files write it.
  package func text(_ text: (Word) -> String) -> String {
    text(word) + (isRepeated ? "*" : "") + (at.map { "@\($0.shortest)" } ?? "")
  }
}

extension Shape {
  static func moments<Word>(_ moments: Moments<Word>) -> Shape
  where Value == [Scenario.Expected<Word>] {
    let moment = Shape<Scenario.Expected<Word>> { node, _ throws(ScenarioError) in
      try moments.read(node.string(), at: node)
    } write: {
      .string($0.text(moments.text))
    }
    return list("a list such as [\"began@0\", \"\(moments.star)\", \"ended\"]", of: moment)
  }
}

extension Shape<Scenario.Expected<Scenario.SentAction>> {
  /// A recognizer's id and a state, maybe with a star, maybe with a time: `pan began@60`.
  static var sentAction: Self {
    Self { node, names throws(ScenarioError) in
      let text = try node.string("\"recognizer state\"")
      guard let space = text.lastIndex(of: " ") else {
        throw node.error(.misfit("expected \"recognizer state\", found \"\(text)\""))
      }
      let id = String(text[..<space])
      try SceneNames.checkExpectedRecognizer(id, node, names)
      let state = try Moments.states.read(String(text[text.index(after: space)...]), at: node)
      return Scenario.Expected(
        Scenario.SentAction(id, state.word), isRepeated: state.isRepeated, at: state.at)
    } write: {
      .string($0.text { "\($0.recognizer) \($0.state.word)" })
    }
  }
}
