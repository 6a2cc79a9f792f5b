/// The name of a property of a recognizer, by which files set it and tools advise another value.
///
/// The names here are those of this package's recognizers, and mean the same for any recognizer
/// that has a property of that name. Another package adds its own, or writes its name as it is
/// where it is used once:
///
/// ```swift
/// extension PropertyName {
///   static let minimumHeight: PropertyName = "minimumHeight"
/// }
/// ```
public struct PropertyName: Sendable {
  /// The property's Swift name, which is the key in files.
  public let word: String

  /// The name of a property.
  ///
  /// - Parameter word: the property's Swift name.
  public init(_ word: String) { self.word = word }
}

extension PropertyName: ExpressibleByStringLiteral {
  public init(stringLiteral word: String) { self.init(word) }
}

// By bytes, as elsewhere in the engine.
extension PropertyName: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.word.hasSameBytes(as: right.word)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in word.utf8 { hasher.combine(byte) }
  }
}

extension PropertyName: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    left.word.utf8.lexicographicallyPrecedes(right.word.utf8)
  }
}

extension PropertyName: CustomStringConvertible {
  /// The same as ``word``.
  public var description: String { word }
}

// Limits of movement and of time.
extension PropertyName {
  /// How far fingers move before the gesture begins.
  public static let hysteresis = PropertyName("hysteresis")
  /// How far a finger may move.
  public static let allowableMovement = PropertyName("allowableMovement")
  /// How far further taps may be from the first one (S14.10).
  public static let allowableTapSpacing = PropertyName("allowableTapSpacing")
  /// How far the movement has to go.
  public static let minimumDistance = PropertyName("minimumDistance")
  /// How far the movement may stray to the side.
  public static let maximumCrossDistance = PropertyName("maximumCrossDistance")
  /// How far from its edge the gesture may begin.
  public static let edgeDepth = PropertyName("edgeDepth")
  /// How far a figure may be from its ideal.
  public static let tolerance = PropertyName("tolerance")
  /// How long fingers rest before the gesture begins.
  public static let minimumPressDuration = PropertyName("minimumPressDuration")
  /// How long a tap may last.
  public static let maximumPressDuration = PropertyName("maximumPressDuration")
  /// How long a further tap may take to come.
  public static let maximumTapGap = PropertyName("maximumTapGap")
  /// How long the movement may take.
  public static let maximumDuration = PropertyName("maximumDuration")
  /// How often a press sends an action.
  public static let repeatInterval = PropertyName("repeatInterval")
  /// How long touches are kept from a view.
  public static let delay = PropertyName("delay")
}

// What makes the gesture.
extension PropertyName {
  /// How many taps make the gesture, or come before it.
  public static let numberOfTapsRequired = PropertyName("numberOfTapsRequired")
  /// How many fingers make the gesture.
  public static let numberOfTouchesRequired = PropertyName("numberOfTouchesRequired")
  /// How many fingers the gesture has at least.
  public static let minimumNumberOfTouches = PropertyName("minimumNumberOfTouches")
  /// How many fingers the gesture has at most.
  public static let maximumNumberOfTouches = PropertyName("maximumNumberOfTouches")
  /// The buttons of which a pointer presses one.
  public static let buttonMaskRequired = PropertyName("buttonMaskRequired")
  /// The axis along which the movement starts.
  public static let axis = PropertyName("axis")
  /// The directions of which the movement has one.
  public static let direction = PropertyName("direction")
  /// The edges of the window at one of which the movement begins.
  public static let edges = PropertyName("edges")
  /// The scrolling that counts as the movement.
  public static let allowedScrollTypes = PropertyName("allowedScrollTypes")
  /// Whether a gesture that scrolling drives goes on with the momentum.
  public static let followsMomentum = PropertyName("followsMomentum")
  /// Whether the gesture begins before it is complete.
  public static let reportsProgress = PropertyName("reportsProgress")
}
