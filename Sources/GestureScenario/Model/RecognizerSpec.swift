public import GestureCore

/// A recognizer of a scene.
public struct RecognizerSpec: Hashable, Sendable {
  public var id: String
  public var kind: RecognizerKind
  /// The id of the view to which it is added.
  public var view: String
  /// Default: all.
  public var allowedTouchTypes: [TouchType]?
  public var requiresExclusiveTouchType = true
  public var isEnabled = true
  /// Nil for the recognizer's own default, here and in the next two properties.
  public var cancelsTouchesInView: Bool?
  public var delaysTouchesBegan: Bool?
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

  public init(id: String, kind: RecognizerKind, view: String) {
    self.id = id
    self.kind = kind
    self.view = view
  }

  /// A set of recognizers, one for each touch.
  public struct ForEachTouch: Hashable, Sendable {
    /// The most recognizers that are made; nil for no limit.
    public var limit: Int?

    public init(limit: Int? = nil) { self.limit = limit }
  }
}
