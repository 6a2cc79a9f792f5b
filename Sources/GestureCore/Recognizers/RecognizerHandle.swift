/// Identifies a recognizer to the engine and to tools, and gives read access to some of its
/// internal state.
///
/// A recognizer keeps its ``RecognizerCore`` private and exposes the core's handle:
///
/// ```swift
/// private let core = RecognizerCore(name: "checkmark")
/// public var handle: RecognizerHandle { core.handle }
/// ```
///
/// Two handles are equal if they belong to the same recognizer. Apps need none of this; tests, logs
/// and inspectors do.
public struct RecognizerHandle {
  @usableFromInline let core: RecognizerCore

  init(_ core: RecognizerCore) { self.core = core }
}

extension RecognizerHandle: Hashable {
  public static func == (left: RecognizerHandle, right: RecognizerHandle) -> Bool {
    left.core === right.core
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(core)) }
}

@available(*, unavailable)
extension RecognizerHandle: Sendable {}

extension RecognizerHandle {
  /// The recognizer's name and its view's.
  public var label: RecognizerLabel { core.label }

  /// The state that the recognizer's own code has reached; ``GestureRecognizer/state`` lags behind
  /// it while a failure requirement holds the recognizer (S4.18).
  public var trackingState: GestureState { core.attempt.tracking }

  /// The touches that the recognizer tracks now, in the order of binding.
  public var trackedTouches: Touches { core.trackedTouches }

  /// Whether the recognizer tracks a touch now.
  package func isTracking(_ touch: Touch) -> Bool { core.touchList.contains(touch) }

  /// The kinds of input without touches that the recognizer accepts.
  public var indirectInputs: IndirectInput.Kinds { core.indirectInputs }

  /// See ``RecognizerCore/buttonMaskRequired``; empty where every touch passes.
  public var buttonMaskRequired: ButtonMask { core.buttonMaskRequired }

  /// The recognizers that this one waits for, in the order of declaration.
  public var failureRequirements: [FailureRequirement] {
    core.requirements.required.compactMap { edge in
      guard edge.kind == .failure, let core = edge.core else { return nil }
      return FailureRequirement(
        other: core.recognizer, label: core.label, isDeclared: edge.isStatic,
        isAnswered: edge.isDynamic)
    }
  }

  /// The recognizers that have to begin before this one (S15.1), in the order of declaration.
  public var prerequisites: [Prerequisite] {
    core.requirements.required.compactMap { edge in
      guard edge.kind == .beginning, let core = edge.core else { return nil }
      return Prerequisite(handle: core.handle, other: core.recognizer, label: core.label)
    }
  }

  /// The recognizers with which this one was declared to recognize together, where the declaration
  /// was made on this one.
  public var companions: [any GestureRecognizer] {
    var known: Set<ObjectIdentifier> = []
    return core.simultaneousRecognizers.compactMap { $0.object }
      .filter { known.insert(ObjectIdentifier($0)).inserted }.compactMap { $0.recognizer }
  }

  /// The set to which the recognizer belongs; nil where it is in none (S15.8).
  public var recognizerSet: RecognizerSet? { core.set.object }

  /// Whether one set has made both recognizers, which therefore don't exclude each other (S15.9).
  public func isSibling(of other: any GestureRecognizer) -> Bool {
    core.isSibling(of: other.handle.core)
  }

  /// The sets after whose recognizers this one starts (S15.5).
  public var prerequisiteSets: [RecognizerSet] { core.prerequisiteSets.compactMap { $0.object } }

  /// The tags after whose recognizers this one starts (S15.5).
  public var prerequisiteTags: [RecognizerTag] { core.prerequisiteTags }

  /// Whether this one starts after another because of a tag.
  package func startsAfterTag(of other: any GestureRecognizer) -> Bool {
    core.startsAfterTag(of: other.handle.core)
  }

  /// The recognizers to which this one hands its touches over (S15.11).
  public var handOverTargets: [any GestureRecognizer] {
    core.handOvers.compactMap { $0.taker?.recognizer }
  }

  /// Whether one of the two starts after the other, directly or through others: they recognize
  /// together (S15.4).
  public func recognizesInSequence(with other: any GestureRecognizer) -> Bool {
    core.recognizesInSequence(with: other.handle.core)
  }

  /// The cycles that declared requirements of this recognizer would have closed; they were refused
  /// (S4.32).
  public var refusedCycles: [RequirementCycle] { core.refusedRequirements.map { $0.cycle } }

  /// Whether the recognizer was declared to recognize together with another, by either of them:
  /// directly, or by tags.
  public func isDeclaredTogether(with other: any GestureRecognizer) -> Bool {
    core.isCompanion(of: other.handle.core) || isDeclaredTogetherByTag(with: other)
  }

  /// Whether something besides delegates lets both recognize together: they were declared so, are
  /// in one sequence, or were made by one set. (`Questions.blocks` decides the same for the
  /// engine.)
  package func mayRecognizeTogether(with other: any GestureRecognizer) -> Bool {
    isDeclaredTogether(with: other) || recognizesInSequence(with: other) || isSibling(of: other)
  }

  /// Whether tags let the recognizer recognize together with another.
  package func isDeclaredTogetherByTag(with other: any GestureRecognizer) -> Bool {
    core.dispatcher?.questions.tagRelations.allow(core, with: other.handle.core) ?? false
  }
}

extension GestureRecognizer {
  /// The recognizer's name and its view's.
  package var label: RecognizerLabel { handle.label }
}

/// A requirement that another recognizer fails first.
public struct FailureRequirement {
  /// The recognizer that has to fail; nil while it is on no view.
  public let other: (any GestureRecognizer)?
  /// The names of that recognizer and of its view.
  public let label: RecognizerLabel
  /// Whether it was declared with `require(toFail:)`.
  public let isDeclared: Bool
  /// Whether a delegate or a recognizer asked for it, for the present attempt.
  public let isAnswered: Bool
}

@available(*, unavailable)
extension FailureRequirement: Sendable {}

/// A recognizer that has to begin before another one.
public struct Prerequisite {
  /// The handle of the recognizer that has to begin.
  public let handle: RecognizerHandle
  /// The recognizer; nil while it is on no view.
  public let other: (any GestureRecognizer)?
  /// The names of that recognizer and of its view.
  public let label: RecognizerLabel
}

@available(*, unavailable)
extension Prerequisite: Sendable {}
