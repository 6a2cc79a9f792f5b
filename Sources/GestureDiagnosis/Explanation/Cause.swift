public import GestureCore

extension Explanation {
  /// One link in the chain that led to what came of a gesture.
  public struct Cause: Hashable, Sendable {
    /// When; nil for what held all the time.
    public let timestamp: Timestamp?
    public let kind: Kind
    /// A plain sentence, in which "it" is who is explained.
    public let sentence: String
    /// The rules that decide it, such as "S4.17".
    public let rules: [String]

    init(_ kind: Kind, at timestamp: Timestamp?, _ sentence: String, rules: [String]) {
      self.kind = kind
      self.timestamp = timestamp
      self.sentence = sentence
      self.rules = rules
    }

    /// What kind of cause it is, with the other side.
    public enum Kind: Hashable, Sendable {
      /// It was given a touch, or a view was told of one.
      case given(TouchID)
      /// A touch went to another view; nil for none at all.
      case notHit(by: TouchID, swallowedBy: String?)
      /// A touch was not given to it.
      case refused(TouchID, TouchRefusal)
      /// It dropped a touch.
      case dropped(TouchID)
      /// It had to wait for others to fail.
      case held(by: [RecognizerLabel])
      /// A requirement was refused, for it would have closed a ring.
      case requirementRefused(of: RecognizerLabel, for: RecognizerLabel)
      /// Something without touches was not given to it.
      case pointerMissed
      /// It had to wait no longer; nil where nobody's failure did it.
      case released(by: RecognizerLabel?)
      /// It saw that this is not its gesture.
      case ownDecision(FailureDetail?)
      /// Another one won.
      case excluded(by: RecognizerLabel)
      /// One that had to fail first recognized.
      case requirementRecognized(RecognizerLabel)
      /// Its delegate said that it should not begin.
      case deniedByDelegate
      /// A view said that it should not begin.
      case deniedByView(String)
      /// It did not get as far as to be asked.
      case neverAsked
      /// It may recognize along with another.
      case allowed(with: RecognizerLabel)
      case disabled
      case removed
      case touchesCancelled
      case abandoned
      /// It is not over yet.
      case unfinished
      /// It sent an action.
      case fired(GestureState)
      /// It took a touch from a view.
      case took(TouchID, from: String)
      /// A view lost a touch to a recognizer; nil where that can't be told.
      case lostTouch(TouchID, to: RecognizerLabel?)
      /// A view was told of something late, because of those that had not decided.
      case toldLate(TouchID, because: [RecognizerLabel])
      /// A view was never told of a touch that hit it.
      case neverTold(TouchID)
    }
  }
}

extension Explanation.Cause: CustomStringConvertible {
  public var description: String {
    sentence + (rules.isEmpty ? "" : " (\(rules.joined(separator: ", ")))")
  }
}
