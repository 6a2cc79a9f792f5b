public import GestureCore

/// Looks at a window's views and recognizers before any touch, and says what is bound to go wrong.
///
/// ```swift
/// for finding in lint(window) { print(finding) }
/// // warning: noRelation: 'single' (1 tap) and 'double' (2 taps) of view 'card' …
/// //   mend: single.require(toFail: double), or …
/// ```
///
/// Recognizers, views and the classes' rules are looked at; delegates and hooks are asked about
/// pairs (together? wait?), as they would be when the two share a touch. Nothing is changed, no
/// touch is sent, and what delegates say of single touches stays unknown.
///
/// - Returns: errors first, then warnings, then notes.
public func lint(_ window: Window) -> [Finding] { lint(window, knowing: LintKnowledge()) }

/// Lint for someone who knows delegates and views.
package func lint(_ window: Window, knowing knowledge: LintKnowledge) -> [Finding] {
  let scene = LintScene(window, knowledge)
  let rules: [any LintRule] = [
    CycleRule(), ReachRule(), SetupRule(), BeatenRule(), RelationRule(), DelayRule(),
    IdleRequirementRule(), ControlRule(), ControlThiefRule(), AgreementRule(), BlanketRule(),
    DisagreementRule(),
  ]
  let findings = rules.flatMap { $0.findings(in: scene) }
  return findings.gravestFirst
}

extension [Finding] {
  /// Errors first, then warnings, then notes; else in the order in which they were found.
  package var gravestFirst: [Finding] {
    enumerated().sorted { left, right in
      (right.element.severity, left.offset) < (left.element.severity, right.offset)
    }.map(\.element)
  }
}

/// Something that lint looks for.
protocol LintRule {
  func findings(in scene: LintScene) -> [Finding]
}
