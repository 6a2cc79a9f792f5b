import GestureCore

/// Delegates and views that contradict each other (S3.15, S3.17, S3.23).
struct DisagreementRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    disagreements(in: scene) + waits(in: scene) + beginnings(in: scene)
  }

  /// One yes makes a recognizer wait (S3.23), whatever the answer to the other question.
  private func waits(in scene: LintScene) -> [Lint.Finding] {
    let pairs = scene.pairs.flatMap { one, other in [(one, other), (other, one)] }
    return pairs.compactMap { waiting, required in
      guard waiting.canShareTouch(with: required),
        let own = scene.knowledge.waits(waiting.recognizer, required.recognizer),
        let others = scene.knowledge.makesWait(required.recognizer, waiting.recognizer),
        own != others
      else { return nil }
      let (yes, no) = ("shouldRequireFailureOf", "shouldBeRequiredToFailBy")
      return Lint.Finding(
        .delegatesDisagree, .note, [waiting, required],
        "whether \(waiting.quoted) waits for \(required.quoted) is answered with yes to "
          + "\(own ? yes : no) and with no to \(own ? no : yes): one yes is enough, so it waits",
        fixes: [
          Lint.Fix(
            "let both say yes, so that no reader relies on the no",
            [.add(.requirement, waiting.label, required.label)]),
          Lint.Fix(
            "let both say no", [.drop(.requirement, waiting.label, required.label)],
            if: " if \(waiting.quoted) need not wait"),
        ])
    }
  }

  /// One no prevents a recognizer from beginning (S3.15).
  private func beginnings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.compactMap { member in
      guard member.mayRecognize, member.recognizer.cancelsTouchesInView,
        scene.knowledge.explicitlyAllowsBeginning(member.recognizer),
        let view = LintScene.views(in: member.view).first(where: {
          member.getsTouches(on: $0) && scene.knowledge.letsBegin($0, member.recognizer) == false
        })
      else { return nil }
      return Lint.Finding(
        .delegatesDisagree, .note, [member],
        "the delegate of \(member.quoted) says that it should begin, and view '\(view.name)', "
          + "where touches hit it, says no: one no is enough, so it fails there",
        fixes: [
          Lint.Fix(
            "let view '\(view.name)' say yes, so that no reader relies on the delegate's",
            [.answer(member.label, .beginsOn(view: view.name), true)])
        ])
    }
  }

  /// One yes is enough (S3.17), which the side that has said no may not know. A side that answers
  /// by default leaves the decision to the other side, which is fine.
  private func disagreements(in scene: LintScene) -> [Lint.Finding] {
    scene.pairs.compactMap { one, other in
      guard one.canShareTouch(with: other) else { return nil }
      let (yes, no) = scene.delegateAllows(one, beside: other) ? (one, other) : (other, one)
      guard scene.delegateAllows(yes, beside: no), !scene.delegateAllows(no, beside: yes),
        saysNo(no, to: yes, in: scene)
      else { return nil }
      return Lint.Finding(
        .delegatesDisagree, .note, [yes, no],
        "asked for \(yes.quoted), its delegate allows \(no.quoted) beside it; asked for "
          + "\(no.quoted), \(yes.hasDelegate(of: no) ? "it" : "the other one") "
          + "says no to \(yes.quoted): one yes is enough, so both fire",
        fixes: [
          Lint.Fix(
            "let both say yes, so that no reader relies on the no",
            [.add(.allowance, yes.label, no.label)]),
          Lint.Fix(
            "let both say no", .exclude(yes, no), if: " if one alone is to fire"),
        ])
    }
  }

  /// Whether a no is intended. Where that isn't known, a delegate that says yes for some recognizer
  /// decides about all. But if both have the same delegate, a yes for one of them is enough.
  private func saysNo(_ no: LintMember, to yes: LintMember, in scene: LintScene) -> Bool {
    if let isMeant = scene.knowledge.answersExplicitly(no.recognizer, yes.recognizer) {
      return isMeant
    }
    return !yes.hasDelegate(of: no)
      && scene.members.contains { !$0.isSame(as: no) && scene.delegateAllows(no, beside: $0) }
  }
}

extension LintMember {
  fileprivate func hasDelegate(of other: LintMember) -> Bool {
    recognizer.delegate === other.recognizer.delegate
  }
}
