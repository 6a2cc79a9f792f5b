public import GestureCore

/// Looks at a window's views and recognizers before any touch, and says what is bound to go wrong.
///
/// ```swift
/// for finding in Lint.findings(in: window) { print(finding) }
/// // warning: noRelation: 'single' (1 tap) and 'double' (2 taps) of view 'card' …
/// //   fix: single.require(toFail: double), or …
/// ```
///
/// Recognizers, views and the classes' rules are looked at; delegates and hooks are asked about
/// pairs (together? wait?), as they would be when the two share a touch. Nothing is changed, no
/// touch is sent, and what delegates say of single touches stays unknown.
public enum Lint {
  /// What is found in a window: errors first, then warnings, then notes.
  public static func findings(in window: Window) -> [Finding] {
    findings(in: window, knowing: LintKnowledge())
  }

  /// What is found where more is known of delegates and views.
  package static func findings(
    in window: Window, knowing knowledge: LintKnowledge
  ) -> [Finding] {
    let scene = LintScene(window, knowledge)
    return rules.flatMap { $0(scene) }.gravestFirst
  }

  /// What lint looks for, in the order of the findings. (Functions and not `any LintRule`, which
  /// Embedded Swift doesn't have.)
  private static let rules: [@Sendable (LintScene) -> [Finding]] = [
    { CycleRule().findings(in: $0) }, { ReachRule().findings(in: $0) },
    { SetupRule().findings(in: $0) }, { BeatenRule().findings(in: $0) },
    { RelationRule().findings(in: $0) }, { DelayRule().findings(in: $0) },
    { IdleRequirementRule().findings(in: $0) }, { ControlRule().findings(in: $0) },
    { ControlThiefRule().findings(in: $0) }, { AgreementRule().findings(in: $0) },
    { BlanketRule().findings(in: $0) }, { DisagreementRule().findings(in: $0) },
  ]
}

extension [Lint.Finding] {
  /// Errors first, then warnings, then notes; else in the order in which they were found.
  package var gravestFirst: [Lint.Finding] {
    enumerated().sorted { left, right in
      (right.element.severity, left.offset) < (left.element.severity, right.offset)
    }.map { $0.element }
  }
}

/// Something that lint looks for.
protocol LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding]
}
