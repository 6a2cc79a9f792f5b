/// What the host knows of one touch in one event.
public struct TouchInput: Hashable, Sendable {
  /// The host's identifier of the finger.
  public var id: TouchID
  /// What happened to it: `began`, `moved`, `ended` or `cancelled`. A touch that rests need not be
  /// sent.
  public var phase: TouchPhase
  /// The place in window coordinates; nil for the last known one.
  public var location: Point?
  /// What touches: a finger, a stylus, a pointer. It counts when the touch begins.
  public var type: TouchType
  /// How hard the finger presses. Range: 0 to 1; other numbers are passed on as they are, and what
  /// is no finite number leaves it as it was, or 0 where the touch begins. Default: 0, for a device
  /// that doesn't report it.
  public var pressure: Double
  /// The pointer's buttons that are down; a finger counts as the primary one.
  public var buttons: ButtonMask
  /// Contact, pose, samples and the index of an estimate; nil where the host says none of it.
  private(set) var details: TouchDetails?

  /// A touch of which the host knows no contact, no pose and no samples; set those afterwards.
  public init(
    id: TouchID, phase: TouchPhase, location: Point?, type: TouchType = .direct,
    pressure: Double = 0, buttons: ButtonMask = .primary
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.type = type
    self.pressure = pressure
    self.buttons = buttons
  }
}

extension TouchInput {
  /// How large the contact is; nil where that is as it was, or not known.
  public var contact: TouchContact? {
    get { details?.values.contact }
    set { if newValue != contact { changeDetails { $0.contact = newValue } } }
  }

  /// How the stylus is held; nil where that is as it was, or not known.
  public var pose: TouchPose? {
    get { details?.values.pose }
    set { if newValue != pose { changeDetails { $0.pose = newValue } } }
  }

  /// The samples that a `moved` combines, oldest first, the last one at ``location``; empty where
  /// there was only one (S10.10). A sample with a place or a pressure that is no number is dropped.
  /// Set it once, with all of them: each change copies the list.
  public var coalesced: [TouchSample] {
    get { details?.values.coalesced ?? [] }
    set { if newValue != coalesced { changeDetails { $0.coalesced = newValue } } }
  }

  /// Where the device expects the touch next; valid until the next event (S10.10).
  public var predicted: [TouchSample] {
    get { details?.values.predicted ?? [] }
    set { if newValue != predicted { changeDetails { $0.predicted = newValue } } }
  }

  /// The index under which the true ``pressure`` will be sent later; nil where it is true now.
  public var estimationUpdateIndex: Int? {
    get { details?.values.estimationUpdateIndex }
    set {
      guard newValue != estimationUpdateIndex else { return }
      changeDetails { $0.estimationUpdateIndex = newValue }
    }
  }

  private mutating func changeDetails(_ change: (inout TouchDetails.Values) -> Void) {
    var values = details?.values ?? TouchDetails.Values()
    change(&values)
    details = .details(values)
  }
}

/// One report of the host's hardware: all touches that changed at one moment.
///
/// ```swift
/// dispatcher.send(
///   InputEvent(
///     at: .milliseconds(16),
///     touches: [TouchInput(id: 1, phase: .moved, location: Point(x: 40, y: 60))]))
/// ```
public struct InputEvent: Hashable, Sendable {
  /// When it happened, on the host's clock. A moment before the last one is taken as the last
  /// one (S10.8).
  public var timestamp: Timestamp
  /// The touches that changed. Those left out are stationary.
  public var touches: [TouchInput]
  /// What happened without touches.
  public var indirect: [IndirectInput] = []
  /// The true pressures of earlier touches, as far as they have become known.
  public var updates: [EstimationUpdate] = []
  /// The modifier keys that are held down. Default: none.
  public var modifiers: ModifierFlags = []

  /// An event of touches alone.
  public init(at timestamp: Timestamp, touches: [TouchInput]) {
    self.timestamp = timestamp
    self.touches = touches
  }

  /// An event without touches: a pointer, a wheel, a trackpad, a semantic action.
  public init(at timestamp: Timestamp, _ indirect: IndirectInput...) {
    self.timestamp = timestamp
    touches = []
    self.indirect = indirect
  }

  /// The true pressures of earlier touches, without a new touch.
  public init(at timestamp: Timestamp, updates: [EstimationUpdate]) {
    self.timestamp = timestamp
    touches = []
    self.updates = updates
  }
}
