import GestureCore
import GestureTrace

// Why it gave up by itself.
extension RecognizerExplainer {
  /// It has seen that this is not its gesture.
  mutating func giveUp(because detail: FailureDetail?) {
    let rule = detail?.rule ?? .early
    noteSurplus(detail)
    let why = detail?.description ?? "it saw that this is not its gesture"
    guard facts?.isInSet == true, let need = facts?.profile.needBeyondOneTouch else {
      let isTurned = rule.isAboutDirections && isInTurnedView
      let turn = isTurned ? "; directions count in the window, in which its view is turned" : ""
      let isByEdge = rule.isAboutEdges && isSmallerThanWindow
      let buttons = rule.isAboutButtons ? buttonsNeeded : (clause: "", rules: [])
      let edge = isByEdge ? "; the edges are the window's, not its view's" : ""
      return tell(
        .ownDecision(detail),
        "It gave up: \(why)\(ways(of: detail))\(arc(of: detail))\(lastArrival(for: detail))\(unseenFingers(for: detail))"
          + "\(turn)\(edge)\(buttons.clause).",
        [rule.description] + (isByEdge ? ["S14.18"] : []) + (isTurned ? ["S2.32"] : [])
          + buttons.rules)
    }
    tell(
      .ownDecision(detail),
      "It gave up: \(why). It is one of a set (forEachTouch), in which each touch has a recognizer of "
        + "its own, and it needs \(need): so it never recognizes.", rule.description, "S15.8")
  }

  /// How the way of fingers is measured that should turn, as the end of a clause; empty for all others.
  private func arc(of detail: FailureDetail?) -> String {
    guard case .twoFingers(.arc?, _)? = facts?.profile.trigger,
      detail?.figures?.unit == .points
    else { return "" }
    return " (the arc by which they turned, at half of their distance)"
  }

  /// That taps need several buttons together, as the end of a clause, and the rule; empty where one is
  /// enough.
  private var buttonsNeeded: (clause: String, rules: [String]) {
    guard let mask = facts?.buttonMaskRequired else { return ("", []) }
    let buttons = (0..<Int.bitWidth - 1).filter { mask.rawValue & 1 << $0 != 0 }
    guard buttons.count > 1 else { return ("", []) }
    let list = buttons.map { "\($0 + 1)" }.joinedAsList
    return (
      "; it needs buttons \(list) together (its buttonMaskRequired is \(mask.rawValue))", ["S9.2"]
    )
  }

  /// Keeps the touches that are down where they were too many.
  private mutating func noteSurplus(_ detail: FailureDetail?) {
    guard let figures = detail?.figures, figures.unit == .count, figures.bound == .atMost else {
      return
    }
    surplus = fingers.tracked(at: now)
  }

  /// Of touches that were too many some have lifted, and one that is left moves: it is lost to the
  /// recognizer until it lifts (S6.4).
  mutating func tellOfUnseenRest(atMoveOf id: TouchID) {
    guard let moment = causes.last(where: { $0.isGivingUp })?.timestamp, surplus.contains(id)
    else {
      return
    }
    let rest = surplus.filter { fingers.isDown($0, at: now) }
    guard rest.count < surplus.count else { return }
    surplus = []
    tell(
      .remark,
      "\(names(id)) goes on, and it doesn't see that: its attempt with that touch was over at "
        .withCapital
        + "\(moment.milliseconds.withOneDecimal) ms, and only one that comes down from then "
        + "on begins another.", "S6.4")
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

extension Explanation.Cause {
  /// Whether it gave up by itself.
  fileprivate var isGivingUp: Bool { if case .ownDecision = kind { true } else { false } }
}

extension FailureDetail.Rule {
  /// The rule that recognizers fail early (S1.21), for a reason that names none.
  fileprivate static let early = FailureDetail.Rule(1, 21)

  /// Whether it says where a gesture may go.
  fileprivate var isAboutDirections: Bool {
    let rules: [FailureDetail.Rule] = [.init(14, 8), .init(9, 31), .init(9, 33)]
    return rules.contains(self)
  }

  /// Whether it says which buttons have to be pressed.
  fileprivate var isAboutButtons: Bool { self == .init(14, 7) }

  /// Whether it says at which edges a gesture begins.
  fileprivate var isAboutEdges: Bool { self == .init(9, 26) }
}
