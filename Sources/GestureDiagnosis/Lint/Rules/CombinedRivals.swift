import GestureCore
import GestureTrace

/// Rivals in a recognizer's view, each certain to come first with the touches that it gets, and
/// controls that keep a tap to themselves (S11.1), which get all of the recognizer's touches
/// between them.
struct CombinedRivals {
  private let loser: LintMember
  private let winners: [LintMember]
  private let controls: [Control]

  /// Nil where there are no such rivals. A single rival, and controls alone, are reported by other
  /// rules.
  init?(over loser: LintMember, in scene: LintScene) {
    guard loser.mayRecognize, loser.profile.numberOfTouches.lowerBound == 1 else { return nil }
    var rest = loser.hitRegion
    var winners: [LintMember] = []
    for winner in scene.partners(of: loser) where !rest.isDisjoint(with: winner.hitRegion) {
      guard winner.view.liesIn(loser.view),
        scene.dominance(of: winner, over: loser, whereShared: true)
          .isFirstBesidesElsewhere
      else { continue }
      rest.subtract(winner.hitRegion)
      winners.append(winner)
    }
    guard !winners.isEmpty else { return nil }
    // A touch on something in a control is not the control's to keep.
    let controls = scene.controls.filter { control in
      rest.contains(ObjectIdentifier(control)) && loser.recognizer.cancelsTouchesInView
        && scene.isProtected(control, from: loser)
    }
    rest.subtract(controls.map { ObjectIdentifier($0) })
    guard rest.isEmpty, winners.count + controls.count > 1 else { return nil }
    (self.loser, self.winners, self.controls) = (loser, winners, controls)
  }

  var finding: Lint.Finding {
    let names = winners.prefix(3).map { $0.quoted }
    let list = winners.count > 3 ? names + ["\(winners.count - 3) more"] : names
    let kept =
      controls.isEmpty
      ? ""
      : ", or comes down on \(controls.listed), and a control keeps a tap to itself"
    return Lint.Finding(
      .rarelyFires, winners.contains { $0.mayBeRefused } ? .note : .warning, [loser] + winners,
      "\(loser.quoted) rarely fires: each touch that it gets is also one of "
        + "\(list.joinedAsList), which recognize\(winners.count == 1 ? "s" : "") "
        + BeatenRule.reason(winners[0], loser) + kept,
      fixes: winners.count > 8 ? [] : fixes)
  }

  private var fixes: [Lint.Fix] {
    (controls.isEmpty ? [.require(winners, toFail: loser)] : []) + [allTogether, .remove(loser)]
  }

  /// All recognize, and a control has its tap, too.
  private var allTogether: Lint.Fix {
    let relations = winners.map { "\(loser.name).recognizesSimultaneously(with: \($0.name))" }
    let edits = winners.map { Lint.Edit.add(.together, loser.label, $0.label) }
    guard !controls.isEmpty else {
      return Lint.Fix(relations.joinedAsList, edits, if: " if all are meant")
    }
    let leaving = Lint.Fix.leaveTouches(loser)
    return Lint.Fix(
      "declare \(relations.joinedAsList), and \(leaving.clause)", edits + leaving.edits,
      if: ", if all are meant")
  }
}
