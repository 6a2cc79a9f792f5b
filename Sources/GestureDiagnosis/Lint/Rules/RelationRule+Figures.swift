import GestureCore
import GestureTrace

// Movements that recognize before a figure is drawn.
extension RelationRule {
  /// The problem that a drag or a swipe recognizes before a figure is complete.
  func findingOfFigure(
    in scene: LintScene, _ quick: LintMember, _ figure: LintMember
  ) -> Lint.Finding? {
    switch quick.profile.trigger {
    case .drag(let distance)
    where distance < Precedence.smallFigure && quick.profile.taps == nil:
      return findingOfFigure(quick, figure, distance)
    case .swipe(let distance)
    where !scene.partners(of: quick).contains { scene.dominance(of: $0, over: quick) != .none }:
      return findingOfQuickFigure(quick, figure, distance)
    case .taps, .press, .drag, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return nil
    }
  }

  /// The first part of a figure that is drawn within a second or so is hardly bent.
  private func findingOfQuickFigure(
    _ swipe: LintMember, _ figure: LintMember, _ distance: Double
  ) -> Lint.Finding {
    Lint.Finding(
      .noRelation, .note, [figure, swipe],
      "\(figure.quoted) and \(swipe.quoted) are not related: a figure that is drawn quickly begins "
        + "like a swipe, so \(swipe.quoted) recognizes after \(distance.withOneDecimal) pt, and "
        + "\(figure.quoted) has lost",
      fixes: [.require(swipe, toFail: figure), .together(swipe, figure)])
  }

  /// A figure is complete as the finger lifts, when the drag has long begun.
  private func findingOfFigure(
    _ drag: LintMember, _ figure: LintMember, _ distance: Double
  ) -> Lint.Finding {
    let start = distance > 0 ? "after \(distance.withOneDecimal) pt" : "as it moves"
    let way = drag.profile.directions.isEmpty ? "" : " along its axis"
    return Lint.Finding(
      .noRelation, .warning, [figure, drag],
      "\(figure.quoted) and \(drag.quoted) are not related: where both have the finger, "
        + "\(drag.quoted) begins \(start)\(way), and \(figure.quoted), which decides as the finger "
        + "lifts, has lost",
      fixes: [.require(drag, toFail: figure), .together(drag, figure)])
  }
}
