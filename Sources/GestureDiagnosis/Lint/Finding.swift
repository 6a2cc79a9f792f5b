public import GestureCore
import GestureTrace

extension Lint {
  /// Something that lint has found about a scene, before any touch.
  public struct Finding: Hashable, Sendable {
    /// The kind of finding, by its name.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Recognizers would wait for each other in a cycle.
      case cycle
      /// A recognizer or a control gets no touch: its view can't be hit, or it accepts none.
      case unreachable
      /// A recognizer can't recognize as configured, or its requirement always recognizes first.
      case neverFires
      /// A rival recognizes before the recognizer can, whatever the fingers do.
      case alwaysBeaten
      /// A rival recognizes before the recognizer can, or before what it waits for has failed,
      /// except in the cases that the finding lists.
      case rarelyFires
      /// Two taps of different counts, a swipe and a pan, an edge pan and a nearer pan, or two
      /// gestures that two fingers make at once have no relation to each other.
      case noRelation
      /// A requirement makes a recognizer late.
      case late
      /// A requirement makes a recognizer wait until the finger moves on or lifts.
      case waitsForFinger
      /// A requirement has no effect, because the two never share a touch.
      case idleRequirement
      /// A hand-over never comes about: the first isn't continuous, the two never share a touch,
      /// the first or second needs more touches than the other has, or a third recognizer keeps it
      /// from being asked. Or the second follows no movement.
      case idleHandOver
      /// Touches don't reach the part of a view that sticks out of a view around it, that another
      /// view covers, or that the hit outset of a view in front takes.
      case cutOff
      /// A recognizer cancels a control's touches, or delays it.
      case controlLosesTouch
      /// A recognizer that cancels a control's touches recognizes only after the control has had
      /// the lift, or a drag leaves them to the control, so that both act.
      case controlActsToo
      /// No recognizer takes the button of a pointer that is pressed.
      case untakenButton
      /// Both may recognize together, but one waits for the other.
      case waitsForSimultaneous
      /// A recognition excludes one recognizer, which releases another to recognize with the
      /// winner.
      case releasedWithWinner
      /// A delegate that allows simultaneous recognition with every other recognizer undoes an
      /// exclusion, or so do declarations or a pan's own rules.
      case undoesExclusion
      /// Two delegates disagree: one allows both recognizers and the other says no, or two
      /// questions got contradictory answers.
      case delegatesDisagree
      /// A property was set to an invalid value, or a requirement is on something that can't be
      /// waited for.
      case misuse
    }

    /// How bad a finding is: a note often is intended, a warning probably not, an error can't be.
    public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
      /// Worth knowing, and often intended.
      case note
      /// Probably not intended.
      case warning
      /// Can't be intended.
      case error

      public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

      private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
      }
    }

    /// What was found.
    public let kind: Kind
    /// How bad it is.
    public let severity: Severity
    /// The recognizers that it is about, the affected one first; empty where it is about a control.
    public let recognizers: [RecognizerLabel]
    /// The name of the view whose touches it is about, such as a control; nil where it is about
    /// recognizers, whatever their view.
    public let view: String?
    /// What is wrong.
    public let sentence: String
    /// The ways to fix it, the best first; empty where none is known that brings no other finding.
    public let fixes: [Fix]
    /// How to fix it: the words of all ``fixes``.
    public var fix: String { fixes.map { $0.words }.joined(separator: ", or ") }
    /// How late the first recognizer is; nil where it isn't.
    package let waitingCost: WaitingCost?
    /// Whether it only says that of two recognizers the one nearer to the fingers goes first.
    package var isByPlace = false
    /// What becomes of its first recognizer, in the words of a fix that brings the finding; nil for
    /// findings that no fix may bring.
    package var effect: Effect?

    init(
      _ kind: Kind, _ severity: Severity, _ recognizers: [LintMember], on view: View? = nil,
      _ sentence: String, fixes: [Fix], waitingCost: WaitingCost? = nil
    ) {
      self.init(
        kind, severity, about: recognizers.map { $0.label }, on: view?.name, sentence,
        fixes: fixes, waitingCost: waitingCost)
    }

    /// A finding about recognizers by their labels.
    package init(
      _ kind: Kind, _ severity: Severity, about recognizers: [RecognizerLabel],
      on view: String? = nil, _ sentence: String, fixes: [Fix], waitingCost: WaitingCost? = nil
    ) {
      self.waitingCost = waitingCost
      self.kind = kind
      self.severity = severity
      self.recognizers = recognizers
      self.view = view
      self.sentence = sentence
      self.fixes = fixes
    }
  }
}

extension Lint.Finding {
  /// The same finding with other fixes, and with another severity and sentence where they are given.
  package func with(
    _ fixes: [Lint.Fix], _ severity: Severity? = nil, sentence: String? = nil
  ) -> Lint.Finding {
    var finding = Lint.Finding(
      kind, severity ?? self.severity, about: recognizers, on: view, sentence ?? self.sentence,
      fixes: fixes, waitingCost: waitingCost)
    (finding.isByPlace, finding.effect) = (isByPlace, effect)
    return finding
  }
}

extension Lint.Finding {
  /// The finding as text.
  ///
  /// - Parameter width: the maximum number of columns of a line. Range: 40 and up. Default: 100.
  public func text(width: Int = TextWidth.usual) -> String {
    let room = max(width, 40) - 4
    let sentence = "\(severity.rawValue): \(kind.rawValue): \(sentence)".wrapped(to: room)
    guard !fixes.isEmpty else { return sentence.joined(separator: "\n    ") }
    let remedy = "fix: \(fix)".wrapped(to: room)
    return sentence.joined(separator: "\n    ") + "\n  " + remedy.joined(separator: "\n    ")
  }
}

extension Lint.Finding: CustomStringConvertible {
  /// The finding as text of the default width.
  public var description: String { text() }
}
