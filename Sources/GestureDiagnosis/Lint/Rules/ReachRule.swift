import GestureCore
import GestureTrace

/// Recognizers and controls that get no touch (S2.2, S2.4, S2.12, S2.16, S13.19).
struct ReachRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.compactMap { finding(about: $0) }
      + scene.controls.compactMap { finding(about: $0, in: scene) }
  }

  private func finding(about member: LintMember) -> Lint.Finding? {
    let subject = Subject(quoted: member.quoted, view: member.view, member: member)
    if member.touchTypes.isEmpty && member.pointerInputs.isEmpty && !member.isOfHover {
      return subject.finding(
        .error, "its allowedTouchTypes are empty",
        [
          Lint.Fix(
            "name the touch types that it is to take, or let it take all",
            [.takeAllTouchTypes(member.label)])
        ])
    }
    if !member.recognizer.isEnabled {
      return subject.finding(
        .note, "it is switched off",
        [Lint.Fix("set isEnabled when it is to take part", [.enable(member.label)])])
    }
    return finding(about: subject, member.reach)
  }

  /// Where a control has recognizers, their findings say so. What is hidden is so on purpose, as is
  /// a control that is closed itself.
  private func finding(about control: Control, in scene: LintScene) -> Lint.Finding? {
    guard control.isEnabled, !control.holdsGestures, !control.isParked else { return nil }
    let subject = Subject(quoted: "control '\(control.name)'", view: control, member: nil)
    let reach = scene.map.reach(of: control)
    switch reach {
    case .outside, .covered, .zeroSize, .flattened: return finding(about: subject, reach)
    case .closed(let view, .withoutInteraction) where view != control.name:
      return finding(about: subject, reach, .note)
    case .reachable, .closed: return nil
    }
  }

  /// - Parameter most: no finding about a closed view is more severe.
  private func finding(
    about subject: Subject, _ reach: Reach, _ most: Lint.Finding.Severity = .warning
  ) -> Lint.Finding? {
    let view = subject.view
    switch reach {
    case .reachable: return nil
    case .closed(let closed, let why):
      return subject.finding(
        why.isByIntent ? .note : most, "view '\(closed)' \(why.clause)", [why.fix(closed)])
    case .zeroSize:
      return subject.finding(
        .warning, "view '\(view.name)' has no size",
        view.fixesOfSize.isEmpty ? subject.attachment : view.fixesOfSize)
    case .outside:
      guard !view.maybeScrolls else { return nil }
      return subject.finding(
        view.isParked ? .note : .warning,
        "view '\(view.name)' lies outside of the views around it",
        view.fixesOfPlace + subject.attachment)
    case .flattened(let flat):
      return subject.finding(
        .warning, "the transform of view '\(flat)' leaves it no area",
        [
          Lint.Fix(
            "give view '\(flat)' a transform that doesn't scale to zero, or none",
            [.resetTransform(view: flat)])
        ])
    case .covered(let covers):
      // A cover that takes touches itself, such as one that dismisses a dialog, is usually meant.
      let isMeant = covers.allSatisfy { $0.view.isForTouches }
      return subject.finding(
        isMeant ? .note : .warning, "\(words(covers)) all of view '\(view.name)'",
        fixes(subject, covers))
    }
  }

  private func words(_ covers: [ViewReference]) -> String {
    let names = covers.map { "'\($0.view.name)'" }.joinedAsList
    return covers.count == 1 ? "view \(names) covers" : "views \(names) together cover"
  }

  /// A view that is there for touches of its own is not to lose them.
  private func fixes(_ subject: Subject, _ covers: [ViewReference]) -> [Lint.Fix] {
    var edits: [Lint.Edit] = []
    var words: [String] = []
    for cover in covers.map({ $0.view }) {
      if cover.isForTouches { return subject.attachment(to: covers[0].view) }
      let name = cover.name
      if cover.holdsTouchable {
        edits.append(.setCatchesOwnTouches(view: name, false))
        words.append("set catchesOwnTouches of '\(name)' to false")
      } else {
        edits.append(.setInteraction(view: name, false))
        words.append("switch isUserInteractionEnabled of '\(name)' off")
      }
    }
    let fix =
      edits.allSatisfy { $0.isOfInteraction }
      ? Lint.Fix(
        words.joinedAsList, edits,
        if: " if \(covers.count == 1 ? "it is" : "they are") only there to be seen")
      : Lint.Fix(
        words.joinedAsList + ", so that touches pass where nothing in it is hit", edits)
    return [fix]
      + subject.attachment(to: covers[0].view)
  }
}

/// A recognizer or control that gets no touch.
private struct Subject {
  let quoted: String
  let view: View
  /// The recognizer; nil for a control.
  let member: LintMember?

  func finding(
    _ severity: Lint.Finding.Severity, _ clause: String, _ fixes: [Lint.Fix]
  ) -> Lint.Finding {
    Lint.Finding(
      .unreachable, severity, member.map { [$0] } ?? [],
      "\(quoted) gets no \(member?.isOfHover ?? false ? "pointer" : "touch"): \(clause)",
      fixes: fixes)
  }

  /// Attaching the recognizer to the view around its own.
  var attachment: [Lint.Fix] { view.superview.map { attachment(to: $0) } ?? [] }

  func attachment(to view: View) -> [Lint.Fix] { member.map { [.attach($0, to: view)] } ?? [] }
}

extension LintMember {
  /// Whether it is about pointers that hover.
  fileprivate var isOfHover: Bool { profile.trigger == .hover }
}

extension Lint.Edit {
  fileprivate var isOfInteraction: Bool {
    guard case .setInteraction = self else { return false }
    return true
  }
}

extension View {
  /// Whether touches on the view itself have an effect: it has recognizers, or is a control.
  var isForTouches: Bool { holdsGestures || self is Control }

  /// Whether something in it is there for touches.
  var holdsTouchable: Bool {
    subviews.contains { LintScene.views(in: $0).contains { $0.isForTouches } }
  }

  /// A place inside of its superview, or a superview that is large enough.
  fileprivate var fixesOfPlace: [Lint.Fix] {
    let inside = frameInsideSuperview.map {
      Lint.Fix.setFrame(of: self, to: $0, ", inside of its superview")
    }
    let around = superview.flatMap { superview in
      superviewFrameAround.map { Lint.Fix.setFrame(of: superview, to: $0, ", around it") }
    }
    return [inside, around].compactMap { $0 }
  }

  /// Whether it, or a view around it, lies right beside the window, as a drawer does that comes in
  /// later.
  fileprivate var isParked: Bool {
    guard let window = window?.bounds, superview != nil else { return false }
    let box = boxInWindow
    return box.maxX == window.minX || box.minX == window.maxX || box.maxY == window.minY
      || box.minY == window.maxY || superview?.isParked == true
  }

  /// A frame of the size of a finger in place of one without any, or no outset that takes it all.
  fileprivate var fixesOfSize: [Lint.Fix] {
    if hitOutset < 0 && bounds.width > 0 && bounds.height > 0 {
      return [Lint.Fix("set the hitOutset of view '\(name)' to 0", [.setHitOutset(view: name, 0)])]
    }
    let finger = 44.0  // the least side of a touch target, as platforms recommend
    var size = frame.size
    if size.width <= 0 { size.width = finger }
    if size.height <= 0 { size.height = finger }
    guard superview != nil, size != frame.size else { return [] }
    return [.setFrame(of: self, to: Rect(origin: frame.origin, size: size), ", or another size")]
  }
}

extension Reach.Closure {
  /// What keeps touches out, as a sentence after the view's name.
  fileprivate var clause: String {
    switch self {
    case .hidden: "is hidden"
    case .transparent: "has an alpha below 0.01"
    case .withoutInteraction: "has its isUserInteractionEnabled off"
    case .passingThrough: "lets touches through, and nothing in it is hit"
    }
  }

  /// Whether views are closed in this way while they are out of use.
  fileprivate var isByIntent: Bool {
    switch self {
    case .hidden, .transparent: true
    case .withoutInteraction, .passingThrough: false
    }
  }

  fileprivate func fix(_ view: String) -> Lint.Fix {
    switch self {
    case .hidden: Lint.Fix("show view '\(view)' when it is to have touches", [.show(view: view)])
    case .transparent:
      Lint.Fix("make view '\(view)' opaque when it is to have touches", [.makeOpaque(view: view)])
    case .withoutInteraction:
      Lint.Fix(
        "set isUserInteractionEnabled of view '\(view)' to true",
        [.setInteraction(view: view, true)])
    case .passingThrough:
      Lint.Fix(
        "set catchesOwnTouches of view '\(view)' to true",
        [.setCatchesOwnTouches(view: view, true)])
    }
  }
}
