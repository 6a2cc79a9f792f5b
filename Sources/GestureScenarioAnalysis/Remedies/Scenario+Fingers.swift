import GestureScenario

extension Scenario {
  /// How many fingers are down together at most.
  var mostTouchesAtOnce: Int {
    var (down, most) = (Set<String>(), 0)
    for content in script.map(\.content) {
      down.formUnion(content.began.keys)
      most = max(most, down.count)
      down.subtract(content.ended.keys)
    }
    return most
  }
}
