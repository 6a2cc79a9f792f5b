package import GestureCore

/// Input without touches that came during the explained time.
package struct PointerEvent: Hashable, Sendable {
  /// When it came.
  package var timestamp: Timestamp
  /// Its one kind.
  package var kind: IndirectInput.Kinds
  /// Where it came, in window coordinates; without meaning for an action.
  package var place: Point
  /// Whether it is the momentum after fingers have lifted from a trackpad.
  package var isMomentum = false
  /// Whether the scrolling says where it begins and ends.
  package var hasPhase = false
  /// The view of an action; nil for input that comes at a place.
  package var view: String?
  /// The name of an action; nil for any other input.
  package var action: ActionName?

  /// Input at a place.
  package init(at timestamp: Timestamp, _ kind: IndirectInput.Kinds, at place: Point) {
    self.timestamp = timestamp
    self.kind = kind
    self.place = place
  }

  /// A semantic action.
  package init(at timestamp: Timestamp, _ action: ActionName, on view: String) {
    self.init(at: timestamp, .action, at: .zero)
    self.action = action
    self.view = view
  }
}
