import GestureCore
import GestureTrace

/// Sentences on recognizers that recognized with the view's touches and left them to it.
struct LeftTouchSentences: ViewHistoryReader {
  let history: ViewHistory

  /// Why recognizers did not cancel the touches in the view, once for each.
  var causes: [Explanation.Cause] {
    var causes: [Explanation.Cause] = []
    var told: Set<RecognizerLabel> = []
    for (touch, end) in completedTouches {
      for (label, moment) in history.recognitions.recognizers(with: touch, until: end)
      where !told.contains(label) && takesNoTouches(label, at: moment) {
        told.insert(label)
        causes.append(
          cause(
            .remark,
            "\(names.of(label)) recognized, but takes no touches from views: its "
              + "cancelsTouchesInView is false.", "S7.8", at: moment))
      }
    }
    return causes
  }

  /// The touches that the view received to the end, in the order in which they ended.
  private var completedTouches: [(touch: TouchRecord, at: Timestamp)] {
    let touches = ownTouches.compactMap { touch -> (touch: TouchRecord, at: Timestamp)? in
      guard case .completed(let moment) = touch.delivery else { return nil }
      return (touch, moment)
    }
    return touches.sorted { ($0.at, $0.touch.index) < ($1.at, $1.touch.index) }
  }

  /// Whether a recognizer was set to leave touches to views; false where that isn't known.
  private func takesNoTouches(_ label: RecognizerLabel, at moment: Timestamp) -> Bool {
    let home = places.window(moment, nil)?.descendant(named: label.view)
    return home?.gestureRecognizers.first { $0.name == label.name }?.cancelsTouchesInView == false
  }
}
