/// The quantity that a two-finger gesture measures, such as the distance of the fingers or the
/// angle of the line between them.
public protocol TwoFingerMeasure: Sendable {
  /// A measure that has measured nothing yet; each attempt begins with a new one.
  init()
  /// Both fingers are down, with this line from one to the other. The measurement starts here, and
  /// the value continues without a jump (S9.48).
  mutating func start(_ line: Vector, at timestamp: Timestamp)
  /// A finger has moved, which gives a new line.
  mutating func follow(_ line: Vector, at timestamp: Timestamp)
  /// A trackpad's transform begins.
  mutating func startTransform(at timestamp: Timestamp)
  /// Applies the part of a trackpad's transform that the measure uses.
  ///
  /// - Returns: whether that part is a change.
  mutating func follow(_ transform: TransformInput, at timestamp: Timestamp) -> Bool
  /// How much the measured quantity has changed since both fingers came down together, in points.
  /// The gesture begins when it reaches the hysteresis.
  func change(from initialLine: Vector, to line: Vector) -> Double
  #if !hasFeature(Embedded)
    /// Adds the state, besides the places of the fingers, that determines when the gesture begins.
    func addState(to digest: inout StateDigest)
  #endif
}

#if !hasFeature(Embedded)
  extension TwoFingerMeasure {
    public func addState(to digest: inout StateDigest) {}
  }
#endif

/// Recognizes two fingers that move relative to each other, or a trackpad's transform without
/// touches (S12.10). Pinch and rotation run it, from when the fingers come down to when the last
/// one lifts (S9.45, S9.50).
public final class TwoFingerLogic<Measure: TwoFingerMeasure>: GestureLogic {
  /// The measure of the present attempt.
  public var measure = Measure()
  /// How much change begins the gesture. Unit: points.
  public var hysteresis: GestureLimit<Double>
  /// Changed by way of a local copy: each change in place would cost a check of exclusive access.
  private var fingers = TwoFingerTracker()
  /// Whether a trackpad's transform has made the gesture begin.
  private var isTransforming = false
  /// The greatest change while both fingers were down.
  private var largestChange = 0.0
  private let change: TwoFingerChange

  /// - Parameters:
  ///   - hysteresis: the setting for how much change begins the gesture.
  ///   - change: what is measured, the same for recognizers that measure the same:
  ///     see ``GestureProfile/Trigger/twoFingers(change:by:)``.
  public init(hysteresis: GestureSetting<Double>, of change: TwoFingerChange) {
    self.hysteresis = GestureLimit(hysteresis)
    self.change = change
  }

  public func prepare(_ core: RecognizerCore) { core.indirectInputs = .transform }

  // MARK: Touches

  /// The measurement starts anew, where the fingers are.
  public func touchesTakenOver(
    _ touches: Touches, with event: TouchEvent, _ core: RecognizerCore
  ) -> Bool {
    fingers = TwoFingerTracker()
    touchesBegan(touches, with: event, core)
    return true
  }

  public func numberOfTouchesToTakeOver(_ core: RecognizerCore) -> Int { 2 }

  public func touchesBegan(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore) {
    if isTransforming { return touches.forEach { core.ignore($0) } }
    var fingers = fingers
    let hadBoth = fingers.isComplete
    let surplus = fingers.began(touches)
    self.fingers = fingers
    if fingers.isComplete && !hadBoth {
      if core.state == .possible { measure = Measure() }
      measure.start(fingers.line, at: event.timestamp)
    }
    for touch in surplus { core.ignore(touch) }
  }

  public func touchesMoved(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore) {
    var fingers = fingers
    let hasMoved = fingers.moved(touches)
    self.fingers = fingers
    guard hasMoved else { return }
    let change = follow(fingers, at: event.timestamp)
    if core.state != .possible {
      core.state = .changed
    } else if isEnough(change, core) {
      core.state = .began
    }
  }

  /// A lift at a new place counts as a movement first (S13.6), but is one transition (S14.12).
  public func touchesEnded(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore) {
    var fingers = fingers
    let hasMoved = fingers.moved(touches)
    // Measured before the lifted finger is removed.
    let begins = hasMoved && isEnough(follow(fingers, at: event.timestamp), core)
    fingers.ended(touches)
    self.fingers = fingers
    if core.state == .possible && begins {
      core.state = .began
    } else if core.state != .possible && hasMoved && !fingers.isEmpty {
      core.state = .changed
    }
    guard fingers.isEmpty else { return }
    if core.state == .possible {
      core.fail(shortfall(core))
    } else {
      core.state = .ended
    }
  }

  public func touchesCancelled(
    _ touches: Touches, with event: TouchEvent, _ core: RecognizerCore
  ) {
    forget(touches)
    if fingers.isEmpty { core.fail(.touchesCancelled) }  // S13.21
  }

  public func touchIgnored(_ touch: Touch, _ core: RecognizerCore) {
    forget(Touches(touch))
  }

  private func forget(_ touches: Touches) {
    var fingers = fingers
    fingers.ended(touches)
    self.fingers = fingers
  }

  public func reset() {
    fingers = TwoFingerTracker()
    measure = Measure()
    isTransforming = false
    largestChange = 0
  }

  // MARK: Deciding

  /// Measures the fingers' new line.
  ///
  /// - Returns: how much has changed.
  private func follow(_ fingers: TwoFingerTracker, at timestamp: Timestamp) -> Double {
    Self.follow(fingers.line, from: fingers.initialLine, at: timestamp, &measure)
  }

  private static func follow(
    _ line: Vector, from initialLine: Vector, at timestamp: Timestamp, _ measure: inout Measure
  ) -> Double {
    measure.follow(line, at: timestamp)
    return measure.change(from: initialLine, to: line)
  }

  private func isEnough(_ change: Double, _ core: RecognizerCore) -> Bool {
    largestChange = max(largestChange, change)
    return change >= hysteresis.value(for: core)
  }

  /// The limit that was not reached when the last finger lifted.
  private func shortfall(_ core: RecognizerCore) -> FailureDetail.Fixed {
    guard fingers.wasComplete else {
      return FailureDetail.Fixed("too few fingers", measured: 1, limit: 2, .count, .atLeast)
    }
    return FailureDetail.Fixed(
      "the fingers lifted before they had moved far enough", measured: largestChange,
      limit: hysteresis.value(for: core), .points, .atLeast)
  }

  // MARK: A trackpad's transform

  public func inputReceived(
    _ input: IndirectInput, with event: TouchEvent, _ core: RecognizerCore
  ) {
    // While fingers are down, a transform is ignored; `touchesBegan` does the reverse.
    guard case .transform(let transform) = input, fingers.isEmpty else { return }
    var fingers = fingers
    let hasMoved = fingers.follow(transform)
    self.fingers = fingers
    if transform.phase == .began { measure.startTransform(at: event.timestamp) }
    let hasEffect = measure.follow(transform, at: event.timestamp)
    switch transform.phase {
    case .began, .moved, .stationary:
      if core.state != .possible {
        if hasMoved { core.state = .changed }  // S14.12
      } else if hasEffect {
        isTransforming = true
        core.state = .began
      }
    case .ended:
      if core.state == .possible {
        core.fail("the transform ended without the change that it looks for")
      } else {
        core.state = .ended
      }
    case .cancelled: core.fail(.touchesCancelled)
    }
  }

  // MARK: Inspection

  public func profile(of core: RecognizerCore) -> GestureProfile {
    let limit = hysteresis.value(for: core)
    var profile = GestureProfile(.twoFingers(change: change, by: limit))
    profile.numberOfTouches = 2...2
    profile.decisiveDistances = [limit]
    return profile
  }

  #if !hasFeature(Embedded)
    public func addState(to digest: inout StateDigest, _ core: RecognizerCore) {
      let isOpen = core.state == .possible
      digest.add(isTransforming)
      fingers.addState(to: &digest, placesMatter: isOpen)
      if isOpen { measure.addState(to: &digest) }
    }
  #endif
}

/// A recognizer whose core runs a ``TwoFingerLogic``.
public protocol TwoFingerRecognizer: GestureInspectable, IndirectInputReceiver {}
