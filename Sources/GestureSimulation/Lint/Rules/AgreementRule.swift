import GestureCore

/// Agreements to recognize together that undo or contradict something (S4.31, S4.38, S3.17).
struct AgreementRule: LintRule {
  func findings(in scene: LintScene) -> [Finding] {
    waits(in: scene) + releases(in: scene) + disagreements(in: scene)
  }

  /// Waiting outranks agreement (S4.38).
  private func waits(in scene: LintScene) -> [Finding] {
    scene.pairs.flatMap { one, other in
      [(one, other), (other, one)].filter { waiting, required in
        scene.waits(waiting, for: required) && waiting.canShareTouch(with: required)
          && scene.mayRecognizeTogether(waiting, required)
      }.map { waiting, required in
        Finding(
          .waitsForCompanion, .warning, [waiting, required],
          "\(waiting.quoted) and \(required.quoted) may recognize together, but \(waiting.quoted) "
            + "waits until \(required.quoted) has failed, and that counts for more: only one of "
            + "them fires",
          mend:
            "\(waiting.name).removeRequirement(toFail: \(required.name)) if both are meant, else "
            + "take back what allows both")
      }
    }
  }

  /// c excludes b, which releases a, which may fire beside c (S4.31).
  private func releases(in scene: LintScene) -> [Finding] {
    scene.members.flatMap { released in
      scene.required(by: released).flatMap { between in
        scene.required(by: between).filter { winner in
          !winner.isSame(as: released) && !scene.waits(released, for: winner)
            && released.canShareTouch(with: winner) && between.canShareTouch(with: winner)
            && scene.mayRecognizeTogether(released, winner)
        }.map { winner in
          Finding(
            .releasedBesideWinner, .warning, [released, winner, between],
            "\(winner.quoted) fires together with \(released.quoted): its recognition makes "
              + "\(between.quoted) fail, which is all that \(released.quoted) waits for, and the two "
              + "may recognize together",
            mend: "\(released.name).require(toFail: \(winner.name)), or take back what allows both")
        }
      }
    }
  }

  /// One yes is enough (S3.17), which the side that has said no may not know. A side without an
  /// opinion leaves it to the other one, and that is as it should be.
  private func disagreements(in scene: LintScene) -> [Finding] {
    scene.pairs.compactMap { one, other in
      guard one.canShareTouch(with: other) else { return nil }
      let (yes, no) = scene.delegateAllows(one, beside: other) ? (one, other) : (other, one)
      guard scene.delegateAllows(yes, beside: no), !scene.delegateAllows(no, beside: yes),
        saysNo(no, to: yes, in: scene)
      else { return nil }
      return Finding(
        .delegatesDisagree, .note, [yes, no],
        "asked for \(yes.quoted), its delegate allows \(no.quoted) beside it; asked for "
          + "\(no.quoted), \(yes.hasDelegate(of: no) ? "it" : "the other one") "
          + "says no to \(yes.quoted): one yes is enough, so both fire",
        mend: "let both say the same, so that nobody reads the no and relies on it")
    }
  }

  /// Whether a no is meant. Where that isn't known, who says yes to somebody has an opinion on all;
  /// but a delegate of both says its yes for one of them, and that is enough.
  private func saysNo(_ no: LintMember, to yes: LintMember, in scene: LintScene) -> Bool {
    if let isMeant = scene.knowledge.hasOpinion(no.recognizer, yes.recognizer) { return isMeant }
    return !yes.hasDelegate(of: no)
      && scene.members.contains { !$0.isSame(as: no) && scene.delegateAllows(no, beside: $0) }
  }
}

extension LintMember {
  fileprivate func hasDelegate(of other: LintMember) -> Bool {
    recognizer.delegate === other.recognizer.delegate
  }
}
