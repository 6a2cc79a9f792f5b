import GestureTrace
import GestureCore
import GestureDiagnosis
import GestureScenario

extension UsualGestures.Loss {
  /// The loss, after the recognizer's name and "would".
  ///
  /// - Parameters:
  ///   - rival: the recognizer that makes it fail, if that is known.
  ///   - holdsBefore: whether a press comes before it.
  func words(
    of spec: RecognizerSpec, _ rival: RecognizerSpec?, holdsBefore: Bool
  ) -> String {
    let names = views.map { "'\($0)'" }.joinedAsList
    let noun = views.count == 1 ? "view" : "views"
    let place =
      views.isEmpty
      ? "" : isOfCovers ? " where \(noun) \(names) would be hit" : " on \(noun) \(names)"
    let isOfFingers = rival?.takesFingersAlone ?? false && !spec.takesFingersAlone
    let means =
      hand?.words ?? (isOfFingers ? TouchType.direct.wordsOfMeans : nil)
      ?? (spec.usualType == nil ? rival?.wordsOfMeans ?? "" : "")
    let gesture =
      UsualGestures.Form.words(
        forms, of: spec, among: usual.forms, usual.everywhere, namesLength: effect == .onlyAtLift)
      + means + place
      + (rival.map { limit(of: $0, for: spec, holdsBefore: holdsBefore) } ?? edge(of: spec))
    switch effect {
    case .onlyAtLift: return "begin only at the lift with \(gesture)"
    case .late(_, let begins) where forms.allSatisfy(\.isMovement):
      return "begin only after \(((begins / 10).rounded() * 10).plain) ms with \(gesture)"
    case .late(let delay, _):
      let verb = forms.contains(where: \.isDiscrete) ? "fire" : "begin"
      let limit = forms == [.press] ? "up to " : ""  // a lift may decide sooner
      return "\(verb) \(limit)\(((delay / 10).rounded() * 10).plain) ms later with \(gesture)"
    case .never: break
    }
    let isHeld = rival.map { waits(spec, for: $0) } ?? false
    let held = means.isEmpty ? "as the finger lifts or moves" : "at the lift or a movement\(means)"
    return (isHeld ? "fire\(place) only \(held), and " : "")
      + "no longer fire with \(gesture)"
      + (winner.map { " ('\($0)' recognizes first)" } ?? "")
  }

  /// Whether it is a press that waits for a longer press, which fails only as the finger lifts or
  /// moves.
  private func waits(_ spec: RecognizerSpec, for rival: RecognizerSpec) -> Bool {
    guard case .press(let own) = spec.profile.trigger,
      case .press(let longer) = rival.profile.trigger
    else { return false }
    return forms == [.press] && own < longer && spec.requireToFail.contains(rival.id)
  }

  /// Where, or from which time on, a gesture goes to another recognizer, as an addition to the
  /// gesture.
  private func limit(
    of rival: RecognizerSpec, for spec: RecognizerSpec, holdsBefore: Bool
  ) -> String {
    let profile = rival.profile
    if profile.edges != nil { return " that begins near the edge" }
    guard case .press(let time) = profile.trigger, time > .zero else { return edge(of: spec) }
    let limit = "\(time.inMilliseconds.plain) ms"
    if forms.allSatisfy(\.isMovement) {
      if holdsBefore { return " that begins after \(limit) of holding still" }
      guard let distance = distance(within: rival, for: spec) else {
        return " that takes more than \(limit)"
      }
      return " that stays within \(distance.plain) pt for \(limit)"
    }
    if case .taps(let count)? = forms.first, forms.count == 1 {
      return count == 1 ? " that lasts \(limit) or longer" : " whose taps last \(limit) or longer"
    }
    guard forms == [.press], case .press(let own) = spec.profile.trigger,
      own < time
    else { return "" }
    return " of \(limit) or more"
  }

  /// How far the movement may go until a press has lasted long enough; nil for any distance. A
  /// movement that doesn't wait for the press begins with its own distance.
  private func distance(within press: RecognizerSpec, for spec: RecognizerSpec) -> Double? {
    let own = spec.requireToFail.contains(press.id) ? nil : spec.profile.trigger.distance
    return [press.profile.undecidedUntilMoved, own].compactMap { $0 }.filter(\.isFinite).min()
  }

  /// Where an edge pan begins on the views that are named, as an addition to its gesture.
  private func edge(of spec: RecognizerSpec) -> String {
    let isAtEdge = spec.profile.edges != nil
    return isAtEdge && !views.isEmpty ? " that begins near the edge" : ""
  }
}
