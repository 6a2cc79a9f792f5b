import GestureCore

/// What a report shows of one contact that touches the surface.
struct Sighting: Hashable, Sendable {
  var location: Point
  var type: TouchType
  var pressure = 0.0
  var buttons = ButtonMask.primary
  var contact: TouchContact?
  var pose: TouchPose?
}

/// How a contact's touch ends when it is no longer seen.
enum Disappearance {
  case lifted
  /// The device says that it was no finger, or its state is unknown.
  case cancelled
}
