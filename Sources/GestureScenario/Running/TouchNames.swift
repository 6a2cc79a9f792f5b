package import GestureCore

/// The numbers of a file's touch ids.
///
/// Touches of one event are handled in the order of their numbers (S14.26), so the numbers follow
/// the order of the ids: numeric ids by value, then all others alphabetically. An id that is a
/// whole number keeps its value where possible.
package struct TouchNames: Sendable {
  private var numbers: [String: Int] = [:]
  private var ids: [Int: String] = [:]
  /// The words for ids that are not the file's own: see ``Scenario/touchAliases``.
  private let aliases: [String: String]

  package init(of scenario: Scenario) {
    aliases = scenario.touchAliases
    var ids: Set<String> = []
    for step in scenario.script { step.content.collectTouches(into: &ids) }
    let actions =
      scenario.scene.delegateRules.flatMap(\.actions) + scenario.scene.reactions.flatMap(\.actions)
    for action in actions { action.collectTouches(into: &ids) }
    var last = -1
    for id in ids.sorted(by: Self.isInOrder) {
      let own = Int(id).flatMap { (0..<1_000_000_000).contains($0) ? $0 : nil }
      last = max(last + 1, own ?? 0)
      numbers[id] = last
      self.ids[last] = id
    }
  }

  /// The touch with an id.
  func touch(_ id: String) -> TouchID { TouchID(numbers[id] ?? -1) }

  /// The number of the touch that an id means, also of one that no step names; nil for a word that
  /// no step names.
  package func number(of id: String) -> Int? {
    if let number = numbers[id] { return number }
    return Int(id).flatMap { ids[$0] == nil && $0 >= 0 ? $0 : nil }
  }

  /// The id by which the script knows a touch.
  package func id(of touch: TouchID) -> String { ids[touch.rawValue] ?? "\(touch.rawValue)" }

  /// What people call a touch: the file's id.
  package func name(of touch: TouchID) -> String {
    let id = id(of: touch)
    return aliases[id] ?? id
  }

  /// The order of ids: numbers by value, then words.
  package static func isInOrder(_ left: String, _ right: String) -> Bool {
    switch (value(of: left), value(of: right)) {
    case (let left?, let right?) where left != right: left < right
    case (.some, nil): true
    case (nil, .some): false
    case (.some, .some), (nil, nil): left < right
    }
  }

  private static func value(of id: String) -> Double? {
    guard id.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) else { return nil }
    return Double(id)
  }
}

extension StepContent {
  fileprivate func collectTouches(into ids: inout Set<String>) {
    began.collectKeys(into: &ids)
    moved.collectKeys(into: &ids)
    ended.collectKeys(into: &ids)
    coalesced.collectKeys(into: &ids)
    contact.collectKeys(into: &ids)
    pose.collectKeys(into: &ids)
    if case .touches(let cancelled) = cancelled { ids.formUnion(cancelled) }
    for action in actions { action.collectTouches(into: &ids) }
  }
}

extension Scenario.HostAction {
  fileprivate func collectTouches(into ids: inout Set<String>) {
    if case .send(let content) = self { content.collectTouches(into: &ids) }
    if case .ignoreTouch(_, let touch) = self { ids.insert(touch) }
  }
}

extension Dictionary where Key == String {
  /// Skips empty dictionaries, as most of a step's are: even a union with nothing takes time.
  fileprivate func collectKeys(into ids: inout Set<String>) {
    if !isEmpty { ids.formUnion(keys) }
  }
}
