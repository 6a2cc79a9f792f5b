import GestureCore
import GestureTrace

// Why it gave up by itself.
extension RecognizerExplainer {
  /// It has seen that this is not its gesture.
  mutating func giveUp(because detail: FailureDetail?) {
    let ground = detail.flatMap { facts?.profile.trigger.ground(of: $0) } ?? "S1.21"
    let why = detail?.description ?? "it saw that this is not its gesture"
    guard facts?.isInSet == true, let need = facts?.profile.needBeyondOneTouch else {
      let isTurned = ground.isDirection && isInTurnedView
      let turn = isTurned ? "; directions count in the window, in which its view is turned" : ""
      let isByEdge = ground.isEdge && isSmallerThanWindow
      let edge = isByEdge ? "; the edges are the window's, not its view's" : ""
      return tell(
        .ownDecision(detail),
        "It gave up: \(why)\(ways(of: detail))\(lastArrival(for: detail))\(unseenFingers(for: detail))"
          + "\(turn)\(edge).",
        [ground.rule] + (isByEdge ? ["S14.18"] : []) + (isTurned ? ["S2.32"] : []))
    }
    tell(
      .ownDecision(detail),
      "It gave up: \(why). It is one of a set (forEachTouch), in which each touch has a recognizer of "
        + "its own, and it needs \(need): so it never recognizes.", ground.rule, "S15.8")
  }

  /// Whether its view doesn't fill the window.
  private var isSmallerThanWindow: Bool {
    guard let window = places.window(now, nil), let view = window.descendant(named: label.view)
    else { return false }
    return view.bounds.width < window.bounds.width || view.bounds.height < window.bounds.height
  }

  /// Whether its view, or one around it, is turned or slanted.
  private var isInTurnedView: Bool {
    let view = places.window(now, nil)?.descendant(named: label.view)
    return view?.pathFromWindow.contains { $0.transform.b != 0 || $0.transform.c != 0 } ?? false
  }

  /// When the last of several fingers came down, from which on a press counts its time, as the end of
  /// a clause; empty for a press of one finger, and where it was not the time that failed it.
  private func lastArrival(for detail: FailureDetail?) -> String {
    guard let profile = facts?.profile, case .press = profile.trigger,
      detail?.figures?.unit == .milliseconds,
      profile.numberOfTouches.lowerBound > 1, let arrival = fingers.lastArrival
    else { return "" }
    return
      ", counted from \(arrival.milliseconds.withOneDecimal) ms, when the last finger came down"
  }
}

/// What of a gesture is judged when it is given up, with the rule that says so.
private enum Ground: ExpressibleByStringLiteral {
  case direction(String)
  case edge(String)
  case other(String)

  init(stringLiteral rule: String) { self = .other(rule) }

  var rule: String {
    switch self {
    case .direction(let rule), .edge(let rule), .other(let rule): rule
    }
  }

  var isDirection: Bool { if case .direction = self { true } else { false } }

  var isEdge: Bool { if case .edge = self { true } else { false } }
}

extension GestureProfile.Trigger {
  /// By what a gesture of this kind is given up for a reason; nil for a reason of a recognizer's
  /// own.
  fileprivate func ground(of detail: FailureDetail) -> Ground? {
    groundsOfGivingUp.first { detail.phrase.utf8.starts(with: $0.phrase.utf8) }?.ground
  }

  /// The beginnings of the phrases with which the framework's recognizers give up.
  private var groundsOfGivingUp: [(phrase: String, ground: Ground)] {
    switch self {
    case .taps:
      [
        ("it moved", "S9.4"), ("it did not lift", "S9.5"), ("too many fingers", "S9.6"),
        ("too few fingers", "S9.6"), ("no ", "S9.7"), ("it tapped too far", "S9.8"),
        ("another button", "S14.7"), ("a finger came down after", "S14.9"),
        ("a finger lifted before", "S14.9"),
      ]
    case .press:
      [("it moved", "S9.38"), ("it was not held", "S9.38"), ("no press began", "S9.7")]
    case .drag:
      [
        ("too many fingers", "S9.15"), ("too few fingers", "S9.16"),
        ("the fingers lifted", "S9.16"),
        ("the movement was not", .direction("S14.8")), ("the touch began too far", .edge("S9.26")),
        ("the movement did not lead", "S9.27"), ("no drag began", "S15.21"),
      ]
    case .swipe:
      [
        ("it strayed", .direction("S9.31")), ("it moved the wrong way", .direction("S9.33")),
        ("it was not complete", .direction("S9.31")), ("it lifted before", .direction("S9.31")),
      ]
    case .delay: [("nothing scrolled", "S7.27")]
    case .drawing, .twoFingers, .hover, .unknown: []
    }
  }
}
