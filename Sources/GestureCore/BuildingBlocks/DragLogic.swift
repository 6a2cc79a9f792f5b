/// Recognizes dragging fingers or a scrolling wheel. All pan recognizers run it.
///
/// Continuous: it begins when enough fingers are down and have moved by the hysteresis, changes
/// with each movement, and ends when the last finger lifts (S9.12 to S9.25).
public final class DragLogic: GestureLogic {
  @safe @exclusivity(unchecked) var options = DragOptions() {
    didSet { usualLimits = options.limits(in: nil) }
  }
  /// The limits that apply while the dispatcher's settings are unchanged.
  @safe @exclusivity(unchecked) private var usualLimits = DragLimits()
  @safe @exclusivity(unchecked) var drag = DragTracker()
  /// The taps that come first; nil for a drag that needs none.
  @safe @exclusivity(unchecked) var precedingTaps: DragTaps?
  /// The axis along which displacement and velocity are reported, in window coordinates.
  let reportedAxis: Axis
  /// The edges of the window from which the movement has to lead inwards; nil for any movement.
  /// Checked when the drag is about to begin (S9.27).
  @safe @exclusivity(unchecked) public var inwardEdges: RectEdges?
  /// The axis along which the movement has to be greater when the drag is about to begin (S14.8).
  public var axis: Axis {
    get { options.axis }
    set { options.axis = newValue }
  }

  /// - Parameters:
  ///   - axis: the axis along which the movement has to begin, unless the client asks for another.
  ///   - reportedAxis: the axis along which translation and velocity are reported. Default: any.
  public init(axis: Axis = .any, reportedAxis: Axis = .any) {
    self.reportedAxis = reportedAxis
    self.axis = axis
  }

  func limits(for core: RecognizerCore) -> DragLimits {
    core.changedSettings.map { options.limits(in: $0) } ?? usualLimits
  }

  public func prepare(_ core: RecognizerCore) {
    core.isMovement = true
    core.buttonMaskRequired = .primary
  }

  // MARK: Touches

  public func touchesBegan(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore) {
    if let taps = openTaps(core),
      !taps.began(touches, fingers: options.minimumNumberOfTouches, core)
    {
      return
    }
    if drag.hasFingers && core.haveTouchesMoved {
      drag.catchUp(with: core) { $0.previousLocation(in: nil) }
    }
    let step = drag.began(touches, at: event.timestamp, limits(for: core))
    follow(step, touches, core)
    core.touchSlop = drag.slop
  }

  public func touchesMoved(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore) {
    if let taps = openTaps(core) { return taps.moved(touches, core) }
    noteOwnBeginning(core)
    catchUp(core.trackedTouches, core)
    follow(drag.moved(touches, at: event.timestamp), touches, core)
  }

  public func touchesEnded(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore) {
    if let taps = openTaps(core) { return taps.ended(touches, core) }
    noteOwnBeginning(core)
    catchUp(core.trackedTouches, core)
    follow(drag.ended(touches, at: event.timestamp), touches, core)
  }

  public func touchesCancelled(
    _ touches: Touches, with event: TouchEvent, _ core: RecognizerCore
  ) {
    catchUp(core.trackedTouches, core)
    if drag.cancelled(touches) { core.fail(.touchesCancelled) }
  }

  /// A drag begins at once, where the fingers are (S15.12).
  public func touchesTakenOver(
    _ touches: Touches, with event: TouchEvent, _ core: RecognizerCore
  ) -> Bool {
    precedingTaps?.skip(core)
    let limits = limits(for: core)
    drag.takeOver(touches, limits)
    core.state = .began
    for touch in touches.dropFirst(max(0, limits.maximumNumberOfTouches)) {
      core.ignore(touch)  // S9.15
    }
    return true
  }

  public func numberOfTouchesToTakeOver(_ core: RecognizerCore) -> Int {
    let limits = limits(for: core)
    let isPossible = limits.maximumNumberOfTouches >= limits.minimumNumberOfTouches
    return isPossible ? limits.minimumNumberOfTouches : .max
  }

  public func touchIgnored(_ touch: Touch, _ core: RecognizerCore) {
    if let taps = openTaps(core) { return taps.ignored(touch) }
    var touches = core.trackedTouches
    touches.append(touch)
    catchUp(touches, core)
    drag.ignored(touch)
  }

  public func reset() {
    drag.reset()
    precedingTaps?.reset()
    if inwardEdges != nil { inwardEdges = [] }
  }

  public func deadlineReached(_ deadline: Deadline, _ core: RecognizerCore) {
    if let taps = openTaps(core) { return taps.deadlineReached(core) }
    if drag.hasFingers { return }  // they have taken over
    scrollStopped(core)
  }

  // MARK: Deciding

  /// The taps that have to come first, until the fingers of the drag itself come down; nil where
  /// there are none, and while something drags already.
  @inline(__always)
  func openTaps(_ core: RecognizerCore) -> DragTaps? {
    guard let precedingTaps, precedingTaps.isOpen, !drag.hasFingers, !core.state.isActive else {
      return nil
    }
    return precedingTaps
  }

  /// A recognizer that assigned `began` itself, for example on touch-down, continues like any other
  /// pan (S9.23).
  private func noteOwnBeginning(_ core: RecognizerCore) {
    if core.state.isActive { drag.begin() }
  }

  /// Adds the moves of several fingers within the slop, up to the present event.
  private func catchUp(_ touches: @autoclosure () -> Touches, _ core: RecognizerCore) {
    guard drag.isBehindSeveral else { return }
    if core.haveTouchesMoved { drag.catchUp(with: touches()) { $0.previousLocation(in: nil) } }
    core.touchSlop = drag.slop
  }

  func follow(_ step: DragTracker.Step, _ touches: Touches, _ core: RecognizerCore) {
    switch step {
    case .proceed: break
    case .begin: begin(core)
    case .change: core.state = .changed
    case .end: core.state = .ended
    case .beginAndEnd:
      begin(core)
      if core.state == .began { core.state = .ended }
    case .failed(let detail): core.fail(detail)
    case .ignoreAllBut(let joining):
      for touch in touches.dropFirst(joining) { core.ignore(touch) }
    }
  }

  private func begin(_ core: RecognizerCore) {
    guard let edges = inwardEdges else {
      core.state = .began
      return
    }
    guard !edges.isEmpty else {
      core.fail(FailureDetail.Fixed("scrolling comes from no edge", rule: .init(9, 26)))
      return
    }
    let movement = drag.translation
    let inward = edges.inwardPart(of: movement)
    let along = max(0, movement.lengthSquared - inward * inward).squareRoot()
    if inward > along {
      core.state = .began
    } else {
      core.fail(
        FailureDetail.Fixed(
          "the movement did not lead inwards from the edge", rule: .init(9, 27)))
    }
  }

  // MARK: Reading

  /// The tracker as it will be after the next move: with the moves within the slop, which were not
  /// delivered, and with its finger's path.
  func current(_ core: RecognizerCore) -> DragTracker {
    guard core.touchSlop > 0 || drag.borrowsPath else { return drag }
    var tracker = drag
    tracker.catchUp(with: core.trackedTouches) { $0.location(in: nil) }
    return tracker
  }

  /// The part of a displacement or velocity along ``reportedAxis``.
  func reported(_ vector: Vector) -> Vector {
    switch reportedAxis {
    case .any: vector
    case .horizontal: Vector(dx: vector.dx, dy: 0)
    case .vertical: Vector(dx: 0, dy: vector.dy)
    }
  }

  public func profile(of core: RecognizerCore) -> GestureProfile {
    let limits = limits(for: core)
    var profile = GestureProfile(.drag(after: limits.hysteresis))
    let most = max(limits.minimumNumberOfTouches, limits.maximumNumberOfTouches)
    profile.numberOfTouches = limits.minimumNumberOfTouches...most
    profile.undecidedUntilMoved = limits.hysteresis
    profile.decisiveDistances = [limits.hysteresis]
    switch limits.axis {
    case .any: break
    case .horizontal: profile.directions = [Vector(dx: 1, dy: 0), Vector(dx: -1, dy: 0)]
    case .vertical: profile.directions = [Vector(dx: 0, dy: 1), Vector(dx: 0, dy: -1)]
    }
    if let precedingTaps, precedingTaps.numberOfTaps > 0 {
      let taps = precedingTaps.limits(fingers: limits.minimumNumberOfTouches, for: core)
      profile.undecidedAfterLift = taps.maximumTapGap
      profile.decisiveDistances.append(taps.allowableTapSpacing)
      profile.taps = taps
    }
    let isScrolled = !ScrollTypes(core.indirectInputs).isEmpty
    if limits.maximumNumberOfTouches < limits.minimumNumberOfTouches && !isScrolled {
      profile.obstacle = "its maximumNumberOfTouches is less than its minimumNumberOfTouches"
    }
    return profile
  }

  #if !hasFeature(Embedded)
    public func addState(to digest: inout StateDigest, _ core: RecognizerCore) {
      drag.addState(to: &digest)
      precedingTaps?.addState(to: &digest, core)
      if let inwardEdges { digest.add(Int(inwardEdges.rawValue)) }
    }
  #endif
}
