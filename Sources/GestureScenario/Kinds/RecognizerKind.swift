import GestureCore

/// A kind of recognizer that scenarios can use: its word, how one is made, and which of its
/// properties a file may set.
///
/// To add one, describe it beside its relatives (`RecognizerKind+Pans.swift` and the like) and
/// list it in ``all``.
public struct RecognizerKind: Sendable {
  /// What files call it.
  public let word: String
  let properties: [RecognizerProperty]
  let make: @Sendable () -> any GestureRecognizer
  /// The figures that it offers inside an action.
  let read: @Sendable (any GestureRecognizer) -> Readings
  /// What the host can set to start afresh from, as far as there is such a thing.
  let rebase: Rebase?
  /// A gesture of this kind.
  let sample: SampleGesture

  /// What a host can set in mid-gesture.
  enum Rebase: Sendable {
    case translation(@Sendable (any GestureRecognizer) -> Void)
    case scale(@Sendable (any GestureRecognizer, Double) -> Void)
    case rotation(@Sendable (any GestureRecognizer, Double) -> Void)
  }

  init<Recognizer: GestureRecognizer & SendableMetatype>(
    _ word: String, sample: SampleGesture,
    properties: [RecognizerProperty] = [], rebase: Rebase? = nil,
    reading: @escaping @Sendable (Recognizer, inout Readings) -> Void = { _, _ in },
    make: @escaping @Sendable () -> Recognizer
  ) {
    self.word = word
    self.properties = properties
    self.make = make
    self.rebase = rebase
    self.sample = sample
    read = { recognizer in
      var readings = Readings(location: recognizer.location(in: nil))
      if let recognizer = recognizer as? Recognizer { reading(recognizer, &readings) }
      return readings
    }
  }

  /// The kind that a word means.
  public static func named(_ word: String) -> RecognizerKind? { all.first { $0.word == word } }

  /// Every kind there is.
  public static let all: [RecognizerKind] = [
    tap, doubleTap, longPress, pan, horizontalPan, screenEdgePan, swipe, pinch, rotation, hover,
    circle, scripted,
  ]
}

extension RecognizerKind: Hashable {
  public static func == (left: RecognizerKind, right: RecognizerKind) -> Bool {
    left.word == right.word
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

/// What a recognizer offers to read inside an action, in window coordinates; nil for what its kind
/// doesn't have.
struct Readings: Sendable {
  var location: Point
  var translation: Vector?
  var velocity: Vector?
  var scale: Double?
  var rotation: Double?
  var center: Point?
  var radius: Double?

  init(location: Point) { self.location = location }
}
