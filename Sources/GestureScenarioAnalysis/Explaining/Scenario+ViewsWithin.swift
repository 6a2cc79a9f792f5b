import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Touches of a recognizer that hit what lies in its view.
extension Scenario {
  /// Reports that a recognizer which fired too often also gets the touches of all that lies in its
  /// view, if such a touch made it fire.
  func explainViewsWithin(
    in explanation: inout Explanation, of id: String, _ wish: Wish, _ record: RunRecord
  ) {
    guard let spec = scene.spec(of: id) else { return }
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

extension Wish {
  /// Whether it names a moment at which the recognizer fires.
  fileprivate func wants(firingAt moment: Double) -> Bool {
    guard case .actions(let list) = outcome else { return false }
    return list.contains { $0.at.map { isSameMoment($0, moment) } ?? false }
  }
}

extension RunRecord {
  /// When a recognizer fired more often than wished, at moments that the wish does not name, and
  /// the view that its last touch had hit. Unit: milliseconds.
  func unwantedFirings(
    ofRecognizer id: String, _ wish: Wish
  ) -> [(moment: Double, hitView: String)] {
    let firings = firings(ofRecognizer: id)
    guard let wished = wish.numberOfGestures, firings.count > wished else { return [] }
    return firings.filter { !wish.wants(firingAt: $0.at) }.compactMap { firing in
      lastTouch(givenTo: id, until: firing.at)
        .flatMap { hitView(of: $0, until: firing.at) }.map { (firing.at, $0) }
    }
  }

  /// The touch that a recognizer was given last up to a moment. Unit: milliseconds.
  private func lastTouch(givenTo id: String, until moment: Double) -> TouchID? {
    for entry in entries.reversed() where entry.timestamp.milliseconds <= moment {
      if case .bound(let label, let touch) = entry.what, label.name == id { return touch }
    }
    return nil
  }
}
