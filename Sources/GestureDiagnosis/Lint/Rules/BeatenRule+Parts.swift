import GestureCore
import GestureTrace

// Rivals that come first on some of the views from which a drag gets its touches.
extension BeatenRule {
  func findingsOfParts(over loser: LintMember, in scene: LintScene) -> [Lint.Finding] {
    guard loser.profile.trigger.isDrag, loser.mayRecognize else { return [] }
    let rivals = scene.partners(of: loser).filter { winner in
      !loser.hitRegion.isSubset(of: winner.hitRegion)
    }
    let presses = rivals.filter { isTouchDown($0, over: loser, in: scene) }
    return (presses.isEmpty ? [] : [finding(aboutTouchDowns: presses, over: loser)])
      + rivals.compactMap { finding(aboutDragAround: $0, over: loser, in: scene) }
  }

  // MARK: Touch down

  /// Whether a rival begins wherever a finger comes down on its view, which lies in the drag's.
  private func isTouchDown(
    _ winner: LintMember, over loser: LintMember, in scene: LintScene
  ) -> Bool {
    guard winner.beginsAtTouchDown, winner.view.liesIn(loser.view),
      scene.dominance(of: winner, over: loser, whereShared: true) != .none
    else { return false }
    return scene.views.allSatisfy { view in
      !view.isDescendant(of: winner.view) || !loser.getsTouches(on: view)
        || winner.getsTouches(on: view)
    }
  }

  /// It often is meant: the views may be there to be dragged themselves.
  private func finding(
    aboutTouchDowns winners: [LintMember], over loser: LintMember
  ) -> Lint.Finding {
    let views = winners.map { "'\($0.view.name)'" }.inShort
    let subject =
      winners.count > 1
      ? "\(winners.map { $0.quoted }.inShort) recognize" : "\(winners[0].quoted) recognizes"
    return Lint.Finding(
      .rarelyFires, .note, [loser] + winners,
      "\(loser.quoted) rarely fires with a touch on view\(winners.count > 1 ? "s" : "") \(views): "
        + "\(subject) there as the finger comes down" + winners[0].reservation,
      fixes: winners.count > 8
        ? []
        : [winners.map { Lint.Fix.together($0, loser) }.reduce(nil) { $0?.and($1) ?? $1 }]
          .compactMap { $0 })
  }

  // MARK: Drags

  /// A drag around another one that begins before it, and is refused touches on some views of the
  /// other one alone.
  private func finding(
    aboutDragAround winner: LintMember, over loser: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    guard winner.profile.trigger.isDrag, loser.view.isDescendant(of: winner.view),
      winner.getsTouches(on: loser.view)
    else { return nil }
    let dominance = scene.dominance(of: winner, over: loser, whereShared: true)
      .besidesElsewhere(winner)
    guard dominance != .none else { return nil }
    let shared = scene.views.filter { winner.getsTouches(on: $0) && loser.getsTouches(on: $0) }
    return Lint.Finding(
      .rarelyFires, winner.certainty(ofBeating: .warning), [loser, winner],
      "\(loser.quoted) rarely fires with a touch on view\(shared.count > 1 ? "s" : "") "
        + "\(shared.map { "'\($0.name)'" }.inShort): \(winner.quoted) gets each one, and recognizes "
        + Self.reason(winner, loser) + winner.reservation + dominance.remainder("it comes first"),
      fixes: fixes(winner, loser, on: shared))
  }

  private func fixes(_ winner: LintMember, _ loser: LintMember, on views: [View]) -> [Lint.Fix] {
    var fixes: [Lint.Fix] = []
    if case .drag(let distance) = loser.profile.trigger, loser.view.liesIn(winner.view) {
      fixes.append(.set(.hysteresis, of: winner, to: Int(distance.rounded(.up))))
    }
    return fixes + [.together(loser, winner)]
  }
}

extension [String] {
  /// The first three of some names as a list, with how many there are besides.
  fileprivate var inShort: String {
    (count > 3 ? prefix(3) + ["\(count - 3) more"] : self).joinedAsList
  }
}

extension Dominance {
  /// The dominance where the winner tracks no finger that the other one doesn't get.
  fileprivate func besidesElsewhere(_ winner: LintMember) -> Dominance {
    guard case .first(let exceptions) = self else { return self }
    return .first(except: exceptions.filter { $0 != Self.trackingElsewhere(winner) })
  }
}
