public import GestureCore

extension Lint {
  /// A change to a scene that removes a finding.
  ///
  /// ```swift
  /// for fix in finding.fixes { print(fix) }
  /// // single.require(toFail: double)
  /// // single.recognizesSimultaneously(with: double) if both are meant, with which 2 taps fire
  /// //     'single' twice
  /// ```
  public struct Fix: Hashable, Sendable {
    /// The change as a clause, and the condition under which it is meant.
    public var words: String { clause + condition }
    /// The change as a clause.
    public let clause: String
    /// When it is meant, as the rest of the clause; empty for always.
    private let condition: String
    /// The kind of finding that it brings about the same recognizers, as the condition says; nil
    /// for none.
    package let bringing: Finding.Kind?
    /// The change step by step, for tools that make it.
    public let edits: [Edit]

    /// This change and another one.
    package func and(_ other: Fix) -> Fix {
      Fix(
        "\(words), and \(other.clause)", edits + other.edits, if: other.condition,
        bringing: bringing ?? other.bringing)
    }

    /// A change as a clause, step by step, and the rest of the clause that says when it is meant.
    ///
    /// - Parameter kind: see ``bringing``. Default: nil.
    package init(
      _ clause: String, _ edits: [Edit], if condition: String = "",
      bringing kind: Finding.Kind? = nil
    ) {
      self.clause = clause
      self.condition = condition
      bringing = kind
      self.edits = edits
    }
  }

  /// A step of a fix.
  public enum Edit: Hashable, Sendable {
    // Relations between two recognizers.

    /// The first one waits until the second has failed.
    case require(RecognizerLabel, toFail: RecognizerLabel)
    /// The first one no longer waits until the second has failed: neither by declaration nor by a
    /// delegate's answer.
    case removeRequirement(RecognizerLabel, toFail: RecognizerLabel)
    /// The first one no longer starts after the second.
    case removePrerequisite(RecognizerLabel, after: RecognizerLabel)
    /// The first one no longer hands its touches over to the second.
    case removeHandOver(RecognizerLabel, to: RecognizerLabel)
    /// The first one hands its touches over to the second: at once, until the app says when.
    case handOver(RecognizerLabel, to: RecognizerLabel)
    /// Both are declared to recognize together.
    case recognizeTogether(RecognizerLabel, RecognizerLabel)
    /// The delegates of both allow the two to recognize together.
    case allow(RecognizerLabel, RecognizerLabel)
    /// Nothing allows both to recognize together any more.
    case exclude(RecognizerLabel, RecognizerLabel)

    // Recognizers.

    /// The recognizer is removed.
    case remove(RecognizerLabel)
    /// The recognizer is attached to another view.
    case attach(RecognizerLabel, view: String)
    /// The recognizer is added to its view after all others that are on it.
    case addLast(RecognizerLabel)
    /// Its `isEnabled` is true.
    case enable(RecognizerLabel)
    /// It is added to its view itself, and no longer for each touch (S15.8).
    case leaveSet(RecognizerLabel)
    /// It takes touches of all types.
    case takeAllTouchTypes(RecognizerLabel)
    /// Its `cancelsTouchesInView` is false.
    case leaveTouches(RecognizerLabel)
    /// Its `delaysTouchesBegan` is false.
    case deliverTouchesBegan(RecognizerLabel)
    /// Its `delaysTouchesEnded` is false.
    case deliverTouchesEnded(RecognizerLabel)
    /// Its `delaysTouchesEnded` is true.
    case delayTouchesEnded(RecognizerLabel)
    /// Its own properties have their defaults.
    case restoreDefaults(RecognizerLabel)
    /// One of its own properties has its default.
    case restoreDefault(RecognizerLabel, property: PropertyName)
    /// One of its own properties has a number.
    case set(RecognizerLabel, property: PropertyName, Double)
    /// It begins only with movements along an axis.
    case holdToAxis(RecognizerLabel, Axis)
    /// It takes the touches of pointers and of no other type.
    case takePointersAlone(RecognizerLabel)

    // Answers of delegates and views.

    /// Its delegate says yes to each event.
    case receiveEvents(RecognizerLabel)
    /// Its delegate says yes to each touch.
    case receiveTouches(RecognizerLabel)
    /// Its delegate says no to touches on a view.
    case refuseTouches(RecognizerLabel, view: String)
    /// Its delegate always lets it begin.
    case begin(RecognizerLabel)
    /// A view lets it begin.
    case letBegin(RecognizerLabel, view: String)
    /// A view doesn't let it begin.
    case keepFromBeginning(RecognizerLabel, view: String)

    // Views.

    /// Its `isHidden` is false.
    case show(view: String)
    /// Its `alpha` is 1.
    case makeOpaque(view: String)
    /// Its `isUserInteractionEnabled` is set.
    case setInteraction(view: String, Bool)
    /// Its `catchesOwnTouches` is set.
    case setCatchesOwnTouches(view: String, Bool)
    /// Its `frame` is set.
    case setFrame(view: String, Rect)
    /// Its `hitOutset` is set. Unit: points.
    case setHitOutset(view: String, Double)
    /// It has no transform.
    case resetTransform(view: String)
    /// It is in front of all that lies in a view, in which it has a frame.
    case bringToFront(view: String, of: String, Rect)
  }
}

extension Lint.Fix: CustomStringConvertible {
  public var description: String { words }
}
