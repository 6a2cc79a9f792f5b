package import GestureCore

/// What is known about an explained recognizer besides its log.
package struct RecognizerFacts {
  /// What it looks for.
  package var profile: GestureProfile
  /// The kinds of input without touches that it accepts.
  package var indirectInputs: IndirectInput.Kinds = []
  /// Whether the first one's delegate answers about the second other than by default; nil where
  /// that isn't known.
  package var answersExplicitly: (RecognizerLabel, RecognizerLabel) -> Bool? = { _, _ in nil }
  /// Whether the recognizer was declared to wait for another; nil where that isn't known.
  package var isDeclaredToWait: (RecognizerLabel) -> Bool? = { _ in nil }
  /// Whether the app made the recognizer ignore a touch at a moment; nil where that isn't known.
  package var appDropped: (TouchID, Timestamp) -> Bool? = { _, _ in nil }
  /// The views that the app removed from the window at a moment, or hid.
  package var viewsTaken: (Timestamp) -> [String] = { _ in [] }
  /// Whether it is one of a set, in which each touch has a recognizer of its own.
  package var isInSet = false
  /// The input without touches, in order.
  package var pointerEvents: [PointerEvent] = []

  package init(profile: GestureProfile) { self.profile = profile }
}

/// Input without touches that came during the explained time.
package struct PointerEvent: Hashable, Sendable {
  package var timestamp: Timestamp
  package var kind: IndirectInput.Kinds
  package var place: Point
  /// The view of an action; nil for input that comes at a place.
  package var view: String?

  package init(at timestamp: Timestamp, _ kind: IndirectInput.Kinds, at place: Point) {
    self.timestamp = timestamp
    self.kind = kind
    self.place = place
  }

  /// A semantic action.
  package init(at timestamp: Timestamp, actionOn view: String) {
    self.init(at: timestamp, .action, at: .zero)
    self.view = view
  }
}
