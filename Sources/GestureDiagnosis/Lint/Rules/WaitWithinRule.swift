import GestureCore

/// Taps and presses that lose while they wait (S4.5, S4.17): the waiter waits for a recognizer on a
/// view inside its own, and a rival around it, which waits for nothing, recognizes meanwhile.
///
/// Another rule looks at waiters whose touches all go to the recognizer that they wait for.
struct WaitWithinRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.filter { $0.veto == nil && $0.takesPart }.flatMap { waiter in
      scene.required(by: waiter).compactMap { blocker in
        scene.rival(of: waiter, whileItWaitsFor: blocker).map {
          finding(about: waiter, $0.rival, $0.dominance, whileItWaitsFor: blocker)
        }
      }
    }
  }

  private func finding(
    about waiter: LintMember, _ rival: LintMember, _ dominance: Dominance,
    whileItWaitsFor blocker: LintMember
  ) -> Lint.Finding {
    Lint.Finding(
      .rarelyFires, .warning, [waiter, rival, blocker],
      "\(waiter.quoted) rarely fires with a touch on view '\(blocker.view.name)': there it waits "
        + "until \(blocker.quoted) has failed, and \(rival.quoted), which doesn't wait, recognizes "
        + "meanwhile and excludes it"
        + dominance.remainder("it fires there"),
      fixes: [
        .require(rival, toFail: waiter), .together(waiter, rival),
        .dropRequirements(
          of: waiter, toFail: [blocker],
          if: ", if \(blocker.kind) may fire \(waiter.quoted) as well", bringing: .noRelation),
      ])
  }
}

extension LintScene {
  /// The rival that recognizes while `waiter` waits for `blocker`, on a view inside its own; nil
  /// for none.
  func rival(
    of waiter: LintMember, whileItWaitsFor blocker: LintMember
  ) -> (rival: LintMember, dominance: Dominance)? {
    guard waiter.mayRecognize, blocker.profile.obstacle == nil, blocker.view.liesIn(waiter.view),
      !blocker.getsAllTouches(of: waiter), blocker.outlasts(waiter),
      blocker.takesAllKinds(of: waiter, byTouches: true),
      blocker.takesNumbersOfTouches(of: waiter), !waiter.mayTakeOver
    else { return nil }
    for rival in partners(of: waiter) {
      guard rival !== blocker, rival.mayRecognizeAlone, !rival.mayBeRefused,
        rival.getsTouches(on: blocker.view),
        rival.takesAllKinds(of: waiter, byTouches: true), excludes(rival, waiter),
        !areLinked(rival, waiter),
        required(by: rival).isEmpty, rival.startsNoLater(than: waiter),
        !startsAfter(rival, blocker),
        dominance(of: rival, over: waiter) == .none
      else { continue }
      let dominance = Precedence(rival, waiter, .first).dominance
        .except("where \(blocker.quoted) has failed by then")
      if dominance != .none { return (rival, dominance) }
    }
    return nil
  }

  /// Whether a recognizer on a nearer view, which waits for no more, goes first with each touch on
  /// the view of `blocker`, for which both wait.
  func isBehindNearerOne(_ waiter: LintMember, whileItWaitsFor blocker: LintMember) -> Bool {
    partners(of: waiter).contains { nearer in
      nearer !== blocker && nearer.mayRecognizeAlone && !nearer.mayBeRefused
        && nearer.view.liesIn(waiter.view) && nearer.getsTouches(on: blocker.view)
        && !startsAfter(nearer, blocker)
        && excludes(nearer, waiter) && !waits(waiter, for: nearer) && !waits(nearer, for: waiter)
        && nearer.takesAllKinds(of: waiter, byTouches: true)
        && required(by: nearer).allSatisfy { waits(waiter, for: $0) }
        && Precedence(nearer, waiter).dominance != .none
    }
  }
}
