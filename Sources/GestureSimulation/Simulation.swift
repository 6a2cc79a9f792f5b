public import GestureCore
public import GestureTrace

/// A window, a dispatcher and a clock that advances only on request: fingers in, decisions out.
///
/// ```swift
/// let simulation = Simulation()
/// let tap = TapGestureRecognizer()
/// simulation.window.addGestureRecognizer(tap)
/// simulation.tap(at: Point(x: 100, y: 100))
/// print(simulation.log.actions)  // ["tap ended"]
/// ```
///
/// All input goes through the dispatcher, like that of a real finger: nothing is bypassed.
public final class Simulation {
  /// The window that gets input, unless another one is named.
  public let window: Window
  /// The dispatcher that drives the windows.
  public let dispatcher: Dispatcher
  /// Everything that has happened.
  public let log = EventLog()
  /// The events that were sent through the simulation, in order. Events that were sent directly to
  /// the dispatcher are not included.
  public private(set) var sent: [SentEvent] = []
  /// What fingers do in ``atOnce(_:)``; nil outside of it.
  private var collected: [(touch: TouchInput, window: Window?)]?

  /// The time between two events of a moving finger: 10 ms.
  public static let frame = Duration.milliseconds(10)

  /// Simulates fingers on a window of its own, which is empty.
  ///
  /// - Parameter size: the window's, in points. Default: 400 × 800.
  public convenience init(size: Size = Size(width: 400, height: 800)) {
    self.init(window: Window(size: size))
  }

  /// Simulates fingers on a window, such as that of an app's screen.
  public init(window: Window) {
    self.window = window
    dispatcher = Dispatcher(window: window)
    dispatcher.addObserver(log)
    #if !hasFeature(Embedded)
      log.namesInScene = { [weak dispatcher] in
        dispatcher?.windows.flatMap { $0.namesOfRecognizers } ?? []
      }
    #endif
  }

  // MARK: Time

  /// The moment of the last event or deadline.
  public var now: Timestamp { dispatcher.now }

  /// Advances the time, with all deadlines in it. An interval below zero changes nothing.
  public func wait(_ interval: Duration) { dispatcher.advance(to: now + interval) }

  /// Advances from deadline to deadline until none is pending.
  ///
  /// - Parameter limit: the maximum time to advance: a recognizer that requests a wake in each wake
  ///   never finishes.
  /// - Returns: whether nothing is pending any more.
  @discardableResult
  public func runUntilNothingIsPending(limit: Duration = .seconds(60)) -> Bool {
    let end = now + limit
    while let next = dispatcher.nextDeadline, next <= end { dispatcher.advance(to: next) }
    return dispatcher.nextDeadline == nil
  }

  // MARK: Windows

  /// Adds a window to the dispatcher. Fingers and events go to ``window`` unless they name another
  /// one.
  ///
  /// ```swift
  /// let palette = simulation.addWindow(name: "palette", size: Size(width: 200, height: 200))
  /// palette.addGestureRecognizer(tap)
  /// simulation.tap(at: Point(x: 50, y: 50), in: palette)
  /// ```
  public func addWindow(name: String, size: Size = Size(width: 400, height: 800)) -> Window {
    let window = Window(name: name, size: size)
    dispatcher.add(window)
    return window
  }

  // MARK: Events

  /// Sends one event with any number of touches, now.
  ///
  /// - Parameters:
  ///   - touches: the touches that change; the others are stationary.
  ///   - window: the window in which touches begin; nil for the first one.
  public func send(_ touches: [TouchInput], to window: Window? = nil) {
    send(InputEvent(at: now, touches: touches), to: window)
  }

  /// Sends any event.
  ///
  /// - Parameters:
  ///   - event: touches, or input without touches.
  ///   - window: the window in which its touches begin; nil for the first one.
  public func send(_ event: InputEvent, to window: Window? = nil) {
    let index = window.flatMap { window in dispatcher.windows.firstIndex { $0 === window } }
    sent.append(SentEvent(at: now, event, windowIndex: index ?? 0))
    dispatcher.send(event, to: window)
  }

  /// A finger that comes down, moves and lifts on request. Fingers with different ids are different
  /// fingers.
  ///
  /// - Parameters:
  ///   - id: distinguishes the finger from others.
  ///   - type: a finger, a stylus or a pointer.
  ///   - window: the window in which it comes down; nil for the first one.
  public func finger(
    _ id: TouchID = 1, type: TouchType = .direct, in window: Window? = nil
  ) -> Finger {
    Finger(id: id, type: type, window: window, simulation: self)
  }

  // MARK: Several fingers in one event

  /// Sends what fingers do in a closure as one event, at its end, or as one event for each window
  /// if they are in several.
  ///
  /// ```swift
  /// let (left, right) = (simulation.finger(1), simulation.finger(2))
  /// simulation.atOnce {
  ///   left.down(at: Point(x: 100, y: 300))
  ///   right.down(at: Point(x: 200, y: 300))
  /// }
  /// ```
  ///
  /// Hardware reports fingers in this way. Without it each call is an event of its own, and the
  /// recognizers decide after each.
  public func atOnce(_ actions: () -> Void) {
    guard collected == nil else { return actions() }
    collected = []
    actions()
    let reports = collected ?? []
    collected = nil
    var rest = reports[...]
    while let first = rest.first {
      send(rest.filter { $0.window === first.window }.map { $0.touch }, to: first.window)
      rest = ArraySlice(rest.filter { $0.window !== first.window })
    }
  }

  /// Moves several fingers at the same time, each in a straight line, with one event per ``frame``
  /// that has them all: in as many whole frames as the interval has, and at least in one.
  ///
  /// ```swift
  /// simulation.move(
  ///   [(left, Point(x: 100, y: 400)), (right, Point(x: 200, y: 400))], over: .milliseconds(200))
  /// ```
  ///
  /// Fingers that are not down stay where they are.
  public func move(_ moves: [(finger: Finger, place: Point)], over interval: Duration) {
    let paths = moves.compactMap { move in
      move.finger.location.map { (finger: move.finger, from: $0, to: move.place) }
    }
    for progress in Self.frames(of: interval) {
      wait(Self.frame)
      atOnce {
        for path in paths { path.finger.move(to: path.from + (path.to - path.from) * progress) }
      }
    }
  }

  /// How far a movement has come after each of its frames: up to 1.
  static func frames(of interval: Duration) -> [Double] {
    let count = max(1, Int(interval / frame))
    return (1...count).map { Double($0) / Double(count) }
  }

  /// Sends what a finger does, or keeps it for the event of ``atOnce(_:)``.
  func report(_ touch: TouchInput, in window: Window?) {
    if collected == nil { send([touch], to: window) } else { collected?.append((touch, window)) }
  }
}

@available(*, unavailable)
extension Simulation: Sendable {}

extension View {
  /// The names of the recognizers on it and below it.
  fileprivate var namesOfRecognizers: [String] {
    inspectedRecognizers.map { $0.name } + subviews.flatMap { $0.namesOfRecognizers }
  }
}
