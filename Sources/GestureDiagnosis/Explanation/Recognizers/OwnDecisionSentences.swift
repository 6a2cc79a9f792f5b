import GestureCore
import GestureTrace

/// Sentences on why it gave up by itself.
struct OwnDecisionSentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// That it decided that this is not its gesture.
  func givingUp(because detail: FailureDetail?) -> Explanation.Cause {
    let rule = detail?.rule ?? .early
    let why = detail?.description ?? "it saw that this is not its gesture"
    guard facts?.set.isMember == true, let need = facts?.profile.needBeyondOneTouch else {
      let isTurned = rule.isAboutDirections && isInTurnedView
      let turn = isTurned ? "; directions count in the window, in which its view is turned" : ""
      let isByEdge = rule.isAboutEdges && isSmallerThanWindow
      let buttons = rule.isAboutButtons ? buttonsNeeded : (clause: "", rules: [])
      let edge = isByEdge ? "; the edges are the window's, not its view's" : ""
      return givingUp(
        because: "\(why)\(ways(of: detail))\(measure(of: detail))\(lastArrival(for: detail))"
          + "\(unseenFingers(for: detail))\(turn)\(edge)\(buttons.clause).", detail,
        [rule.description] + (isByEdge ? ["S14.18"] : []) + (isTurned ? ["S2.32"] : [])
          + buttons.rules)
    }
    return givingUp(
      because: "\(why). It is one of a set (forEachTouch), in which each touch has a recognizer of "
        + "its own, and it needs \(need): so it never recognizes.", detail,
      [rule.description, "S15.8"])
  }

  private func givingUp(
    because reason: String, _ detail: FailureDetail?, _ rules: [String]
  ) -> Explanation.Cause {
    cause(.ownDecision(detail), "It gave up: \(reason)", rules, telling: [.reason(reason)])
  }

  /// That a touch is lost to it until that touch lifts (S6.4): a surplus touch, after other surplus
  /// touches have lifted.
  ///
  /// - Parameter moment: when it gave up.
  func unseenRest(_ id: TouchID, since moment: Timestamp) -> Explanation.Cause {
    cause(
      .remark,
      "\(names.of(id)) goes on, which it doesn't see: its attempt with that touch was over at "
        .withCapital
        + "\(moment.milliseconds.withOneDecimal) ms, and only a touch that comes down later begins "
        + "the next one.", "S6.4")
  }

  /// What a distance measures where that isn't a finger's way, as the end of a clause; empty where
  /// it is. Fingers that move against each other don't move their middle.
  private func measure(of detail: FailureDetail?) -> String {
    guard let facts, detail?.figures?.unit == .points, detail?.figures?.bound == .atLeast else {
      return ""
    }
    switch facts.profile.trigger {
    case .twoFingers(.arc?, _):
      return " (the arc by which they turned, at half of their distance)"
    case .twoFingers(.distance?, _): return " (by how much the distance between them changed)"
    case .drag where !facts.set.isMember && fingers.lastArrival != nil:
      return " (the middle of its touches)"
    case .taps, .press, .drag, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return ""
    }
  }

  /// Which button was pressed, and which button, or several together, taps need, as the end of a
  /// clause, and the rule.
  private var buttonsNeeded: (clause: String, rules: [String]) {
    guard let mask = facts?.buttonMaskRequired else { return ("", []) }
    let pressed = (rivals.touches[label] ?? []).sorted { $0.rawValue < $1.rawValue }
      .compactMap { facts?.input.buttons($0, now) }.first { !$0.isSuperset(of: mask) }
    let press = pressed.map { ", \($0.asButtons)" } ?? ""
    let together = mask.buttonNumbers.count > 1 ? " together" : ""
    return (
      "\(press); it needs \(mask.asButtons)\(together) (its buttonMaskRequired is "
        + "\(mask.rawValue))", ["S9.2"]
    )
  }

  /// Whether its view doesn't fill the window.
  private var isSmallerThanWindow: Bool {
    guard let window = places.window(now, nil), let view = window.descendant(named: label.view)
    else { return false }
    return view.bounds.width < window.bounds.width || view.bounds.height < window.bounds.height
  }

  /// Whether its view, or a view around it, is turned or slanted.
  private var isInTurnedView: Bool {
    let view = places.window(now, nil)?.descendant(named: label.view)
    return view?.pathFromWindow.contains { $0.transform.b != 0 || $0.transform.c != 0 } ?? false
  }

  /// When the last of several fingers came down, from which a press counts its time, as the end of
  /// a clause; empty for a press of one finger, and where the time didn't fail it.
  private func lastArrival(for detail: FailureDetail?) -> String {
    guard let profile = facts?.profile, case .press = profile.trigger,
      detail?.figures?.unit == .milliseconds,
      profile.numberOfTouches.lowerBound > 1, let arrival = fingers.lastArrival
    else { return "" }
    return
      ", counted from \(arrival.milliseconds.withOneDecimal) ms, when the last finger came down"
  }

  /// The directions that it takes, and the direction that its fingers went, as the end of a clause;
  /// empty for a recognizer that takes all directions.
  private func ways(of detail: FailureDetail?) -> String {
    guard let profile = facts?.profile, profile.trigger.isSwipe, detail?.figures == nil,
      !profile.directions.isEmpty, let way = fingers.movement?.side
    else { return "" }
    let taken = profile.directions.compactMap { $0.side }
    guard !taken.contains(way) else { return "" }
    return ", \(way), and takes only movements \(taken.joinedAsList)"
  }

  /// The fingers that had no part in an attempt with too few fingers, as the end of a clause; empty
  /// where there are none.
  private func unseenFingers(for detail: FailureDetail?) -> String {
    guard let figures = detail?.figures, figures.unit == .count, figures.bound == .atLeast,
      let list = UnseenFingers(history: history).clause
    else { return "" }
    return "; \(list)"
  }
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

extension Vector {
  /// The side to which it mostly leads, as the end of a clause; nil for none.
  fileprivate var side: String? {
    if dx.magnitude == dy.magnitude { return nil }
    if dx.magnitude > dy.magnitude { return dx > 0 ? "to the right" : "to the left" }
    return dy > 0 ? "down" : "up"
  }
}
