import GestureCore
import GestureScenario

// Scripts use the ids of touches again, as people write them: each tap is touch 1. What is sought in
// a run goes by touches, so each gets an id of its own for that.
extension Scenario {
  /// The same scenario, in which no two touches have one id. It is this one where that is so
  /// already, where an action is about a touch, or where more would happen than that.
  var withDistinctTouches: Scenario {
    guard !allActions.contains(where: \.isAboutTouches), let other = distinct() else { return self }
    let (record, distinct) = (play(), other.play())
    let isSame =
      record.actions.map(\.withoutTouch) == distinct.actions.map(\.withoutTouch)
      && record.diagnostics.count == distinct.diagnostics.count
      && record.problems.count == distinct.problems.count
    return isSame ? other : self
  }

  /// The scenario with the file's ids.
  var withTouchesOfFile: Scenario {
    var scenario = self
    for index in script.indices {
      scenario.script[index].content.renameTouches { touchAliases[$0] ?? $0 }
    }
    scenario.touchAliases = [:]
    return scenario
  }

  /// Nil where no id is used again, or there are no further ids.
  private func distinct() -> Scenario? {
    var scenario = self
    var (current, counts): ([String: String], [String: Int]) = ([:], [:])
    var down: Set<String> = []
    for index in script.indices {
      let content = script[index].content
      for id in content.began.keys where down.insert(id).inserted {
        let count = counts[id, default: 0]
        counts[id] = count + 1
        guard count > 0 else { continue }
        guard let further = Self.id(id, number: count) else { return nil }
        current[id] = further
        scenario.touchAliases[further] = id
      }
      scenario.script[index].content.renameTouches { current[$0] ?? $0 }
      down.subtract(content.ended.keys)
      switch content.cancelled {
      case .all: down = []
      case .touches(let ids): down.subtract(ids)
      }
    }
    let known = Set(script.flatMap { $0.content.began.keys })
    return scenario.touchAliases.isEmpty || !known.isDisjoint(with: scenario.touchAliases.keys)
      ? nil : scenario
  }

  /// An id that comes directly after another one in the order of touches (S14.26).
  private static func id(_ id: String, number: Int) -> String? {
    guard Int(id) != nil else { return "\(id)!\(number)" }
    let digits = "\(number)"
    guard digits.count < 4 else { return nil }
    return "\(id).\(String(repeating: "0", count: 4 - digits.count))\(digits)"
  }
}

extension Scenario.HostAction {
  fileprivate var isAboutTouches: Bool {
    switch self {
    case .send, .ignoreTouch: true
    case _: false
    }
  }
}

extension RunRecord.Action {
  /// What of it doesn't depend on the ids of touches.
  fileprivate var withoutTouch: [String] { [recognizer, state.word, "\(at)"] }
}

extension StepContent {
  fileprivate mutating func renameTouches(_ name: (String) -> String) {
    began = began.renamed(name)
    moved = moved.renamed(name)
    ended = ended.renamed(name)
    coalesced = coalesced.renamed(name)
    contact = contact.renamed(name)
    pose = pose.renamed(name)
    if case .touches(let ids) = cancelled { cancelled = .touches(ids.map(name)) }
  }
}

extension Dictionary where Key == String {
  fileprivate func renamed(_ name: (String) -> String) -> Self {
    isEmpty ? self : Self(map { (name($0), $1) }) { first, _ in first }
  }
}
