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

  /// One yes is enough (S3.17), which the side that says no may not know.
  private func disagreements(in scene: LintScene) -> [Finding] {
    scene.pairs.compactMap { one, other in
      guard one.recognizer.delegate != nil, other.recognizer.delegate != nil,
        one.canShareTouch(with: other)
      else { return nil }
      let (yes, no) = scene.delegateAllows(one, beside: other) ? (one, other) : (other, one)
      guard scene.delegateAllows(yes, beside: no), !scene.delegateAllows(no, beside: yes) else {
        return nil
      }
      return Finding(
        .delegatesDisagree, .note, [yes, no],
        "asked for \(yes.quoted), its delegate allows \(no.quoted) beside it; asked for "
          + "\(no.quoted), \(yes.recognizer.delegate === no.recognizer.delegate ? "it" : "the other one") "
          + "doesn't allow \(yes.quoted): one yes is enough, so both fire",
        mend: "let both say the same, so that nobody reads the no and relies on it")
    }
  }
}
