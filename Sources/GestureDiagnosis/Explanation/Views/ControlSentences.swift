import GestureCore
import GestureTrace

/// Sentences on what a control keeps for itself, and why it did not.
struct ControlSentences: ViewHistoryReader {
  let history: ViewHistory

  /// What a control that lost a touch would have kept, and what the touch did instead, as a
  /// sentence; nil where the view is no control that keeps movements.
  func kept(despiteLosing touch: TouchRecord) -> String? {
    switch ownView(at: now) {
    case is Slider:
      " A slider keeps only single taps and a drag along it that begins on its thumb"
        + "\(shortfall(of: touch))."
    case is Switch: " A switch keeps only single taps and a drag along it\(shortfall(of: touch))."
    case _: nil
    }
  }

  /// Why a touch did not make such a drag, as the end of a clause; empty where that isn't known.
  private func shortfall(of touch: TouchRecord) -> String {
    guard places.knowsThePast, let control = ownView(at: touch.began, touch.id) else { return "" }
    let start = control.convert(touch.start, from: nil)
    if let slider = control as? Slider, !slider.thumb.contains(start) {
      return ", and \(names.of(touch.id)) came down beside that"
    }
    let way = control.convert(touch.location, from: nil) - start
    guard way != .zero, way.dx.magnitude <= way.dy.magnitude else { return "" }
    return
      ", and \(names.of(touch.id)) had moved \(way.dx.magnitude.withOneDecimal) pt along it by "
      + "then, and \(way.dy.magnitude.withOneDecimal) pt across"
  }
}
