import GestureCore
import GestureTrace

// What a control keeps for itself, and why it did not.
extension ViewExplainer {
  /// What a control that lost a touch would have kept, and what the touch did instead, as a
  /// sentence; nil where it is none that keeps movements.
  func defence(against id: TouchID, _ stream: Stream) -> String? {
    let window = places.window(now, nil)
    switch window?.descendant(named: view) {
    case is Slider:
      return " A slider keeps only single taps and a drag along it that begins on its thumb"
        + "\(shortfall(of: id, stream))."
    case is Switch:
      return " A switch keeps only single taps and a drag along it\(shortfall(of: id, stream))."
    case _: return nil
    }
  }

  /// Why a touch did not make such a drag, as the end of a clause; empty where that isn't known.
  private func shortfall(of id: TouchID, _ stream: Stream) -> String {
    guard places.knowsThePast,
      let control = places.window(stream.began, id)?.descendant(named: view)
    else { return "" }
    let (start, place) = (
      control.convert(stream.start, from: nil), control.convert(stream.location, from: nil)
    )
    if let slider = control as? Slider, !slider.thumb.contains(start) {
      return ", and \(names(id)) came down beside that"
    }
    let way = place - start
    guard way != .zero, way.dx.magnitude <= way.dy.magnitude else { return "" }
    return
      ", and \(names(id)) had moved \(way.dx.magnitude.withOneDecimal) pt along it by then, and "
      + "\(way.dy.magnitude.withOneDecimal) pt across"
  }
}
