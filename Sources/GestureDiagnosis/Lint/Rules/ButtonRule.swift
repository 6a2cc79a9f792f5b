import GestureCore
import GestureTrace

/// Presses of buttons other than a pointer's primary button that no recognizer takes (S9.2,
/// S15.17).
struct ButtonRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.knowledge.presses.filter { $0.isOther }.compactMap { press in
      let members = scene.members.filter { $0.isFor(press.type) }
      guard !members.isEmpty, !members.contains(where: { $0.takes(press.buttons) }) else {
        return nil
      }
      return finding(about: press.buttons, members)
    }
  }

  private func finding(about pressed: ButtonMask, _ members: [LintMember]) -> Lint.Finding {
    var masks: [Int] = []
    for mask in members.map({ $0.mask }) where !masks.contains(mask) { masks.append(mask) }
    let own = masks.map { mask in
      "\(mask) for \(members.filter { $0.mask == mask }.map { $0.quoted }.inShort)"
    }
    let numbers = pressed.buttonNumbers
    return Lint.Finding(
      .untakenButton, .note, members,
      "no recognizer takes a pointer that presses button\(numbers.count == 1 ? "" : "s") "
        + "\(numbers.joinedAsList) (a mask of "
        + "\(pressed.rawValue)), as the script's does: buttonMaskRequired is \(own.joinedAsList)",
      fixes: members.map { .take(pressed, with: $0) })
  }
}

extension LintMember {
  /// Whether it would take the touches of a pointer of a type.
  fileprivate func isFor(_ type: TouchType) -> Bool {
    switch profile.trigger {
    case .hover, .delay: false
    case .taps, .press, .drag, .swipe, .drawing, .twoFingers, .unknown:
      touchTypes.contains(TouchTypes(type))
    }
  }

  /// The buttons that it asks for, as a number; 0 where it takes any.
  fileprivate var mask: Int { buttons?.rawValue ?? 0 }
}

extension Lint.Fix {
  /// A recognizer takes buttons, beside its own where it needs only one of them.
  fileprivate static func take(_ pressed: ButtonMask, with member: LintMember) -> Lint.Fix {
    let own = member.buttons ?? []
    let mask = member.needsAllButtons ? pressed : own.union(pressed)
    let fix = Lint.Fix.set(.buttonMaskRequired, of: member, to: mask.rawValue)
    if !member.needsAllButtons {
      let button = pressed.buttonNumbers.count == 1 ? "that button" : "those buttons"
      return Lint.Fix(
        fix.clause, fix.edits, if: " if \(member.quoted) is meant for \(button), too")
    }
    if mask.isSubset(of: own) { return fix }
    let rest = own.buttonNumbers.count > 1 && !own.isSubset(of: mask) ? " together" : ""
    return fix.costing([
      Lint.Effect(
        subject: member.quoted,
        words: " no longer takes \(own.asButtons)\(rest)"
          + (own.isSubset(of: mask) ? " alone" : ""))
    ])
  }
}
