import GestureCore

/// Recognizers that can't recognize as configured, or whose requirement always comes first.
struct SetupRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.flatMap { member in
      obstacles(of: member, in: scene) + hopelessWaits(of: member, in: scene)
    }
  }

  private func obstacles(of member: LintMember, in scene: LintScene) -> [Lint.Finding] {
    var found: [Lint.Finding] = []
    let isFree = member.isFreeOfOwnLimits
    if !isFree, let obstacle = member.profile.hindrance {
      found.append(
        Lint.Finding(
          .neverFires, .error, [member], "\(member.quoted) can never recognize: \(obstacle)",
          fixes: [
            .restoreDefaults(of: member), .remove(member),
          ]))
    } else if !isFree, let need = member.needBeyondSet {
      found.append(
        Lint.Finding(
          .neverFires, .error, [member],
          "\(member.quoted) can never recognize: each recognizer of its set gets one touch, and it "
            + "needs \(need)",
          fixes: [
            Lint.Fix(
              "add one \(member.quoted) to view '\(member.view.name)' instead of one for each touch",
              [.set(member.label, .single)]), .remove(member),
          ]))
    } else if let veto = member.veto, member.isOn {
      found.append(finding(about: member, keptBackBy: veto))
    } else if !isFree, member.takesPart, member.profile.edges != nil {
      found += EdgeReach(of: member, in: scene).finding
    }
    return found
  }

  /// A delegate or view that always says no can't be intended (S3.1, S3.3, S3.5, S3.13).
  private func finding(about member: LintMember, keptBackBy veto: Veto) -> Lint.Finding {
    let exception =
      !member.pointerInputs.isEmpty && veto.concernsTouchesOnly
      ? "without touches, by a pointer or a trackpad" : veto.exception
    return Lint.Finding(
      exception == nil ? .neverFires : .rarelyFires, .warning, [member],
      "\(member.quoted) \(exception == nil ? "can never recognize" : "rarely fires"): \(veto.clause)"
        + (exception.map { "; it fires only \($0)" } ?? ""),
      fixes: fixes(for: member, keptBackBy: veto))
  }

  private func fixes(for member: LintMember, keptBackBy veto: Veto) -> [Lint.Fix] {
    let answer = "let its delegate say yes where \(member.quoted) is meant"
    switch veto {
    case .event:
      return [Lint.Fix(answer, [.answer(member.label, .receivesEvent, true)]), .remove(member)]
    case .touch:
      return [
        Lint.Fix(answer, [.answer(member.label, .receivesTouch(view: nil), true)]), .remove(member),
      ]
    case .delegate:
      return [Lint.Fix(answer, [.answer(member.label, .begins, true)]), .remove(member)]
    case .views(let views):
      let edits = views.map { Lint.Edit.answer(member.label, .beginsOn(view: $0.view.name), true) }
      return [
        Lint.Fix("let these views say yes where \(member.quoted) is meant", edits),
        .leaveTouches(member), .remove(member),
      ]
    case .controls: return [.leaveTouches(member), .remove(member)]
    }
  }

  private func hopelessWaits(of member: LintMember, in scene: LintScene) -> [Lint.Finding] {
    scene.required(by: member).compactMap { required in
      let dominance = scene.dominanceOfRequired(required, over: member)
      if dominance != .none {
        return finding(about: member, waitingFor: required, dominance, in: scene)
      }
      let byType = scene.dominanceOfRequiredByType(required, over: member)
      return byType == .none
        ? nil : finding(about: member, waitingWithSomeTouchesFor: required, byType, in: scene)
    }
  }

  private func finding(
    about member: LintMember, waitingFor required: LintMember, _ dominance: Dominance,
    in scene: LintScene
  ) -> Lint.Finding {
    let wait =
      "it waits until \(required.quoted) has failed, and the same gesture makes "
      + required.quoted + " recognize" + required.reservation
    return Lint.Finding(
      dominance.isCertain ? .neverFires : .rarelyFires,
      required.certainty(ofBeating: dominance.isCertain ? .error : .warning), [member, required],
      (dominance.isCertain
        ? "\(member.quoted) can never recognize: " : "\(member.quoted) rarely fires: ")
        + wait + dominance.remainder("it fires"),
      fixes: fixes(for: member, waitingFor: required, in: scene))
  }

  /// That a recognizer leaves some types of touches to the one that it waits for, which may well be
  /// intended: fingers scroll, and a pencil draws.
  private func finding(
    about member: LintMember, waitingWithSomeTouchesFor required: LintMember,
    _ dominance: Dominance, in scene: LintScene
  ) -> Lint.Finding {
    let effect =
      " \(dominance.isCertain ? "never" : "rarely") \(member.verb)s"
      + member.wordsOfMeans(sharedWith: required)
    var finding = Lint.Finding(
      .rarelyFires, .note, [member, required],
      "\(member.quoted)\(effect): it waits until \(required.quoted) has failed, and the same gesture "
        + "makes \(required.quoted) recognize\(required.reservation)"
        + dominance.remainder("it does so"),
      fixes: [.fireBoth(member, required)])
    finding.effect = Lint.Effect(subject: member.quoted, words: effect)
    return finding
  }

  /// Of two drags, the waiting drag can't follow the same finger, whichever waits: that takes
  /// different axes, or a hand-over. Turning the requirement only turns the defect.
  private func fixes(
    for member: LintMember, waitingFor required: LintMember, in scene: LintScene
  ) -> [Lint.Fix] {
    guard member.profile.trigger.isDrag, required.profile.trigger.isDrag else {
      let turned = turnedRank(of: member, toFail: required, in: scene)
      return [
        turned ?? .turnRequirement(of: member, toFail: required), .fireBoth(member, required),
        .remove(member),
      ]
    }
    let crossing = Lint.Fix.crossing(required, member)
    return (crossing.map { [$0] } ?? []) + [
      .handOver(from: required, to: member), .turnDrag(of: member, toFail: required),
      .fireBoth(member, required), .remove(member),
    ]
  }

  /// Turns all requirements of taps that are ranked the wrong way: a remaining one would make
  /// another requirement impossible to meet. Nil where there is only one.
  private func turnedRank(
    of member: LintMember, toFail required: LintMember, in scene: LintScene
  ) -> Lint.Fix? {
    guard member.isMoreTaps(than: required) else { return nil }
    let waits = scene.members.flatMap { waiting in
      scene.required(by: waiting).map { (waiting: waiting, other: $0) }
    }.filter { $0.waiting.isMoreTaps(than: $0.other) }
    var rank: Set<Int> = [member.number, required.number]
    var known = 0
    while rank.count > known {
      known = rank.count
      for pair in waits where !rank.isDisjoint(with: [pair.waiting.number, pair.other.number]) {
        rank.formUnion([pair.waiting.number, pair.other.number])
      }
    }
    let turned = waits.filter { rank.contains($0.waiting.number) }
    guard turned.contains(where: { $0.waiting.isSame(as: member) && $0.other.isSame(as: required) })
    else { return nil }
    return turned.count > 1 ? .turnRequirements(turned) : nil
  }
}

extension LintMember {
  /// Whether it looks for more taps than `other`, of as many fingers.
  fileprivate func isMoreTaps(than other: LintMember) -> Bool {
    guard case .taps(let count) = profile.trigger, case .taps(let fewer) = other.profile.trigger
    else { return false }
    return count > fewer && profile.numberOfTouches == other.profile.numberOfTouches
  }
}

extension Lint.Fix {
  /// A drag in any direction is held to the axis that `other` leaves; nil where `other` has no axis
  /// itself.
  fileprivate static func crossing(_ drag: LintMember, _ other: LintMember) -> Lint.Fix? {
    let directions = other.profile.directions
    guard drag.profile.directions.isEmpty, drag.profile.edges == nil, !directions.isEmpty
    else { return nil }
    let axis: Axis
    if directions.allSatisfy({ $0.dy == 0 }) {
      axis = .vertical
    } else if directions.allSatisfy({ $0.dx == 0 }) {
      axis = .horizontal
    } else {
      return nil
    }
    let ways = axis == .vertical ? "up and down" : "to the left and right"
    return Lint.Fix(
      "set \(drag.name).axis to \(axis.rawValue)", [.set(drag.label, .axis(axis))],
      costing: [Lint.Effect(subject: "it", words: " begins only \(ways)")])
  }

  /// A turned requirement, with what it costs the drag that then waits.
  fileprivate static func turnDrag(
    of waiting: LintMember, toFail other: LintMember
  ) -> Lint.Fix {
    turnRequirement(of: waiting, toFail: other).costing([
      Lint.Effect(
        subject: other.quoted, words: " no longer begins where \(waiting.quoted) does")
    ])
  }
}
