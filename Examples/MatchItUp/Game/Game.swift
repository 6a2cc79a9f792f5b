import CircleGesture
public import GestureCore
import TapGesture

/// Four pictures, one of which differs slightly: draw a circle around the odd one out.
///
/// The game has no screen and no clock. Its host (a terminal, a window, a web page) sends it
/// touches in points of the board and tells it the time. To draw, the host either reads the values
/// of `Game+Board.swift`, such as ``stroke`` and ``verdict``, or takes all of them as lines and
/// labels from ``scene``.
///
/// ```swift
/// let game = Game(seed: 7) { moment, event in print(moment.seconds, event) }
/// game.send(InputEvent(at: now, touches: [TouchInput(id: 1, phase: .began, location: place)]))
/// ```
public final class Game {
  /// The size of the board, in points.
  public static let boardSize = BoardLayout.size

  /// The latest time that the host has told the game.
  public private(set) var now = Timestamp.zero
  /// How many rounds were decided and won so far.
  public internal(set) var score = Score()
  /// Whether the scene shows how the recognizer measured the stroke.
  public private(set) var showsDebugPicture = false

  private let window = Window(size: BoardLayout.size)
  private let board = View(name: "board", frame: Rect(origin: .zero, size: BoardLayout.size))
  private let newSetView = View(name: "new set", frame: BoardLayout.button)
  private let dispatcher: Dispatcher
  let circle = CircleGestureRecognizer()
  let newSetTap = TapGestureRecognizer()
  let report: (Timestamp, GameEvent) -> Void

  private var dealer: RoundDealer
  var round: Round
  var turn = Turn.waiting(after: nil)

  /// How long a failed stroke stays on the board.
  static let timeBeforeClearing = Duration.seconds(2)
  /// The most points a stroke may have: more than five minutes of drawing at 60 points a second.
  static let mostPoints = 20_000

  /// - Parameters:
  ///   - seed: Which rounds to deal: the same seed always deals the same ones.
  ///   - report: Called with each event of the game, as it happens.
  public init(seed: UInt64, report: @escaping (Timestamp, GameEvent) -> Void) {
    self.report = report
    dealer = RoundDealer(seed: seed)
    round = dealer.deal()
    dispatcher = Dispatcher(window: window)
    window.addSubview(board)
    board.addSubview(newSetView)
    attachRecognizers()
    reportRound()
  }

  private func reportRound() {
    report(now, .dealt(round: round.number, plural: round.figure.plural))
  }

  private func attachRecognizers() {
    circle.reportsProgress = true
    circle.delegate = self
    circle.addTarget(self, action: Game.circleChanged)
    board.addGestureRecognizer(circle)
    newSetTap.addTarget(self, action: Game.pressNewSet)
    newSetView.addGestureRecognizer(newSetTap)
  }
}

@available(*, unavailable)
extension Game: Sendable {}

// What a host calls.
extension Game {
  /// Handles an event, whose locations are in points of the board.
  public func send(_ event: InputEvent) {
    advance(to: event.timestamp)
    dispatcher.send(event)
    if strokeIsTooLong { circle.cancel() }
  }

  /// Cancels the touches that are down, because the system took the pointer away.
  public func cancelTouches() {
    dispatcher.cancelAllTouches()
  }

  /// The next time at which the game must be called with ``advance(to:)``; nil while it waits for
  /// the player alone.
  public var nextDeadline: Timestamp? {
    guard let engine = dispatcher.nextDeadline else { return turn.deadline }
    return turn.deadline.map { min($0, engine) } ?? engine
  }

  /// Tells the game the time. Deadlines that have passed meanwhile are handled in order, each at
  /// its own time.
  public func advance(to moment: Timestamp) {
    while let deadline = nextDeadline, deadline <= moment {
      now = max(now, deadline)
      dispatcher.advance(to: now)
      if let deadline = turn.deadline, deadline <= now { clearStroke() }
      if nextDeadline == deadline { break }  // Inside an action, the engine defers it.
    }
    now = max(now, moment)
    dispatcher.advance(to: now)
  }

  /// Leaves the present round, decided or not, and deals the next one.
  public func dealNewSet() {
    circle.cancel()
    turn = .waiting(after: nil)
    round = dealer.deal()
    circle.isEnabled = true
    reportRound()
  }

  /// Shows the debug picture, or hides it again.
  public func toggleDebugPicture() {
    showsDebugPicture.toggle()
    report(now, .debugPicture(isOn: showsDebugPicture))
  }
}

// What the recognizers call.
extension Game {
  private func pressNewSet() {
    report(now, .newSetPressed)
    dealNewSet()
  }

  private func circleChanged(_ circle: CircleGestureRecognizer) {
    switch circle.state {
    case .began: beginStroke()
    case .changed: break  // The stroke is read from the recognizer while it is drawn.
    case .ended: judgeCircle()
    case .cancelled: endWithoutCircle()
    case .possible, .failed: break  // No action is sent for these.
    }
  }
}

extension Game: GestureRecognizerDelegate {
  /// The button lies on the board, so the board's recognizer would get its touches too. They are
  /// refused here.
  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    touch.view !== newSetView
  }
}
