/// Follows the first two of several fingers: the line from one to the other, at the start and now.
///
/// A pure value; what pinch and rotation have in common. A third finger is none of its business.
/// When one of the two lifts the line is gone; when another comes down there is a new one, and a
/// new start (S9.48).
public struct TwoFingerTracker: Sendable {
  private var ids: [TouchID] = []
  private var places: [Point] = []

  /// From the first finger to the second when both were down, in window coordinates.
  public private(set) var initialLine = Vector.zero

  public init() {}

  /// Whether both fingers are down.
  public var isComplete: Bool { ids.count == 2 }

  /// Whether no finger is down.
  public var isEmpty: Bool { ids.isEmpty }

  /// From the first finger to the second now, in window coordinates; zero unless both are down.
  public var line: Vector { isComplete ? places[1] - places[0] : .zero }

  /// Takes up to two fingers.
  ///
  /// - Returns: those that are too many, and concern others (S9.52).
  public mutating func began(_ touches: Touches) -> [Touch] {
    let hadBoth = isComplete
    var surplus: [Touch] = []
    for touch in touches {
      if ids.count < 2 {
        ids.append(touch.id)
        places.append(touch.location(in: nil))
      } else {
        surplus.append(touch)
      }
    }
    if isComplete && !hadBoth { initialLine = line }
    return surplus
  }

  /// Takes over new places.
  ///
  /// - Returns: whether one of the two is at another place and both are down.
  public mutating func moved(_ touches: Touches) -> Bool {
    let before = places
    for touch in touches {
      if let index = ids.firstIndex(of: touch.id) { places[index] = touch.location(in: nil) }
    }
    return isComplete && places != before
  }

  /// Fingers lifted or were taken away.
  public mutating func ended(_ touches: Touches) {
    for touch in touches {
      guard let index = ids.firstIndex(of: touch.id) else { continue }
      ids.remove(at: index)
      places.remove(at: index)
    }
  }
}

#if !hasFeature(Embedded)
  extension TwoFingerTracker {
    /// Adds which fingers are down and, as long as it is of importance, where they are and how they
    /// lay at the start.
    public func addState(to digest: inout StateDigest, placesMatter: Bool) {
      for id in ids { digest.add(id.rawValue) }
      guard placesMatter else { return }
      for place in places { digest.add(place) }
      digest.add(initialLine)
    }
  }
#endif
