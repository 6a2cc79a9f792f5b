// The state of a dispatcher, its views and recognizers that determines how they continue.
#if !hasFeature(Embedded)
  extension Dispatcher {
    /// Adds the engine's whole state between two events: the views' geometry and which touches they
    /// accept, where sliders and switches stand, each recognizer's attempt, touches, deadlines, and
    /// what is withheld from views.
    ///
    /// Not included: the state of delegates, targets and your own views; properties of recognizers
    /// that are set meanwhile; and values that clients only read (translations, velocities, tap
    /// counts, last outcomes). A recognizer in the middle of an attempt that doesn't add its state
    /// makes the digest incomplete (``GestureInspectable/addState(to:)``).
    public func addState(to digest: inout StateDigest) {
      if !queue.isFree { digest.markIncomplete() }
      var numbers = Numbering()
      for window in windows { add(window, to: &digest, &numbers) }
      active.participants.forEach { digest.add(numbers.number(of: $0)) }
      for window in windows { addRecognizers(of: window, to: &digest, numbers) }
      let pending = nextDeadline == nil ? [] : deadlines.pending
      digest.add(pending.count)
      for entry in pending {
        digest.add(entry.deadline.timestamp)
        digest.add(numbers.number(of: entry.core))
      }
      digest.add(registry.count)
      registry.forEach { $0.addState(to: &digest, numbers) }
      digest.add(viewDelivery.withheld.count)
      viewDelivery.withheld.forEach { $0.addState(to: &digest, numbers) }
      indirectRouter.addState(to: &digest, numbers)
    }

    private func add(_ view: View, to digest: inout StateDigest, _ numbers: inout Numbering) {
      numbers.add(view)
      let subviews = view.subviews
      digest.add(subviews.count)
      view.addOwnState(to: &digest)
      for subview in subviews { add(subview, to: &digest, &numbers) }
    }

    private func addRecognizers(
      of view: View, to digest: inout StateDigest, _ numbers: Numbering
    ) {
      view.forEachAttachment { $0.core.addState(to: &digest, numbers) }
      for subview in view.subviews { addRecognizers(of: subview, to: &digest, numbers) }
    }
  }

  /// The numbers by which views and recognizers are known in a digest: their places in the tree,
  /// where a view's recognizers follow it.
  private struct Numbering {
    private var places = Places()

    mutating func add(_ view: View) {
      places.append(ObjectIdentifier(view))
      view.forEachAttachment { places.append(ObjectIdentifier($0.core)) }
    }

    /// The number of a view; −1 for one that is in no window.
    func number(of view: View?) -> Int { view.flatMap { places[ObjectIdentifier($0)] } ?? -1 }

    /// The number of a recognizer; −1 for one that is in no window.
    func number(of core: RecognizerCore) -> Int { places[ObjectIdentifier(core)] ?? -1 }
  }

  /// The positions of objects in a list. In a short list, a linear search is faster than hashing.
  private struct Places {
    private static let few = 16
    private static let mostWithoutTable = 24
    private var objects: [ObjectIdentifier] = []
    private var table: [ObjectIdentifier: Int] = [:]

    init() { objects.reserveCapacity(Self.few) }

    mutating func append(_ object: ObjectIdentifier) {
      objects.append(object)
      guard objects.count > Self.mostWithoutTable else { return }
      if table.isEmpty {
        table = Dictionary(uniqueKeysWithValues: zip(objects, 0...))
      } else {
        table[object] = objects.count - 1
      }
    }

    subscript(object: ObjectIdentifier) -> Int? {
      table.isEmpty ? objects.firstIndex(of: object) : table[object]
    }
  }

  extension StateDigest {
    fileprivate mutating func add(_ value: Value) {
      add(value.low)
      add(value.high)
    }
  }

  /// Up to 64 bits side by side in a word, which takes one addition to a digest.
  private struct PackedFlags {
    private(set) var word: UInt64 = 0

    mutating func add(_ flag: Bool) { word = word << 1 | (flag ? 1 : 0) }

    mutating func add(_ byte: UInt8) { word = word << 8 | UInt64(byte) }
  }

  extension IndirectRouter {
    fileprivate func addState(to digest: inout StateDigest, _ numbers: Numbering) {
      digest.add(hasPointerLeft)
      forEachDrivenList { cores in
        digest.add(cores.count)
        for core in cores { digest.add(numbers.number(of: core)) }
      }
      guard isScrolling, let lastScroll else { return }
      digest.add(lastScroll.location)
      digest.add(lastScroll.kind == .continuous)
      digest.add(lastScroll.phase == .ended)
      digest.add(lastScroll.isMomentum)
    }
  }

  extension View {
    fileprivate func addOwnState(to digest: inout StateDigest) {
      digest.add(attachments.all.count)
      for set in sets { digest.add(set.attachments.count) }
      digest.add(placementFingerprint)
      (self as? Control)?.addControlState(to: &digest)
    }

    /// The fingerprint of all from which ``placement`` is computed, and of which touches the view
    /// accepts; kept with it.
    private var placementFingerprint: StateDigest.Value {
      if placement.isCurrent, let known = placement.fingerprint { return known }
      var digest = StateDigest(at: .zero)
      digest.add(center)
      digest.add(bounds.origin)
      digest.add(bounds.width)
      digest.add(bounds.height)
      digest.add(alpha)
      digest.add(hitOutset)
      for number in [transform.a, transform.b, transform.c, transform.d] { digest.add(number) }
      digest.add(transform.tx)
      digest.add(transform.ty)
      for flag in [isHidden, isUserInteractionEnabled, catchesOwnTouches] { digest.add(flag) }
      for flag in [isMultipleTouchEnabled, isExclusiveTouch] { digest.add(flag) }
      placement.fingerprint = digest.value
      return digest.value
    }
  }

  extension RecognizerCore {
    fileprivate func addState(to digest: inout StateDigest, _ numbers: Numbering) {
      var flags = PackedFlags()
      flags.add(isEnabled)
      flags.add(cancelsTouchesInView)
      flags.add(delaysTouchesBegan)
      flags.add(delaysTouchesEnded)
      flags.add(attempt.isOpen)
      flags.add(allowedTouchTypes.rawValue)
      digest.add(flags.word)
      digest.add(buttonMaskRequired.rawValue)
      if !requirements.required.isEmpty { addRequirements(to: &digest, numbers) }
      if features.contains(.takesOver) { addBindings(to: &digest) }
      guard attempt.isOpen else { return }
      attempt.addState(to: &digest)
      touchList.forEach { touch in
        digest.add(touch.slot)
        // Moves within the slop are not delivered, so the recognizer can't add them.
        if touchSlop > 0 { digest.add(touch.location - touch.initialLocation) }
      }
      slots.addState(to: &digest)
      if attempt.flags.contains(.hasIgnored) { ignoredSlots.addState(to: &digest) }
      if let lostPrerequisite { digest.add(lostPrerequisite.name) }
      if let actionView { digest.add(numbers.number(of: actionView)) }
      let inspectable = attachmentReference.withObject { $0.recognizer.inspectable } ?? nil
      if let inspectable {
        inspectable.addState(to: &digest)
      } else {
        digest.markIncomplete()
      }
    }

    /// Adds which of the touches that are down were bound to it: it may take those over.
    private func addBindings(to digest: inout StateDigest) {
      guard let registry = (attemptDispatcher.object ?? dispatcher)?.registry else { return }
      registry.forEach { touch in
        if wasBound(to: touch) { digest.add(touch.slot) }
      }
      digest.add(-1)
    }

    private func addRequirements(to digest: inout StateDigest, _ numbers: Numbering) {
      for edge in requirements.required {
        guard let other = edge.core else { continue }
        digest.add(numbers.number(of: other))
        digest.add(edge.isStatic)
        digest.add(edge.isDynamic)
        digest.add(edge.kind == .beginning)
        digest.add(edge.wasSatisfied)
      }
    }
  }

  extension Attempt {
    fileprivate func addState(to digest: inout StateDigest) {
      let lasting: Flags = [
        .isContinuous, .sentBegan, .isHeld, .tookTouches, .takesAction, .hasIgnored,
      ]
      let present = flags.intersection(lasting).rawValue
      var packed = PackedFlags()
      packed.add(tracking.number)
      packed.add(delivered.number)
      packed.add(UInt8(truncatingIfNeeded: present))
      packed.add(UInt8(truncatingIfNeeded: present >> 8))
      packed.add(requested.isEmpty && pending.isEmpty)
      packed.add(exclusiveType != nil)
      packed.add(exclusiveType?.rawValue ?? 0)
      digest.add(packed.word)
      var inputs = PackedFlags()
      inputs.add(drivenBy.rawValue)
      inputs.add(awaitedEnds.rawValue)
      digest.add(inputs.word)
      digest.add(touchSlop)
      digest.add(order.depth)
      digest.add(order.addition)
    }
  }

  extension GestureState {
    fileprivate var number: UInt8 {
      switch self {
      case .possible: 0
      case .began: 1
      case .changed: 2
      case .ended: 3
      case .cancelled: 4
      case .failed: 5
      }
    }
  }

  extension Touch {
    /// Adds all but the touch's place, unless a control tracks it: recognizers add the places that
    /// matter to them.
    fileprivate func addState(to digest: inout StateDigest, _ numbers: Numbering) {
      var flags = PackedFlags()
      flags.add(type.rawValue)
      flags.add(viewStream.stage.number)
      digest.add(flags.word)
      digest.add(id.rawValue)
      digest.add(slot)
      digest.add(numbers.number(of: view))
      digest.add(buttons.rawValue)
      if view is Control {
        digest.add(location)
        digest.add(initialLocation)
      }
    }
  }

  extension ViewStream.Stage {
    fileprivate var number: UInt8 {
      switch self {
      case .new: 0
      case .beganWithheld(let moved, let lifted): 8 + (moved ? 1 : 0) + (lifted ? 2 : 0)
      case .moveWithheld: 1
      case .began: 2
      case .endWithheld: 3
      case .over: 4
      }
    }
  }
#endif
