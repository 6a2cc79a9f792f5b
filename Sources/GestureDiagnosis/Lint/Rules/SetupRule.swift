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
    if let obstacle = member.profile.obstacle ?? member.zeroTimeLimit {
      found.append(
        Lint.Finding(
          .neverFires, .error, [member], "\(member.quoted) can never recognize: \(obstacle)",
          fix: "set the property, or remove \(member.quoted)"))
    } else if let veto = member.veto, member.isOn {
      found.append(finding(about: member, keptBackBy: veto))
    } else if member.takesPart, !meetsEdge(member, scene.window) {
      found.append(
        Lint.Finding(
          .neverFires, .warning, [member],
          "\(member.quoted) can never recognize: view '\(member.view.name)' doesn't reach the edge "
            + "of the window at which a touch has to begin",
          fix: "attach \(member.quoted) to the window, or to a view that reaches its edge"))
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
      fix: "say yes where \(member.quoted) is meant, or set its isEnabled to false")
  }

  /// Whether a touch on its view can begin at one of its edges.
  private func meetsEdge(_ member: LintMember, _ window: Window) -> Bool {
    guard let edges = member.profile.edges else { return true }
    let (bounds, depth) = (window.bounds, member.profile.edgeDepth)
    let places = member.view.cornersInWindow
    let (xs, ys) = (places.map { $0.x }, places.map { $0.y })
    let left = (xs.min() ?? 0) - bounds.minX
    let right = bounds.maxX - (xs.max() ?? 0)
    let top = (ys.min() ?? 0) - bounds.minY
    let bottom = bounds.maxY - (ys.max() ?? 0)
    return edges.contains(.left) && left <= depth || edges.contains(.right) && right <= depth
      || edges.contains(.top) && top <= depth || edges.contains(.bottom) && bottom <= depth
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
      fix: "turn the requirement round: \(required.name).require(toFail: \(member.name))")
  }
}

extension LintMember {
  /// The limit that leaves it no time for its gesture; nil where it has some.
  fileprivate var zeroTimeLimit: FailureDetail? {
    switch profile.trigger {
    case .taps(let count):
      if profile.undecidedAtRest == .zero { return "it gives a tap no time" }
      if count > 1 && profile.undecidedAfterLift == .zero {
        return "it gives the fingers no time between two taps"
      }
      return nil
    case .swipe: return profile.undecidedAtRest == .zero ? "it gives the movement no time" : nil
    case .press, .drag, .drawing, .twoFingers, .hover, .delay, .unknown: return nil
    }
  }
}
