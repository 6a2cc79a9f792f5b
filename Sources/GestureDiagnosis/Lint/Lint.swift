public import GestureCore

/// Checks a window's views and recognizers before any touch, and reports what will go wrong.
///
/// ```swift
/// for finding in Lint.findings(in: window) { print(finding) }
/// // warning: noRelation: 'single' (a tap) and 'double' (2 taps) are not related: 2 taps fire
/// //     'single' on the way, and then 'double'
/// //   fix: single.require(toFail: double), or …
/// ```
///
/// Lint reads recognizers, views and the classes' rules. It asks delegates and hooks about pairs
/// (together? wait?), as the engine does when the two share a touch. It changes nothing and sends
/// no touch, and what delegates answer about single touches stays unknown.
public enum Lint {
  /// The findings in a window: errors first, then warnings, then notes.
  ///
  /// - Parameters:
  ///   - window: the window with its views and recognizers.
  ///   - allowances: the findings that are meant, which are left out. Default: none.
  public static func findings(in window: Window, allowing allowances: [Allowance] = []) -> [Finding]
  {
    findings(in: window, knowing: LintKnowledge())
      .filter { finding in !allowances.contains { $0.covers(finding) } }
      .map { $0.with(Array($0.fixes.prefix(mostFixes))) }
  }

  /// The largest number of fixes that a finding names.
  package static let mostFixes = 2

  /// The findings in a window when more is known about delegates and views, with all fixes that may
  /// be tried.
  package static func findings(
    in window: Window, knowing knowledge: LintKnowledge
  ) -> [Finding] {
    let scene = LintScene(window, knowledge)
    return rules.flatMap { $0(scene) }.withoutRepeatedSilences.sortedBySeverity
  }

  /// The rules, in the order of the findings. (Functions and not `any LintRule`, which Embedded
  /// Swift doesn't have.)
  private static let rules: [@Sendable (LintScene) -> [Finding]] = [
    { CycleRule().findings(in: $0) }, { ReachRule().findings(in: $0) },
    { SetupRule().findings(in: $0) }, { MovementRule().findings(in: $0) },
    { BeatenRule().findings(in: $0) },
    { RelationRule().findings(in: $0) }, { EdgeRelationRule().findings(in: $0) },
    { TwoFingerRule().findings(in: $0) }, { NearerWaitRule().findings(in: $0) },
    { WaitWithinRule().findings(in: $0) }, { LossAfterTapRule().findings(in: $0) },
    { PartlyRefusedRule().findings(in: $0) }, { DelayRule().findings(in: $0) },
    { PrerequisiteRule().findings(in: $0) }, { ScrollRule().findings(in: $0) },
    { IdleRequirementRule().findings(in: $0) },
    { HandOverRule().findings(in: $0) },
    { CutOffRule().findings(in: $0) }, { OutsetOverlapRule().findings(in: $0) },
    { PartlyCoveredRule().findings(in: $0) },
    { NearlyFilledRule().findings(in: $0) }, { ControlRule().findings(in: $0) },
    { ControlDelayRule().findings(in: $0) },
    { ControlCancellationRule().findings(in: $0) }, { AgreementRule().findings(in: $0) },
    { AllowsAllRule().findings(in: $0) }, { BothFireRule().findings(in: $0) },
    { UnsteadyFingerRule().findings(in: $0) }, { QuickPressRule().findings(in: $0) },
    { DisagreementRule().findings(in: $0) },
    { SignatureRule().findings(in: $0) }, { ButtonRule().findings(in: $0) },
  ]
}

extension [Lint.Finding] {
  /// The findings, except those that say which rival keeps a recognizer from recognizing that can
  /// never recognize anyway.
  fileprivate var withoutRepeatedSilences: Self {
    let dead = filter { $0.kind == .neverFires && $0.severity > .note && !$0.isByPlace }.compactMap
    {
      $0.recognizers.first
    }
    return filter { finding in
      ![.alwaysBeaten, .rarelyFires].contains(finding.kind)
        || !(finding.recognizers.first.map(dead.contains) ?? false)
    }
  }

  /// Errors first, then warnings, then notes; within these, in the order in which they were found.
  package var sortedBySeverity: [Lint.Finding] {
    enumerated().sorted { left, right in
      (right.element.severity, left.offset) < (left.element.severity, right.offset)
    }.map { $0.element }
  }
}

/// One check of lint.
protocol LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding]
}
