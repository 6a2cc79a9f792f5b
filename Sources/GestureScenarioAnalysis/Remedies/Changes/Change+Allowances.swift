import GestureCore
import GestureScenario
import GestureTrace

// Changes that allow two recognizers simultaneously.
extension Change {
  static func allow(_ one: String, with other: String) -> Change {
    var change = Change(
      "'\(one)' and '\(other)' were allowed simultaneously",
      [
        DelegateRule(.shouldRecognizeSimultaneously, of: one, other: other, answer: true),
        DelegateRule(.shouldRecognizeSimultaneously, of: other, other: one, answer: true),
      ])
    change.pairs = [Pair(one: one, other: other)]
    change.isAllowance = true
    return change
  }

  /// Several recognizers are allowed with each other.
  static func allowAll(_ ids: [String]) -> Change {
    let pairs = ids.indices.flatMap { index in
      ids[(index + 1)...].map { Pair(one: ids[index], other: $0) }
    }
    var change = Change(
      "\(ids.map { "'\($0)'" }.joinedAsList) were allowed simultaneously, each with each"
    ) { scenario in
      for pair in pairs { allow(pair.one, with: pair.other).apply(&scenario) }
    }
    change.pairs = pairs
    return change
  }

  /// The two recognizers that it allows simultaneously; nil where it does anything else.
  var allowedPair: Pair? {
    isAllowance ? pairs.first : nil
  }

  /// The clause of two changes that each allow two recognizers simultaneously and share one of
  /// them; nil for others.
  static func clauseOfAllowing(_ first: Change, _ second: Change) -> Clause? {
    guard let one = first.allowedPair, let two = second.allowedPair else { return nil }
    let shared = [one.one, one.other].filter { [two.one, two.other].contains($0) }
    guard shared.count == 1 else { return nil }
    let others = [one, two].map { $0.one == shared[0] ? $0.other : $0.one }
    return
      "'\(shared[0])' were allowed simultaneously with '\(others[0])' and with '\(others[1])'"
  }
}
