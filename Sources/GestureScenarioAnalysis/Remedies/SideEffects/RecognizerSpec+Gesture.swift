import GestureCore
import GestureScenario

// How a recognizer's gesture is made, and the words for it.
extension RecognizerSpec {
  /// What its recognizer looks for.
  var profile: GestureProfile { GestureProfile(of: recognizer) }

  /// Whether it looks for a press.
  var isPress: Bool { if case .press = profile.trigger { true } else { false } }

  /// The taps that come before its press or drag.
  var tapsBefore: Int {
    let profile = profile
    switch profile.trigger {
    case .press, .drag: return profile.taps?.numberOfTaps ?? 0
    case .taps, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return 0
    }
  }

  /// The taps that come before its press or drag, as the beginning of what a user does.
  var wordsOfTapsBefore: String {
    switch tapsBefore {
    case 0: ""
    case 1: "a tap and "
    case let count: "\(count) taps and "
    }
  }

  /// The number of fingers of its gesture, as an addition to the gesture; empty where that is
  /// clear.
  var wordsOfFingers: String {
    if fingersNeeded == 1 || profile.trigger.isOfTwoFingers { return "" }
    return " of \(fingersNeeded == 2 ? "two" : "\(fingersNeeded)") fingers"
  }

  /// How many fingers its gesture takes at least.
  var fingersNeeded: Int {
    let profile = profile
    return max(profile.numberOfTouches.lowerBound, profile.trigger.isOfTwoFingers ? 2 : 1)
  }

  /// A button that a pointer presses for it; nil for the usual one.
  var button: ButtonMask? {
    let recognizer = recognizer
    guard let mask = recognizer.handle.buttons(for: GestureProfile(of: recognizer))?.rawValue,
      mask > 1, mask & 1 == 0
    else { return nil }
    return ButtonMask(rawValue: mask & -mask)
  }

  /// The type of touches with which it is used: fingers, if it takes them.
  var usualType: TouchType? {
    guard let types = allowedTouchTypes, !types.contains(.direct) else { return nil }
    return types.first
  }

  /// " by pencil", for example, for a recognizer that takes no fingers, as an addition to its
  /// gesture; empty for a recognizer that takes fingers.
  var wordsOfMeans: String { usualType?.wordsOfMeans ?? "" }

  /// Whether its gesture is a figure that a finger draws.
  var isFigure: Bool { if case .drawing = profile.trigger { true } else { false } }

  /// Whether it takes only fingers.
  var takesFingersAlone: Bool { allowedTouchTypes == [.direct] }

  /// The direction of its drag: the given direction or, if it may not start in that direction,
  /// along the other axis, or into the screen.
  func way(along direction: Vector) -> Vector {
    let profile = profile
    if profile.directions.isEmpty || profile.directions.contains(direction) { return direction }
    let inward = profile.edges == nil ? nil : profile.directions.first
    return inward ?? Vector(dx: direction.dy, dy: direction.dx)
  }
}

extension TouchType {
  /// The touches that make a gesture, as an addition to it.
  var wordsOfMeans: String { " by \(noun)" }

  /// What makes such touches.
  var noun: String {
    switch self {
    case .direct: "finger"
    case .pencil: "pencil"
    case .mouse: "mouse"
    case .indirect: "remote"
    }
  }
}

/// The touches that make a gesture.
struct Means: Hashable {
  let fingers: Int
  let type: TouchType?
  let button: ButtonMask?
  /// The edges at which the gesture begins; nil for anywhere.
  let edges: RectEdges?
}

extension Scenario {
  /// The touches that make a recognizer's gesture.
  func means(for spec: RecognizerSpec) -> Means {
    Means(
      fingers: spec.fingersNeeded, type: usualType(for: spec), button: spec.button,
      edges: spec.profile.edges)
  }

  /// The type of touches that usually makes a recognizer's gesture: that of the script's touches,
  /// if they all have the same type and the recognizer needs one touch; nil for fingers.
  func usualType(for spec: RecognizerSpec) -> TouchType? {
    let types = Set(
      script.flatMap(\.content.withSent).filter { !$0.began.isEmpty }.map { $0.type ?? .direct })
    guard types.count == 1, let type = types.first, type != .direct, spec.fingersNeeded == 1,
      spec.allowedTouchTypes?.contains(type) ?? true
    else { return spec.usualType }
    return type
  }
}
