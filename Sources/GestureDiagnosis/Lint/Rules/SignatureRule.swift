import GestureCore

/// Callbacks that ran with their default where the gesture needs an override: a method with another
/// signature compiles, and is never called. Known only after the recognizer has had touches.
struct SignatureRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.flatMap { member -> [Lint.Finding] in
      let callbacks = member.recognizer.handle.idleCallbacks
      guard member.profile.needsTouchDown else { return [] }
      let began = callbacks.isTouchesBegan ? ["touchesBegan"] : []
      let moved =
        callbacks.isTouchesMoved && member.profile.trigger.isMovement ? ["touchesMoved"] : []
      return (began + moved).map { finding(member, $0) }
    }
  }

  private func finding(_ member: LintMember, _ callback: String) -> Lint.Finding {
    Lint.Finding(
      .misuse, .note, [member],
      "\(member.quoted) looks for \(member.kind), and of its \(callback) the default was called, "
        + "which does nothing: a method that differs in its signature is another one",
      fixes: [
        Lint.Fix(
          "copy the signature exactly: func \(callback)(_ touches: Touches, with event: TouchEvent)",
          [])
      ])
  }
}

extension GestureProfile {
  /// Whether the gesture starts with what a finger does as it comes down.
  fileprivate var needsTouchDown: Bool {
    switch trigger {
    case .press, .drag, .swipe, .drawing, .twoFingers: true
    case .taps, .hover, .delay, .unknown: false
    }
  }
}
