import GestureCore

/// A window with its recognizers and their relations.
struct LintScene {
  let window: Window
  let knowledge: LintKnowledge
  /// All views, outer ones first.
  let views: [View]
  let controls: [Control]
  let members: [LintMember]
  /// The pairs of members that can track the same touch, each once, with the member that was added
  /// first in front.
  let pairs: [(LintMember, LintMember)]
  /// Which touches reach which views.
  let map: ReachMap
  private let relations: RelationModel
  /// For each member, the members that share touches with it and whose recognition makes it fail.
  private let excluders: [NumberSet]
  /// For each member, the members that it waits for directly.
  private let required: [NumberSet]
  /// The members that may recognize at all.
  private let capable: NumberSet

  init(_ window: Window, _ knowledge: LintKnowledge) {
    self.window = window
    self.knowledge = knowledge
    views = Self.views(in: window)
    let map = ReachMap(window)
    let hittable = views.filter(map.mayBeHit)
    controls = views.compactMap { $0 as? Control }
    let members = Self.members(of: views, map, hittable, knowledge)
    Self.noteHandOvers(among: members)
    let relations = RelationModel(
      members.map { $0.recognizer }, depths: members.map { $0.depth },
      from: RelationModel.Source(asks: true)
    ) { members[$0].canShareTouch(with: members[$1]) }
    let none = NumberSet(below: members.count)
    var excluders = Array(repeating: none, count: members.count)
    var (required, capable) = (excluders, none)
    var pairs: [(LintMember, LintMember)] = []
    for member in members {
      let number = member.number
      if member.veto == nil { capable.insert(number) }
      for other in relations.required(by: number) { required[number].insert(other) }
      for other in relations.partners(of: number).numbers {
        if relations.excludes(other, number) { excluders[number].insert(other) }
        if other > number { pairs.append((member, members[other])) }
      }
    }
    (self.members, self.relations, self.map, self.pairs) = (members, relations, map, pairs)
    (self.excluders, self.required, self.capable) = (excluders, required, capable)
  }

  private static func members(
    of views: [View], _ map: ReachMap, _ hittable: [View], _ knowledge: LintKnowledge
  ) -> [LintMember] {
    var members: [LintMember] = []
    for view in views where view.holdsGestures {
      let candidates = hittable.filter { $0.isDescendant(of: view) }
      for (addition, recognizer) in view.inspectedRecognizers.enumerated() {
        members.append(
          LintMember(
            recognizer, number: members.count, on: view, at: addition, map.reach(of: view),
            candidates, knowledge))
      }
    }
    return members
  }

  /// Requirements that delegates and recognizers would ask for and the engine would refuse, because
  /// they close a cycle: the cycle, from the recognizer that would wait to itself.
  var refusedRings: [[LintMember]] {
    relations.refusedRings.map { ring in ring.map { members[$0] } }
  }

  /// The view and all in it, outer ones first.
  static func views(in view: View) -> [View] { [view] + view.subviews.flatMap { views(in: $0) } }

  /// The member of a handle; nil for a recognizer that is not in the scene.
  func member(of handle: RecognizerHandle?) -> LintMember? {
    handle.flatMap { relations.number(of: $0) }.map { members[$0] }
  }

  /// The members that can track the same touch as `member`.
  func partners(of member: LintMember) -> [LintMember] {
    relations.partners(of: member.number).numbers.map { members[$0] }
  }

  // MARK: Relations

  /// Whether `member` waits for `other`, by declaration or by an answer.
  func waits(_ member: LintMember, for other: LintMember) -> Bool {
    relations.requirement(of: member.number, for: other.number) != nil
  }

  /// The recognizers that `member` waits for directly.
  func required(by member: LintMember) -> [LintMember] {
    relations.required(by: member.number).map { members[$0] }
  }

  /// Whether any recognizer waits for `member`.
  func isRequired(_ member: LintMember) -> Bool {
    required.contains { $0.contains(member.number) }
  }

  /// Whether `member` waits for `other`, directly or through others.
  func isLinked(_ member: LintMember, to other: LintMember) -> Bool {
    relations.isLinked(member.number, to: other.number)
  }

  /// Whether either of the two waits for the other, directly or through others.
  func areLinked(_ one: LintMember, _ other: LintMember) -> Bool {
    isLinked(one, to: other) || isLinked(other, to: one)
  }

  func delegateAllows(_ member: LintMember, beside other: LintMember) -> Bool {
    relations.delegateAllows(member.number, beside: other.number)
  }

  /// Whether something allows both to recognize.
  func mayRecognizeTogether(_ one: LintMember, _ other: LintMember) -> Bool {
    relations.allowance(between: one.number, and: other.number) != nil
  }

  /// Whether the recognition of `winner` makes `loser` fail (S4.14).
  func excludes(_ winner: LintMember, _ loser: LintMember) -> Bool {
    relations.canMeet(winner.number, loser.number)
      ? excluders[loser.number].contains(winner.number)
      : relations.excludes(winner.number, loser.number)
  }

  /// Whether `member` must have failed before `other` can recognize, because `other` starts after a
  /// recognizer (S15.1) with which `member` is mutually exclusive.
  func isExcludedByPrerequisite(_ member: LintMember, of other: LintMember) -> Bool {
    let handle = other.recognizer.handle
    return handle.prerequisites.contains { prerequisite in
      self.member(of: prerequisite.other?.handle).map { areExclusive($0, member) } ?? false
    }
      || handle.prerequisiteTags.contains { tag in
        let tagged = partners(of: other).filter { $0.recognizer.tags.contains(tag) }
        return !tagged.isEmpty && tagged.allSatisfy { areExclusive($0, member) }
      }
  }

  /// Whether the first of the two to recognize makes the other fail, and neither waits for the
  /// other.
  private func areExclusive(_ one: LintMember, _ other: LintMember) -> Bool {
    !one.isSame(as: other) && excludes(one, other) && excludes(other, one)
      && !areLinked(one, other)
  }

  /// Whether a third recognizer may recognize and make `stronger` fail, but not `weaker`.
  func mayBeSaved(_ weaker: LintMember, from stronger: LintMember) -> Bool {
    !rescuers(of: weaker, from: stronger).isEmpty
  }

  /// The recognizers that may make `stronger` fail, but not `weaker`.
  func rescuers(of weaker: LintMember, from stronger: LintMember) -> [LintMember] {
    let (one, other) = (weaker.number, stronger.number)
    let rivals = excluders[other].union(required[other])
      .intersection(relations.partners(of: one)).intersection(relations.partners(of: other))
    // A recognizer that waits for `stronger` never makes it fail, and one that starts after the
    // weaker recognizer comes too late.
    return rivals.intersection(capable).subtracting(excluders[one]).numbers.filter { rescuer in
      !relations.isLinked(rescuer, to: other) && !startsAfter(members[rescuer], weaker)
        && (required[other].contains(rescuer)
          || !isTooLate(members[rescuer], toSave: weaker, from: stronger)
            && !isAlwaysBeaten(members[rescuer], by: stronger))
    }.map { members[$0] }
  }

  /// Whether `tap` comes second wherever it shares its finger with `stronger`, a tap that is judged
  /// first.
  private func isAlwaysBeaten(_ tap: LintMember, by stronger: LintMember) -> Bool {
    tap.isTap && stronger.isTap && stronger.takesAllKinds(of: tap, byTouches: true)
      && excludes(stronger, tap)
      && Precedence(stronger, tap).dominance.isFirstBesidesElsewhere
  }

  /// Whether `member` starts after `first`, directly or through others (S15.1).
  func startsAfter(_ member: LintMember, _ first: LintMember) -> Bool {
    PathSearch.path(from: member.number, to: first.number) { number in
      members[number].recognizer.handle.prerequisites.compactMap {
        self.member(of: $0.other?.handle)?.number
      }
    } != nil
  }

  /// Whether `tap` can't exclude a movement or a press of the same finger in time. It recognizes at
  /// the lift, which is in time only where `stronger` is a tap, too; with a second finger it has
  /// failed.
  private func isTooLate(
    _ tap: LintMember, toSave member: LintMember, from stronger: LintMember
  ) -> Bool {
    if case .taps = stronger.profile.trigger { return false }
    guard case .taps = tap.profile.trigger, tap.profile.numberOfTouches.upperBound == 1,
      tap.getsAllTouches(of: member), !tap.mayBeRefused, required[tap.number].isEmpty,
      !tap.startsAfterOthers
    else { return false }
    switch member.profile.trigger {
    case .drag, .press, .swipe: return true
    case .taps, .drawing, .twoFingers, .hover, .delay, .unknown: return false
    }
  }

  /// The recognizers that `waiting` waits for and that share touches with `waiting` and `third`.
  func required(by waiting: LintMember, beside third: LintMember) -> [LintMember] {
    required[waiting.number].intersection(relations.partners(of: third.number))
      .intersection(relations.partners(of: waiting.number)).numbers.map { members[$0] }
  }
}

extension RelationModel {
  /// Whether the recognition of `winner` makes `loser` fail (S4.14).
  fileprivate func excludes(_ winner: Int, _ loser: Int) -> Bool {
    mayPrevent(winner, loser) && allowance(between: winner, and: loser) == nil
  }
}
