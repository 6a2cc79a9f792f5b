public import GestureCore

extension Explanation {
  /// One link in the chain of causes that led to the outcome of a gesture.
  public struct Cause: Hashable, Sendable {
    /// When it happened; nil for what held all the time.
    public let timestamp: Timestamp?
    /// What happened.
    public let kind: Kind
    /// A plain sentence, in which "it" is the recognizer or view that is explained.
    public let sentence: String
    /// The rules that decide it, such as "S4.17".
    public let rules: [String]
    /// Of a gesture that recognized: what was measured then, and the limit that it had to reach.
    /// Nil where no limit made it recognize, and for all other causes; the figures of a failure are
    /// in ``Kind/ownDecision(_:)``.
    public let figures: FailureDetail.Figures?
    /// What else the sentence says.
    package let aspects: [Aspect]

    /// A cause, with its sentence.
    package init(
      _ kind: Kind, at timestamp: Timestamp?, _ sentence: String, rules: [String],
      figures: FailureDetail.Figures? = nil, telling aspects: [Aspect] = []
    ) {
      self.figures = figures
      self.aspects = aspects
      self.kind = kind
      self.timestamp = timestamp
      self.sentence = sentence
      self.rules = rules
    }

    /// Something that a cause's sentence says besides its kind, for code that adds to it.
    package enum Aspect: Hashable, Sendable {
      /// When a press repeats, or that it ended before it did.
      case repeats
      /// That it would have failed in any case, since it had to wait for the winner.
      case wait
      /// That it had too few touches when it was excluded.
      case fewTouches
      /// What it gave up for, as a sentence goes on after a colon.
      case reason(String)
      /// That a touch missed it because another view lay in front.
      case covered
      /// The app's change that made a touch miss it.
      case hostChange(HostChange)
    }

    /// The kind of cause, with the other side.
    public enum Kind: Hashable, Sendable {
      /// It received a touch.
      case given(TouchID)
      /// A touch hit a view.
      case hit(TouchID)
      /// A touch missed it and hit `hitView`; nil where it hit no view.
      case notHit(by: TouchID, hitView: String?)
      /// It did not receive a touch.
      case refused(TouchID, TouchRefusal)
      /// It ignored a touch.
      case dropped(TouchID)
      /// It had to wait for others to fail, or to begin.
      case held(by: [RecognizerLabel])
      /// A requirement was refused because it would have closed a cycle.
      case requirementRefused(of: RecognizerLabel, for: RecognizerLabel)
      /// A recognizer that it waits for had failed before, so nothing held it.
      case requirementMet(by: RecognizerLabel)
      /// A recognizer that it waits for had none of its touches, so nothing held it.
      case requirementVoid(RecognizerLabel)
      /// A recognizer that it waited for had itself waited for `to`, directly or through others.
      case chained(to: RecognizerLabel)
      /// It did not receive input without touches.
      case pointerMissed
      /// It no longer had to wait; nil where no recognizer was the reason.
      case released(by: RecognizerLabel?)
      /// It decided that this is not its gesture.
      case ownDecision(FailureDetail?)
      /// Another recognizer won.
      case excluded(by: RecognizerLabel)
      /// Another recognizer had its gesture in the same event and went first.
      case tied(with: RecognizerLabel)
      /// A recognizer that was required to fail recognized.
      case requirementRecognized(RecognizerLabel)
      /// Its delegate said that it should not begin.
      case deniedByDelegate
      /// A view said that it should not begin.
      case deniedByView(String)
      /// It was never asked whether it should begin.
      case neverAsked
      /// It may recognize together with another.
      case allowed(with: RecognizerLabel)
      /// It was disabled.
      case disabled
      /// It was removed from its view, or its view from the window.
      case removed
      /// Its touches were cancelled: by the host, or because their view left its window.
      case touchesCancelled
      /// One of its touches was cancelled, and it goes on with others.
      case lostFinger(TouchID)
      /// It could not decide any more, so that the engine ended it (S14.14).
      case abandoned
      /// A recognizer after which it starts did not begin.
      case prerequisiteFailed(RecognizerLabel)
      /// It ended because another recognizer took over its touches.
      case handedOver(to: RecognizerLabel)
      /// It took over the touches of another recognizer.
      case tookOver(from: RecognizerLabel)
      /// A recognizer that should have handed its touches over to it did not.
      case notHandedOver(from: RecognizerLabel)
      /// It is not over yet.
      case unfinished
      /// It sent an action.
      case fired(GestureState)
      /// It cancelled a touch in a view.
      case took(TouchID, from: String)
      /// A recognizer cancelled a touch in a view; nil where that recognizer isn't known.
      case lostTouch(TouchID, to: RecognizerLabel?)
      /// Something was delivered late to a view, because these recognizers had not decided.
      case deliveredLate(TouchID, because: [RecognizerLabel])
      /// A view that takes one touch already had `had`.
      case takesOneTouch(TouchID, had: TouchID)
      /// A view got no touch, since it or the view of another touch is exclusive, or both are.
      case sharesNoTouches(TouchID, exclusive: [String], with: TouchID)
      /// A recognizer took a touch before its view received it.
      case takenBefore(TouchID, by: RecognizerLabel)
      /// A touch that hit a view was never delivered to it.
      case neverDelivered(TouchID)
      /// Anything else that is worth knowing; no change is tried against it.
      case remark
    }
  }
}

extension Explanation.Cause: CustomStringConvertible {
  public var description: String {
    sentence + (rules.isEmpty ? "" : " (\(rules.joined(separator: ", ")))")
  }
}

extension [Explanation.Cause] {
  /// Sorts by time; what holds all the time comes last. Causes of one moment stay in order.
  mutating func sortByTime() {
    let places = enumerated().sorted { one, other in
      switch (one.element.timestamp, other.element.timestamp) {
      case (let left?, let right?) where left != right: left < right
      case (.some, nil): true
      case (nil, .some): false
      case (.some, .some), (nil, nil): one.offset < other.offset
      }
    }
    self = places.map { $0.element }
  }
}
