package import GestureCore

/// What is known of a recognizer that is explained, beside its log.
package struct RecognizerFacts {
  /// What it looks for.
  package var profile: GestureProfile
  /// The kinds of input without touches that it takes.
  package var indirectInputs: IndirectInput.Kinds = []
  /// Whether the delegate of the first one has an opinion of its own on the second, beside the
  /// default; nil where that can't be known.
  package var hasOpinion: (RecognizerLabel, RecognizerLabel) -> Bool? = { _, _ in nil }
  /// Whether it was declared that the recognizer waits for another; nil where that can't be known.
  package var isDeclaredToWait: (RecognizerLabel) -> Bool? = { _ in nil }
  /// Whether the app made the recognizer drop a touch at a moment; nil where that can't be known.
  package var appDropped: (TouchID, Timestamp) -> Bool? = { _, _ in nil }
  /// The views that the app took out of the window at a moment, or hid.
  package var viewsTaken: (Timestamp) -> [String] = { _ in [] }
  /// What came without touches, in order.
  package var pointerEvents: [PointerEvent] = []

  package init(profile: GestureProfile) { self.profile = profile }
}

/// Input without touches that came while something is explained.
package struct PointerEvent: Hashable, Sendable {
  package var timestamp: Timestamp
  package var kind: IndirectInput.Kinds
  package var place: Point

  package init(at timestamp: Timestamp, _ kind: IndirectInput.Kinds, at place: Point) {
    self.timestamp = timestamp
    self.kind = kind
    self.place = place
  }
}
