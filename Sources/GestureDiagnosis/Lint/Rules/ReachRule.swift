import GestureCore
import GestureTrace

/// Recognizers and controls that get no touch (S2.2, S2.4, S2.12, S2.16, S13.19).
struct ReachRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.compactMap { finding(about: $0, in: scene) }
      + scene.controls.compactMap { finding(about: $0, in: scene) }
  }

  private func finding(about member: LintMember, in scene: LintScene) -> Lint.Finding? {
    let subject = Subject(quoted: member.quoted, view: member.view, member: member)
    if member.touchTypes.isEmpty && member.pointerInputs.isEmpty && !member.isOfHover {
      return subject.finding([
        Obstacle(
          .error, "its allowedTouchTypes are empty",
          [
            Lint.Fix(
              "name the touch types that it is to take, or let it take all",
              [.set(member.label, .allowedTouchTypes(.all))])
          ])
      ])
    }
    var obstacles = obstacles(to: subject, member.reach, in: scene)
    if !member.recognizer.isEnabled {
      obstacles.insert(
        Obstacle(
          .note, "it is switched off",
          [
            Lint.Fix(
              "set isEnabled when it is to take part", [.set(member.label, .flag(.isEnabled, true))]
            )
          ]), at: 0)
    }
    return subject.finding(obstacles)
  }

  /// Where a control has recognizers, their findings report it. A hidden control is so on purpose,
  /// and so is a control that takes no touches itself.
  private func finding(about control: Control, in scene: LintScene) -> Lint.Finding? {
    guard control.isEnabled, !control.holdsGestures, !control.isParked else { return nil }
    let subject = Subject(quoted: "control '\(control.name)'", view: control, member: nil)
    let reach = scene.map.reach(of: control)
    switch reach {
    case .outside, .covered, .zeroSize, .flattened:
      return subject.finding(obstacles(to: subject, reach, in: scene))
    case .closed(let view, .withoutInteraction) where view != control.name:
      return subject.finding(obstacles(to: subject, reach, in: scene, .note))
    case .reachable, .closed: return nil
    }
  }

  /// - Parameter most: the highest severity that a closed view has.
  private func obstacles(
    to subject: Subject, _ reach: Reach, in scene: LintScene,
    _ most: Lint.Finding.Severity = .warning
  ) -> [Obstacle] {
    let view = subject.view
    switch reach {
    case .reachable: return []
    case .closed(let closed, let why):
      let barriers = [(view: closed, why: why)] + view.furtherBarriers(besides: closed, why)
      let obstacles = closedViews(barriers, most)
      let covers = why == .passingThrough ? [] : view.coversOnceOpen(in: scene)
      guard !covers.isEmpty else { return obstacles }
      let isNamed = barriers.allSatisfy { $0.view == view.name }
      return obstacles + [subject.obstacle(under: covers, isNamed: isNamed)]
    case .zeroSize:
      return [
        Obstacle(
          .warning, "view '\(view.name)' \(view.clauseOfSize)",
          view.fixesOfSize.isEmpty ? subject.attachment : view.fixesOfSize)
      ]
    case .outside: return view.maybeScrolls ? [] : [subject.obstacleOutside]
    case .flattened(let flat):
      return [
        Obstacle(
          .warning, "the transform of view '\(flat)' leaves it no area",
          [
            Lint.Fix(
              "give view '\(flat)' a transform that doesn't scale to zero, or none",
              [.setView(flat, .transform(.identity))])
          ])
      ]
    case .covered(let covers): return [subject.obstacle(under: covers.map { $0.view })]
    }
  }

  /// The closed views, those that are meant to be out of use first. Each view is named once.
  private func closedViews(
    _ barriers: [(view: String, why: Reach.Barrier)], _ most: Lint.Finding.Severity
  ) -> [Obstacle] {
    let sorted =
      barriers.filter { $0.why.isByIntent } + barriers.filter { !$0.why.isByIntent }
    return sorted.indices.map { index in
      let (view, why) = sorted[index]
      let isNamed = index > 0 && sorted[index - 1].view == view
      return Obstacle(
        why.isByIntent ? .note : most,
        "\(isNamed ? "it" : "view '\(view)'") \(why.clause)", [why.fix(view)])
    }
  }
}

/// Something that keeps touches from a recognizer or a control.
private struct Obstacle {
  let severity: Lint.Finding.Severity
  /// What it is, as a clause.
  let clause: String
  /// The fixes that remove it.
  let fixes: [Lint.Fix]

  init(_ severity: Lint.Finding.Severity, _ clause: String, _ fixes: [Lint.Fix]) {
    (self.severity, self.clause, self.fixes) = (severity, clause, fixes)
  }
}

/// A recognizer or control that gets no touch.
private struct Subject {
  let quoted: String
  let view: View
  /// The recognizer; nil for a control.
  let member: LintMember?

  /// Each obstacle has to go; what is meant to be out of use is no more than a note.
  func finding(_ obstacles: [Obstacle]) -> Lint.Finding? {
    guard let first = obstacles.first else { return nil }
    let fixes = obstacles.dropFirst().reduce(first.fixes) { fixes, obstacle in
      fixes.flatMap { fix in obstacle.fixes.map { fix.and($0) } }
    }
    return Lint.Finding(
      .unreachable, first.severity, member.map { [$0] } ?? [], on: view,
      "\(quoted) gets no \(member?.isOfHover ?? false ? "pointer" : "touch"): "
        + obstacles.map { $0.clause }.joined(separator: ", and "),
      fixes: fixes)
  }

  // MARK: Covers

  /// A cover that takes touches itself, such as a cover that dismisses a dialog, is usually meant.
  ///
  /// - Parameter isNamed: whether the view was named just before.
  func obstacle(under covers: [View], isNamed: Bool = false) -> Obstacle {
    let names = covers.map { "'\($0.name)'" }.joinedAsList
    let isByOutset = covers.count == 1 && covers[0].reachesByOutset(over: view)
    let clause =
      isByOutset
      ? "the hitOutset of view \(names), in front, covers"
      : covers.count == 1 ? "view \(names) covers" : "views \(names) together cover"
    return Obstacle(
      covers.allSatisfy { $0.isForTouches } ? .note : .warning,
      "\(clause) all of \(isNamed ? "it" : "view '\(view.name)'")",
      fixes(under: covers, isNamed: isNamed))
  }

  /// A cover with a use for touches must not lose them.
  private func fixes(under covers: [View], isNamed: Bool) -> [Lint.Fix] {
    if covers.count == 1, covers[0].reachesByOutset(over: view) {
      return [.setHitOutset(of: covers[0], to: covers[0].gap(to: view))]
    }
    guard !covers.contains(where: { $0.isForTouches }) else {
      let front =
        covers.count == 1
        ? view.fixes(bringingItBefore: covers[0], as: isNamed ? "it" : "view '\(view.name)'") : []
      return attachment(to: covers[0]) + front
    }
    let fix =
      covers.contains { $0.holdsTouchable }
      ? fixLettingThrough(covers) : Lint.Fix.switchOffInteraction(of: covers)
    return [fix] + attachment(to: covers[0])
  }

  /// Touches pass the covers, some of which hold views that are to be hit.
  private func fixLettingThrough(_ covers: [View]) -> Lint.Fix {
    let clauses = covers.map { cover in
      cover.holdsTouchable
        ? "set catchesOwnTouches of '\(cover.name)' to false"
        : Lint.Fix.interactionOffClause(cover)
    }
    return Lint.Fix(
      clauses.joinedAsList + ", so that touches pass where nothing in it is hit",
      covers.map { cover in
        cover.holdsTouchable
          ? .setView(cover.name, .catchesOwnTouches(false))
          : .setView(cover.name, .isUserInteractionEnabled(false))
      })
  }

  // MARK: Places

  var obstacleOutside: Obstacle {
    let empty = view.emptyViewAround
    let enclosing = empty?.fixesEnclosingSubviews ?? []
    let places = view.fixesOfPlace.filter { place in
      !enclosing.contains { $0.edits == place.edits }
    }
    let outsets = empty == nil ? view.window.map { view.outsetsAround(in: $0) } ?? [] : []
    let outset = outsets.map { Lint.Fix.setHitOutset(of: $0.around, to: $0.outset) }
    let larger = outset.dropFirst().reduce(outset.first) { $0?.and($1) }
    let around = outsets.map { $0.around }.first {
      $0.boxInWindow.intersection(view.boxInWindow) == nil
    }
    let place =
      empty.map { "view '\($0.name)', which has no size" } ?? around.map { "view '\($0.name)'" }
      ?? "the views around it"
    return Obstacle(
      view.isParked ? .note : .warning, "view '\(view.name)' lies outside of \(place)",
      enclosing + places + (larger.map { [$0] } ?? []) + attachment)
  }

  /// Attaching the recognizer to the view around its own.
  var attachment: [Lint.Fix] { view.superview.map { attachment(to: $0) } ?? [] }

  func attachment(to view: View) -> [Lint.Fix] { member.map { [.attach($0, to: view)] } ?? [] }
}
