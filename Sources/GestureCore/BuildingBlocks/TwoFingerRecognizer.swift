/// A recognizer of two fingers that move relative to each other: what pinch and rotation have in
/// common, from the fingers' coming down to the last one's lifting (S9.45, S9.50).
///
/// Conforming takes a core, a tracker and a measure of the movement; the touch callbacks come with
/// it.
public protocol TwoFingerRecognizer: GestureRecognizer {
  /// The two fingers; new for each attempt.
  var fingers: TwoFingerTracker { get set }
  /// Whether the fingers have moved enough relative to each other to begin.
  var hasMovedEnough: Bool { get }
  /// Both fingers are down: what they do from here on counts. Before the gesture has begun that is a
  /// new start, afterwards it goes on without a jump (S9.48).
  func start(at timestamp: Timestamp)
  /// A finger has moved, and both are down.
  func follow(at timestamp: Timestamp)
  /// A trackpad's transform: takes over what concerns this recognizer.
  ///
  /// - Returns: whether it is anything but unchanged.
  func follow(_ transform: TransformInput, at timestamp: Timestamp) -> Bool
}

extension TwoFingerRecognizer {
  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    let hadBoth = fingers.isComplete
    let surplus = fingers.began(touches)
    if fingers.isComplete && !hadBoth { start(at: event.timestamp) }
    for touch in surplus { ignore(touch, for: event) }
  }

  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    guard fingers.moved(touches) else { return }
    follow(at: event.timestamp)
    if core.state != .possible {
      core.state = .changed
    } else if hasMovedEnough {
      core.state = .began
    }
  }

  public func touchIgnored(_ touch: Touch) { fingers.ended(Touches(touch)) }

  /// A lift at a new place counts as a movement first (S13.6), but as one transition (S14.12).
  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    let hasMoved = fingers.moved(touches)
    if hasMoved { follow(at: event.timestamp) }
    let begins = hasMoved && hasMovedEnough  // while both fingers are still there
    fingers.ended(touches)
    if core.state == .possible && begins {
      core.state = .began
    } else if core.state != .possible && hasMoved && !fingers.isEmpty {
      core.state = .changed
    }
    guard fingers.isEmpty else { return }
    if core.state == .possible {
      core.fail(.ownDecision, "the fingers lifted before they had moved far enough")
    } else {
      core.state = .ended
    }
  }

  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    fingers.ended(touches)
    if fingers.isEmpty { core.fail(.touchesCancelled) }  // S13.21
  }

  #if !hasFeature(Embedded)
    public var profile: GestureProfile { twoFingerProfile }

    /// The profile of any two fingers, for those that know what these have to do.
    public var twoFingerProfile: GestureProfile {
      var profile = GestureProfile(.twoFingers)
      profile.numberOfTouches = 2...2
      return profile
    }
  #endif

  public func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    guard case .transform(let transform) = input else { return }
    let hasMoved = fingers.follow(transform)
    let hasEffect = follow(transform, at: event.timestamp)
    switch transform.phase {
    case .began, .moved, .stationary:
      if core.state != .possible {
        if hasMoved { core.state = .changed }  // S14.12
      } else if hasEffect {
        core.state = .began
      }
    case .ended:
      if core.state == .possible {
        core.fail(.ownDecision, "the transform ended without any change")
      } else {
        core.state = .ended
      }
    case .cancelled: core.fail(.touchesCancelled)
    }
  }
}
