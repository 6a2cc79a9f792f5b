/// One finger, stylus or pressed pointer, from touch-down to lift.
///
/// The object is the same for the touch's whole life and its fields change in place, so it can
/// be the key of a dictionary; for history, copy the values (S2.19). The view that it hit never
/// changes, wherever the finger goes (S2.1), and stays alive as long as the touch does.
public final class Touch: UnownedTarget {
  #if DEBUG && !hasFeature(Embedded)
    let life = Life()
  #endif
  /// The host's identifier of the finger.
  public let id: TouchID
  /// What touches: a finger, a stylus, a pointer.
  public let type: TouchType
  /// The view that was hit when the touch began; nil where nothing was hit.
  public let view: View?
  /// The window in which the touch began.
  public let window: Window
  /// How many taps this touch makes with those before it: 1 for an isolated touch, 0 once it
  /// has moved out of a tap's range (S2.24, S2.25). Known when the touch begins.
  @safe @exclusivity(unchecked) public internal(set) var tapCount: Int
  /// When it last began, moved or lifted, on the host's clock.
  @safe @exclusivity(unchecked) public internal(set) var timestamp: Timestamp
  /// How hard the finger presses, as the host reports it: from 0 to 1 by convention.
  @safe @exclusivity(unchecked) public internal(set) var pressure: Double
  /// The pointer's buttons that are down; a finger counts as the primary one.
  @safe @exclusivity(unchecked) public internal(set) var buttons: ButtonMask

  /// The phase as the running callback sees it: a view whose touch was cancelled reads `cancelled`
  /// while the finger is still down (S7.6).
  public var phase: TouchPhase { phaseForView ?? currentPhase }

  /// The index under which the true ``pressure`` of the present event will be sent, through
  /// `touchEstimateUpdated`; nil where it is true already.
  @safe @exclusivity(unchecked) public private(set) var estimationUpdateIndex: Int?

  /// The recent places of the touch, in window coordinates; they give its velocity.
  @safe @exclusivity(unchecked) public internal(set) var recentPath = VelocityEstimator()

  /// Contact and pose; nil for a touch of which the host says neither.
  @safe @exclusivity(unchecked) var shape: TouchShape?
  /// Updates that were announced and have not come yet.
  @safe @exclusivity(unchecked) var awaitedUpdates: [Int] = []
  @safe @exclusivity(unchecked) var coalesced: [TouchSample] = []
  @safe @exclusivity(unchecked) var predicted: [TouchSample] = []
  /// Whether the last input brought details.
  private(set) var holdsDetails = false
  @safe @exclusivity(unchecked) var currentPhase: TouchPhase = .began
  @safe @exclusivity(unchecked) var phaseForView: TouchPhase?
  /// The place in window coordinates.
  @safe @exclusivity(unchecked) var location: Point
  /// The place in the previous event (S2.21).
  @safe @exclusivity(unchecked) var previousLocation: Point
  /// The place at which the touch began.
  let initialLocation: Point
  /// Counts the touches of the dispatcher.
  let number: Int
  /// The pass in which it was last handed over from one recognizer to another.
  var handedOverInPass = 0
  /// The touch's index in sets of touches that recognizers have shared.
  let slot: Int
  /// How far it may move and still be part of a tap. Unit: points.
  let tapRange: Double
  /// The recognizers that the touch was given to, in arbitration order, each until its attempt
  /// closes. An entry counts only as long as the recognizer tracks the touch.
  @safe @exclusivity(unchecked) var recipients = UnownedList<RecognizerCore>()
  /// The responder that handled its beginning, where that is not ``view``: it gets the rest too.
  @safe @exclusivity(unchecked) var handler: View?
  /// Whether ``view`` left it to its superview when it began.
  @safe @exclusivity(unchecked) var isLeftByView = false
  /// Whether the present event changes the touch.
  @safe @exclusivity(unchecked) var isChanged = false
  /// Whether it has lifted, and is kept only because something is withheld from its view.
  @safe @exclusivity(unchecked) var isRetired = false
  /// Whether its view is to receive the present event.
  @safe @exclusivity(unchecked) var isForView = false
  /// The square of the smallest slop of its recipients: no recognizer receives a move that leaves
  /// the touch nearer than this to where it came down.
  @safe @exclusivity(unchecked) var minimumSquaredSlop = 0.0
  @safe @exclusivity(unchecked) var viewStream = ViewStream()
  /// The square of the distance from where it came down.
  @safe @exclusivity(unchecked) private(set) var squaredDistance = 0.0
  @safe @exclusivity(unchecked) private var farthestSquaredDistance = 0.0

  init(
    _ input: TouchInput, at location: Point, tapCount: Int, tapRange: Double, hit: Hit, slot: Int
  ) {
    id = input.id
    type = input.type
    view = hit.view
    window = hit.window
    self.tapCount = tapCount
    timestamp = hit.timestamp
    pressure = input.pressure.isFinite ? input.pressure : 0
    buttons = input.buttons
    self.location = location
    previousLocation = location
    initialLocation = location
    self.slot = slot
    number = hit.number
    self.tapRange = tapRange
    recentPath.add(location, at: hit.timestamp)
    if input.details != nil { take(input.details) }
  }

  /// Stores what an input brings besides its place, and drops what was valid for one event only.
  func take(_ details: TouchDetails?) {
    dropSamples()
    estimationUpdateIndex = nil
    holdsDetails = details != nil
    guard let values = details?.values else { return }
    coalesced = values.coalesced.finiteOnes
    predicted = values.predicted.finiteOnes
    estimationUpdateIndex = values.estimationUpdateIndex
    if let index = values.estimationUpdateIndex { awaitedUpdates.append(index) }
    if values.contact != nil || values.pose != nil { takeShape(values) }
  }

  /// Records that the touch has moved.
  func noteMove(at timestamp: Timestamp) {
    recentPath.add(location, at: timestamp)
    squaredDistance = (location - initialLocation).lengthSquared
    if squaredDistance > farthestSquaredDistance { farthestSquaredDistance = squaredDistance }
    // The root is what taps compare: at the limit, the squares may differ where the roots don't.
    if squaredDistance > tapRange * tapRange, squaredDistance.squareRoot() > tapRange {
      tapCount = 0
    }
  }

  /// Drops the samples of an event once another has followed (S10.10).
  func dropSamples() {
    if !coalesced.isEmpty { coalesced = [] }
    if !predicted.isEmpty { predicted = [] }
  }

  /// The result of hit testing for a touch that begins.
  struct Hit {
    var view: View?
    var window: Window
    var timestamp: Timestamp
    /// See ``Touch/number``.
    var number: Int
  }

  /// The touch's place in a view's coordinates as of now; nil means window coordinates (S2.31). A
  /// view that moves under a still finger changes the answer.
  public func location(in view: View?) -> Point {
    view?.convert(location, from: nil) ?? location
  }

  /// The touch's place in the previous event, in a view's coordinates as of now.
  public func previousLocation(in view: View?) -> Point {
    view?.convert(previousLocation, from: nil) ?? previousLocation
  }

  /// Where the touch came down, in a view's coordinates as of now.
  public func initialLocation(in view: View?) -> Point {
    view?.convert(initialLocation, from: nil) ?? initialLocation
  }

  /// Whether the view that it hit has left the window since (S2.30).
  var hasLostItsView: Bool { view.map { $0.window !== window } ?? false }

  /// How far the touch is from where it came down, in window coordinates, in points.
  public var distanceFromStart: Double { location.distance(to: initialLocation) }

  /// The greatest ``distanceFromStart`` so far, in points.
  public var farthestDistance: Double { farthestSquaredDistance.squareRoot() }

  /// Whether the touch is at another place than in the previous event.
  public var hasMoved: Bool { location != previousLocation }

  /// The recognizers that track the touch now; those that failed, ignored or refused it are not
  /// included (S2.22).
  public var gestureRecognizers: [any GestureRecognizer] {
    recipients.objects.compactMap { $0.isTracking(self) ? $0.recognizer : nil }
  }
}

extension Touch: Hashable {
  public static func == (left: Touch, right: Touch) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable)
extension Touch: Sendable {}
