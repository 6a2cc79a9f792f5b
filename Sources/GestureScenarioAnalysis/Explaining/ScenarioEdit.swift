import GestureScenario
import GestureTrace

/// How a changed scenario differs from the original, figures left out. It identifies a change, even
/// if the change was found with other figures.
struct ScenarioEdit: Hashable {
  /// One value of a file, or an element of a list that has no id.
  private struct Part: Hashable {
    let path: [String]
    let value: String
    /// The value without its figures.
    let kind: String
  }

  /// A part without its figures, and whether it has come or gone.
  private struct Difference: Hashable {
    let path: [String]
    let kind: String
    let isNew: Bool
  }

  private let differences: Set<Difference>

  init(from scenario: Scenario, to changed: Scenario) {
    let (old, new) = (Self.count(scenario), Self.count(changed))
    var differences: Set<Difference> = []
    for part in Set(old.keys).union(new.keys) {
      let (before, after) = (old[part] ?? 0, new[part] ?? 0)
      if before == after { continue }
      differences.insert(
        Difference(path: part.path, kind: part.kind, isNew: after > before))
    }
    self.differences = differences
  }

  /// The parts of a scenario, each with how often it occurs.
  private static func count(_ scenario: Scenario) -> [Part: Int] {
    var parts: [Part: Int] = [:]
    collect(scenario.json, at: []) { parts[$0, default: 0] += 1 }
    return parts
  }

  private static func collect(_ value: JSONValue, at path: [String], _ add: (Part) -> Void) {
    switch value {
    case .object(let members):
      for member in members { collect(member.value, at: path + [member.key], add) }
    case .list(let elements):
      let ids = elements.compactMap(\.id)
      add(Part(path: path, value: "\(ids)", kind: "order"))
      for element in elements {
        if let id = element.id {
          collect(element, at: path + [id], add)
        } else {
          add(Part(path: path, value: element.line, kind: element.withoutFigures.line))
        }
      }
    case .null, .flag, .number, .string:
      add(Part(path: path, value: value.line, kind: value.withoutFigures.line))
    }
  }
}

extension JSONValue {
  /// The id of an object; nil for anything else.
  fileprivate var id: String? {
    guard case .object(let members) = self else { return nil }
    for case (key: "id", value: .string(let id)) in members { return id }
    return nil
  }

  /// A copy in which all numbers are the same.
  fileprivate var withoutFigures: JSONValue {
    switch self {
    case .number: .number(0)
    case .list(let elements): .list(elements.map(\.withoutFigures))
    case .object(let members): .object(members.map { ($0.key, $0.value.withoutFigures) })
    case .null, .flag, .string: self
    }
  }
}
