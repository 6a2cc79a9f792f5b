import GestureCore

/// A touch of a log, and how much of it the view that it hit has received.
struct TouchRecord {
  let id: TouchID
  /// Its index in ``TouchRecords``, since ids are reused.
  let index: Int
  /// The view that it hit; nil for none.
  let view: String?
  let began: Timestamp
  /// Where it came down.
  let start: Point
  /// Where it was last.
  private(set) var location: Point
  /// When it lifted or was cancelled.
  private(set) var over: Timestamp?
  /// Whether it was cancelled rather than lifted.
  private(set) var isCancelled = false
  /// The recognizers that were given it.
  var recipients: [RecognizerLabel] = []
  var delivery = Delivery.none
  /// Those of them that have not been reset since.
  var openRecipients: Set<RecognizerLabel> = []
  /// Whether a recognizer that was given it has sent an action, and may have taken it from its view.
  var wasRecognized = false

  /// What the view was told of it last.
  enum Delivery: Equatable {
    case none
    case began
    /// That it lifted.
    case completed(at: Timestamp)
    /// That it was cancelled, which is true.
    case cancelled(at: Timestamp)
    /// That it was cancelled although a recognizer had taken it; nil until it is known which
    /// recognizer.
    case taken(at: Timestamp, by: RecognizerLabel?)
  }

  /// A touch that has come down.
  init(_ id: TouchID, index: Int, on view: String?, at start: Point, _ began: Timestamp) {
    self.id = id
    self.index = index
    self.view = view
    self.began = began
    self.start = start
    location = start
  }

  /// Notes that it moves, lifts or is cancelled.
  mutating func note(_ phase: TouchPhase, at place: Point, _ now: Timestamp) {
    switch phase {
    case .moved, .stationary: location = place
    case .ended: over = now
    case .cancelled:
      over = now
      isCancelled = true
    case .began: break
    }
  }

  /// Notes that its view is told of it.
  ///
  /// - Returns: whether the view had not been told the end already.
  mutating func noteDelivery(_ phase: TouchPhase, at now: Timestamp) -> Bool {
    guard isOpen else { return false }
    switch phase {
    case .began: delivery = .began
    case .ended: delivery = .completed(at: now)
    case .cancelled: delivery = isCancelled ? .cancelled(at: now) : .taken(at: now, by: nil)
    case .moved, .stationary: break
    }
    return true
  }

  /// Whether nothing of it can be kept back any more: all recognizers that were given it have been
  /// reset.
  var isSettled: Bool { !recipients.isEmpty && openRecipients.isEmpty }

  /// Whether its view has not been told the end.
  var isOpen: Bool { delivery == .none || delivery == .began }

  /// Whether it is down, and its view knows.
  var isDownOnView: Bool { delivery == .began && over == nil }

  /// When it lifted; nil where it did not, or was cancelled.
  var lifted: Timestamp? { isCancelled ? nil : over }

  /// When the view lost it; nil where it did not.
  var lost: Timestamp? {
    switch delivery {
    case .cancelled(let moment), .taken(let moment, _): moment
    case .none, .began, .completed: nil
    }
  }
}
