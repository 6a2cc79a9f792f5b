import GestureCore
import GestureDiagnosis
import GestureScenario

/// What the host's actions change in a scene, so that a finding about it may hold only at first.
struct SceneChanges {
  /// What performs them: "a reaction", "the script".
  let author: String
  private let scene: Scenario.Scene
  private var recognizers: Set<String> = []
  private var views: Set<String> = []

  init(by author: String, _ actions: [Scenario.HostAction], in scene: Scenario.Scene) {
    self.author = author
    self.scene = scene
    for action in actions {
      recognizers.formUnion(action.changedRecognizers)
      if let view = action.changedView { views.insert(view) }
    }
  }

  /// The finding, reduced to a note if it says that something never or hardly ever happens, or that
  /// a recognizer fires on the way to another, and one of its recognizers, or views, is changed.
  /// What is out of reach at first needs no fix where the views change.
  func qualified(_ finding: Lint.Finding) -> Lint.Finding {
    guard isAboutAllTime(finding.kind), concerns(finding) else { return finding }
    return finding.with(
      !views.isEmpty && finding.kind == .unreachable ? [] : finding.fixes, .note,
      sentence: finding.sentence + "; but \(author) changes the scene")
  }

  private func concerns(_ finding: Lint.Finding) -> Bool {
    if !views.isEmpty && (finding.kind == .unreachable || finding.kind == .rarelyFires) {
      return true
    }
    return finding.recognizers.contains { label in
      recognizers.contains { StageDelegate.isMatch($0, label.name) }
        || finding.kind == .alwaysBeaten && views.contains { scene.contains(label.view, in: $0) }
    } || finding.kind == .alwaysBeaten && views.contains { mayCover($0, in: finding) }
  }

  /// Whether a view lies in the loser's view, and not in a winner's, so that it may take touches from
  /// the winners alone.
  private func mayCover(_ view: String, in finding: Lint.Finding) -> Bool {
    guard let loser = finding.recognizers.first, scene.contains(view, in: loser.view) else {
      return false
    }
    return finding.recognizers.dropFirst().contains { !scene.contains(view, in: $0.view) }
  }

  private func isAboutAllTime(_ kind: Lint.Finding.Kind) -> Bool {
    switch kind {
    case .unreachable, .neverFires, .alwaysBeaten, .rarelyFires, .noRelation: true
    case .cycle, .late, .waitsForFinger, .idleRequirement, .idleHandOver, .cutOff,
      .controlLosesTouch, .controlActsToo, .untakenButton, .waitsForSimultaneous,
      .releasedWithWinner, .undoesExclusion, .delegatesDisagree, .misuse:
      false
    }
  }
}

extension Scenario.HostAction {
  /// The recognizers whose part or relations it changes.
  fileprivate var changedRecognizers: [String] {
    switch self {
    case .enable(let id), .disable(let id), .remove(let id), .add(let id, _): [id]
    case .requireToFail(let id, let other), .removeRequirement(let id, let other),
      .startsAfter(let id, let other), .removePrerequisite(let id, let other):
      [id, other]
    case .hideView, .removeView, .moveView, .setReading, .cancel, .showView, .setFrame, .setAlpha,
      .ignoreTouch, .send, .assign:
      []
    }
  }

  fileprivate var changedView: String? {
    switch self {
    case .hideView(let view), .removeView(let view), .moveView(let view, _), .showView(let view),
      .setFrame(let view, _), .setAlpha(let view, _):
      view
    case .enable, .disable, .remove, .add, .setReading, .cancel, .requireToFail, .removeRequirement,
      .startsAfter, .removePrerequisite, .ignoreTouch, .send, .assign:
      nil
    }
  }
}
