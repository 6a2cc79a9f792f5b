import GestureCore

/// A window with its recognizers, and how they stand to each other.
struct LintScene {
  let window: Window
  let knowledge: LintKnowledge
  let controls: [Control]
  let members: [LintMember]
  /// Who waits for whom: by declaration, or as delegates and hooks answer.
  private var waits: [[Bool]] = []
  private var answeredWaits: [[Bool]] = []
  /// What delegates and hooks would answer and the engine refuse, for it closes a ring: the ring,
  /// from the one that would wait to itself.
  private(set) var refusedAnswers: [[LintMember]] = []
  /// For whom the delegate of the first one would allow both.
  private var delegateAllows: [[Bool]] = []

  init(_ window: Window, _ knowledge: LintKnowledge) {
    self.window = window
    self.knowledge = knowledge
    let views = Self.views(in: window)
    let map = ReachMap(window)
    let hittable = views.filter(map.mayBeHit)
    controls = views.compactMap { $0 as? Control }
    members = views.flatMap { view in
      view.gestureRecognizers.enumerated().map { index, recognizer in
        LintMember(recognizer, on: view, at: index, map, hittable, knowledge)
      }
    }
    let count = members.count
    let none = Array(repeating: Array(repeating: false, count: count), count: count)
    (waits, answeredWaits, delegateAllows) = (none, none, none)
    for (index, member) in members.enumerated() {
      for (other, rival) in members.enumerated() where other != index {
        waits[index][other] = member.declaredToWait(for: rival)
        guard member.canShareTouch(with: rival) else { continue }
        delegateAllows[index][other] = member.delegateAllows(rival)
      }
    }
    askWhoWaits()
  }

  /// Puts the questions about waiting as the engine does: pair by pair, in the order of S4.4, and
  /// an answer that would close a ring is refused (S4.32).
  private mutating func askWhoWaits() {
    let order = members.indices.sorted { one, other in
      let (left, right) = (members[one], members[other])
      return (left.depth, left.addition) > (right.depth, right.addition)
    }
    for (place, index) in order.enumerated() {
      for other in order[(place + 1)...] where members[index].canShareTouch(with: members[other]) {
        for (waiting, required) in [(index, other), (other, index)] {
          noteAnswer(waiting, required)
        }
      }
    }
  }

  private mutating func noteAnswer(_ waiting: Int, _ required: Int) {
    guard members[waiting].answersToWait(for: members[required]) else { return }
    if let back = chain(from: members[required], to: members[waiting]) {
      refusedAnswers.append([members[waiting]] + back)
    } else {
      answeredWaits[waiting][required] = true
    }
  }

  /// The view and all in it, outer ones first.
  static func views(in view: View) -> [View] { [view] + view.subviews.flatMap { views(in: $0) } }

  private func index(of member: LintMember) -> Int {
    members.firstIndex { $0.isSame(as: member) } ?? 0
  }

  /// The pairs of members, each once, the one that was added first in front.
  var pairs: [(LintMember, LintMember)] {
    members.enumerated().flatMap { index, member in
      members[(index + 1)...].map { (member, $0) }
    }
  }

  // MARK: Relations

  /// Whether one waits for another, by declaration or by an answer.
  func waits(_ member: LintMember, for other: LintMember) -> Bool {
    let (one, two) = (index(of: member), index(of: other))
    return waits[one][two] || answeredWaits[one][two]
  }

  func waitsByDeclaration(_ member: LintMember, for other: LintMember) -> Bool {
    waits[index(of: member)][index(of: other)]
  }

  /// Those that one waits for, without detours.
  func required(by member: LintMember) -> [LintMember] {
    members.filter { !$0.isSame(as: member) && waits(member, for: $0) }
  }

  /// The way from one that waits to another, both included; nil where there is none.
  func chain(from member: LintMember, to goal: LintMember) -> [LintMember]? {
    var ways = [[member]]
    var visited = [member]
    while !ways.isEmpty {
      let way = ways.removeFirst()
      guard let last = way.last else { continue }
      for next in required(by: last) {
        if next.isSame(as: goal) { return way + [next] }
        guard !visited.contains(where: { $0.isSame(as: next) }) else { continue }
        visited.append(next)
        ways.append(way + [next])
      }
    }
    return nil
  }

  /// Whether one waits for the other, directly or through others, in either direction.
  func areLinked(_ one: LintMember, _ other: LintMember) -> Bool {
    chain(from: one, to: other) != nil || chain(from: other, to: one) != nil
  }

  func delegateAllows(_ member: LintMember, beside other: LintMember) -> Bool {
    delegateAllows[index(of: member)][index(of: other)]
  }

  /// Whether something allows both to recognize.
  func mayRecognizeTogether(_ one: LintMember, _ other: LintMember) -> Bool {
    one.recognizer.core.isDeclaredTogether(with: other.recognizer)
      || delegateAllows(one, beside: other) || delegateAllows(other, beside: one)
  }

  /// Whether the recognition of one makes another fail (S4.14).
  func excludes(_ winner: LintMember, _ loser: LintMember) -> Bool {
    winner.recognizer.canPrevent(loser.recognizer)
      && loser.recognizer.canBePrevented(by: winner.recognizer)
      && !mayRecognizeTogether(winner, loser)
  }

  /// Whether somebody's recognition may make the stronger one of two fail and leave the other
  /// alone.
  func hasRescuer(of weaker: LintMember, from stronger: LintMember) -> Bool {
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
    _ recognizer: any GestureRecognizer, on view: View, at index: Int, _ map: ReachMap,
    _ hittable: [View], _ knowledge: LintKnowledge
  ) {
    let candidates = hittable.filter { $0.isDescendant(of: view) }
    let veto = Veto(of: recognizer, on: candidates, knowledge)
    let grounds =
      veto == .event ? [] : candidates.filter { knowledge.receivesTouches(recognizer, $0) != false }
    self.init(
      recognizer: recognizer, view: view, profile: recognizer.profile, addition: index,
      reach: map.reach(of: view), grounds: Set(grounds.map { ObjectIdentifier($0) }), veto: veto,
      mayBeRefused: knowledge.mayRefuse(recognizer))
  }

  /// How many views its view lies in.
  fileprivate var depth: Int { sequence(first: view) { $0.superview }.count { _ in true } }

  fileprivate func declaredToWait(for other: LintMember) -> Bool {
    recognizer.core.failureRequirements.contains { requirement in
      requirement.isDeclared && requirement.other?.core === other.recognizer.core
    }
  }

  fileprivate func answersToWait(for other: LintMember) -> Bool {
    let (one, two) = (recognizer, other.recognizer)
    return one.shouldRequireFailure(of: two) || two.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: two) ?? false
      || two.delegate?.gestureRecognizer(two, shouldBeRequiredToFailBy: one) ?? false
  }

  fileprivate func delegateAllows(_ other: LintMember) -> Bool {
    recognizer.delegate?.gestureRecognizer(
      recognizer, shouldRecognizeSimultaneouslyWith: other.recognizer) ?? false
  }
}
