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
public func lint(_ window: Window) -> [Finding] {
  lint(window) { $0.delegate != nil }
}

/// Lint for someone who knows delegates.
///
/// - Parameter mayRefuse: whether a recognizer's delegate may keep it from beginning or from touches.
package func lint(
  _ window: Window, mayRefuse: (any GestureRecognizer) -> Bool
) -> [Finding] {
  let scene = LintScene(window, mayRefuse: mayRefuse)
  let rules: [any LintRule] = [
    CycleRule(), ReachRule(), SetupRule(), BeatenRule(), RelationRule(), DelayRule(),
    IdleRequirementRule(), ControlRule(), AgreementRule(),
  ]
  var findings = rules.flatMap { $0.findings(in: scene) }
  findings = findings.enumerated().sorted { left, right in
    (right.element.severity, left.offset) < (left.element.severity, right.offset)
  }.map(\.element)
  return findings
}

/// Something that lint looks for.
protocol LintRule {
  func findings(in scene: LintScene) -> [Finding]
}
