/// A value to be written. Objects keep the order of their keys.
package indirect enum JSONValue {
  case null
  case flag(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value on one line, with the usual spaces.
  package var line: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.shortest
    case .string(let string): Self.quoted(string)
    case .list(let elements): "[" + elements.map { $0.line }.joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)): \($0.value.line)" }.joined(separator: ", ")
        + "}"
    }
  }

  package static func quoted(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}":  // terminals act on the latter, too
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      case _: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONValue {
  /// The value as formatted text: what fits is on one line, but the outermost objects and lists of
  /// objects are always broken, so that each view, recognizer and step has its own line.
  package var tidy: String { tidy(indentation: 0, depth: 0) }

  private static let width = 120

  private func tidy(indentation: Int, depth: Int) -> String {
    let fits = indentation + line.count + 1 <= Self.width
    if fits && !isBroken(at: depth) { return line }
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .list(let elements) where !elements.isEmpty:
      if elements.allSatisfy({ $0.isSimple }) { return filled(elements, inner, outer) }
      let lines = elements.map { inner + $0.tidy(indentation: indentation + 2, depth: depth + 1) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        let key = Self.quoted(member.key) + ": "
        return inner + key + member.value.tidy(indentation: indentation + 2, depth: depth + 1)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    case .null, .flag, .number, .string, .list, .object: return line
    }
  }

  private func isBroken(at depth: Int) -> Bool {
    switch self {
    case .object(let members): depth < 2 && !members.isEmpty
    case .list(let elements): depth <= 2 && elements.contains { !$0.isSimple }
    case .null, .flag, .number, .string: false
    }
  }

  private var isSimple: Bool {
    switch self {
    case .null, .flag, .number, .string: true
    case .list, .object: false
    }
  }

  /// Simple values, as many on a line as fit.
  private func filled(_ elements: [JSONValue], _ inner: String, _ outer: String) -> String {
    var lines: [String] = []
    for (index, element) in elements.enumerated() {
      let word = element.line + (index < elements.count - 1 ? "," : "")
      if let last = lines.last, last.count + word.count + 1 <= Self.width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(inner + word)
      }
    }
    return "[\n" + lines.joined(separator: "\n") + "\n\(outer)]"
  }
}

/// Builds an object; a key whose value is nil is left out.
package struct JSONBuilder {
  private var members: [(key: String, value: JSONValue)] = []

  package init() {}

  /// Adds a member, the last one so far.
  package subscript(_ key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      if let newValue { members.append((key, newValue)) }
    }
  }

  package var json: JSONValue { .object(members) }
}

extension JSONValue {
  package static func words(_ words: [String]) -> JSONValue { .list(words.map { .string($0) }) }

  package static func numbers(_ numbers: Double...) -> JSONValue {
    .list(numbers.map { .number($0) })
  }

  /// The flag, or nil where it is the default.
  package static func flag(_ flag: Bool, default usual: Bool) -> JSONValue? {
    flag == usual ? nil : .flag(flag)
  }
}

extension Double {
  /// The number as files write it: whole numbers without a fraction, all others in the shortest
  /// form that reads back equal.
  package var shortest: String {
    magnitude < 1e15 && self == rounded() ? "\(Int64(self))" : "\(self)"
  }

  /// The number as sentences write it: the same, with as many decimals as it takes in place of a
  /// negative exponent.
  package var plain: String {
    let text = shortest
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "e")),
      let exponent = Int(text[text.index(after: mark)...]), exponent < 0
    else { return text }
    let digits = text[..<mark].utf8.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return (self < 0 ? "-0." : "0.") + String(repeating: "0", count: -exponent - 1)
      + digits.map { "\($0 - UInt8(ascii: "0"))" }.joined()
  }
}
