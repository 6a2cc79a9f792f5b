import GestureScenario

extension RemedyContextReader {
  /// The app leaves two views in their places, if leaving either of them alone doesn't help.
  func leavingInPlaces(_ view: String, and other: String) -> [Change] {
    let helps = ChangeTester(context: context).helps
    let single = [view, other].flatMap { Change.leaveInPlace($0, in: scenario) }
    return single.contains(where: helps)
      ? [] : Change.leaveInPlaces(view, and: other, in: scenario)
  }
}
