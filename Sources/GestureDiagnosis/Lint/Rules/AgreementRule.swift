import GestureCore

/// Permissions to recognize together that conflict with a requirement or an exclusion (S4.31,
/// S4.38).
struct AgreementRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    waits(in: scene) + releases(in: scene)
  }

  /// Waiting takes precedence over allowing both (S4.38).
  private func waits(in scene: LintScene) -> [Lint.Finding] {
    scene.pairs.flatMap { one, other in
      [(one, other), (other, one)].filter { waiting, required in
        scene.waits(waiting, for: required) && waiting.canShareTouch(with: required)
          && scene.mayRecognizeTogether(waiting, required)
      }.map { waiting, required in
        Lint.Finding(
          .waitsForSimultaneous, .warning, [waiting, required],
          "\(waiting.quoted) and \(required.quoted) may recognize together, but \(waiting.quoted) "
            + "waits until \(required.quoted) has failed, and that counts for more: only one of "
            + "them fires",
          fixes: [
            .dropRequirements(of: waiting, toFail: [required], if: " if both are meant"),
            .exclude(waiting, required),
          ])
      }
    }
  }

  /// c excludes b, which releases a, which may recognize together with c (S4.31).
  private func releases(in scene: LintScene) -> [Lint.Finding] {
    scene.members.flatMap { released in
      scene.required(by: released).flatMap { between in
        scene.required(by: between).filter { winner in
          !winner.isSame(as: released) && !scene.waits(released, for: winner)
            && released.canShareTouch(with: winner) && between.canShareTouch(with: winner)
            && scene.mayRecognizeTogether(released, winner)
        }.map { winner in
          Lint.Finding(
            .releasedWithWinner, .warning, [released, winner, between],
            "\(winner.quoted) fires together with \(released.quoted): its recognition makes "
              + "\(between.quoted) fail, which is all that \(released.quoted) waits for, and the two "
              + "may recognize together",
            fixes: [.require(released, toFail: winner), .exclude(released, winner)])
        }
      }
    }
  }
}
