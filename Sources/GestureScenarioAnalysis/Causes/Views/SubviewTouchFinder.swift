import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports that a recognizer which fired too often also gets the touches of all that lies in its
/// view, if such a touch made it fire.
struct SubviewTouchFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard let spec else { return }
    let firings = record.unwantedFirings(ofRecognizer: id, wish).filter { moment, hitView in
      !explanation.isAboutHandOver(at: moment) && hitView != spec.view
        && scene.contains(hitView, in: spec.view)
    }
    guard let first = firings.first else { return }
    var views: [String] = []
    for (_, view) in firings where !views.contains(view) { views.append(view) }
    let list = views.map { "'\($0)'" }.joinedAsList
    let opening = views.count == 1 ? "View \(list) lies" : "Views \(list) lie"
    explanation.addRemark(
      "\(opening) in its view '\(spec.view)': it gets touches of its view and of all that lies in "
        + "it.", ["S2.8"], at: .milliseconds(first.moment))
  }
}

extension Explanation {
  /// Whether it took touches over at a moment: then what they hit is not why it fired.
  fileprivate func isAboutHandOver(at moment: Double) -> Bool {
    causes.contains { cause in
      guard case .tookOver = cause.kind else { return false }
      return cause.timestamp == .milliseconds(moment)
    }
  }
}
