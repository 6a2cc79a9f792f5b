/// Tracks the first two of several fingers: the line from one to the other, at the start and now.
///
/// A pure value, shared by pinch and rotation. A third finger doesn't count. When one of the two
/// lifts the line is gone; when another comes down there is a new line and a new start (S9.48).
public struct TwoFingerTracker: Sendable {
  private struct Finger: Sendable {
    var id: TouchID
    var place: Point
  }

  private var first: Finger?
  private var second: Finger?

  /// From the first finger to the second when both were down, in window coordinates.
  public private(set) var initialLine = Vector.zero
  /// Whether both fingers have been down together.
  public private(set) var wasComplete = false

  /// The latest values of a trackpad's transform.
  private var scale = 1.0
  private var rotation = 0.0

  /// A tracker without fingers.
  public init() {}

  /// Whether both fingers are down.
  public var isComplete: Bool { second != nil }

  /// Whether no finger is down.
  public var isEmpty: Bool { first == nil }

  /// From the first finger to the second now, in window coordinates; zero unless both are down.
  public var line: Vector {
    guard let first, let second else { return .zero }
    return second.place - first.place
  }

  /// Takes up to two fingers.
  ///
  /// - Returns: the surplus ones, which are to be ignored (S9.52).
  public mutating func began(_ touches: Touches) -> [Touch] {
    let hadBoth = isComplete
    var surplus: [Touch] = []
    for touch in touches {
      let finger = Finger(id: touch.id, place: touch.location(in: nil))
      if first == nil {
        first = finger
      } else if second == nil {
        second = finger
      } else {
        surplus.append(touch)
      }
    }
    if isComplete && !hadBoth {
      initialLine = line
      wasComplete = true
    }
    return surplus
  }

  /// Records the touches' new places.
  ///
  /// - Returns: whether one of the two is at another place and both are down.
  public mutating func moved(_ touches: Touches) -> Bool {
    let before = (first?.place, second?.place)
    touches.forEach { touch in
      if touch.id == first?.id {
        first?.place = touch.location(in: nil)
      } else if touch.id == second?.id {
        second?.place = touch.location(in: nil)
      }
    }
    return isComplete && (first?.place, second?.place) != before
  }

  /// Records a trackpad's transform, which replaces fingers.
  ///
  /// - Returns: whether it differs from the one before.
  public mutating func follow(_ transform: TransformInput) -> Bool {
    let former = transform.phase == .began ? (1, 0) : (scale, rotation)
    (scale, rotation) = (transform.scale, transform.rotation)
    return (scale, rotation) != former
  }

  /// Fingers lifted or were cancelled. The remaining one is the first from then on.
  public mutating func ended(_ touches: Touches) {
    touches.forEach { touch in
      if touch.id == second?.id {
        second = nil
      } else if touch.id == first?.id {
        first = second
        second = nil
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension TwoFingerTracker {
    /// Adds which fingers are down and, as long as that matters, where they are and were at the
    /// start.
    public func addState(to digest: inout StateDigest, placesMatter: Bool) {
      add(first, to: &digest, placesMatter)
      add(second, to: &digest, placesMatter)
      if placesMatter { digest.add(initialLine) }
      guard first == nil else { return }
      digest.add(scale)
      digest.add(rotation)
    }

    private func add(_ finger: Finger?, to digest: inout StateDigest, _ placeMatters: Bool) {
      digest.add(finger != nil)
      guard let finger else { return }
      digest.add(finger.id.rawValue)
      if placeMatters { digest.add(finger.place) }
    }
  }
#endif
