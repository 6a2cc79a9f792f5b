import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports that a gesture that should not be beside another gesture shares no touch with it.
struct NeighbourFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard wish.isForNothing, let firing = record.firings(ofRecognizer: id).first else { return }
    let others = record.neighbours(
      ofFirstGestureOf: id, among: scene.recognizers.flatMap(record.ids))
    let finished = record.finishedNeighbours(
      ofFirstGestureOf: id, among: scene.recognizers.flatMap(record.ids))
    if !finished.isEmpty {
      let names = finished.map { "'\($0)'" }.joinedAsList
      explanation.addRemark(
        "\(names) fired while its fingers were down, with other touches: where two share no touch, "
          + "neither excludes the other.", ["S4.1"], at: .milliseconds(firing.at))
    }
    guard !others.isEmpty else { return }
    let names = others.map { "'\($0)'" }.joinedAsList
    explanation.addRemark(
      "The gesture of \(names) was under way with other touches: where two share no touch, neither "
        + "excludes the other.", ["S4.1"], at: .milliseconds(firing.at))
    let views = ([id] + others).compactMap { scene.spec(of: $0)?.view }
    let isTold = explanation.causes.contains { cause in
      if case .sharesNoTouches = cause.kind { true } else { false }
    }
    if !isTold,
      let exclusive = views.first(where: { scene.viewSpec($0)?.isExclusiveTouch ?? false })
    {
      explanation.addRemark(
        "The isExclusiveTouch of view '\(exclusive)' keeps touches only from other views, not from "
          + "recognizers.", ["S2.18"], at: .milliseconds(firing.at))
    }
  }
}
