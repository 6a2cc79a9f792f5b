import GestureCore

/// A window with its recognizers and their relations.
struct LintScene {
  let window: Window
  let knowledge: LintKnowledge
  /// All views, outer ones first.
  let views: [View]
  let controls: [Control]
  let members: [LintMember]
  /// The pairs of members that can track the same touch, each once, the one that was added first in
  /// front.
  let pairs: [(LintMember, LintMember)]
  /// Which touches reach which views.
  let map: ReachMap
  private let relations: RelationModel
  /// The members whose recognition makes each one fail, among those with which it shares touches.
  private let excluders: [NumberSet]
  /// The members that each one waits for directly.
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

  /// The members that can track the same touch as one.
  func partners(of member: LintMember) -> [LintMember] {
    relations.partners(of: member.number).numbers.map { members[$0] }
  }

  // MARK: Relations

  /// Whether one waits for another, by declaration or by an answer.
  func waits(_ member: LintMember, for other: LintMember) -> Bool {
    relations.requirement(of: member.number, for: other.number) != nil
  }

  /// The recognizers that one waits for directly.
  func required(by member: LintMember) -> [LintMember] {
    relations.required(by: member.number).map { members[$0] }
  }

  /// Whether any other waits for it.
  func isRequired(_ member: LintMember) -> Bool {
    required.contains { $0.contains(member.number) }
  }

  /// Whether one waits for another, directly or through others.
  func isLinked(_ member: LintMember, to other: LintMember) -> Bool {
    relations.isLinked(member.number, to: other.number)
  }

  /// Whether one waits for the other, directly or through others, in either direction.
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

  /// Whether the recognition of one makes another fail (S4.14).
  func excludes(_ winner: LintMember, _ loser: LintMember) -> Bool {
    relations.canMeet(winner.number, loser.number)
      ? excluders[loser.number].contains(winner.number)
      : relations.excludes(winner.number, loser.number)
  }

  /// Whether one has failed whenever another may recognize: the other starts after a recognizer
  /// (S15.1) that excludes it, and that it excludes in turn.
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

  /// Whether the first of two to recognize makes the other one fail, and neither waits.
  private func areExclusive(_ one: LintMember, _ other: LintMember) -> Bool {
    !one.isSame(as: other) && excludes(one, other) && excludes(other, one)
      && !areLinked(one, other)
  }

  /// Whether a third recognizer may recognize and make the stronger one of two fail, but not the
  /// weaker one.
  func mayBeSaved(_ weaker: LintMember, from stronger: LintMember) -> Bool {
    !rescuers(of: weaker, from: stronger).isEmpty
  }

  /// The recognizers that may make the stronger one of two fail, but not the weaker one.
  func rescuers(of weaker: LintMember, from stronger: LintMember) -> [LintMember] {
    let (one, other) = (weaker.number, stronger.number)
    let rivals = excluders[other].union(required[other])
      .intersection(relations.partners(of: one)).intersection(relations.partners(of: other))
    // One that waits for the stronger one itself never makes it fail, nor does one in time that
    // starts after the weaker one.
    return rivals.intersection(capable).subtracting(excluders[one]).numbers.filter { rescuer in
      !relations.isLinked(rescuer, to: other) && !startsAfter(members[rescuer], weaker)
        && (required[other].contains(rescuer)
          || !isTooLate(members[rescuer], toSave: weaker, from: stronger)
            && !isAlwaysBeaten(members[rescuer], by: stronger))
    }.map { members[$0] }
  }

  /// Whether a tap comes second wherever another one shares its finger, which is judged first.
  private func isAlwaysBeaten(_ tap: LintMember, by stronger: LintMember) -> Bool {
    tap.isTap && stronger.isTap && stronger.takesAllKinds(of: tap, byTouches: true)
      && excludes(stronger, tap)
      && Precedence(stronger, tap).dominance.isFirst(besidesElsewhere: stronger)
  }

  /// Whether a recognizer starts after another one, directly or through others (S15.1).
  private func startsAfter(_ member: LintMember, _ first: LintMember) -> Bool {
    var seen = NumberSet(below: members.count)
    var pending = [member]
    while let next = pending.popLast() {
      for prerequisite in next.recognizer.handle.prerequisites {
        guard let before = self.member(of: prerequisite.other?.handle) else { continue }
        if before.isSame(as: first) { return true }
        if !seen.contains(before.number) { pending.append(before) }
        seen.insert(before.number)
      }
    }
    return false
  }

  /// Whether a tap can't exclude a movement or a press of the same finger in time: it recognizes at
  /// the lift, as another tap does, and with a second finger it has failed.
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

  /// What a recognizer waits for and also shares touches with a third one.
  func required(by waiting: LintMember, beside third: LintMember) -> [LintMember] {
    required[waiting.number].intersection(relations.partners(of: third.number))
      .intersection(relations.partners(of: waiting.number)).numbers.map { members[$0] }
  }
}

extension LintMember {
  /// The number of views that contain its view.
  fileprivate var depth: Int { sequence(first: view) { $0.superview }.count { _ in true } }
}

extension RelationModel {
  /// Whether the recognition of one makes another fail (S4.14).
  fileprivate func excludes(_ winner: Int, _ loser: Int) -> Bool {
    mayPrevent(winner, loser) && allowance(between: winner, and: loser) == nil
  }
}
