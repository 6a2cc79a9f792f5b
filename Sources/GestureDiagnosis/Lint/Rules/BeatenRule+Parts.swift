import GestureCore
import GestureTrace

// Rivals that come first on some of the views from which a drag or a press gets its touches.
extension BeatenRule {
  func findingsOfParts(over loser: LintMember, in scene: LintScene) -> [Lint.Finding] {
    guard loser.mayRecognize else { return [] }
    let rivals = scene.partners(of: loser).filter { winner in
      !loser.hitRegion.isSubset(of: winner.hitRegion)
    }
    switch loser.profile.trigger {
    case .drag:
      return findings(aboutTouchDowns: rivals, over: loser, in: scene)
        + rivals.compactMap { finding(aboutDragAround: $0, over: loser, in: scene) }
        + findings(aboutNearer: rivals, than: loser, in: scene)
    case .press, .swipe:
      return findings(aboutTouchDowns: rivals, over: loser, in: scene)
        + findings(aboutNearer: rivals, than: loser, in: scene)
    case .taps where loser.profile.numberOfTouches.lowerBound > 1, .twoFingers, .drawing:
      return findings(aboutTouchDowns: rivals, over: loser, in: scene)
    case .taps, .hover, .delay, .unknown: return []
    }
  }

  // MARK: Touch down

  private func findings(
    aboutTouchDowns rivals: [LintMember], over loser: LintMember, in scene: LintScene
  ) -> [Lint.Finding] {
    let presses = rivals.filter { isTouchDown($0, over: loser, in: scene) }
    return presses.isEmpty ? [] : [finding(aboutTouchDowns: presses, over: loser)]
  }

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

  /// Often intended: the views may be there to be dragged themselves.
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
        : Lint.Fix.all(winners.map { .together($0, loser) }))
  }

  // MARK: Drags

  /// The finding about a drag around `loser` that begins before `loser` and gets touches on only
  /// some of its views.
  private func finding(
    aboutDragAround winner: LintMember, over loser: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    guard winner.profile.trigger.isDrag, loser.view.isDescendant(of: winner.view),
      winner.getsTouches(on: loser.view)
    else { return nil }
    let dominance = scene.dominance(of: winner, over: loser, whereShared: true)
      .besidesElsewhere
    guard dominance != .none else { return nil }
    let shared = scene.views.filter { winner.getsTouches(on: $0) && loser.getsTouches(on: $0) }
    return Lint.Finding(
      .rarelyFires, winner.certainty(ofBeating: .warning), [loser, winner],
      "\(loser.quoted) rarely fires with a touch on view\(shared.count > 1 ? "s" : "") "
        + "\(shared.map { "'\($0.name)'" }.inShort): \(winner.quoted) gets each one, and recognizes "
        + Self.reason(winner, loser, dominance) + winner.reservation
        + dominance.remainder("it comes first"),
      fixes: fixes(winner, for: loser))
  }

  // MARK: Nearer rivals

  /// The findings about rivals on views inside the view of `loser` that go first wherever both have
  /// the fingers. Often intended: what lies nearer is there to be dragged or pressed first.
  private func findings(
    aboutNearer rivals: [LintMember], than loser: LintMember, in scene: LintScene
  ) -> [Lint.Finding] {
    let winners = rivals.compactMap { winner -> (LintMember, cause: Nearness)? in
      let dominance = nearness(of: winner, than: loser, in: scene)
      guard case .first(let exceptions) = dominance,
        exceptions.allSatisfy({ [.earlyMovement, .exactMovement].contains($0.kind) }),
        let reason = reason(for: winner, before: loser)
      else { return nil }
      let press = scene.required(by: winner).first { $0.isPress }
      let fixes = press.map { [Lint.Fix.start(winner, after: $0)] } ?? []
      return (winner, Nearness(reason: reason, dominance: dominance, fixes: fixes))
    }
    var causes: [Nearness] = []
    for winner in winners where !causes.contains(winner.cause) { causes.append(winner.cause) }
    return causes.map { cause in
      finding(aboutNearer: winners.filter { $0.cause == cause }.map { $0.0 }, than: loser, cause)
    }
  }

  /// How nearer rivals come first. Rivals that do so in the same way share a finding.
  private struct Nearness: Equatable {
    /// Why they come first, as the end of a sentence.
    let reason: String
    let dominance: Dominance
    /// Fixes of what is particular to it.
    let fixes: [Lint.Fix]
  }

  /// Whether `winner` goes first by its place wherever `loser` has all its fingers on the nearer
  /// view; not where its delegate may tell them apart, nor where `loser` hands over to it.
  private func nearness(
    of winner: LintMember, than loser: LintMember, in scene: LintScene
  ) -> Dominance {
    guard
      winner.takesNumbersOfTouches(of: loser)
        && winner.view.liesIn(loser.view) && winner.profile.taps == nil && loser.profile.taps == nil
        && !winner.mayBeRefused && !winner.beginsAtTouchDown
        && !loser.handsOver(to: winner)
    else { return .none }
    return scene.dominance(of: winner, over: loser, whereShared: true, byTouches: true)
      .besidesElsewhere
  }

  /// What makes the nearer `winner` go first, as the end of a sentence about it: less movement or
  /// time, or as much (S4.2, S4.4); nil where it may come later.
  private func reason(for winner: LintMember, before loser: LintMember) -> String? {
    switch (winner.profile.trigger, loser.profile.trigger) {
    case (.drag(let distance), .drag(let own))
    where distance <= own && loser.profile.edges == nil:
      let isAlongSame = winner.profile.directions == loser.profile.directions
      let isFree = winner.profile.directions.isEmpty
      let way =
        isFree ? " in any direction" : isAlongSame ? " along the same axis" : " in more directions"
      if distance < own {
        return "after \(distance.withOneDecimal) pt\(way), and \(loser.quoted) needs "
          + own.withOneDecimal
      }
      let movement = own > 0 ? "the same \(own.withOneDecimal) pt" : "the first movement"
      return "after \(movement)\(way), being nearer"
    case (.swipe(let distance), .swipe(let own)) where distance < own:
      return "after \(distance.withOneDecimal) pt the same way, and \(loser.quoted) needs "
        + own.withOneDecimal
    case (.swipe(let distance), .swipe(let own)) where distance == own:
      return "after the same \(own.withOneDecimal) pt, being nearer"
    case (.press(let time), .press(let own)) where time < own:
      return "after \(time.inText), and \(loser.quoted) needs \(own.inText)"
    case (.press(let time), .press(let own)) where time == own:
      return "after the same \(own.inText), being nearer"
    case (.taps, _), (.press, _), (.drag, _), (.swipe, _), (.drawing, _), (.twoFingers, _),
      (.hover, _), (.delay, _), (.unknown, _):
      return nil
    }
  }

  private func finding(
    aboutNearer winners: [LintMember], than loser: LintMember, _ cause: Nearness
  ) -> Lint.Finding {
    let isOne = winners.count == 1
    // Touches that are handed over come from no edge.
    let takesOver = loser.profile.trigger.isDrag && loser.profile.edges == nil
    let first = winners[0]
    let names = winners.map { $0.quoted }.inShort
    let views = winners.map { "'\($0.view.name)'" }.inShort
    let effect = Lint.Effect(
      subject: loser.quoted,
      words:
        " \(cause.dominance.isCertain ? "never" : "rarely") \(loser.verbOfNearness) with \(loser.fingersNeeded) on "
        + "view\(isOne ? "" : "s") \(views) while \(names) \(isOne ? "is" : "are") free")
    var finding = Lint.Finding(
      .rarelyFires, .note, [loser] + winners,
      effect.subject + effect.words + ": \(isOne ? names : "each") \(loser.verbOfNearness) there "
        + cause.reason + cause.dominance.remainder("it comes first"),
      fixes: !isOne
        ? []
        : cause.fixes + first.leavingFingers(to: loser) + axisLeft(by: loser, to: first)
          + (takesOver ? [.handOver(from: first, to: loser)] : [])
          + twoFingers(for: first, beside: loser) + [.together(first, loser)])
    (finding.isByPlace, finding.effect) = (true, effect)
    return finding
  }

  /// Of two drags in any direction, the nearer drag leaves a single finger to the other, as a map
  /// in a page does.
  private func twoFingers(for winner: LintMember, beside loser: LintMember) -> [Lint.Fix] {
    let fingers = winner.profile.numberOfTouches
    guard
      [winner, loser].allSatisfy({
        $0.profile.trigger.isDrag && $0.profile.directions.isEmpty && $0.profile.edges == nil
      }), fingers.lowerBound == 1, fingers.upperBound > 1, !winner.isInSet,
      winner.touchTypes.contains(.direct), winner.view.boundsInWindow.size.hasRoomForTwoFingers
    else { return [] }
    return [
      .set(.minimumNumberOfTouches, of: winner, to: 2)
        .costing([Lint.Effect(subject: "it", words: " begins only with two fingers")])
    ]
  }

  /// A drag in any direction keeps to the axis that `loser` leaves.
  func axisLeft(by loser: LintMember, to winner: LintMember) -> [Lint.Fix] {
    guard
      loser.profile.isDragAlongAxis || loser.profile.trigger.isSwipe && loser.profile.isAlongAxis,
      winner.profile.trigger.isDrag, winner.profile.directions.isEmpty,
      winner.profile.edges == nil
    else { return [] }
    let isVertical = loser.profile.directions.allSatisfy { $0.dx == 0 }
    let axis: Axis = isVertical ? .horizontal : .vertical
    let ways = isVertical ? "to the left and right" : "up and down"
    return [
      Lint.Fix(
        "set \(winner.name).axis to \(axis.rawValue)", [.set(winner.label, .axis(axis))],
        costing: [Lint.Effect(subject: "it", words: " begins only \(ways)")])
    ]
  }

  private func fixes(_ winner: LintMember, for loser: LintMember) -> [Lint.Fix] {
    var fixes: [Lint.Fix] = []
    if case .drag(let distance) = loser.profile.trigger, loser.view.liesIn(winner.view) {
      let fix = Lint.Fix.set(.hysteresis, of: winner, to: Int(distance.rounded(.up)))
      // The nearer recognizer then goes first, which is what it is there for.
      fixes.append(Lint.Fix(fix.clause, fix.edits, bringing: .rarelyFires))
    }
    return fixes + [.together(loser, winner)]
  }
}

extension LintMember {
  /// What it does where it goes first by its place.
  fileprivate var verbOfNearness: String { profile.trigger.isSwipe ? "fires" : "begins" }
}
