public import GestureCore
public import GestureTrace

/// A window, a dispatcher and a clock that advances only on request: fingers in, decisions out.
///
/// ```swift
/// let simulation = Simulation()
/// let tap = TapGestureRecognizer()
/// simulation.window.addGestureRecognizer(tap)
/// simulation.tap(at: Point(x: 100, y: 100))
/// simulation.log.actions(of: "tap")  // [.ended]
/// ```
///
/// All input goes through the dispatcher, like that of a real finger: nothing is bypassed.
public final class Simulation {
  public let window: Window
  public let dispatcher: Dispatcher
  /// Everything that has happened.
  public let log = EventLog()
  /// The events that were sent through the simulation, in order. Events that were sent directly to
  /// the dispatcher are not included.
  public private(set) var sent: [SentEvent] = []

  /// The time between two events of a moving finger: 10 ms.
  public static let frame = Duration.milliseconds(10)

  /// - Parameter size: the window's, in points.
  public convenience init(size: Size = Size(width: 400, height: 800)) {
    self.init(window: Window(size: size))
  }

  public init(window: Window) {
    self.window = window
    dispatcher = Dispatcher(window: window)
    dispatcher.addObserver(log)
  }

  // MARK: Time

  /// The moment of the last event or deadline.
  public var now: Timestamp { dispatcher.now }

  /// Advances the time, with all deadlines in it.
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

  // MARK: Events

  /// Sends one event with any number of touches, now.
  public func send(_ touches: [TouchInput]) { send(InputEvent(at: now, touches: touches)) }

  /// Sends any event.
  public func send(_ event: InputEvent) {
    sent.append(SentEvent(at: now, event))
    dispatcher.send(event)
  }

  /// A finger that comes down, moves and lifts on request. Fingers with different ids are different
  /// fingers.
  public func finger(_ id: TouchID = 1, type: TouchType = .direct) -> Finger {
    Finger(id: id, type: type, simulation: self)
  }

  // MARK: Whole gestures

  /// One or several taps with one finger or several, which lie 20 pt apart.
  public func tap(
    at place: Point, taps: Int = 1, fingers: Int = 1, lasting: Duration = .milliseconds(60),
    gap: Duration = .milliseconds(100)
  ) {
    let ids = (1...max(fingers, 1)).map { TouchID($0) }
    for number in 0..<max(taps, 1) {
      if number > 0 { wait(gap) }
      send(
        ids.enumerated().map { index, id in
          TouchInput(
            id: id, phase: .began, location: place + Vector(dx: 20.0 * Double(index), dy: 0))
        })
      wait(lasting)
      send(ids.map { TouchInput(id: $0, phase: .ended, location: nil) })
    }
  }

  /// A finger that comes down, stays, and lifts.
  public func press(at place: Point, for interval: Duration) {
    let finger = finger()
    finger.down(at: place)
    wait(interval)
    finger.up()
  }

  /// A finger that comes down, moves along a path, with one event per ``frame``, and lifts.
  public func draw(_ path: [Point]) {
    guard let first = path.first else { return }
    let finger = finger()
    finger.down(at: first)
    for place in path.dropFirst() {
      wait(Self.frame)
      finger.move(to: place)
    }
    finger.up()
  }

  /// A finger that drags in a straight line, with one event per ``frame``, and lifts.
  public func drag(from start: Point, to end: Point, over interval: Duration = .milliseconds(200)) {
    let finger = finger()
    finger.down(at: start)
    finger.move(to: end, over: interval)
    finger.up()
  }

  /// Two fingers around a middle that move apart or together.
  public func pinch(
    around middle: Point, from start: Double, to end: Double,
    over interval: Duration = .milliseconds(200)
  ) {
    let steps = max(1, Int(interval / Self.frame))
    func places(_ distance: Double, _ phase: TouchPhase) -> [TouchInput] {
      [-0.5, 0.5].enumerated().map { index, side in
        let place = middle + Vector(dx: side * distance, dy: 0)
        return TouchInput(id: TouchID(index + 1), phase: phase, location: place)
      }
    }
    send(places(start, .began))
    for step in 1...steps {
      wait(Self.frame)
      send(places(start + (end - start) * Double(step) / Double(steps), .moved))
    }
    send(places(end, .ended))
  }
}

@available(*, unavailable)
extension Simulation: Sendable {}
