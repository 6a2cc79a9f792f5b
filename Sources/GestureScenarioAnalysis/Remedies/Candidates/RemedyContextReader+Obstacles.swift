import GestureDiagnosis
import GestureScenario

// Several obstacles of one kind, each of which shows only when the earlier ones are gone.
extension RemedyContextReader {
  /// The obstacles without which a run is as it should be; nil where removing only a few isn't
  /// enough.
  ///
  /// - Parameters:
  ///   - first: the known obstacle.
  ///   - most: the largest number of obstacles.
  ///   - removing: the scenario without some obstacles; nil where they can't be removed.
  ///   - isClear: whether a run is as it should be.
  ///   - next: the obstacles in a run; the first new one of them is taken.
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

  /// The fewest of some recognizers that a change has to be about; all of them where each is
  /// needed.
  func fewest(of all: [String], helping change: ([String]) -> Change) -> [String] {
    let tester = ChangeTester(context: context)
    var left = all
    for id in all.reversed() where left.count > 1 {
      let fewer = left.filter { $0 != id }
      if tester.helps(change(fewer)) { left = fewer }
    }
    return left
  }

  /// The causes of the subject's outcome in a run.
  func causes(in scenario: Scenario, _ outcome: RunRecord) -> [Explanation.Cause] {
    scenario.story(of: subject, in: outcome)?.causes ?? []
  }
}
