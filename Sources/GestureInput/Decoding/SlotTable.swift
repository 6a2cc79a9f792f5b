/// The contacts of protocol B: each has a slot, and a tracking id as long as it is there.
struct SlotTable: Hashable, Sendable {
  private(set) var slots: [Slot] = []
  private var current: Int

  /// What is known of one slot. Values that don't change are not sent again, so they outlive the
  /// contact.
  struct Slot: Hashable, Sendable {
    var presence = Presence.unmentioned
    /// Whether the contact of the report before is gone, whatever comes in its place.
    var isReplaced = false
    var isChanged = false
    var x = Coordinate()
    var y = Coordinate()
    var major: Int32?
    var pressure: Int32?
    var distance: Int32 = 0
    var tool: Int32 = 0

    /// Whether the contact touches the surface: it is there, it is no palm (MT_TOOL_PALM), and it
    /// doesn't hover.
    var isTouching: Bool { presence.isThere && !isPalm && distance <= 0 }

    var isPalm: Bool { tool == 2 }

    var isPen: Bool { tool == 1 }
  }

  /// One coordinate of a slot.
  ///
  /// The kernel doesn't repeat a value, so that of a contact from before the recording is not
  /// known. What was guessed stays; the first value that is sent counts as just this place, not as
  /// a movement to another one.
  struct Coordinate: Hashable, Sendable {
    private var value: Int32?
    private var guess: Int32?
    /// What is added to the values of a contact that began at a guessed place.
    private var shift: Int32 = 0

    mutating func take(_ new: Int32) {
      if value == nil, let guess { shift = guess &- new }
      value = new
    }

    /// The coordinate; the guess where nothing is known.
    mutating func known(orGuess other: Int32) -> Int32 {
      if let value { return value &+ shift }
      let known = guess ?? other
      guess = known
      return known
    }

    /// Another contact comes.
    mutating func forgetGuess() {
      guess = nil
      shift = 0
    }
  }

  /// Whether a slot holds a contact.
  enum Presence: Hashable, Sendable {
    /// Nothing was reported for the slot so far.
    case unmentioned
    /// Events were lost: unknown until the next tracking id.
    case unknown
    case empty
    case contact(Int32)
    /// It was there before the first event.
    case contactFromBefore

    var isThere: Bool {
      switch self {
      case .contact, .contactFromBefore: true
      case .unmentioned, .unknown, .empty: false
      }
    }
  }

  /// No device has more; numbers beyond are garbage.
  private static let mostSlots = 256

  init(current: Int32?) { self.current = Int(current ?? 0) }

  /// Where a contact is, in the device's values.
  ///
  /// - Parameter guess: where it is if that was never reported.
  mutating func place(of index: Int, orGuess guess: (x: Int32, y: Int32)) -> (x: Int32, y: Int32) {
    (slots[index].x.known(orGuess: guess.x), slots[index].y.known(orGuess: guess.y))
  }

  mutating func take(_ event: KernelEvent) {
    if event.code == KernelEvent.AxisCode.slot {
      current = Int(event.value)
      return
    }
    guard (0..<Self.mostSlots).contains(current) else { return }
    while slots.count <= current { slots.append(Slot()) }
    slots[current].take(event)
  }

  /// Starts the next report.
  mutating func forgetChanges() {
    for index in slots.indices {
      slots[index].isChanged = false
      slots[index].isReplaced = false
    }
  }

  /// Forgets which contacts are there.
  mutating func loseTrack() {
    for index in slots.indices { slots[index].presence = .unknown }
  }
}

extension SlotTable.Slot {
  fileprivate mutating func take(_ event: KernelEvent) {
    isChanged = true
    let value = event.value
    switch event.code {
    case KernelEvent.AxisCode.trackingID: takeID(value)
    case KernelEvent.AxisCode.contactX: x.take(value)
    case KernelEvent.AxisCode.contactY: y.take(value)
    case KernelEvent.AxisCode.contactMajor: major = value
    case KernelEvent.AxisCode.contactPressure: pressure = value
    case KernelEvent.AxisCode.contactDistance: distance = value
    case KernelEvent.AxisCode.contactTool: tool = value
    case _: return
    }
    let isPlace =
      event.code == KernelEvent.AxisCode.contactX || event.code == KernelEvent.AxisCode.contactY
    // The kernel reports places of contacts alone: this one is older than the recording.
    if isPlace, presence == .unmentioned { presence = .contactFromBefore }
  }

  private mutating func forgetGuesses() {
    x.forgetGuess()
    y.forgetGuess()
  }

  private mutating func takeID(_ id: Int32) {
    if id < 0 {
      if presence.isThere { isReplaced = true }
      presence = .empty
      forgetGuesses()
      return
    }
    if case .contact(let old) = presence, old != id {
      isReplaced = true
      forgetGuesses()
    }
    presence = .contact(id)
  }
}
