/// What `libinput record` writes: the part of YAML that it uses.
///
/// Source: `tools/libinput-record.c` of libinput 1.25. A line has a key, an element of a list, or
/// both; lists of numbers are in brackets.
struct LibinputFormat: LineFormat {
  private var devices: [RecordedDevice] = []
  private var section = Section.other

  private enum Section { case other, codes, axes, events, hid }

  private static let expectedEvent =
    "an event '- [SECONDS, MICROSECONDS, TYPE, CODE, VALUE]' or a key with a colon"

  mutating func read(
    _ line: ArraySlice<UInt8>, into items: inout [RecordedItem]
  ) throws(LineMistake) {
    let text = Self.withoutComment(line).trimmed
    guard let first = text.first else { return }
    let body = first == UInt8(ascii: "-") ? text.dropFirst().trimmed : text
    if section == .events, body.first == UInt8(ascii: "[") {
      return try readEvent(body, into: &items)
    }
    guard body.contains(UInt8(ascii: ":")) || first == UInt8(ascii: "-") || section != .events
    else {
      throw LineMistake(Self.expectedEvent)
    }
    readKey(body)
  }

  private mutating func readEvent(
    _ text: ArraySlice<UInt8>, into items: inout [RecordedItem]
  ) throws(LineMistake) {
    guard let numbers = Self.numbers(text), numbers.count == 5,
      let time = Number.time(seconds: numbers[0], nanoseconds: numbers[1] * 1000),
      (0..<1_000_000).contains(numbers[1]), let type = UInt16(exactly: numbers[2]),
      let code = UInt16(exactly: numbers[3]), let value = Int32(exactly: numbers[4])
    else { throw LineMistake(Self.expectedEvent) }
    if devices.isEmpty { devices.append(RecordedDevice()) }
    let number = devices.count - 1
    devices[number].announce(number, into: &items)
    items.append(.kernel(number, KernelEvent(at: time, type: type, code: code, value: value)))
  }

  private mutating func readKey(_ text: ArraySlice<UInt8>) {
    let calibration = "LIBINPUT_CALIBRATION_MATRIX="
    if text.starts(with: calibration), !devices.isEmpty {
      devices[devices.count - 1].description.calibration = CalibrationMatrix(
        text.dropFirst(calibration.utf8.count).text)
    }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return }
    let key = text[..<colon].text
    let value = text[(colon + 1)...].trimmed
    if key == "node" { devices.append(RecordedDevice()) }
    if value.isEmpty {
      section = next(after: key)
    }
    guard !devices.isEmpty else { return }
    if key == "name", let name = value.quoted { devices[devices.count - 1].description.name = name }
    guard value.first == UInt8(ascii: "["), let numbers = Self.numbers(value) else { return }
    describe(key, numbers)
  }

  /// The section that a key begins. Raw reports of `--with-hidraw` stand among the events.
  private func next(after key: String) -> Section {
    let isAmongEvents = section == .events || section == .hid
    switch key {
    case "events": return .events
    case "evdev" where isAmongEvents, "libinput" where isAmongEvents: return .events
    case "hid" where isAmongEvents: return .hid
    case "codes": return .codes
    case "absinfo": return .axes
    case _: return .other
    }
  }

  private mutating func describe(_ key: String, _ numbers: [Int]) {
    let last = devices.count - 1
    if key == "properties" {
      let properties = numbers.compactMap(UInt16.init(exactly:))
      devices[last].description.properties.formUnion(properties)
      return
    }
    guard let code = UInt16(key) else { return }
    switch section {
    case .codes where code == KernelEvent.Kind.key:
      devices[last].description.keys.formUnion(numbers.compactMap(UInt16.init(exactly:)))
    case .axes:
      let values = numbers.compactMap(Int32.init(exactly:))
      guard values.count == numbers.count, values.count >= 2 else { return }
      devices[last].description.axes[code] = AxisRange(
        values[0], values[1], resolution: values.count > 4 ? values[4] : 0)
    case .codes, .other, .events, .hid: break
    }
  }

  /// The numbers between brackets; nil for anything else.
  private static func numbers(_ text: ArraySlice<UInt8>) -> [Int]? {
    guard text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") else { return nil }
    let inner = text.dropFirst().dropLast()
    let parts = inner.split(separator: UInt8(ascii: ","))
    let numbers = parts.compactMap { Number.decimal($0.trimmed) }
    return numbers.count == parts.count ? numbers : nil
  }

  /// A comment begins with `#` outside of quotation marks.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var isQuoted = false
    for index in line.indices {
      if line[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if line[index] == UInt8(ascii: "#"), !isQuoted { return line[..<index] }
    }
    return line
  }
}
