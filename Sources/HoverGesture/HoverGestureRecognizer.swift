public import GestureCore

/// Recognizes a pointer over its view, with no button down.
///
/// Continuous: it begins when the pointer enters the view, changes when it moves there and ends
/// when it leaves. While a button is down it sends nothing (S14.22). It takes no touches and takes
/// no part in arbitration (S9.54, S9.55); on hardware without a pointer it never begins.
///
/// ```swift
/// let hover = HoverGestureRecognizer()
/// button.addGestureRecognizer(hover)
/// hover.onAction { hover in print("pointer", hover.state) }
/// ```
public final class HoverGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "hover")
  private var place = Point.zero
  private var pose = TouchPose.upright

  public var handle: RecognizerHandle { core.handle }

  /// A recognizer named "hover", which takes no touches and withholds none from views.
  public init() {
    core.indirectInputs = .hover
    core.allowedTouchTypes = []
    core.cancelsTouchesInView = false
  }

  // MARK: A stylus above the surface (S15.20)

  /// How far the stylus is above the surface, in points; nil where the device doesn't report it.
  public private(set) var distance: Double?

  /// The angle between the stylus and the surface. Unit: radians. Default: π/2, upright.
  public var altitudeAngle: Double { pose.altitudeAngle }

  /// How far the stylus is turned about its own axis. Unit: radians. Default: 0.
  public var rollAngle: Double { pose.rollAngle }

  /// The direction in which the stylus points along the surface, from a view's x axis, clockwise
  /// positive. Unit: radians. Default: 0.
  public func azimuthAngle(in view: View?) -> Double { pose.azimuthAngle(in: view) }

  /// The direction of ``azimuthAngle(in:)``, as a vector of length 1.
  public func azimuthUnitVector(in view: View?) -> Vector { pose.azimuthUnitVector(in: view) }

  /// Where the pointer is, or was last (S2.31).
  public func location(in view: View?) -> Point { view?.convert(place, from: nil) ?? place }
}

extension HoverGestureRecognizer: IndirectInputReceiver {
  public func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    guard case .hover(let hover) = input else { return }
    let hasMoved =
      hover.location.map { $0 != place } ?? false || hover.pose.map { $0 != pose } ?? false
      || hover.distance.map { $0 != distance } ?? false
    place = hover.location ?? place
    pose = hover.pose ?? pose
    distance = hover.distance ?? distance
    switch hover.phase {
    case .began:
      pose = hover.pose ?? .upright
      distance = hover.distance
      core.state = .began
    case .moved, .stationary: if hasMoved { core.state = .changed }
    case .ended: core.state = .ended
    case .cancelled: core.fail(.touchesCancelled)
    }
  }
}

extension HoverGestureRecognizer: GestureInspectable {
  public var profile: GestureProfile { GestureProfile(.hover) }

  #if !hasFeature(Embedded)
    public func addState(to digest: inout StateDigest) {
      digest.add(place)
      digest.add(pose.altitudeAngle)
      digest.add(pose.azimuthAngle)
      digest.add(pose.rollAngle)
      digest.add(distance ?? -1)
    }
  #endif
}

@available(*, unavailable)
extension HoverGestureRecognizer: Sendable {}
