import GestureCore
import GestureTrace

/// Rivals that always recognize first (S4.2, S4.42, S4.43).
struct BeatenRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.flatMap { loser -> [Lint.Finding] in
      if let (winner, dominance) = strongest(over: loser, in: scene) {
        return [finding(winner, loser, dominance, in: scene)]
      }
      return CombinedRivals(over: loser, in: scene).map { [$0.finding] }
        ?? findingsOfParts(over: loser, in: scene)
    }
  }

  /// The first rival that is certain to come first, or, if there is none, the first rival that
  /// comes first with exceptions. A rival that another rival beats is named only if all are beaten:
  /// changing it alone would not be enough.
  private func strongest(
    over loser: LintMember, in scene: LintScene
  ) -> (LintMember, Dominance)? {
    let rivals = scene.partners(of: loser).map { ($0, scene.dominance(of: $0, over: loser)) }
      .filter { $0.1 != .none }
    let certain = rivals.filter { $0.1.isCertain }
    let first = certain.isEmpty ? rivals : certain
    return first.first { rival in
      !rivals.contains { scene.dominance(of: $0.0, over: rival.0, whereShared: true) != .none }
    } ?? first.first
  }

  private func finding(
    _ winner: LintMember, _ loser: LintMember, _ dominance: Dominance, in scene: LintScene
  ) -> Lint.Finding {
    let isAlike =
      winner.profile.trigger == loser.profile.trigger && dominance.isCertain
      && winner.numberOfTapsBefore == loser.numberOfTapsBefore
    return Lint.Finding(
      dominance.isCertain ? .alwaysBeaten : .rarelyFires, winner.certainty(ofBeating: .warning),
      [loser, winner],
      "\(loser.quoted) \(dominance.frequency(winner, over: loser)): "
        + (isAlike
          ? "\(winner.quoted) looks for the same on the same touches, and is judged first"
          : "\(winner.quoted) gets every touch that it gets, and recognizes "
            + Self.reason(winner, loser, dominance)) + winner.reservation
        + dominance.remainder(
          dominance.has(.fingerElsewhere)
            ? "it comes first"
            : "with touches that begin while \(winner.quoted) is free it comes first"),
      fixes: fixes(winner, loser, in: scene))
  }

  /// Making the winner wait is no fix where it would then be the loser; and where it is enough to
  /// add the loser after it (S4.4), the winner need not wait and begin late.
  private func fixes(
    _ winner: LintMember, _ loser: LintMember, in scene: LintScene
  ) -> [Lint.Fix] {
    let isHopeless = Precedence(loser, winner, .first).dominance.isCertain
    let areAlike = winner.isTap && loser.isTap || winner.profile.trigger == loser.profile.trigger
    let isOfButtons =
      scene.knowledge.pressesOtherButtons && areAlike && winner.takesMainButton
      && loser.takesMainButton
    let order: [Lint.Fix] =
      if loser.isFirstIfAddedLast(beside: winner), scene.excludes(loser, winner) {
        [.add(loser, after: winner)]
      } else {
        isHopeless ? [] : [.requireTellingDelay(winner, toFail: loser)]
      }
    // A press that waits for a longer press comes only as its finger lifts or moves; a press of no
    // time that waits for a tap doesn't come with that tap.
    let isShorterPress =
      winner.isPress && loser.isPress && winner.numberOfTapsBefore == loser.numberOfTapsBefore
    let isSpoiltByWaiting = isShorterPress || winner.beginsAtTouchDown && loser.isTap
    let relations =
      isSpoiltByWaiting ? [.together(loser, winner)] + order : order + [.together(loser, winner)]
    let axis = axisLeft(by: loser, to: winner)
    let isInside = loser.view.liesIn(winner.view)  // the winner scrolls what is around it
    return winner.leavingFingers(to: loser) + (isInside ? axis : [])
      + (winner.isDragInside(loser) ? [.handOver(from: winner, to: loser)] : [])
      + (isInside && isShorterPress ? [.press(loser, asSoonAs: winner)].compactMap { $0 } : [])
      + (loser.winsWithMainButton(over: winner) ? [.pointersAlone(winner)] : [])
      + (isOfButtons ? [.otherButton(winner), .otherButton(loser)] : []) + relations
      + (isInside ? [] : axis) + [.remove(loser)]
  }

  /// How the winner recognizes first, as the rest of a clause.
  static func reason(
    _ winner: LintMember, _ loser: LintMember, _ dominance: Dominance
  ) -> String {
    dominance.has(.fingersAtOnce)
      ? "with the last of the fingers alone" : reason(winner, loser)
  }

  static func reason(_ winner: LintMember, _ loser: LintMember) -> String {
    switch (winner.profile.trigger, loser.profile.trigger) {
    case (.drag, .drag) where winner.numberOfTapsBefore < loser.numberOfTapsBefore,
      (.press, .press) where winner.numberOfTapsBefore < loser.numberOfTapsBefore:
      "with fewer taps before"
    case (.twoFingers, .twoFingers): "after less of the same movement"
    case _ where winner.profile.trigger == loser.profile.trigger:
      "as soon as \(loser.quoted) could"
    case (.drag(let one), .swipe(let two)), (.drag(let one), .drag(let two)):
      (one > 0 ? "after \(one.withOneDecimal) pt" : "with the first movement")
        + ", where \(loser.quoted) needs \(two.withOneDecimal)" + (one > 0 ? "" : " pt")
    case (.drag(let slop), _) where slop <= 0:
      "with the first movement, long before \(loser.quoted) can decide"
    case (.drag(let slop), _):
      "after \(slop.withOneDecimal) pt, long before \(loser.quoted) can decide"
    case (.press(let one), _) where one <= .zero: "as the finger comes down"
    case (.press(let one), .press(let two)):
      "after \(one.inMilliseconds.withOneDecimal) ms, where \(loser.quoted) needs "
        + "\(two.inMilliseconds.withOneDecimal)"
    case (.taps, .taps): "with fewer taps"
    case (.taps, .press): "with the taps that \(loser.quoted) needs before it"
    case (.taps, _), (.press, _), (.swipe, _), (.drawing, _), (.twoFingers, _), (.hover, _),
      (.delay, _), (.unknown, _):
      "before"
    }
  }
}

extension LintMember {
  /// How severe it is that it always comes first: at most a note where its delegate may prevent
  /// that.
  func certainty(ofBeating severity: Lint.Finding.Severity) -> Lint.Finding.Severity {
    mayBeRefused ? .note : severity
  }

  /// A caveat where a delegate may be asked.
  var reservation: String { mayBeRefused ? ", unless its delegate or a view says no" : "" }
}

extension LintMember {
  /// Whether it looks for a finger that is held.
  var isPress: Bool { if case .press = profile.trigger { true } else { false } }

  var isTap: Bool { if case .taps = profile.trigger { true } else { false } }

  /// Whether it takes any press of a mouse's main button.
  fileprivate var takesMainButton: Bool {
    (buttons ?? .primary) == .primary && touchTypes.contains(.mouse)
  }
}

extension LintMember {
  /// Whether both are drags, this one nearer, and `outer` can take its touches over: what is handed
  /// over comes from no edge.
  fileprivate func isDragInside(_ outer: LintMember) -> Bool {
    profile.trigger.isDrag && outer.profile.trigger.isDrag && view.liesIn(outer.view)
      && outer.profile.edges == nil
  }

  /// Whether it needs more taps before the same gesture than `winner`, is on the same view, and
  /// comes first if it is added after `winner`.
  fileprivate func isFirstIfAddedLast(beside winner: LintMember) -> Bool {
    profile.trigger == winner.profile.trigger && tapsBefore(notOf: winner) != nil
      && view === winner.view && addition < winner.addition
  }
}

extension LintMember {
  /// It leaves more fingers to another recognizer, which needs them; empty where it is no drag, or
  /// needs as many itself.
  func leavingFingers(to other: LintMember) -> [Lint.Fix] {
    let (needed, fingers) = (other.profile.numberOfTouches.lowerBound, profile.numberOfTouches)
    guard profile.trigger.isDrag, !isInSet, fingers.lowerBound < needed,
      fingers.upperBound >= needed
    else { return [] }
    return [.set(.maximumNumberOfTouches, of: self, to: needed - 1)]
  }
}

extension Lint.Fix {
  fileprivate static func add(_ member: LintMember, after other: LintMember) -> Lint.Fix {
    Lint.Fix(
      "add \(member.quoted) to view '\(member.view.name)' after \(other.quoted)",
      [.addLast(member.label)])
  }

  /// A press takes no longer than `other`, a press around it, and then goes first, being nearer.
  fileprivate static func press(_ member: LintMember, asSoonAs other: LintMember) -> Lint.Fix? {
    guard case .press(let time) = other.profile.trigger, time > .zero else { return nil }
    return .set(
      .minimumPressDuration, of: member,
      toMilliseconds: Int(time.inMilliseconds.rounded(.up)), bringing: .rarelyFires)
  }

  /// A requirement, with how late it makes a gesture that needs fewer taps before.
  fileprivate static func requireTellingDelay(
    _ waiting: LintMember, toFail other: LintMember
  ) -> Lint.Fix {
    let fix = Lint.Fix.require(waiting, toFail: other)
    guard let taps = other.tapsBefore(notOf: waiting) else {
      return fix.costing(costOfWaiting(waiting, for: other))
    }
    let (far, long) = (taps.allowableMovement, taps.maximumPressDuration)
    let limit: String? =
      switch waiting.profile.trigger {
      case .drag(let distance): far > distance ? "\(far.withOneDecimal) pt" : nil
      case .press(let time): long > time ? "\(long.inMilliseconds.withOneDecimal) ms" : nil
      case .taps, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: nil
      }
    return fix.costing(
      limit.map { [Lint.Effect(subject: waiting.quoted, words: " begins only after \($0)")] } ?? [])
  }

  /// What a press loses that waits for a longer press or a tap, and what a drag loses that waits
  /// for a drag in its view or around it.
  private static func costOfWaiting(
    _ waiting: LintMember, for other: LintMember
  ) -> [Lint.Effect] {
    func effect(_ words: String) -> [Lint.Effect] {
      [Lint.Effect(subject: waiting.quoted, words: words)]
    }
    let place = other.view.liesIn(waiting.view) ? " on view '\(other.view.name)'" : ""
    if waiting.isPress && other.isPress {
      // Where both are as long, another rule says that it doesn't fire at all.
      let means = waiting.wordsOfMeans(sharedWith: other)
      return waiting.profile.trigger == other.profile.trigger
        ? [] : effect(" fires\(means)\(place) only as its finger lifts or moves sooner")
    }
    if waiting.beginsAtTouchDown, case .taps(let count) = other.profile.trigger {
      return effect(
        count == 1
          ? " no longer fires with a tap\(place)"
          : " fires\(place) only once \(other.quoted) has failed, so not with \(count) taps")
    }
    guard waiting.profile.trigger.isDrag, other.profile.trigger.isDrag,
      other.view.liesIn(waiting.view) || waiting.view.liesIn(other.view)
    else { return [] }
    return effect(" begins\(place) only where \(other.quoted) fails")
  }

  /// A recognizer for another button leaves the fingers, which have no buttons, to others.
  fileprivate static func pointersAlone(_ member: LintMember) -> Lint.Fix {
    Lint.Fix(
      "let \(member.quoted) take pointers alone",
      [.set(member.label, .allowedTouchTypes([.indirect, .mouse]))])
  }

  /// A click with a pointer's second button; fingers have no buttons, and go elsewhere.
  fileprivate static func otherButton(_ member: LintMember) -> Lint.Fix {
    let (property, number) = (PropertyName.buttonMaskRequired, ButtonMask.secondary.rawValue)
    return Lint.Fix(
      "set \(member.name).\(property) to \(number), and let it take pointers alone",
      [
        .set(member.label, .number(property, Double(number))),
        .set(member.label, .allowedTouchTypes([.indirect, .mouse])),
      ])
  }
}

extension Dominance {
  /// How often `loser` fires. While `winner` is busy with other fingers, `loser` may get new
  /// fingers; and a drag measures all of its fingers together, of which many may rest.
  fileprivate func frequency(_ winner: LintMember, over loser: LintMember) -> String {
    let isOfAll = winner.profile.trigger.isDrag && !loser.profile.trigger.isDrag
    let touches = isOfAll ? loser.fingersNeeded : "touches that begin"
    return isCertain
      ? "never fires with \(touches) while \(winner.quoted) is free"
      : self == .first(except: [.mainButton])
        ? "loses its fingers"
        : leavesInput ? "rarely fires with fingers" : "rarely fires"
  }

  /// The cases in which the loser still fires, as the end of a sentence.
  func remainder(_ subject: String) -> String {
    guard case .first(let exceptions) = self, !exceptions.isEmpty else { return "" }
    return "; \(subject) only " + exceptions.map { $0.words }.joined(separator: ", or ")
  }
}
