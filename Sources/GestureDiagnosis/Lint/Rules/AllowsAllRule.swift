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
    return pairs.isEmpty ? [] : [finding(generous, pairs, in: scene)]
  }

  /// Whether its delegate says yes for every recognizer that it is asked about. Where that isn't
  /// known, a yes for a single recognizer may be intended for that recognizer.
  private func isGenerous(_ member: LintMember, in scene: LintScene) -> Bool {
    if let allowsAll = scene.knowledge.allowsAll(member.recognizer) { return allowsAll }
    let others = scene.partners(of: member)
    return others.count > 1 && others.allSatisfy { scene.delegateAllows(member, beside: $0) }
  }

  /// Whether `one` or `other` would prevent the other from firing on the same fingers.
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
      && (areSimilar(one, other) || scene.areMadeByShortStroke(one, other)
        || scene.areMadeByShortStroke(other, one))
  }

  /// Whether the same fingers make both, such as a pan and a swipe along it, a pinch and a tap of
  /// two fingers that may move farther, or a pan of a view and a press on something in it, which
  /// goes on while the finger moves. Not a pan and a pinch, or a pan and a press of one view: these
  /// are usually intended to recognize together.
  private func areSimilar(_ one: LintMember, _ other: LintMember) -> Bool {
    switch (one.profile.trigger, other.profile.trigger) {
    case (.taps, .taps), (.press, .press): true
    case (.drag, .drag), (.swipe, .swipe), (.drag, .swipe), (.swipe, .drag): one.isAlong(other)
    case (.drag, .press): other.view.liesIn(one.view)
    case (.press, .drag): one.view.liesIn(other.view)
    case (.drag, .drawing): one.profile.directions.isEmpty
    case (.drawing, .drag): other.profile.directions.isEmpty
    case (.taps, .press(let duration)): one.mayLast(longerThan: duration)
    case (.press(let duration), .taps): other.mayLast(longerThan: duration)
    // Each of two fingers makes half of the change.
    case (.taps, .twoFingers(_, let change)): one.mayMove(fartherThan: change / 2)
    case (.twoFingers(_, let change), .taps): other.mayMove(fartherThan: change / 2)
    case (.taps, _), (.press, _), (.drag, _), (.swipe, _), (.drawing, _), (.twoFingers, _),
      (.hover, _), (.delay, _), (.unknown, _):
      false
    }
  }

  private func finding(
    _ generous: [LintMember], _ pairs: [(LintMember, LintMember)], in scene: LintScene
  ) -> Lint.Finding {
    var isInPair = NumberSet(below: scene.members.count)
    for number in pairs.flatMap({ [$0.number, $1.number] }) { isInPair.insert(number) }
    let involved = generous.filter { isInPair.contains($0.number) }
    let others = isInPair.numbers.map { scene.members[$0] }
    let most = 6
    let few = pairs.prefix(most).map { "\($0.quoted) and \($1.quoted)" }
    let rest = pairs.count > most ? ["\(pairs.count - most) more pairs"] : []
    let all = few + rest
    let first = all.dropLast().map { "\($0), " }.joined()
    let names = first + (all.count > 1 ? "and " : "") + (all.last ?? "")
    let them = involved.count == 1 ? "it" : "them"
    return Lint.Finding(
      .undoesExclusion, .warning, others,
      "the delegate of \(involved.map { $0.quoted }.joinedAsList) allows "
        + (others.count == 2 && involved.allSatisfy { scene.partners(of: $0).count == 1 }
          ? "\(others.map { $0.quoted }.joinedAsList) together, and so undoes what keeps the two "
            + "apart"
          : "everything beside \(them), and so undoes what keeps apart \(names)")
        + ": the same fingers fire both",
      fixes: fixes(pairs))
  }

  private func fixes(_ pairs: [(LintMember, LintMember)]) -> [Lint.Fix] {
    let few =
      pairs.count > 2
      ? "for these pairs"
      : pairs.map {
        "for \($0.quoted) and \($1.quoted)"
      }.joinedAsList
    let requirements = pairs.flatMap { requirement($0, $1) + requirement($1, $0) }
    let waiting = requirements.isEmpty ? "" : ", and let each one wait for those that need more"
    let (one, other) = (pairs[0].0.name, pairs[0].1.name)
    return [
      Lint.Fix(
        "let it say no \(few)\(waiting)",
        pairs.flatMap { [Lint.Edit].exclude($0, $1) } + requirements),
      Lint.Fix(
        "declare what is meant, such as \(one).recognizesSimultaneously(with: \(other))",
        pairs.map { .add(.together, $0.label, $1.label) }),
    ]
  }

  /// The edit that makes `one` wait for `other`, if `other` needs more of the same.
  private func requirement(_ one: LintMember, _ other: LintMember) -> [Lint.Edit] {
    let isLess =
      switch (one.profile.trigger, other.profile.trigger) {
      case (.taps(let fewer), .taps(let more)): fewer < more
      case (.press(let short), .press(let long)): short < long
      case (.drag(let near), .swipe(let far)): near < far
      case (.drag, .drawing): true
      case (.taps, _), (.press, _), (.drag, _), (.swipe, _), (.drawing, _), (.twoFingers, _),
        (.hover, _), (.delay, _), (.unknown, _):
        false
      }
    return isLess ? [.add(.requirement, one.label, other.label)] : []
  }
}

extension LintMember {
  /// Whether it is a tap that may last longer than a press needs to begin.
  fileprivate func mayLast(longerThan duration: Duration) -> Bool {
    profile.trigger == .taps(1) && profile.undecidedAtRest.map { $0 > duration } ?? true
  }

  /// Whether fingers that have moved this far may still tap.
  func mayMove(fartherThan distance: Double) -> Bool {
    profile.undecidedUntilMoved.map { $0 > distance } ?? true
  }

  /// Whether both have a direction in common.
  func isAlong(_ other: LintMember) -> Bool {
    profile.directions.isEmpty || other.profile.directions.isEmpty
      || profile.directions.contains(where: other.profile.directions.contains)
  }
}
