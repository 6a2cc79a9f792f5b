/// What `evemu-record` and `evemu-describe` write, versions 1.0 to 1.3.
///
/// Source: `evemu-describe(1)` and `evemu.c` of evemu 2.7. A letter and a colon say what a line is;
/// types, codes and bits are hexadecimal, values decimal.
struct EvemuFormat: LineFormat {
  private(set) var device = RecordedDevice()
  /// How many bytes of bits were read of each type.
  private var bytesOfType: [UInt16: Int] = [:]
  private var propertyBytes = 0
  /// Where the comments of the description are, the only lines with the value of an axis.
  private var commentedType: UInt16?
  private var commentedCode: UInt16?
  private var values: [UInt16: Int32] = [:]

  mutating func read(
    _ line: ArraySlice<UInt8>, into items: inout [RecordedItem]
  ) throws(LineMistake) {
    let line = line.trimmed
    guard let letter = line.first else { return }
    if letter == UInt8(ascii: "#") { return readComment(line.dropFirst()) }
    guard line.dropFirst().first == UInt8(ascii: ":") else {
      throw LineMistake("a line of evemu: '#', or one of N, I, P, B, A, L, S and E with a colon")
    }
    let rest = line.dropFirst(2)
    switch letter {
    case UInt8(ascii: "E"):
      device.announce(0, into: &items)
      items.append(.kernel(0, try Self.event(rest)))
    case UInt8(ascii: "N"): device.description.name = rest.trimmed.text
    case UInt8(ascii: "P"): try readProperties(rest)
    case UInt8(ascii: "B"): try readBits(rest)
    case UInt8(ascii: "A"): try readAxis(rest)
    case UInt8(ascii: "I"), UInt8(ascii: "L"), UInt8(ascii: "S"): break
    case _:
      throw LineMistake("one of the letters N, I, P, B, A, L, S and E before the colon")
    }
  }

  mutating func finish(into items: inout [RecordedItem]) { device.announce(0, into: &items) }

  private static func event(_ text: ArraySlice<UInt8>) throws(LineMistake) -> KernelEvent {
    var words = Words(text)
    if let time = words.next().flatMap(Number.time), let type = words.next().flatMap(Number.code),
      let code = words.next().flatMap(Number.code), let value = words.next().flatMap(Number.value)
    {
      return KernelEvent(at: time, type: type, code: code, value: value)
    }
    throw LineMistake("an event 'E: SECONDS TYPE CODE VALUE'")
  }

  private mutating func readProperties(_ text: ArraySlice<UInt8>) throws(LineMistake) {
    let bytes = try Self.bytes(Words(text).all[...], "properties 'P: BYTE…'")
    for property in Self.bits(bytes, from: propertyBytes) {
      device.description.properties.insert(property)
    }
    propertyBytes += bytes.count
  }

  private mutating func readBits(_ text: ArraySlice<UInt8>) throws(LineMistake) {
    let expected = "bits 'B: TYPE BYTE…'"
    let words = Words(text).all
    guard let type = words.first.flatMap(Number.code) else { throw LineMistake(expected) }
    let bytes = try Self.bytes(words.dropFirst(), expected)
    let known = bytesOfType[type, default: 0]
    if type == KernelEvent.Kind.key {
      device.description.keys.formUnion(Self.bits(bytes, from: known))
    }
    bytesOfType[type] = known + bytes.count
  }

  private mutating func readAxis(_ text: ArraySlice<UInt8>) throws(LineMistake) {
    let words = Words(text).all
    let numbers = words.dropFirst().compactMap(Number.value)
    guard let code = words.first.flatMap(Number.code), numbers.count == words.count - 1,
      numbers.count >= 4
    else { throw LineMistake("an axis 'A: CODE MINIMUM MAXIMUM FUZZ FLAT RESOLUTION'") }
    device.description.axes[code] = AxisRange(
      numbers[0], numbers[1], resolution: numbers.count > 4 ? numbers[4] : 0, value: values[code])
  }

  /// Reads the value of an axis, "#       Value      0", under "#     Event code 47 (…)".
  private mutating func readComment(_ text: ArraySlice<UInt8>) {
    var words = Words(text)
    guard let first = words.next(), let second = words.next() else { return }
    if first.starts(with: "Event") {
      let number = words.next().flatMap(Number.value).flatMap(UInt16.init(exactly:))
      if second.starts(with: "type") { commentedType = number }
      commentedCode = second.starts(with: "code") ? number : nil
    } else if first.starts(with: "Value"), commentedType == KernelEvent.Kind.axis,
      let commentedCode
    {
      values[commentedCode] = Number.value(second)
    }
  }

  private static func bytes(
    _ words: ArraySlice<ArraySlice<UInt8>>, _ expected: String
  ) throws(LineMistake) -> [UInt8] {
    let bytes = words.compactMap { Number.hexadecimal($0).flatMap(UInt8.init(exactly:)) }
    guard bytes.count == words.count else { throw LineMistake(expected) }
    return bytes
  }

  /// The numbers of the bits that are set, of those that 16 bits can count.
  private static func bits(_ bytes: [UInt8], from start: Int) -> [UInt16] {
    bytes.enumerated().flatMap { index, byte in
      (0..<8).compactMap { bit in
        byte >> UInt8(bit) & 1 == 1 ? UInt16(exactly: (start + index) * 8 + bit) : nil
      }
    }
  }
}
