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
              [.leaveSet(member.label)]), .remove(member),
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
    case .event: return [Lint.Fix(answer, [.receiveEvents(member.label)]), .remove(member)]
    case .touch: return [Lint.Fix(answer, [.receiveTouches(member.label)]), .remove(member)]
    case .delegate: return [Lint.Fix(answer, [.begin(member.label)]), .remove(member)]
    case .views(let views):
      let edits = views.map { Lint.Edit.letBegin(member.label, view: $0.view.name) }
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
      return dominance == .none ? nil : finding(about: member, waitingFor: required, dominance)
    }
  }

  private func finding(
    about member: LintMember, waitingFor required: LintMember, _ dominance: Dominance
  ) -> Lint.Finding {
    let wait =
      "it waits until \(required.quoted) has failed, and whatever is \(member.kind) makes "
      + required.quoted + " recognize" + required.reservation
    return Lint.Finding(
      dominance.isCertain ? .neverFires : .rarelyFires,
      required.certainty(ofBeating: dominance.isCertain ? .error : .warning), [member, required],
      (dominance.isCertain
        ? "\(member.quoted) can never recognize: " : "\(member.quoted) rarely fires: ")
        + wait + dominance.remainder("it fires"),
      fixes: [
        .turnRequirement(of: member, toFail: required), .fireBoth(member, required),
        .remove(member),
      ])
  }
}
