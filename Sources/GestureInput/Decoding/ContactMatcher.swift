/// The contacts of protocol A: each report lists all of them, in any order.
///
/// A contact with a tracking id is identified by it. One without is matched with the nearest
/// contact of the previous report, unless another new contact is nearer to that one.
struct ContactMatcher: Hashable, Sendable {
  private var tracks: [Track] = []
  private var nextKey = 0

  private struct Track: Hashable {
    var key: Int
    var contact: AnonymousContact
  }

  /// Matches a report's contacts with those of the report before.
  ///
  /// - Returns: the key of each contact, and the keys of those that are gone.
  mutating func match(_ contacts: [AnonymousContact]) -> (keys: [Int], gone: [Int]) {
    var keys = [Int?](repeating: nil, count: contacts.count)
    var free = tracks
    for (index, contact) in contacts.enumerated() {
      guard let id = contact.id,
        let track = free.firstIndex(where: { $0.contact.id == id })
      else { continue }
      keys[index] = free.remove(at: track).key
    }
    for pair in Self.pairs(contacts, keys, free) {
      guard keys[pair.contact] == nil,
        let track = free.firstIndex(where: { $0.key == pair.key })
      else { continue }
      keys[pair.contact] = free.remove(at: track).key
    }
    let all = keys.map { key -> Int in
      if let key { return key }
      nextKey += 1
      return nextKey
    }
    tracks = zip(all, contacts).map { Track(key: $0, contact: $1) }
    return (all, free.map(\.key))
  }

  /// Possible matches of contacts without an id, nearest first.
  private static func pairs(
    _ contacts: [AnonymousContact], _ keys: [Int?], _ free: [Track]
  ) -> [(contact: Int, key: Int, distance: Double)] {
    var pairs: [(contact: Int, key: Int, distance: Double)] = []
    for (index, contact) in contacts.enumerated() where keys[index] == nil && contact.id == nil {
      for track in free where track.contact.id == nil {
        let dx = Double(contact.x) - Double(track.contact.x)
        let dy = Double(contact.y) - Double(track.contact.y)
        pairs.append((index, track.key, dx * dx + dy * dy))
      }
    }
    return pairs.sorted { ($0.distance, $0.contact, $0.key) < ($1.distance, $1.contact, $1.key) }
  }
}

/// One contact of a report in protocol A.
struct AnonymousContact: Hashable, Sendable {
  var id: Int32?
  var x: Int32
  var y: Int32
  var major: Int32?
  var pressure: Int32?
  var tool: Int32 = 0

  /// More contacts in one report are garbage.
  static let most = 64

  /// The contacts of a report that touch the surface; nil for a report without any.
  ///
  /// - Parameter events: those of one report, without its end.
  static func contacts(in events: [KernelEvent]) -> [AnonymousContact]? {
    var contacts: [AnonymousContact] = []
    var part = Part()
    var isAboutContacts = false
    for event in events {
      if event.type == KernelEvent.Kind.sync, event.code == KernelEvent.SyncCode.contact {
        isAboutContacts = true
        if let contact = part.contact, contacts.count < most { contacts.append(contact) }
        part = Part()
      } else if event.type == KernelEvent.Kind.key, event.code == KernelEvent.KeyCode.touch,
        event.value == 0
      {
        isAboutContacts = true
      } else if event.type == KernelEvent.Kind.axis {
        part.take(event)
      }
    }
    return isAboutContacts ? contacts : nil
  }

  /// The values of a contact that a report has had so far.
  private struct Part {
    private var values: [UInt16: Int32] = [:]

    mutating func take(_ event: KernelEvent) { values[event.code] = event.value }

    /// Nil where there is no place, or where its size or its pressure says that it hovers.
    var contact: AnonymousContact? {
      guard let x = values[KernelEvent.AxisCode.contactX],
        let y = values[KernelEvent.AxisCode.contactY]
      else { return nil }
      let strength =
        values[KernelEvent.AxisCode.contactPressure] ?? values[KernelEvent.AxisCode.contactMajor]
        ?? 1
      guard strength > 0, values[KernelEvent.AxisCode.contactDistance] ?? 0 <= 0 else { return nil }
      return AnonymousContact(
        id: values[KernelEvent.AxisCode.trackingID], x: x, y: y,
        major: values[KernelEvent.AxisCode.contactMajor],
        pressure: values[KernelEvent.AxisCode.contactPressure],
        tool: values[KernelEvent.AxisCode.contactTool] ?? 0)
    }
  }
}
