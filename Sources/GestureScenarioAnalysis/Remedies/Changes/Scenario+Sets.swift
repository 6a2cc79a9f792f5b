import GestureCore
import GestureScenario

extension Scenario {
  /// Turns a recognizer into a set, which has a recognizer for each touch.
  ///
  /// - Parameter members: the ids of the recognizers that take on what was expected of the single
  ///   recognizer: a single id takes on all, several ids one action each.
  mutating func joinSet(_ id: String, as members: [String]) {
    guard let index = scene.recognizers.firstIndex(where: { $0.id == id }) else { return }
    scene.recognizers[index].forEachTouch = RecognizerSpec.ForEachTouch()
    if members.count == 1 {
      expectations.rename(id, to: members[0])
    } else {
      expectations.divide(id, among: members)
    }
  }

  /// Turns a set, which has a recognizer for each touch, into a single recognizer. What was
  /// expected of the set's recognizers is dropped.
  ///
  /// - Parameter member: the id of the recognizer whose expectations the single recognizer takes
  ///   on; nil for none.
  mutating func leaveSet(_ id: String, keeping member: String? = nil) {
    guard let index = scene.recognizers.firstIndex(where: { $0.id == id }) else { return }
    scene.recognizers[index].forEachTouch = nil
    if let member { expectations.rename(member, to: id) }
    expectations.drop { RecognizerSpec.set(ofMember: $0) == id }
  }
}

extension Scenario.Expectations {
  /// Drops what is expected of some recognizers, by their ids.
  mutating func drop(_ isUnwanted: (String) -> Bool) {
    actions = actions.filter { !isUnwanted($0.key) }
    outcomes = outcomes.filter { !isUnwanted($0.key) }
    values.removeAll { isUnwanted($0.recognizer) || $0.handedOverTo.map(isUnwanted) ?? false }
    order?.removeAll { isUnwanted($0.word.recognizer) }
    calls.removeAll { calls in
      [calls.recognizer, calls.other].compactMap { $0 }.contains(where: isUnwanted)
    }
  }

  /// Expects of each of some recognizers one of the actions that were expected of `id`. What else
  /// was expected of `id` is dropped.
  fileprivate mutating func divide(_ id: String, among members: [String]) {
    let all = actions.removeValue(forKey: id) ?? []
    for (member, action) in zip(members, all) { actions[member] = [action] }
    drop { $0 == id }
  }

  /// Expects of `new` what was expected of `old`.
  fileprivate mutating func rename(_ old: String, to new: String) {
    actions[new] = actions.removeValue(forKey: old)
    outcomes[new] = outcomes.removeValue(forKey: old)
    for index in values.indices {
      if values[index].recognizer == old { values[index].recognizer = new }
      if values[index].handedOverTo == old { values[index].handedOverTo = new }
    }
    for index in calls.indices {
      if calls[index].recognizer == old { calls[index].recognizer = new }
      if calls[index].other == old { calls[index].other = new }
    }
    for index in order?.indices ?? 0..<0 where order?[index].word.recognizer == old {
      order?[index].word.recognizer = new
    }
  }
}
