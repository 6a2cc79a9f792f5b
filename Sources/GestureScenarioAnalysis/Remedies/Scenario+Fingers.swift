import GestureScenario

extension Scenario {
  /// The largest number of fingers that are down together.
  var mostTouchesAtOnce: Int {
    var most = 0
    visitTouchesDown { during, _ in most = max(most, during.count) }
    return most
  }
}
