import GestureCore

/// Turns what each report shows into the phases of touches.
///
/// Each touch gets one `began`, any number of `moved` and one end; a contact that looks as in the
/// report before is left out. Touches are numbered from 1.
struct TouchTracker: Hashable, Sendable {
  /// The number of the next touch that begins.
  var nextID = 1
  private var live: [LiveTouch] = []

  private struct LiveTouch: Hashable {
    var key: Int
    var id: TouchID
    var last: Sighting
  }

  /// How many touches are down.
  var count: Int { live.count }

  func isDown(_ key: Int) -> Bool { live.contains { $0.key == key } }

  /// Compares a contact with the report before.
  ///
  /// - Parameters:
  ///   - key: what distinguishes the contact from the others that are down.
  ///   - sighting: nil where it doesn't touch the surface.
  mutating func update(
    _ key: Int, to sighting: Sighting?, else end: Disappearance = .lifted,
    into touches: inout [TouchInput]
  ) {
    guard let index = live.firstIndex(where: { $0.key == key }) else {
      if let sighting { begin(key, sighting, into: &touches) }
      return
    }
    let touch = live[index]
    guard let sighting else {
      live.remove(at: index)
      let phase: TouchPhase = end == .lifted ? .ended : .cancelled
      touches.append(Self.input(touch.id, phase, touch.last, since: touch.last))
      return
    }
    guard sighting != touch.last else { return }
    touches.append(Self.input(touch.id, .moved, sighting, since: touch.last))
    live[index].last = sighting
  }

  /// Cancels every touch.
  mutating func cancelAll(into touches: inout [TouchInput]) {
    for key in live.map(\.key) { update(key, to: nil, else: .cancelled, into: &touches) }
  }

  private mutating func begin(_ key: Int, _ sighting: Sighting, into touches: inout [TouchInput]) {
    let id = TouchID(nextID)
    nextID += 1
    live.append(LiveTouch(key: key, id: id, last: sighting))
    touches.append(Self.input(id, .began, sighting, since: nil))
  }

  private static func input(
    _ id: TouchID, _ phase: TouchPhase, _ sighting: Sighting, since last: Sighting?
  ) -> TouchInput {
    var input = TouchInput(
      id: id, phase: phase, location: sighting.location, type: sighting.type,
      pressure: sighting.pressure, buttons: sighting.buttons)
    if sighting.contact != last?.contact { input.contact = sighting.contact }
    if sighting.pose != last?.pose { input.pose = sighting.pose }
    return input
  }
}
