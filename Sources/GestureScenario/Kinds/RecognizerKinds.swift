import GestureCore

/// The kinds of recognizers that files may use.
public struct RecognizerKinds: Sendable {
  /// Every kind, in the order in which help and messages list them.
  public private(set) var all: [RecognizerKind] = []

  /// The kinds of this package.
  public static let standard = RecognizerKinds([
    .tap, .doubleTap, .longPress, .pan, .horizontalPan, .screenEdgePan, .swipe, .pinch, .rotation,
    .hover, .circle, .contentDelay, .scripted,
  ])

  /// A list of kinds.
  ///
  /// - Parameter kinds: the kinds; of several with the same word, the last one counts.
  public init(_ kinds: [RecognizerKind]) {
    for kind in kinds { add(kind) }
  }

  /// Adds a kind. One with the same word is replaced.
  public mutating func add(_ kind: RecognizerKind) {
    if let index = all.firstIndex(of: kind) { all[index] = kind } else { all.append(kind) }
  }

  /// These kinds and some more.
  public func adding(_ kinds: RecognizerKind...) -> RecognizerKinds {
    RecognizerKinds(all + kinds)
  }

  /// The kind that a word stands for.
  public subscript(word: String) -> RecognizerKind? { all.first { $0.word == word } }

  /// The kind of a recognizer, by its type; the first if several fit.
  func kind(of recognizer: any GestureRecognizer) -> RecognizerKind? {
    all.first { $0.type == ObjectIdentifier(type(of: recognizer)) }
  }

  /// The readings of all kinds, each name once.
  var readings: [RecognizerKind.Reading] {
    var readings: [RecognizerKind.Reading] = []
    for reading in all.flatMap(\.readings)
    where !readings.contains(where: { $0.name == reading.name }) {
      readings.append(reading)
    }
    return readings
  }
}
