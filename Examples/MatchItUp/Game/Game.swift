import CircleGesture
public import GestureCore
import TapGesture

/// Four pictures, one of which differs slightly: draw a circle round the odd one out.
///
/// The game knows neither terminal nor browser, and no clock. A face sends it touches in points of
/// the board, tells it the time, and draws its ``scene``.
///
/// ```swift
/// let game = Game(seed: 7) { moment, happening in print(moment.seconds, happening) }
/// game.send(InputEvent(at: now, touches: [TouchInput(id: 1, phase: .began, location: place)]))
/// ```
public final class Game {
  /// The size of the board, in points.
  public static let boardSize = BoardLayout.size

  /// The present moment, as far as the game was told.
  public private(set) var now = Timestamp.zero
  /// The rounds that were decided so far.
  public internal(set) var score = Score()

  private let window = Window(size: BoardLayout.size)
  private let board = View(name: "board", frame: Rect(origin: .zero, size: BoardLayout.size))
  private let newSetButton = View(name: "new set", frame: BoardLayout.button)
  private let dispatcher: Dispatcher
  let circle = CircleGestureRecognizer()
  let say: (Timestamp, Happening) -> Void

  private var dealer: RoundDealer
  var round: Round
  var stroke: Stroke?
  var showsDebugPicture = false
  var wipeDeadline: Timestamp?

  /// How long a failed try stays on the board.
  static let timeBeforeWiping = Duration.seconds(2)

  /// - Parameters:
  ///   - seed: Which rounds to deal: the same seed always deals the same ones.
  ///   - say: Called with each thing that happens, as it happens.
  public init(seed: UInt64, say: @escaping (Timestamp, Happening) -> Void) {
    self.say = say
    dealer = RoundDealer(seed: seed)
    round = dealer.deal()
    dispatcher = Dispatcher(window: window)
    window.addSubview(board)
    board.addSubview(newSetButton)
    attachRecognizers()
    announceRound()
  }

  private func announceRound() {
    say(now, .dealt(round: round.number, plural: round.figure.plural))
  }

  private func attachRecognizers() {
    circle.reportsProgress = true
    circle.delegate = self
    circle.addTarget(self, action: Game.circled)
    board.addGestureRecognizer(circle)
    let tap = TapGestureRecognizer()
    tap.addTarget(self, action: Game.pressNewSet)
    newSetButton.addGestureRecognizer(tap)
  }
}

@available(*, unavailable)
extension Game: Sendable {}

// What a face tells the game.
extension Game {
  /// Plays an event, whose places are in points of the board.
  public func send(_ event: InputEvent) {
    advance(to: event.timestamp)
    dispatcher.send(event)
  }

  /// The system has taken the pointer away: what it was doing is not to count.
  public func cancelTouches() {
    dispatcher.cancelAllTouches()
  }

  /// When the game next wants to be told the time; nil while it waits for the player alone.
  public var nextDeadline: Timestamp? {
    guard let engine = dispatcher.nextDeadline else { return wipeDeadline }
    return wipeDeadline.map { min($0, engine) } ?? engine
  }

  /// Tells the game the time. Each deadline on the way is met at its own moment.
  public func advance(to moment: Timestamp) {
    while let deadline = nextDeadline, deadline <= moment {
      now = max(now, deadline)
      dispatcher.advance(to: now)
      if let wipeDeadline, wipeDeadline <= now { wipe() }
      if nextDeadline == deadline { break }  // From inside an action, the engine puts it off.
    }
    now = max(now, moment)
    dispatcher.advance(to: now)
  }

  /// Leaves the present round, decided or not, and deals the next one.
  public func dealNewSet() {
    circle.cancel()
    wipeDeadline = nil
    stroke = nil
    round = dealer.deal()
    circle.isEnabled = true
    announceRound()
  }

  /// Shows what the recognizer made of the stroke, or hides it again.
  public func toggleDebugPicture() {
    showsDebugPicture.toggle()
    say(now, .debugPicture(isOn: showsDebugPicture))
  }
}

// What the recognizers tell the game.
extension Game {
  private func pressNewSet() {
    say(now, .newSetPressed)
    dealNewSet()
  }

  private func circled(_ circle: CircleGestureRecognizer) {
    switch circle.state {
    case .began: begin(circle)
    case .changed: stroke = Stroke(circle, fate: .growing)
    case .ended: judge(circle)
    case .cancelled: giveUp(circle)
    case .possible, .failed: break  // No action is sent for these.
    }
  }
}

extension Game: GestureRecognizerDelegate {
  /// The button lies on the board, so its touches are the board's recognizer's as well, unless
  /// they're refused.
  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    touch.view !== newSetButton
  }
}
