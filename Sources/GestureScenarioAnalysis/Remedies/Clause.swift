import GestureCore
import GestureScenario

/// A clause about a recognizer or a view, which it calls "it", "its" or "this view", so that it can
/// also stand beside the explanation of another one:
///
///     let clause: Clause = "\(.its("hysteresis")) were \(15) pt"
///     clause.text                // its hysteresis were 15 pt
///     clause.text(about: "'pan'")  // the hysteresis of 'pan' were 15 pt
struct Clause {
  fileprivate enum Part {
    /// Written in the code.
    case words(String)
    /// A name or a figure.
    case inserted(String)
    /// The one that the clause is about.
    case it
    /// The view that the clause is about.
    case thisView
    /// What the one that the clause is about has.
    case its(String)

    var text: String {
      switch self {
      case .words(let text), .inserted(let text): text
      case .it: "it"
      case .thisView: "this view"
      case .its(let noun): "its \(noun)"
      }
    }

    /// The part with a name instead of a pronoun.
    func about(_ name: String) -> [Part] {
      switch self {
      case .words, .inserted: [self]
      case .it, .thisView: [.inserted(name)]
      case .its(let noun): [.words("the \(noun) of "), .inserted(name)]
      }
    }
  }

  private var parts: [Part]

  /// The clause beside the explanation of the one that it is about.
  var text: String { parts.map(\.text).joined() }

  /// The one that a clause is about.
  static let it = Clause(parts: [.it])

  /// The view that a clause is about.
  static let thisView = Clause(parts: [.thisView])

  /// A property, or something else, of the one that a clause is about.
  static func its(_ noun: some CustomStringConvertible) -> Clause {
    Clause(parts: [.its(noun.description)])
  }

  /// The clause with the name of the one that it is about, such as "'tap'" or "view 'card'".
  func text(about name: String) -> String { about(name).text }

  /// The clause with a name instead of the pronouns.
  func about(_ name: String) -> Clause { Clause(parts: parts.flatMap { $0.about(name) }) }

  static func + (left: Clause, right: Clause) -> Clause {
    var sum = left
    sum.parts += right.parts
    return sum
  }

  static func += (left: inout Clause, right: Clause) { left = left + right }

  /// Whether it names a recognizer or a view, alone or in a list.
  func names(_ id: String) -> Bool {
    parts.indices.contains { index in
      guard case .inserted(let text) = parts[index] else { return false }
      // A name alone was inserted between quotation marks, a figure was not.
      let isQuoted = index > 0 && parts[index - 1].text.last == "'"
      return isQuoted && text == id || text.contains("'\(id)'")
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
    return isOwn ? .its(name) : "the \(name) of '\(id)'"
  }
}
