import GestureCore
import GestureTrace

// Recognizers that recognized with the view's touches and left them to it.
extension ViewExplainer {
  /// Explains why recognizers that recognized with a touch did not cancel it in the view.
  mutating func addLeftTouches() {
    var told: Set<RecognizerLabel> = []
    for (place, end) in gained {
      guard let place else { continue }
      for (label, moment) in streams.recognizers(with: place, until: end)
      where !told.contains(label) && takesNoTouches(label, at: moment) {
        told.insert(label)
        add(
          .remark,
          "\(names(label)) recognized, but takes no touches from views: its cancelsTouchesInView is "
            + "false.", "S7.8", at: moment)
      }
    }
  }

  /// Whether a recognizer was set to leave touches to views; false where that isn't known.
  private func takesNoTouches(_ label: RecognizerLabel, at moment: Timestamp) -> Bool {
    let home = places.window(moment, nil)?.descendant(named: label.view)
    return home?.gestureRecognizers.first { $0.name == label.name }?.cancelsTouchesInView == false
  }
}
