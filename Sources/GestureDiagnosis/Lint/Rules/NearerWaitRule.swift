import GestureCore

/// Drags and swipes that wait for a nearer drag, which takes the same movements on its view (S4.17).
///
/// Often intended: what lies nearer is there to be dragged first.
struct NearerWaitRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.filter { $0.veto == nil }.flatMap { waiter in
      scene.required(by: waiter).compactMap { required in
        let isEverywhere = scene.dominanceOfRequired(required, over: waiter) != .none
        let dominance = scene.dominanceOfNearer(required, over: waiter)
        return isEverywhere || dominance == .none
          ? nil : finding(about: waiter, waitingFor: required, dominance)
      }
    }
  }

  private func finding(
    about waiter: LintMember, waitingFor required: LintMember, _ dominance: Dominance
  ) -> Lint.Finding {
    let verb = waiter.profile.trigger.isSwipe ? "fires" : "begins"
    let effect = Lint.Effect(
      subject: waiter.quoted,
      words:
        " \(dominance.isCertain ? "never" : "rarely") \(verb) with \(waiter.fingersNeeded) on view "
        + "'\(required.view.name)'")
    var finding = Lint.Finding(
      .rarelyFires, .note, [waiter, required],
      effect.subject + effect.words
        + ": it waits until \(required.quoted) has failed, and the same "
        + "movement makes that one begin" + dominance.remainder("it \(verb) there"),
      fixes: fixes(for: waiter, waitingFor: required))
    (finding.isByPlace, finding.effect) = (true, effect)
    return finding
  }

  /// Touches that are handed over come from no edge, where an edge pan fails at once elsewhere, and a
  /// swipe is judged from its start.
  private func fixes(
    for waiter: LintMember, waitingFor required: LintMember
  ) -> [Lint.Fix] {
    let turned = Lint.Fix.turnRequirement(of: waiter, toFail: required)
    let both = Lint.Fix.fireBoth(waiter, required)
    if waiter.profile.trigger.isSwipe { return [turned, both] }
    return BeatenRule().axisLeft(by: waiter, to: required)
      + [waiter.profile.edges == nil ? .handOver(from: required, to: waiter) : turned, both]
  }
}

extension LintMember {
  /// With how many fingers it begins at least, in words.
  var fingersNeeded: String {
    let count = profile.numberOfTouches.lowerBound
    return count == 1 ? "a single finger" : "\(count) fingers"
  }
}
