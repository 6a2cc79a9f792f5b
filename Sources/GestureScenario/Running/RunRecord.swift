public import GestureCore
import GestureSimulation
public import GestureTrace

/// What happened in a run.
public struct RunRecord: Sendable {
  /// All log entries, in order.
  public private(set) var entries: [LogEntry]
  /// The actions, in the order in which they were sent.
  package private(set) var actions: [Action]
  /// What the delegate was asked, in order.
  let calls: [StageDelegate.Call]
  /// The delegate's answers that depended on a state, in order.
  package let conditionalAnswers: [StageDelegate.ConditionalAnswer]
  /// What the host did, in order.
  package let performed: [PerformedAction]
  /// The scrolling that is in no entry, since it has no phases and no recognizer took it, in order.
  package let untakenScrolls: [UntakenScroll]
  /// The ids of the recognizers that are about pointers that hover.
  package private(set) var hovers: Set<String>
  /// What was not idle in the end; empty if everything was.
  let pendingWork: [String]
  /// Instructions of the scenario that could not be carried out.
  public let problems: [String]
  /// Instructions without effect.
  public let remarks: [String]
  private let touchNames: TouchNames

  /// The outcome of an attempt.
  struct Outcome {
    var state: GestureState
    var reason: FailureReason?
    /// Whether it ended because another recognizer took over.
    var isHandedOver = false

    /// The reason as files write it.
    var word: String? { isHandedOver ? ExpectedOutcome.handedOver : reason?.word }
  }

  /// Scrolling without phases that no recognizer took.
  package struct UntakenScroll: Sendable {
    /// When it came.
    package let at: Timestamp
    /// What came.
    package let scroll: ScrollInput
  }

  /// An action that was sent.
  package struct Action: Sendable {
    /// The recognizer's id.
    package var recognizer: String
    /// The state for which it was sent.
    package var state: GestureState
    /// Unit: milliseconds.
    package var at: Double
    /// The figures that the recognizer offered.
    package let readings: RecognizerKind.Figures
    /// The modifier keys that the recognizer read.
    package var modifiers: ModifierFlags
    /// The recognizer that took over, inside an action `ended`.
    var handedOverTo: String?
  }

  init(stage: Stage, delegate: StageDelegate, player: ScriptPlayer, actions: [Action]) {
    entries = stage.simulation.log.entries
    self.actions = actions
    calls = delegate.calls
    conditionalAnswers = delegate.conditionalAnswers
    performed = player.performed
    untakenScrolls = stage.untakenScrolls.all
    hovers = Set(stage.members.filter { $0.recognizer.isOfHover }.map(\.id))
    pendingWork = stage.pendingWork
    problems = player.problems
    remarks = player.remarks
    touchNames = stage.touchNames
  }

  /// The file's id of a touch.
  public func name(of touch: TouchID) -> String { touchNames.name(of: touch) }

  /// The id by which the script knows a touch: the file's, unless ids that are used again were told
  /// apart.
  package func id(of touch: TouchID) -> String { touchNames.id(of: touch) }

  /// The same run, with another id for a recognizer.
  package func renamingRecognizer(_ old: String, to new: String) -> RunRecord {
    var record = self
    record.entries = entries.map { entry in
      let what = entry.what.relabelled { label in
        label.name == old ? RecognizerLabel(name: new, view: label.view) : label
      }
      return LogEntry(at: entry.timestamp, what)
    }
    for index in actions.indices where actions[index].recognizer == old {
      record.actions[index].recognizer = new
    }
    if record.hovers.remove(old) != nil { record.hovers.insert(new) }
    return record
  }

  /// The run as JSON Lines, one object an entry, in order.
  public var logLines: [String] { entries.compactMap { $0.jsonLine(touchName: name(of:)) } }

  /// The outcome of each attempt of a recognizer. If an outcome was undone in the same pass, the
  /// final one counts.
  func outcomes(of recognizer: String) -> [Outcome] {
    var outcomes: [Outcome] = []
    var open: Outcome?
    var isHandedOver = false
    for entry in entries {
      switch entry.what {
      case .handedOver(let label, _) where label.name == recognizer: isHandedOver = true
      case .state(let label, _, let to, let reason, _) where label.name == recognizer:
        let isTransfer = isHandedOver && to == .ended
        open = to.isTerminal ? Outcome(state: to, reason: reason, isHandedOver: isTransfer) : nil
        isHandedOver = false
      case .reset(let label, _) where label.name == recognizer:
        if let outcome = open { outcomes.append(outcome) }
        open = nil
      case _: break
      }
    }
    if let outcome = open { outcomes.append(outcome) }
    return outcomes
  }

  /// The touches that a view received, each with its time in milliseconds.
  package func touches(of view: String) -> [(phase: TouchPhase, at: Double)] {
    entries.compactMap { entry in
      guard case .view(view, _, let phase) = entry.what else { return nil }
      return (phase, entry.timestamp.milliseconds)
    }
  }

  /// The kinds of all diagnostics, in order.
  package var diagnostics: [GestureDiagnostic.Kind] {
    entries.compactMap { entry in
      guard case .diagnostic(let diagnostic) = entry.what else { return nil }
      return diagnostic.kind
    }
  }
}

extension GestureRecognizer {
  fileprivate var isOfHover: Bool { GestureProfile(of: self).trigger == .hover }
}

extension Stage {
  /// Which recognizers are not `possible` or track something, and whether a deadline is pending.
  fileprivate var pendingWork: [String] {
    let pendingWork = simulation.dispatcher.pendingWork
    let deadline = pendingWork.lazy.compactMap(\.deadline).first.map {
      "a deadline is pending at \($0.deadline.timestamp.milliseconds.plain)"
    }
    return pendingWork.flatMap { words(for: $0) } + (deadline.map { [$0] } ?? [])
  }

  private func words(for pendingWork: PendingWork) -> [String] {
    guard case .attempt(let label, let state, let touches) = pendingWork else { return [] }
    let names = touches.map { touchNames.name(of: $0) }.joined(separator: ", ")
    return (state == .possible ? [] : ["'\(label.name)' is \(state.word)"])
      + (touches.isEmpty ? [] : ["'\(label.name)' tracks touch \(names)"])
  }
}
