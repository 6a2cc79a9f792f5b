import GestureCore

/// A window with its recognizers and their relations.
struct LintScene {
  let window: Window
  let knowledge: LintKnowledge
  let controls: [Control]
  let members: [LintMember]
  private let relations: RelationModel

  init(_ window: Window, _ knowledge: LintKnowledge) {
    self.window = window
    self.knowledge = knowledge
    let views = Self.views(in: window)
    let map = ReachMap(window)
    let hittable = views.filter(map.mayBeHit)
    controls = views.compactMap { $0 as? Control }
    var members: [LintMember] = []
    for view in views {
      for (addition, recognizer) in view.inspectedRecognizers.enumerated() {
        members.append(
          LintMember(
            recognizer, number: members.count, on: view, at: addition, map, hittable, knowledge))
      }
    }
    self.members = members
    relations = RelationModel(
      members.map { $0.recognizer }, depths: members.map { $0.depth },
      from: RelationModel.Source(asks: true)
    ) { members[$0].canShareTouch(with: members[$1]) }
  }

  /// Requirements that delegates and recognizers would ask for and the engine would refuse, because
  /// they close a cycle: the cycle, from the recognizer that would wait to itself.
  var refusedRings: [[LintMember]] {
    relations.refusedRings.map { ring in ring.map { members[$0] } }
  }

  /// The view and all in it, outer ones first.
  static func views(in view: View) -> [View] { [view] + view.subviews.flatMap { views(in: $0) } }

  /// The pairs of members, each once, the one that was added first in front.
  var pairs: [(LintMember, LintMember)] {
    members.enumerated().flatMap { index, member in
      members[(index + 1)...].map { (member, $0) }
    }
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

  /// Whether one waits for another, directly or through others.
  func isLinked(_ member: LintMember, to other: LintMember) -> Bool {
    relations.path(from: member.number, to: other.number) != nil
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
    relations.mayPrevent(winner.number, loser.number) && !mayRecognizeTogether(winner, loser)
  }

  /// Whether the recognition of some recognizer may make the stronger one of two fail and not the
  /// weaker one.
  func isSavedByThird(of weaker: LintMember, from stronger: LintMember) -> Bool {
    members.contains { rescuer in
      rescuer.veto == nil && rescuer.canShareTouch(with: weaker)
        && rescuer.canShareTouch(with: stronger)
        && (excludes(rescuer, stronger) || waits(stronger, for: rescuer))
        && !excludes(rescuer, weaker)
    }
  }
}

extension LintMember {
  fileprivate init(
    _ recognizer: any GestureRecognizer, number: Int, on view: View, at addition: Int,
    _ map: ReachMap, _ hittable: [View], _ knowledge: LintKnowledge
  ) {
    let candidates = hittable.filter { $0.isDescendant(of: view) }
    let veto = Veto(of: recognizer, on: candidates, knowledge)
    let region =
      veto == .event ? [] : candidates.filter { knowledge.receivesTouches(recognizer, $0) != false }
    self.init(
      recognizer: recognizer, number: number, view: view, profile: GestureProfile(of: recognizer),
      addition: addition, reach: map.reach(of: view),
      hitRegion: Set(region.map { ObjectIdentifier($0) }), veto: veto,
      mayBeRefused: knowledge.mayRefuse(recognizer))
  }

  /// The number of views that contain its view.
  fileprivate var depth: Int { sequence(first: view) { $0.superview }.count { _ in true } }
}
