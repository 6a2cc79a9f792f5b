public import GestureCore

/// A recognizer of a scene.
public struct RecognizerSpec: Hashable, Sendable {
  /// Its name in the file, in logs and in explanations.
  public var id: String
  /// What it is, such as ``RecognizerKind/tap``.
  public var kind: RecognizerKind
  /// The id of the view to which it is added.
  public var view: String
  /// Default: all.
  public var allowedTouchTypes: [TouchType]?
  /// Whether touches of one type keep out those of others (S2.15). Default: true.
  public var requiresExclusiveTouchType = true
  /// Whether it takes touches at all. Default: true.
  public var isEnabled = true
  /// Nil for the recognizer's own default, here and in the next two properties.
  public var cancelsTouchesInView: Bool?
  /// Whether views receive touches only after it has failed (S7.15); nil for its own default.
  public var delaysTouchesBegan: Bool?
  /// Whether views receive the lift only after it has failed (S7.12); nil for its own default.
  public var delaysTouchesEnded: Bool?
  /// The recognizers that must fail before this one recognizes.
  public var requireToFail: [String] = []
  /// The recognizers that must begin before this one recognizes (S15.1).
  public var startsAfter: [String] = []
  /// The recognizers with which it is declared to recognize together.
  public var recognizesTogether: [String] = []
  /// One recognizer for each touch (S15.8); nil for a single one.
  public var forEachTouch: ForEachTouch?
  /// The only recognizers that it can prevent; nil for what its kind allows.
  public var preventsOnly: [String]?
  /// The only recognizers that can prevent it; nil for what its kind allows.
  public var preventedOnlyBy: [String]?
  /// The kind's own properties by their Swift names.
  public var settings: [String: RecognizerKind.PropertyValue] = [:]

  /// A recognizer on a view with the kind's defaults and no relations.
  public init(id: String, kind: RecognizerKind, view: String) {
    self.id = id
    self.kind = kind
    self.view = view
  }

  /// A set of recognizers, one for each touch.
  public struct ForEachTouch: Hashable, Sendable {
    /// The most recognizers that are made; nil for no limit.
    public var limit: Int?

    /// A set with at most this many recognizers at a time; nil for no limit.
    public init(limit: Int? = nil) { self.limit = limit }
  }
}
