import GestureDiagnosis
import GestureScenario

// Several obstacles of one kind, of which each shows only when those before it are gone.
extension RemedyContextReader {
  /// The obstacles without which a run is as it should be; nil where no few of them are enough.
  ///
  /// - Parameters:
  ///   - first: the one that is known.
  ///   - most: how many there may be.
  ///   - removing: the scenario without some of them; nil where it can't be.
  ///   - isClear: whether a run is as it should be.
  ///   - next: what is in the way in a run, of which the first new one is taken.
  func obstacles(
    startingWith first: String, atMost most: Int, removing: ([String]) -> Scenario?,
    isClear: (RunRecord) -> Bool, next: (Scenario, RunRecord) -> [String]
  ) -> [String]? {
    var obstacles = [first]
    while obstacles.count <= most, let changed = removing(obstacles) {
      let outcome = changed.play()
      if isClear(outcome) { return obstacles }
      guard let further = next(changed, outcome).first(where: { !obstacles.contains($0) }) else {
        return nil
      }
      obstacles.append(further)
    }
    return nil
  }

  /// The fewest of some recognizers that a change has to be about; all where each has a part in it.
  func fewest(of all: [String], helping change: ([String]) -> Change) -> [String] {
    let tester = ChangeTester(context: context)
    var left = all
    for id in all.reversed() where left.count > 1 {
      let fewer = left.filter { $0 != id }
      if tester.helps(change(fewer)) { left = fewer }
    }
    return left
  }

  /// Why the subject's story in a run is as it is.
  func causes(in scenario: Scenario, _ outcome: RunRecord) -> [Explanation.Cause] {
    scenario.story(of: subject, in: outcome)?.causes ?? []
  }
}
