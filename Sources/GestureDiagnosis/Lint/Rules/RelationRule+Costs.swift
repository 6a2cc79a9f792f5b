import GestureCore
import GestureTrace

// What fixes of the rule cost.
extension RelationRule {
  /// What becomes of taps that wait for `more` as another recognizer of as many taps does already,
  /// which is released with them and excludes them.
  func costs(
    of fewer: LintMember, waitingFor more: LintMember, in scene: LintScene
  ) -> [Lint.Effect] {
    let rival = scene.partners(of: fewer).first { third in
      third.profile.trigger == fewer.profile.trigger
        && third.profile.numberOfTouches == fewer.profile.numberOfTouches
        && third.view !== fewer.view && third.goesBefore(fewer) && !(third.view is Control)
        && scene.required(by: third).map { $0.number } == [more.number]
        && third.mayRecognizeAlone && !third.startsAfterOthers
        && !third.mayBeRefused && !fewer.mayBeRefused && fewer.getsAllTouches(of: third)
        && scene.excludes(third, fewer)
    }
    return rival.map { rival in
      [
        Lint.Effect(
          subject: "\(rival.kind) for \(rival.quoted)", words: " no longer fires \(fewer.quoted)")
      ]
    } ?? []
  }
}
