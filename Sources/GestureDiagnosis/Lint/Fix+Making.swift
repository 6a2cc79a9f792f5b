import GestureCore
import GestureTrace

// The fixes that several rules offer.
extension Lint.Fix {
  static func require(_ waiting: LintMember, toFail other: LintMember) -> Lint.Fix {
    Lint.Fix(
      "\(waiting.name).require(toFail: \(other.name))",
      [.add(.requirement, waiting.label, other.label)])
  }

  static func require(_ waiting: [LintMember], toFail other: LintMember) -> Lint.Fix {
    Lint.Fix(
      waiting.map { "\($0.name).require(toFail: \(other.name))" }.joinedAsList,
      waiting.map { .add(.requirement, $0.label, other.label) })
  }

  /// - Parameter effects: what it costs. Default: nothing.
  static func together(
    _ one: LintMember, _ other: LintMember, costing effects: [Lint.Effect] = []
  ) -> Lint.Fix {
    Lint.Fix(
      "\(one.name).recognizesSimultaneously(with: \(other.name))",
      [.add(.together, one.label, other.label)], if: " if both are meant",
      costing: effects)
  }

  /// - Parameters:
  ///   - condition: when it is meant, as the rest of the clause. Default: always.
  ///   - kind: the kind of finding that it brings, as the condition says. Default: none.
  static func dropRequirements(
    of waiting: LintMember, toFail others: [LintMember], if condition: String = "",
    bringing kind: Lint.Finding.Kind? = nil
  ) -> Lint.Fix {
    Lint.Fix(
      "let \(waiting.quoted) not wait for \(others.map { $0.quoted }.joinedAsList)",
      others.map { .drop(.requirement, waiting.label, $0.label) }, if: condition,
      bringing: kind)
  }

  /// A drag begins once a press has begun, instead of where the press has failed.
  static func start(_ waiting: LintMember, after press: LintMember) -> Lint.Fix {
    Lint.Fix(
      "let \(waiting.quoted) start after \(press.quoted) instead of waiting for its failure, with "
        + "\(waiting.name).startsAfter(\(press.name))",
      [
        .drop(.requirement, waiting.label, press.label),
        .add(.prerequisite, waiting.label, press.label),
      ], if: ", if a press is to come before the drag")
  }

  static func turnRequirement(of waiting: LintMember, toFail other: LintMember) -> Lint.Fix {
    Lint.Fix(
      "turn the requirement round: \(other.name).require(toFail: \(waiting.name))",
      [
        .drop(.requirement, waiting.label, other.label),
        .add(.requirement, other.label, waiting.label),
      ])
  }

  /// Turns several requirements at once.
  static func turnRequirements(_ pairs: [(waiting: LintMember, other: LintMember)]) -> Lint.Fix {
    let clauses = pairs.map { "\($0.other.name).require(toFail: \($0.waiting.name))" }
    return Lint.Fix(
      "turn the requirements round: \(clauses.joinedAsList)",
      pairs.map { .drop(.requirement, $0.waiting.label, $0.other.label) }
        + pairs.map { .add(.requirement, $0.other.label, $0.waiting.label) })
  }

  /// The first drag goes on as the second.
  static func handOver(from giver: LintMember, to taker: LintMember) -> Lint.Fix {
    Lint.Fix(
      "let \(giver.quoted) hand its touches over when it has gone far enough, with "
        + "\(giver.name).handsOver(to: \(taker.name)) { … }",
      [.add(.handOver, giver.label, taker.label)], if: ", if one drag is to be both in turn")
  }

  static func fireBoth(_ waiting: LintMember, _ other: LintMember) -> Lint.Fix {
    fireAll(waiting, [other])
  }

  /// All recognizers fire, and `waiting` fires without its delay. (The requirement goes: it would
  /// rank above the other relation, S4.38.)
  static func fireAll(_ waiting: LintMember, _ others: [LintMember]) -> Lint.Fix {
    let relations = others.map { "\(waiting.name).recognizesSimultaneously(with: \($0.name))" }
    return Lint.Fix(
      "let \(waiting.quoted) not wait for \(others.map { $0.quoted }.joinedAsList), and declare "
        + "\(relations.joinedAsList) instead",
      others.map { .drop(.requirement, waiting.label, $0.label) }
        + others.map { .add(.together, waiting.label, $0.label) },
      if: others.count > 1 ? ", if all may fire" : ", if both may fire")
  }

  static func exclude(_ one: LintMember, _ other: LintMember) -> Lint.Fix {
    Lint.Fix(
      "take back what allows \(one.quoted) and \(other.quoted) both",
      .exclude(one, other))
  }

  static func remove(_ member: LintMember) -> Lint.Fix {
    Lint.Fix("remove \(member.quoted)", [.remove(member.label)])
  }

  static func attach(
    _ member: LintMember, to view: View, if condition: String = ""
  ) -> Lint.Fix {
    let isWithin = view.isDescendant(of: member.view)
    return Lint.Fix(
      "attach \(member.quoted) to view '\(view.name)'",
      [.set(member.label, .view(view.name))], if: condition,
      costing: isWithin || member.profile.edges != nil
        ? [] : [Lint.Effect(subject: "it", words: " gets touches on all of that")])
  }

  static func leaveTouches(_ member: LintMember) -> Lint.Fix {
    set(
      .cancelsTouchesInView, of: member, to: false, if: " if both are meant",
      bringing: member.profile.trigger.isDrag || member.isPress ? .controlActsToo : nil)
  }

  /// Its delegate refuses the touches on controls and what lies in them.
  static func refuseTouches(_ member: LintMember, on controls: [Control]) -> Lint.Fix {
    let views = controls.flatMap { LintScene.views(in: $0).filter(member.getsTouches) }
    return Lint.Fix(
      "let the delegate of \(member.quoted) say no to shouldReceive(_ touch:) on "
        + controls.listed,
      views.map { .answer(member.label, .receivesTouch(view: $0.name), false) })
  }

  static func restoreDefaults(of member: LintMember) -> Lint.Fix {
    Lint.Fix(
      "leave the properties of \(member.quoted) at their defaults",
      [.set(member.label, .ownDefaults)])
  }

  /// Views that are there to be seen let touches through.
  static func switchOffInteraction(of views: [View]) -> Lint.Fix {
    Lint.Fix(
      views.map { interactionOffClause($0) }.joinedAsList,
      views.map { .setView($0.name, .isUserInteractionEnabled(false)) },
      if: " if \(views.count == 1 ? "it is" : "they are") only there to be seen")
  }

  static func interactionOffClause(_ view: View) -> String {
    "switch isUserInteractionEnabled of '\(view.name)' off"
  }

  /// - Parameters:
  ///   - condition: when it is meant, as the rest of the clause. Default: always.
  ///   - kind: the kind of finding that it brings, as the condition says. Default: none.
  static func set(
    _ flag: Lint.Edit.Flag, of member: LintMember, to isOn: Bool, if condition: String = "",
    bringing kind: Lint.Finding.Kind? = nil
  ) -> Lint.Fix {
    Lint.Fix(
      "set \(member.name).\(flag.rawValue) to \(isOn)", [.set(member.label, .flag(flag, isOn))],
      if: condition, bringing: kind)
  }

  /// - Parameters:
  ///   - condition: when it is meant, as the rest of the clause. Default: always.
  ///   - kind: the kind of finding that it brings. Default: none.
  static func set(
    _ property: PropertyName, of member: LintMember, toMilliseconds time: Int,
    if condition: String = "", bringing kind: Lint.Finding.Kind? = nil
  ) -> Lint.Fix {
    Lint.Fix(
      "set \(member.name).\(property) to \(time) ms",
      [.set(member.label, .number(property, Double(time)))], if: condition, bringing: kind)
  }

  static func set(_ property: PropertyName, of member: LintMember, to number: Int) -> Lint.Fix {
    Lint.Fix(
      "set \(member.name).\(property) to \(number)",
      [.set(member.label, .number(property, Double(number)))])
  }

  static func setFrame(of view: View, to frame: Rect, _ remark: String) -> Lint.Fix {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { $0.withOneDecimal }
    return Lint.Fix(
      "set the frame of view '\(view.name)' to (\(numbers.joined(separator: ", ")))\(remark)",
      [.setView(view.name, .frame(frame))])
  }

  static func setHitOutset(of view: View, to outset: Double) -> Lint.Fix {
    Lint.Fix(
      "set the hitOutset of view '\(view.name)' to \(outset.withOneDecimal)",
      [.setView(view.name, .hitOutset(outset))],
      costing: outset > max(view.hitOutset, 0)
        ? [Lint.Effect(subject: "it", words: " takes touches beside it, too")] : [])
  }
}

extension [Control] {
  /// The views' names, with the noun; only some of them if there are many.
  var listed: String {
    let few = prefix(count > 4 ? 3 : 4).map { "'\($0.name)'" }
    let rest = count - few.count
    let names = (few + (rest > 0 ? ["\(rest) more"] : [])).joinedAsList
    return (count == 1 ? "control " : "controls ") + names
  }
}
