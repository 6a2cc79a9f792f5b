import GestureScenario

extension Scenario {
  /// How many fingers are down together at most.
  var mostTouchesAtOnce: Int {
    var most = 0
    visitTouchesDown { during, _ in most = max(most, during.count) }
    return most
  }
}
