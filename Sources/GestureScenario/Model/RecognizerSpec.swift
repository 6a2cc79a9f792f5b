public import GestureCore

/// A recognizer of a scene.
public struct RecognizerSpec: Hashable, Sendable {
  /// Its name in the file, in logs and in explanations.
  public var id: String
  /// What it is, such as ``RecognizerKind/tap``.
  public var kind: RecognizerKind
  /// The id of the view to which it is added.
  public var view: String
  /// The types of touches that it takes; nil for its kind's default. Default: nil.
  public var allowedTouchTypes: [TouchType]?
  /// Whether touches of one type keep out those of others (S2.15). Default: true.
  public var requiresExclusiveTouchType = true
  /// Whether it takes touches at all. Default: true.
  public var isEnabled = true
  /// Whether views lose the touches with which it recognizes (S7.2); nil for its kind's default.
  /// Default: nil.
  public var cancelsTouchesInView: Bool?
  /// Whether views receive touches only after it has failed (S7.15); nil for its kind's default.
  /// Default: nil.
  public var delaysTouchesBegan: Bool?
  /// Whether views receive the lift only after it has failed (S7.12); nil for its kind's default.
  /// Default: nil.
  public var delaysTouchesEnded: Bool?
  /// The ids of the recognizers that must fail before this one recognizes. Default: none.
  public var requireToFail: [String] = []
  /// The ids of the recognizers that must begin before this one recognizes (S15.1). Default: none.
  public var startsAfter: [String] = []
  /// The ids of the recognizers with which it is declared to recognize together. Default: none.
  public var recognizesTogether: [String] = []
  /// Whether there is one recognizer for each touch (S15.8); nil for a single one. Default: nil.
  public var forEachTouch: ForEachTouch?
  /// The ids of the only recognizers that it can prevent; nil for what its kind allows.
  /// Default: nil.
  public var preventsOnly: [String]?
  /// The ids of the only recognizers that can prevent it; nil for what its kind allows.
  /// Default: nil.
  public var preventedOnlyBy: [String]?
  /// The kind's own properties that are set, by their Swift names. Default: none.
  public var settings: [PropertyName: RecognizerKind.PropertyValue] = [:]

  /// A recognizer on a view with the kind's defaults and no relations.
  public init(id: String, kind: RecognizerKind, view: String) {
    self.id = id
    self.kind = kind
    self.view = view
  }

  /// A set of recognizers, one for each touch.
  public struct ForEachTouch: Hashable, Sendable {
    /// How many recognizers there are at most at a time; nil for no limit. Range: 1 or more.
    public var limit: Int?

    /// A set with at most this many recognizers at a time; nil for no limit.
    public init(limit: Int? = nil) { self.limit = limit }
  }
}
