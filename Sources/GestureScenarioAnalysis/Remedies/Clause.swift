import GestureCore
import GestureScenario

/// A clause about a recognizer or a view, which it calls "it", "its" or "this view", so that it can
/// also stand beside the explanation of another one.
///
/// Only words that are written in the code are pronouns: inserted names and figures are kept as they
/// are, whatever they are called. Beside another explanation, "its hysteresis were 15 pt" reads
/// "the hysteresis of 'pan' were 15 pt".
struct Clause {
  fileprivate enum Part {
    /// Written in the code.
    case words(String)
    /// A name or a figure.
    case inserted(String)

    var text: String {
      switch self {
      case .words(let text), .inserted(let text): text
      }
    }
  }

  private var parts: [Part]

  /// The clause beside the explanation of the one that it is about.
  var text: String { parts.map(\.text).joined() }

  static func + (left: Clause, right: Clause) -> Clause {
    var sum = left
    sum.parts += right.parts
    return sum
  }

  static func += (left: inout Clause, right: Clause) { left = left + right }

  /// Whether it names a recognizer or a view, alone or in a list.
  func names(_ id: String) -> Bool {
    parts.contains { part in
      guard case .inserted(let text) = part else { return false }
      return text == id || text.contains("'\(id)'")
    }
  }

  /// Whether a clause that follows with "and" needs a comma before that.
  var hasTwoParts: Bool {
    parts.contains { part in
      if case .words(let text) = part { text.contains(", and ") } else { false }
    }
  }
}

/// Clauses that read the same are equal.
extension Clause: Hashable {
  static func == (left: Clause, right: Clause) -> Bool { left.text == right.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Clause: CustomStringConvertible {
  var description: String { text }
}

extension Clause: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { parts = [.words(value)] }

  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let text = value.description
      if !text.isEmpty { parts.append(.inserted(text)) }
    }

    mutating func appendInterpolation(_ clause: Clause) { parts += clause.parts }
  }
}

extension [Clause] {
  /// The clauses as one, in the form of a list; with a comma before the last one where some have
  /// commas of their own.
  var joinedAsClauses: Clause {
    guard var joined = first else { return "" }
    let last: Clause = contains { $0.text.contains(", ") } ? ", and " : " and "
    for (index, clause) in enumerated().dropFirst() {
      joined += (index == count - 1 ? last : ", ") + clause
    }
    return joined
  }
}

extension RecognizerSpec {
  /// A property in words: "its hysteresis", or "the hysteresis of 'pan'".
  ///
  /// - Parameter isOwn: whether it is the one that a clause is about.
  func phrase(_ property: PropertyName, isOwn: Bool) -> Clause {
    let name = kind.property(property)?.name ?? property
    return isOwn ? "its \(name)" : "the \(name) of '\(id)'"
  }
}

// MARK: Another subject

extension Clause {
  /// The clause with the name of the one that it is about, such as "'tap'" or "view 'card'".
  func text(about name: String) -> String { about(name).text }

  /// The clause with a name instead of the pronouns.
  func about(_ name: String) -> Clause {
    var words = self.words
    for index in words.indices.reversed() {
      switch words[index].literal {
      case "it"? where index == 0 || words[index - 1].precedesPronoun:
        words[index] = Word(name)
      case let end? where end.hasPrefix("view") && index > 0 && words[index - 1].literal == "this":
        words[index] = Word("\(name)\(end.dropFirst("view".count))")
        words.remove(at: index - 1)
      case "its"? where index + 1 < words.count:
        words[index] = Word(stringLiteral: "the")
        words.insert(contentsOf: [Word(stringLiteral: "of"), Word(name)], at: index + 2)
      case _: break
      }
    }
    var clause = Clause(parts: [])
    for (index, word) in words.enumerated() {
      if index > 0 { clause.parts.append(.words(" ")) }
      clause.parts += word.parts
    }
    return clause
  }

  /// What stands between spaces, of which those in inserted text are none.
  private struct Word {
    var parts: [Part]

    init(_ name: String) { parts = [.inserted(name)] }
    init(stringLiteral words: String) { parts = words.isEmpty ? [] : [.words(words)] }

    /// Its text; nil where some of that is inserted.
    var literal: String? {
      if parts.isEmpty { return "" }
      guard parts.count == 1, case .words(let text) = parts[0] else { return nil }
      return text
    }

    /// Whether "it" after this word is the one that the clause is about. After others, it is what
    /// the clause has named last.
    var precedesPronoun: Bool {
      switch literal {
      case "and", "let", "switched", "taken", "cancelled", "added", "made": true
      case _: false
      }
    }
  }

  private var words: [Word] {
    var words = [Word(stringLiteral: "")]
    for part in parts {
      guard case .words(let text) = part else {
        words[words.count - 1].parts.append(part)
        continue
      }
      let pieces = text.split(separator: " ", omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        if index > 0 { words.append(Word(stringLiteral: "")) }
        if !piece.isEmpty { words[words.count - 1].parts.append(.words(String(piece))) }
      }
    }
    return words
  }
}
