import GestureCore

// What a report shows of contacts and of the pointer.
extension TouchDecoder {
  /// Protocol B.
  mutating func decodeSlots(_ report: [KernelEvent], into event: inout InputEvent) {
    defer { slots.forgetChanges() }
    for change in report where change.type == KernelEvent.Kind.axis {
      if change.code == KernelEvent.AxisCode.slot || KernelEvent.AxisCode.isOfContact(change.code) {
        slots.take(change)
      }
    }
    let isButton = report.contains { $0.type == KernelEvent.Kind.key }
    for (key, slot) in slots.slots.enumerated() {
      guard slot.isChanged || (isButton && slot.presence.isThere) else { continue }
      if slot.isReplaced { tracker.update(key, to: nil, into: &event.touches) }
      let sighting = slot.isTouching ? sighting(of: slot, number: key) : nil
      tracker.update(
        key, to: sighting, else: slot.isPalm ? .cancelled : .lifted, into: &event.touches)
    }
  }

  /// Protocol A.
  mutating func decodeAnonymous(_ report: [KernelEvent], into event: inout InputEvent) {
    guard let contacts = AnonymousContact.contacts(in: report) else { return }
    let fingers = contacts.filter { $0.tool != 2 }
    let (keys, gone) = matcher.match(fingers)
    for key in gone { tracker.update(key, to: nil, into: &event.touches) }
    for (key, contact) in zip(keys, fingers) {
      tracker.update(key, to: sighting(of: contact), into: &event.touches)
    }
  }

  /// A finger, a pen or a puck.
  ///
  /// - Parameter hasContacts: whether the device reports contacts, so that its single finger only
  ///   repeats one of them.
  mutating func decodePointer(hasContacts: Bool, into event: inout InputEvent) {
    let role = pointer.role
    let isFinger = role == .finger
    let isTouching = pointer.isPressed && !(isFinger && hasContacts)
    tracker.update(Self.pointerKey, to: isTouching ? pointerSighting : nil, into: &event.touches)
    guard role == .pen || role == .puck, !isTouching, let place = pointerPlace else {
      if isHovering { event.indirect.append(.hover(HoverInput(at: nil))) }
      isHovering = false
      return
    }
    isHovering = true
    let pose = role == .pen ? geometry.pose(tiltX: pointer.tiltX, tiltY: pointer.tiltY) : nil
    event.indirect.append(
      .hover(HoverInput(at: place, pose: pose, distance: geometry.distance(pointer.distance))))
  }

  /// Slots and matched contacts have keys from 0.
  private static let pointerKey = -1

  // MARK: Sightings

  private mutating func sighting(of slot: SlotTable.Slot, number: Int) -> Sighting {
    let (x, y) = (
      device.axes[KernelEvent.AxisCode.contactX], device.axes[KernelEvent.AxisCode.contactY]
    )
    let guess = (
      x: pointer.x ?? x?.value ?? x?.middle ?? 0, y: pointer.y ?? y?.value ?? y?.middle ?? 0
    )
    let place = slots.place(of: number, orGuess: guess)
    return sighting(
      geometry.contacts.point(x: place.x, y: place.y), pressure: slot.pressure, major: slot.major,
      isPen: slot.isPen)
  }

  private func sighting(of contact: AnonymousContact) -> Sighting {
    sighting(
      geometry.contacts.point(x: contact.x, y: contact.y), pressure: contact.pressure,
      major: contact.major, isPen: contact.tool == 1)
  }

  private func sighting(
    _ place: Point, pressure: Int32?, major: Int32?, isPen: Bool
  ) -> Sighting {
    Sighting(
      location: place, type: isPen ? .pencil : device.isTouchpad ? .indirect : .direct,
      pressure: geometry.pressure(pressure, axis: KernelEvent.AxisCode.contactPressure),
      buttons: contactButtons, contact: geometry.contact(major: major))
  }

  private var pointerSighting: Sighting? {
    guard let place = pointerPlace else { return nil }
    let pressure = geometry.pressure(pointer.pressure, axis: KernelEvent.AxisCode.pressure)
    switch pointer.role {
    case .none: return nil
    case .finger:
      return Sighting(
        location: place, type: device.isTouchpad ? .indirect : .direct, pressure: pressure,
        buttons: contactButtons)
    case .pen:
      return Sighting(
        location: place, type: .pencil, pressure: pressure,
        buttons: pointer.isStylusPressed ? .secondary : .primary,
        pose: geometry.pose(tiltX: pointer.tiltX, tiltY: pointer.tiltY))
    case .puck:
      return Sighting(location: place, type: .mouse, pressure: pressure, buttons: pressedButtons)
    }
  }

  private var pointerPlace: Point? {
    guard let x = pointer.x, let y = pointer.y else { return nil }
    return geometry.pointer.point(x: x, y: y)
  }

  /// A finger counts as the primary button, unless it presses another one of its touchpad.
  private var contactButtons: ButtonMask {
    guard device.isTouchpad, !pressedButtons.isEmpty else { return .primary }
    return pressedButtons
  }

  private var pressedButtons: ButtonMask {
    var mask: ButtonMask = []
    for button in 0..<3 where pointer.isDown(button: button) {
      mask.insert(ButtonMask(rawValue: 1 << button))
    }
    return mask
  }
}
