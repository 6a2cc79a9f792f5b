/// What `evtest` prints: a description, then events.
///
/// Source: `evtest.c` of evtest 1.35. Numbers are decimal.
struct EvtestFormat: LineFormat {
  private var device = RecordedDevice()
  private var type: UInt16?
  private var code: UInt16?
  private var isInEvents = false

  mutating func read(
    _ line: ArraySlice<UInt8>, into items: inout [RecordedItem]
  ) throws(LineMistake) {
    var words = Words(line)
    guard let first = words.next() else { return }
    if first.elementsEqual("Event:".utf8) {
      isInEvents = true
      device.announce(0, into: &items)
      if let event = try Self.event(line) { items.append(.kernel(0, event)) }
      return
    }
    guard !isInEvents || first.starts(with: "*") || first.first == UInt8(ascii: "#") else {
      throw LineMistake("an event 'Event: time SECONDS, type …'")
    }
    readDescription(first, &words, line)
  }

  mutating func finish(into items: inout [RecordedItem]) { device.announce(0, into: &items) }

  // MARK: Events

  /// - Returns: nil for an event that doesn't matter here.
  private static func event(_ line: ArraySlice<UInt8>) throws(LineMistake) -> KernelEvent? {
    let parts = line.split(separator: UInt8(ascii: ","))
    guard let first = parts.first, let timeWord = Words(first).all.last,
      let time = Number.time(timeWord), parts.count > 1
    else { throw LineMistake("an event 'Event: time SECONDS, …'") }
    if let mark = mark(parts[1]) {
      return KernelEvent(at: time, type: KernelEvent.Kind.sync, code: mark, value: 0)
    }
    let expected = "'type NUMBER (…), code NUMBER (…), value NUMBER' after the time"
    guard let type = number(parts[1], after: "type"), parts.count >= 4,
      let code = number(parts[2], after: "code")
    else { throw LineMistake(expected) }
    let text = Words(parts[parts.count - 1]).all
    guard text.count == 2, text[0].elementsEqual("value".utf8) else { throw LineMistake(expected) }
    // Scan codes are hexadecimal; they say nothing here.
    guard let value = Number.value(text[1]) else {
      if type != Int(KernelEvent.Kind.axis), Number.hexadecimal(text[1]) != nil { return nil }
      throw LineMistake(expected)
    }
    guard let type = UInt16(exactly: type), let code = UInt16(exactly: code) else {
      throw LineMistake(expected)
    }
    return KernelEvent(at: time, type: type, code: code, value: value)
  }

  /// The mark in "-------------- SYN_REPORT ------------"; nil for anything else.
  private static func mark(_ text: ArraySlice<UInt8>) -> UInt16? {
    let words = Words(text).all.map(\.text)
    guard let first = words.first,
      first.hasPrefix("--") || first.hasPrefix("++")
        || first.hasPrefix(">>")
    else { return nil }
    // Old versions call every mark "Config Sync" that doesn't end a report.
    if words.contains("SYN_MT_REPORT") || words.contains("Config") {
      return KernelEvent.SyncCode.contact
    }
    return words.contains("SYN_DROPPED")
      ? KernelEvent.SyncCode.dropped : KernelEvent.SyncCode.report
  }

  private static func number(_ text: ArraySlice<UInt8>, after word: String) -> Int? {
    let words = Words(text).all
    guard words.count >= 2, words[0].elementsEqual(word.utf8) else { return nil }
    return Number.decimal(words[1])
  }

  // MARK: The description

  private mutating func readDescription(
    _ first: ArraySlice<UInt8>, _ words: inout Words, _ line: ArraySlice<UInt8>
  ) {
    let second = words.next() ?? []
    if first.elementsEqual("Input".utf8), line.quoted != nil {
      device.description.name = line.quoted ?? ""
    } else if first.elementsEqual("Property".utf8), second.elementsEqual("type".utf8) {
      if let property = Self.code(&words) { device.description.properties.insert(property) }
    } else if first.elementsEqual("Event".utf8), second.elementsEqual("type".utf8) {
      type = Self.code(&words)
      code = nil
    } else if first.elementsEqual("Event".utf8), second.elementsEqual("code".utf8) {
      code = Self.code(&words)
      if type == KernelEvent.Kind.key, let code { device.description.keys.insert(code) }
    } else if type == KernelEvent.Kind.axis, let code, let value = Number.value(second) {
      readAxis(first.text, value, of: code)
    }
  }

  private mutating func readAxis(_ field: String, _ value: Int32, of code: UInt16) {
    var range = device.description.axes[code] ?? AxisRange(0, 0)
    switch field {
    case "Value": range.value = value
    case "Min": range.minimum = value
    case "Max": range.maximum = value
    case "Resolution": range.resolution = value
    case _: return
    }
    device.description.axes[code] = range
  }

  private static func code(_ words: inout Words) -> UInt16? {
    words.next().flatMap(Number.decimal).flatMap(UInt16.init(exactly:))
  }
}
