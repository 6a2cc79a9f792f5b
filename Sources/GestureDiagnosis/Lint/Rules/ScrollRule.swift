import GestureCore
import GestureTrace

/// Pans that take scrolling and never begin with it, and two pans of one view of which the first
/// gets all scrolling (S9.25, S15.18).
struct ScrollRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    let takers = scene.members.filter {
      !$0.scrolls.isEmpty && $0.mayRecognizeAlone && !$0.mayTakeOver
    }
    let obstacles = takers.map { obstacle(to: $0, in: scene) }
    let able = zip(takers, obstacles).filter { $1 == nil }.map { $0.0 }
    return zip(takers, obstacles).compactMap { member, obstacle in
      obstacle.map { idleFinding(about: member, $0) }
    } + able.compactMap { member in rival(of: member, among: able, in: scene) }
  }

  // MARK: Scrolling without effect

  /// Why no scrolling ever makes a pan begin; nil where it may.
  private func obstacle(to member: LintMember, in scene: LintScene) -> String? {
    if member.profile.edges != nil {
      return "it begins with a touch at an edge of the window, and scrolling has none"
    }
    let count = member.numberOfTapsBefore
    if count > 0 { return "it needs \(count == 1 ? "a tap" : "\(count) taps") first (S15.21)" }
    let first = member.recognizer.handle.prerequisites.compactMap {
      scene.member(of: $0.other?.handle)
    }.first { $0.scrolls.isDisjoint(with: member.scrolls) }
    return first.map { "it starts after \($0.quoted), which takes none (S15.1)" }
  }

  private func idleFinding(about member: LintMember, _ obstacle: String) -> Lint.Finding {
    Lint.Finding(
      .misuse, .note, [member],
      "\(PropertyName.allowedScrollTypes) of \(member.quoted) has no effect: \(obstacle)",
      fixes: [.leaveScrolls(member)])
  }

  // MARK: Scrolling that another pan gets

  /// That another pan of the same view gets the scrolling that `loser` takes; nil where none does.
  private func rival(
    of loser: LintMember, among takers: [LintMember], in scene: LintScene
  ) -> Lint.Finding? {
    let rivals = takers.filter { winner in
      winner.view === loser.view && winner.goesBefore(loser) && !winner.mayBeRefused
        && winner.isAlong(loser) && !winner.scrolls.isDisjoint(with: loser.scrolls)
        && scene.excludes(winner, loser) && !scene.areLinked(winner, loser)
        && scene.required(by: winner).isEmpty
        && winner.recognizer.handle.prerequisites.isEmpty
        && winner.recognizer.handle.prerequisiteTags.isEmpty
        && !scene.dominance(of: winner, over: loser).isCertain  // which another rule is about
    }
    return rivals.last.map { finding(about: loser, beatenBy: $0) }
  }

  private func finding(about loser: LintMember, beatenBy winner: LintMember) -> Lint.Finding {
    let shared = winner.scrolls.intersection(loser.scrolls)
    let isOfAll = winner.profile.directions.isEmpty
    return Lint.Finding(
      .noRelation, isOfAll ? .warning : .note, [loser, winner],
      "\(loser.quoted) and \(winner.quoted) are not related: both take \(shared.scrollWords), and "
        + "\(winner.quoted), which was added later, gets all of it"
        + (isOfAll ? ", \(loser.quoted) none" : " along its axis"),
      fixes: [
        .leaveScrolls(winner, if: " if scrolling is meant for \(loser.quoted)"),
        .leaveScrolls(loser, if: " if it is meant for \(winner.quoted)"),
        .together(loser, winner),
      ])
  }
}

extension LintMember {
  /// The kinds of scrolling that drive it.
  fileprivate var scrolls: IndirectInput.Kinds {
    pointerInputs.intersection([.discreteScroll, .continuousScroll])
  }
}

extension IndirectInput.Kinds {
  /// Kinds of scrolling by the device.
  fileprivate var scrollWords: String {
    if !contains(.continuousScroll) { return "a wheel's scrolling" }
    return contains(.discreteScroll) ? "scrolling" : "a trackpad's scrolling"
  }
}

extension Lint.Fix {
  /// - Parameter condition: when it is meant, as the rest of the clause. Default: always.
  fileprivate static func leaveScrolls(
    _ member: LintMember, if condition: String = ""
  ) -> Lint.Fix {
    let name = PropertyName.allowedScrollTypes
    return Lint.Fix(
      "leave '\(name)' of \(member.quoted) at its default",
      [.set(member.label, .ownDefault(name))], if: condition)
  }
}
