public import GestureCore
import GestureTrace

extension Lint {
  /// Something about a scene that lint has found, before any touch.
  public struct Finding: Hashable, Sendable {
    /// What is found, by its name.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Recognizers would wait for each other in a ring.
      case cycle
      /// A recognizer gets no touch: its view can't be hit, or it takes none.
      case unreachable
      /// A recognizer can't recognize as it is set up, or its requirement always recognizes first.
      case neverFires
      /// A rival recognizes before this one can, whatever the fingers do.
      case alwaysBeaten
      /// A rival recognizes before this one can, or before what it waits for has failed, save for
      /// cases that are told.
      case rarelyFires
      /// Two taps of different counts, or a swipe and a pan, know nothing of each other.
      case noRelation
      /// A requirement makes a recognizer late.
      case late
      /// A requirement makes a recognizer wait until the finger moves on or lifts.
      case waitsForFinger
      /// A requirement holds nobody, since the two never share a touch.
      case idleRequirement
      /// A recognizer takes a control's touches away, or makes it late.
      case controlLosesTouch
      /// Both may recognize together, and one waits for the other all the same.
      case waitsForCompanion
      /// What excludes one recognizer releases another beside the winner.
      case releasedBesideWinner
      /// A delegate that allows everything beside everything undoes what keeps some apart.
      case undoesExclusion
      /// Of two delegates one allows both recognizers, or says what another question denies, and the other has said
      /// no.
      case delegatesDisagree
      /// A property was set to what it can't be, or a requirement to what can't be waited for.
      case misuse
    }

    public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
      /// Worth knowing, and often meant so.
      case note
      /// Most likely not meant so.
      case warning
      /// Can't be meant so.
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

    public let kind: Kind
    public let severity: Severity
    /// The recognizers that it is about, the one concerned first.
    public let recognizers: [RecognizerLabel]
    /// What is wrong.
    public let sentence: String
    /// How to fix it.
    public let fix: String

    init(
      _ kind: Kind, _ severity: Severity, _ recognizers: [LintMember], _ sentence: String,
      fix: String
    ) {
      self.init(kind, severity, about: recognizers.map { $0.label }, sentence, fix: fix)
    }

    package init(
      _ kind: Kind, _ severity: Severity, about recognizers: [RecognizerLabel], _ sentence: String,
      fix: String
    ) {
      self.kind = kind
      self.severity = severity
      self.recognizers = recognizers
      self.sentence = sentence
      self.fix = fix
    }
  }
}

extension Lint.Finding {
  /// The finding as text.
  ///
  /// - Parameter width: the most columns that a line takes. Range: 40 and up. Default: 100.
  public func text(width: Int = TextWidth.usual) -> String {
    let room = max(width, 40) - 4
    let sentence = "\(severity.rawValue): \(kind.rawValue): \(sentence)".wrapped(to: room)
    let remedy = "fix: \(fix)".wrapped(to: room)
    return sentence.joined(separator: "\n    ") + "\n  " + remedy.joined(separator: "\n    ")
  }
}

extension Lint.Finding: CustomStringConvertible {
  /// The finding as text of the usual width.
  public var description: String { text() }
}
