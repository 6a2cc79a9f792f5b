import GestureCore
import GestureTrace

// The views that don't let it begin.
extension RecognizerExplainer {
  mutating func tellVeto(of view: String) {
    let role =
      facts?.tookAction(at: now) == true
      ? "on which the action was, as a touch that hits it"
      : "which the touch hit and would have lost"
    let defence = defence(of: view)
    tell(
      .deniedByView(view),
      "View '\(view)', \(role), was asked whether \(names(label)) should begin, and said no"
        + "\(defence?.clause ?? ""); so it failed.",
      ["S3.13", "S3.14"] + (defence.map { [$0.rule] } ?? []))
  }

  /// What a control keeps for itself, as the end of a clause; nil for a view that is none, and where
  /// the answer may be the app's.
  private func defence(of name: String) -> (clause: String, rule: String)? {
    guard let facts, facts.hasAnswerOfView(name) == false,
      let control = places.window(now, nil)?.descendant(named: name) as? Control
    else { return nil }
    switch facts.profile.trigger {
    case .taps(1): return (", since a control keeps single taps for itself", "S11.1")
    case .drag, .swipe:
      if control is Slider {
        return (", since a slider keeps a drag along it that begins on its thumb", "S11.2")
      }
      return control is Switch
        ? (", since a switch keeps a drag along it for itself", "S11.2") : nil
    case .taps, .press, .drawing, .twoFingers, .hover, .delay, .unknown: return nil
    }
  }
}
