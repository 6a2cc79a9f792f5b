import GestureCore
import GestureTrace

/// Sentences on the delegate and the views that refuse its beginning, and the controls that allow
/// it.
struct ViewAnswerSentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// That its delegate said no when it was asked whether it should begin.
  var vetoOfDelegate: Explanation.Cause {
    let condition = facts?.condition(of: .shouldBegin, at: now) ?? ""
    return cause(
      .deniedByDelegate,
      "Its delegate was asked whether it should begin, and said no\(condition); so it failed.",
      "S3.5", "S3.8")
  }

  /// That a view said no when it was asked whether the recognizer should begin.
  func veto(of view: String) -> Explanation.Cause {
    let role =
      facts?.tookAction(at: now) == true
      ? "on which the action was, as a touch that hits it"
      : "which the touch hit and would have lost"
    let defence = defence(of: view)
    return cause(
      .deniedByView(view),
      "View '\(view)', \(role), was asked whether \(names.of(label)) should begin, and said no"
        + "\(defence?.clause ?? ""); so it failed.",
      ["S3.13", "S3.14"] + (defence.map { [$0.rule] } ?? []))
  }

  /// Why a control did not keep its touch, as the end of a sentence; nil for a view that isn't a
  /// control.
  func undefendedControl(_ name: String) -> (clause: String, rule: String)? {
    guard let control = places.window(now, nil)?.descendant(named: name) as? Control else {
      return nil
    }
    if control.gestureRecognizers.contains(where: { $0.name == label.name }) {
      return (": a control does not keep it from a recognizer of its own", "S11.4")
    }
    let kept =
      if control is Slider {
        "and a drag along it that begins on its thumb"
      } else if control is Switch {
        "and a drag along it"
      } else {
        "of one finger"
      }
    return (": a control keeps only single taps \(kept)", "S11.5")
  }

  /// What a control keeps for itself, as the end of a clause; nil for a view that isn't a control,
  /// and where the answer may be the app's.
  private func defence(of name: String) -> (clause: String, rule: String)? {
    guard let facts, facts.app.hasAnswerOfView(name) == false,
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
