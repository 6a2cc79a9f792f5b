import GestureCore

/// What Android's `getevent` prints, with or without times (`-t`), names (`-l`) and descriptions
/// (`-i`, `-p`).
///
/// Source: `toolbox/getevent.c` of the Android Open Source Project. Numbers are hexadecimal, values
/// of 32 bits.
struct GeteventFormat: LineFormat {
  private var devices: [RecordedDevice] = []
  private var numbers: [String: Int] = [:]
  /// The device that the lines of a description are about.
  private var described: Int?
  private var section = Section.other
  /// The time where the lines have none.
  private var time = Timestamp.zero

  private enum Section { case other, keys, axes, properties }

  /// The time between two reports that have none. Unit: nanoseconds.
  private static let step = Duration.milliseconds(10)

  mutating func read(
    _ line: ArraySlice<UInt8>, into items: inout [RecordedItem]
  ) throws(LineMistake) {
    var words = Words(line)
    guard var word = words.next() else { return }
    if try readChatter(word, line) { return }
    var stamp: Timestamp?
    if word.first == UInt8(ascii: "[") {
      (stamp, word) = try Self.time(word, &words)
    } else if word.last == UInt8(ascii: ":"), let time = Self.oldTime(word.dropLast()) {
      stamp = time
      word = words.next() ?? []
    }
    var number = 0
    if word.last == UInt8(ascii: ":") {
      number = self.number(of: word.dropLast().text)
      word = words.next() ?? []
    }
    let event = try Self.event(word, &words, at: stamp ?? time)
    while devices.count <= number { devices.append(RecordedDevice()) }
    devices[number].announce(number, into: &items)
    items.append(.kernel(number, event))
    if stamp == nil, event.isReport { time = time + Self.step }
  }

  private mutating func number(of path: String) -> Int {
    if let number = numbers[path] { return number }
    let number = numbers.count
    numbers[path] = number
    while devices.count <= number { devices.append(RecordedDevice()) }
    return number
  }

  // MARK: Events

  private static let expectedEvent = "an event '[ SECONDS] DEVICE: TYPE CODE VALUE'"

  /// A time in brackets, between which there may be spaces.
  private static func time(
    _ word: ArraySlice<UInt8>, _ words: inout Words
  ) throws(LineMistake) -> (Timestamp, ArraySlice<UInt8>) {
    var text = word.dropFirst()
    if text.isEmpty { text = words.next() ?? [] }
    guard text.last == UInt8(ascii: "]"), let time = Number.time(text.dropLast()) else {
      throw LineMistake(expectedEvent)
    }
    return (time, words.next() ?? [])
  }

  /// The time of old versions: "1234-567890".
  private static func oldTime(_ word: ArraySlice<UInt8>) -> Timestamp? {
    let parts = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 2, let seconds = Number.decimal(parts[0]),
      let microseconds = Number.decimal(parts[1]), (0..<1_000_000).contains(microseconds)
    else { return nil }
    return Number.time(seconds: seconds, nanoseconds: microseconds * 1000)
  }

  private static func event(
    _ first: ArraySlice<UInt8>, _ words: inout Words, at time: Timestamp
  ) throws(LineMistake) -> KernelEvent {
    guard let type = Number.code(first) ?? KernelNames.types[first.text],
      let second = words.next(), let third = words.next()
    else { throw LineMistake(expectedEvent) }
    // Names that are not known here are of codes that are not decoded.
    let isName = second.contains { $0 == UInt8(ascii: "_") }
    let code = isName ? KernelNames.code(second.text, ofType: type) ?? .max : Number.code(second)
    guard let code, let value = value(third) else { throw LineMistake(expectedEvent) }
    return KernelEvent(at: time, type: type, code: code, value: value)
  }

  private static func value(_ word: ArraySlice<UInt8>) -> Int32? {
    if let number = Number.hexadecimal(word) { return Int32(bitPattern: number) }
    if word.elementsEqual("DOWN".utf8) || word.elementsEqual("REPEAT".utf8) { return 1 }
    if word.elementsEqual("UP".utf8) { return 0 }
    return word.contains(UInt8(ascii: "_")) ? 0 : nil  // the name of a tool's type
  }
}

// Descriptions.
extension GeteventFormat {
  /// Reads what is no event.
  ///
  /// - Returns: false for an event.
  private mutating func readChatter(
    _ first: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) throws(LineMistake) -> Bool {
    if first.elementsEqual("add".utf8) || first.elementsEqual("remove".utf8) {
      guard let path = Words(line).all.last else { return true }
      let number = number(of: path.text)
      described = number
      section = .other
      return true
    }
    if first.elementsEqual("could".utf8) || first.first == UInt8(ascii: "#") { return true }
    guard line.first.map(Words.isSpace) ?? false, let described else { return false }
    readDescription(first, line, of: described)
    return true
  }

  private mutating func readDescription(
    _ first: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>, of number: Int
  ) {
    if first.starts(with: "name:") { devices[number].description.name = line.quoted ?? "" }
    if first.elementsEqual("input".utf8) { section = .properties }
    if first.elementsEqual("ABS".utf8) { section = .axes }
    if first.elementsEqual("KEY".utf8) { section = .keys }
    let words = Words(line).all.map(\.text)
    let isHeading = words.count > 1 && words[1].hasPrefix("(") && words[1].hasSuffix("):")
    if isHeading, !["ABS", "KEY"].contains(words[0]) { section = .other }
    let content = isHeading ? words.dropFirst(2) : words[...]
    switch section {
    case .other: break
    case .keys:
      for word in content {
        let code =
          KernelNames.code(word, ofType: KernelEvent.Kind.key) ?? UInt16(word, radix: 16)
        if let code { devices[number].description.keys.insert(code) }
      }
    case .axes: readAxis(content.map { $0.trimmingComma }, of: number)
    case .properties:
      for word in content {
        if let property = KernelNames.properties[word] {
          devices[number].description.properties.insert(property)
        }
      }
    }
  }

  /// Reads "ABS_X : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0".
  private mutating func readAxis(_ words: [String], of number: Int) {
    guard let name = words.first,
      let code = KernelNames.code(name, ofType: KernelEvent.Kind.axis)
        ?? UInt16(name, radix: 16)
    else { return }
    func field(_ name: String) -> Int32? {
      words.firstIndex(of: name).flatMap {
        words.indices.contains($0 + 1) ? Int32(words[$0 + 1]) : nil
      }
    }
    guard let minimum = field("min"), let maximum = field("max") else { return }
    devices[number].description.axes[code] = AxisRange(
      minimum, maximum, resolution: field("resolution") ?? 0, value: field("value"))
  }
}

extension String {
  fileprivate var trimmingComma: String { hasSuffix(",") ? String(dropLast()) : self }
}
