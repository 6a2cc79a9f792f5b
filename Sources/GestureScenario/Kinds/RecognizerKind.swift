public import GestureCore

/// A kind of recognizer that scenario files can use: its word, how to make one, the properties that
/// a file may set, and the figures that a file may expect.
///
/// A package with a recognizer of its own describes it once and passes the description to the
/// reader of files:
///
/// ```swift
/// let checkmark = RecognizerKind(
///   "checkmark", sample: .stroke([Point(x: 0, y: 0), Point(x: 30, y: 30), Point(x: 90, y: -60)]),
///   properties: [
///     .number("minimumHeight", \CheckmarkGestureRecognizer.minimumHeight)
///   ],
///   readings: [
///     .point("corner", \CheckmarkGestureRecognizer.corner)
///   ]
/// ) {
///   CheckmarkGestureRecognizer()
/// }
/// let kinds = RecognizerKinds.standard.adding(checkmark)
/// let scenario = try Scenario(contentsOfFile: "signing.json", kinds: kinds)
/// ```
///
/// What lint and the explorer need to know comes from the recognizer itself, which conforms to
/// `GestureInspectable`.
public struct RecognizerKind: Sendable {
  /// The word by which files name the kind, such as `doubleTap`.
  public let word: String
  /// What a file may set under `set`, in the order in which a file lists it.
  public let properties: [Property]
  /// The location, and the readings that the kind adds.
  let readingsOfRecognizer: [Reading]
  /// The gesture that a new file performs for a recognizer of this kind.
  public let sample: RecognizerKind.Sample
  /// What a new file sets, since a recognizer with the defaults wouldn't recognize the sample.
  public let startingSettings: [PropertyName: RecognizerKind.PropertyValue]
  /// Makes a recognizer of the kind.
  public let make: @Sendable () -> any GestureRecognizer
  /// The recognizers' type.
  let type: ObjectIdentifier

  /// A kind of recognizer, for files to name.
  ///
  /// - Parameters:
  ///   - word: the word by which files name the kind. The words of ``RecognizerKinds/standard`` are
  ///     taken.
  ///   - sample: a gesture that a recognizer of this kind recognizes. Default: a tap.
  ///   - properties: what a file may set. Default: nothing.
  ///   - readings: what a file may expect inside an action. Default: the location alone.
  ///   - startingSettings: what a new file sets. Default: nothing.
  ///   - make: makes a recognizer with its default properties.
  public init<Recognizer: GestureRecognizer & SendableMetatype>(
    _ word: String, sample: RecognizerKind.Sample = .tap, properties: [Property] = [],
    readings: [Reading] = [], startingSettings: [PropertyName: RecognizerKind.PropertyValue] = [:],
    make: @escaping @Sendable () -> Recognizer
  ) {
    self.word = word
    self.properties = properties
    readingsOfRecognizer = [Self.location] + readings
    self.sample = sample
    self.startingSettings = startingSettings
    self.make = make
    type = ObjectIdentifier(Recognizer.self)
  }

  /// What a file may expect under `values`; every kind has `location`, and what the host says of
  /// the recognizer's first touch.
  public var readings: [Reading] {
    [Self.location] + TouchShape.readings + readingsOfRecognizer.dropFirst()
  }

  /// Where the gesture is. Every kind has it.
  private static let location = Reading(
    name: "location", form: .point,
    read: { recognizer in
      let location = recognizer.location(in: nil)
      return [location.x, location.y]
    }, write: nil)

  /// Whether a script decides what recognizers of this kind do.
  package var isScripted: Bool { type == ObjectIdentifier(ScriptedGestureRecognizer.self) }

  /// A property by its own name, as in a file.
  func property(named name: PropertyName) -> Property? { properties.first { $0.name == name } }

  /// A property by what it means; by its own name if it has that of one of ours.
  package func property(_ role: PropertyName) -> Property? {
    property(named: role) ?? properties.first { $0.role == role }
  }

  /// A reading by its name.
  func reading(_ name: String) -> Reading? { readings.last { $0.name == name } }
}

extension RecognizerKind: Hashable {
  /// Kinds are equal if files name them by the same word.
  public static func == (left: RecognizerKind, right: RecognizerKind) -> Bool {
    left.word == right.word
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}
