import GestureCore
import GestureTrace

/// Delegates that allow simultaneous recognition with every other recognizer, and so undo
/// exclusions unintentionally (S3.17, S4.14).
struct AllowsAllRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    let generous = scene.members.filter { isGenerous($0, in: scene) }
    guard !generous.isEmpty else { return [] }
    var isOne = NumberSet(below: scene.members.count)
    for member in generous { isOne.insert(member.number) }
    let pairs = scene.pairs.filter { one, other in
      let isAllowed =
        isOne.contains(one.number) && scene.delegateAllows(one, beside: other)
        || isOne.contains(other.number) && scene.delegateAllows(other, beside: one)
      return isAllowed && isUndone(one, other, in: scene)
    }
    return pairs.isEmpty ? [] : [finding(generous, pairs)]
  }

  /// Whether its delegate says yes for every recognizer that it is asked about. Where that isn't
  /// known, a yes for only one may be intended for that one.
  private func isGenerous(_ member: LintMember, in scene: LintScene) -> Bool {
    if let allowsAll = scene.knowledge.allowsAll(member.recognizer) { return allowsAll }
    let others = scene.partners(of: member)
    return others.count > 1 && others.allSatisfy { scene.delegateAllows(member, beside: $0) }
  }

  /// Whether one of two would prevent the other from firing on the same fingers.
  private func isUndone(_ one: LintMember, _ other: LintMember, in scene: LintScene) -> Bool {
    guard one.mayRecognize, other.mayRecognize, one.canShareTouch(with: other),
      !scene.areLinked(one, other),
      !one.recognizer.handle.isDeclaredTogether(with: other.recognizer)
    else { return false }
    let (first, second) = (one.recognizer, other.recognizer)
    if scene.knowledge.isDeclaredToPrevent(first, second)
      || scene.knowledge.isDeclaredToPrevent(second, first)
    {
      return true
    }
    return one.profile.numberOfTouches.overlaps(other.profile.numberOfTouches)
      && (RelationRules.mayPrevent(first, second) || RelationRules.mayPrevent(second, first))
      && areSimilar(one, other)
  }

  /// Whether the same fingers make both: taps, or similar gestures in views around each other. A
  /// pan and a pinch of one view are not similar, and usually intended to recognize together.
  private func areSimilar(_ one: LintMember, _ other: LintMember) -> Bool {
    switch (one.profile.trigger, other.profile.trigger) {
    case (.taps, .taps): true
    case (.drag, .drag), (.swipe, .swipe): one.view !== other.view && one.isAlong(other)
    case (.press, .press): one.view !== other.view
    case (.taps, _), (.press, _), (.drag, _), (.swipe, _), (.drawing, _), (.twoFingers, _),
      (.hover, _), (.delay, _), (.unknown, _):
      false
    }
  }

  private func finding(
    _ generous: [LintMember], _ pairs: [(LintMember, LintMember)]
  ) -> Lint.Finding {
    let involved = generous.filter { member in
      pairs.contains { $0.isSame(as: member) || $1.isSame(as: member) }
    }
    let names = pairs.map { "\($0.quoted) and \($1.quoted)" }.joined(separator: ", ")
    let others = pairs.flatMap { [$0, $1] }.reduce(into: [LintMember]()) { list, member in
      if !list.contains(where: member.isSame) { list.append(member) }
    }
    return Lint.Finding(
      .undoesExclusion, .warning, others,
      "the delegate of \(involved.map { $0.quoted }.joinedAsList) allows everything beside "
        + "\(involved.count == 1 ? "it" : "them"), and so undoes what keeps apart \(names): the "
        + "same fingers fire both",
      fix: "say yes for the pair alone that is meant, such as "
        + "one.recognizesSimultaneously(with: other), and no for the rest")
  }
}

extension LintMember {
  /// Whether both have a direction in common.
  func isAlong(_ other: LintMember) -> Bool {
    profile.directions.isEmpty || other.profile.directions.isEmpty
      || profile.directions.contains(where: other.profile.directions.contains)
  }
}
