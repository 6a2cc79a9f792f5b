import GestureCore
import GestureScenario
import GestureTrace

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
