import GestureCore
import GestureTrace

/// Drags that prevent no other recognizer, beside or around taps: a short stroke fires both (S3.29,
/// S4.14).
struct BothFireRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.compactMap { drag in
      guard let cause = Cause(of: drag, in: scene) else { return nil }
      let taps = scene.partners(of: drag).filter { tap in
        drag.makesByShortStroke(tap)
          && (tap.view.liesIn(drag.view) || cause == .rules && tap.view === drag.view)
          && !scene.excludes(drag, tap)
          && !scene.areLinked(drag, tap) && !mayBePrevented(tap, beside: drag, in: scene)
      }
      return taps.isEmpty ? nil : finding(about: drag, taps, cause)
    }
  }

  /// Why a drag prevents no other recognizer.
  private enum Cause {
    /// It is declared to recognize together with each recognizer that it meets.
    case declared
    /// Its rules, or those of the others, let it prevent none of them.
    case rules

    /// Nil for a drag that prevents some other recognizer. A declaration for a single recognizer is
    /// meant.
    init?(of drag: LintMember, in scene: LintScene) {
      guard case .drag = drag.profile.trigger else { return nil }
      let others = scene.partners(of: drag).filter { $0.profile.trigger != .delay }
      if others.isEmpty { return nil }
      if others.allSatisfy({ !RelationRules.mayPrevent(drag.recognizer, $0.recognizer) }) {
        self = .rules
      } else if others.count > 1,
        others.allSatisfy({ drag.recognizer.handle.isDeclaredTogether(with: $0.recognizer) })
      {
        self = .declared
      } else {
        return nil
      }
    }

    /// The cause as a clause after the drag's name.
    var clause: String {
      switch self {
      case .declared: "is declared to recognize together with all that it meets"
      case .rules: "prevents none that it meets"
      }
    }
  }

  /// Whether another movement that begins with the drag's may end the tap, or come before the drag.
  private func mayBePrevented(
    _ tap: LintMember, beside drag: LintMember, in scene: LintScene
  ) -> Bool {
    scene.partners(of: tap).contains { third in
      !third.isSame(as: drag) && third.mayRecognize && third.profile.trigger.isMovement
        && third.profile.numberOfTouches.contains(1) && third.isAlong(drag)
        // A movement that needs more than a tap allows comes too late, unless the drag waits for it.
        && (third.profile.trigger.distance.map { tap.mayMove(fartherThan: $0) } ?? true
          || scene.waits(drag, for: third))
        && (scene.excludes(third, tap) || scene.excludes(third, drag))
    }
  }

  private func finding(
    about drag: LintMember, _ taps: [LintMember], _ cause: Cause
  ) -> Lint.Finding {
    let distance = drag.profile.trigger.distance ?? 0
    let limit = taps.compactMap { $0.profile.undecidedUntilMoved }.max()
    let way =
      limit.map { "between \(distance.withOneDecimal) and \($0.withOneDecimal) pt" }
      ?? "\(distance.withOneDecimal) pt or more"
    return Lint.Finding(
      .undoesExclusion, drag.certainty(ofBeating: .warning), [drag] + taps,
      "\(drag.quoted) \(cause.clause), among them \(taps.listed): a finger that moves by "
        + "\(way) and lifts fires both",
      fixes: fixes(drag, taps, cause))
  }

  private func fixes(_ drag: LintMember, _ taps: [LintMember], _ cause: Cause) -> [Lint.Fix] {
    switch cause {
    case .declared: [.takeBackDeclaration(drag, taps)]
    case .rules:
      [.prevent(taps, by: drag)] + (taps.count > 3 ? [] : [.require(taps, toFail: drag)])
    }
  }
}

extension LintScene {
  /// Whether a finger that moves a little and lifts makes both: a drag, and a tap on the drag's view
  /// or one in it that may move farther than the drag needs.
  func areMadeByShortStroke(_ drag: LintMember, _ tap: LintMember) -> Bool {
    tap.view.isDescendant(of: drag.view) && drag.makesByShortStroke(tap)
  }
}

extension LintMember {
  /// Whether it is a drag that begins with a movement which a tap allows, wherever the tap's view
  /// is.
  fileprivate func makesByShortStroke(_ tap: LintMember) -> Bool {
    guard case .drag(let distance) = profile.trigger, tap.isSingleTap, mayRecognizeAlone,
      tap.mayRecognizeAlone
    else { return false }
    return profile.numberOfTouches.contains(1) && profile.taps == nil && profile.edges == nil
      && !startsAfterOthers && !tap.startsAfterOthers && tap.mayMove(fartherThan: distance)
  }
}

extension [LintMember] {
  fileprivate var listed: String { map { $0.quoted }.inShort }
}

extension Lint.Fix {
  /// The declarations that a drag and taps recognize together are taken back.
  fileprivate static func takeBackDeclaration(
    _ drag: LintMember, _ taps: [LintMember]
  ) -> Lint.Fix {
    Lint.Fix(
      "take back that \(drag.quoted) is declared to recognize together with "
        + taps.listed,
      taps.map { .drop(.together, drag.label, $0.label) })
  }

  fileprivate static func prevent(_ taps: [LintMember], by drag: LintMember) -> Lint.Fix {
    Lint.Fix(
      "let \(drag.quoted) prevent \(taps.listed)",
      taps.map { .add(.prevention, drag.label, $0.label) })
  }
}
