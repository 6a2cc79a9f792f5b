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
      + finding(aboutNearerDrags: rivals.filter { isNearer($0, to: loser, in: scene) }, over: loser)
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

  /// Whether a drag on a view within another one's goes first wherever both have a finger, since it
  /// is nearer and begins along the same axis after the same way (S4.4); not where its delegate may
  /// tell them apart, nor where one hands over to the other.
  private func isNearer(_ winner: LintMember, to loser: LintMember, in scene: LintScene) -> Bool {
    let handle = loser.recognizer.handle
    let (fingers, own) = (winner.profile.numberOfTouches, loser.profile.numberOfTouches)
    guard fingers.contains(own.lowerBound), fingers.contains(own.upperBound) else { return false }
    return winner.view.liesIn(loser.view) && winner.profile.trigger == loser.profile.trigger
      && winner.profile.isDragAlongAxis && winner.profile.directions == loser.profile.directions
      && winner.profile.taps == nil && loser.profile.taps == nil && !winner.mayBeRefused
      && !handle.handOverTargets.contains { $0.handle == winner.recognizer.handle }
      && scene.dominance(of: winner, over: loser, whereShared: true)
        .isFirst(besidesElsewhere: winner)
  }

  /// It often is meant: what lies nearer is there to be dragged first.
  private func finding(
    aboutNearerDrags winners: [LintMember], over loser: LintMember
  ) -> [Lint.Finding] {
    guard let first = winners.first, case .drag(let distance) = loser.profile.trigger else {
      return []
    }
    let isOne = winners.count == 1
    let way = distance > 0 ? "the same \(distance.withOneDecimal) pt" : "the first movement"
    return [
      Lint.Finding(
        .rarelyFires, .note, [loser] + winners,
        "\(loser.quoted) never begins with all its fingers on view\(isOne ? "" : "s") "
          + "\(winners.map { "'\($0.view.name)'" }.inShort): "
          + "\(winners.map { $0.quoted }.inShort) \(isOne ? "begins" : "begin") there after \(way) "
          + "along the same axis, and \(isOne ? "is" : "are") nearer",
        fixes: isOne ? [.handOver(from: first, to: loser), .together(first, loser)] : [])
    ]
  }

  private func fixes(_ winner: LintMember, _ loser: LintMember, on views: [View]) -> [Lint.Fix] {
    var fixes: [Lint.Fix] = []
    if case .drag(let distance) = loser.profile.trigger, loser.view.liesIn(winner.view) {
      let fix = Lint.Fix.set(.hysteresis, of: winner, to: Int(distance.rounded(.up)))
      // The nearer one then goes first, which is what it is there for.
      fixes.append(Lint.Fix(fix.clause, fix.edits, bringing: .rarelyFires))
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
