import GestureCore

/// Rivals that always recognize first (S4.2, S4.42, S4.43).
struct BeatenRule: LintRule {
  func findings(in scene: LintScene) -> [Finding] {
    scene.members.compactMap { loser in
      let winner = scene.members.first { scene.alwaysBeats($0, loser) }
      return winner.map { finding($0, loser) }
    }
  }

  private func finding(_ winner: LintMember, _ loser: LintMember) -> Finding {
    let severity = winner.certainty(ofBeating: .warning)
    let unless = winner.reservation
    let together = "\(loser.name).recognizesTogether(with: \(winner.name)) if both are meant"
    if winner.profile.form == loser.profile.form {
      return Finding(
        .alwaysBeaten, severity, [loser, winner],
        "\(loser.quoted) never fires: \(winner.quoted) looks for the same on the same touches, and "
          + "is judged first\(unless)",
        mend: "remove one of the two, or \(together)")
    }
    return Finding(
      .alwaysBeaten, severity, [loser, winner],
      "\(loser.quoted) never fires: \(winner.quoted) gets every touch that it gets, and recognizes "
        + Self.reason(winner, loser) + unless,
      mend: "\(winner.name).require(toFail: \(loser.name)), or \(together)")
  }

  private static func reason(_ winner: LintMember, _ loser: LintMember) -> String {
    switch (winner.profile.form, loser.profile.form) {
    case (.drag(let one), .swipe(let two)), (.drag(let one), .drag(let two)):
      "after \(one.withOneDecimal) pt, where \(loser.quoted) needs \(two.withOneDecimal)"
    case (.drag(let slop), _):
      "after \(slop.withOneDecimal) pt, long before \(loser.quoted) can decide"
    case (.press(let one), _) where one <= .zero: "as the finger comes down"
    case (.press(let one), .press(let two)):
      "after \(one.inMilliseconds.withOneDecimal) ms, where \(loser.quoted) needs "
        + "\(two.inMilliseconds.withOneDecimal)"
    case (.taps, .taps): "with fewer taps"
    case (.taps, _), (.press, _), (.swipe, _), (.drawing, _), (.twoFingers, _), (.hover, _),
      (.delay, _), (.unknown, _):
      "before"
    }
  }
}

extension LintScene {
  /// Whether one makes another fail each time that the other would recognize.
  func alwaysBeats(_ winner: LintMember, _ loser: LintMember) -> Bool {
    winner.getsAllInput(of: loser) && Precedence(winner, loser).isFirstWhateverHappens
      && excludes(winner, loser) && chain(from: winner, to: loser) == nil
      && !waits(loser, for: winner)
      && !hasRescuer(of: loser, from: winner)
      && !required(by: winner).contains { alwaysKeepsWaiting($0, winner, beside: loser) }
  }

  /// Whether something makes the winner wait so long that the loser may come first.
  private func alwaysKeepsWaiting(
    _ required: LintMember, _ winner: LintMember, beside loser: LintMember
  ) -> Bool {
    required.canShareTouch(with: winner) && required.canShareTouch(with: loser)
  }
}

extension LintMember {
  /// How grave it is that it always comes first: no more than a note where its delegate may keep it
  /// from that.
  func certainty(ofBeating severity: Finding.Severity) -> Finding.Severity {
    mayBeRefused ? .note : severity
  }

  /// What goes without saying where nobody is asked.
  var reservation: String { mayBeRefused ? ", unless its delegate keeps it from that" : "" }
}
