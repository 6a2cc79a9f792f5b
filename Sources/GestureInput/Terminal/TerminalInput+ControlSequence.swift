extension TerminalInput {
  /// Parses one complete control sequence, from its escape byte to its last letter.
  init(controlSequence bytes: [UInt8]) {
    self = TerminalInput.meaning(of: bytes) ?? .unknown(bytes)
  }

  private static func meaning(of bytes: [UInt8]) -> TerminalInput? {
    let body = String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
    switch bytes.last.map(Unicode.Scalar.init) {
    case "M"?: return mouse(body, isRelease: false)
    case "m"?: return mouse(body, isRelease: true)
    case "I"? where body.isEmpty: return .focusGained
    case "O"? where body.isEmpty: return .focusLost
    case "y"?: return mode(body)
    case "t"?: return size(body)
    default: return nil
    }
  }

  private static func mouse(_ body: String, isRelease: Bool) -> TerminalInput? {
    guard body.first == "<", let numbers = numbers(in: body.dropFirst()) else { return nil }
    return MouseReport(numbers: numbers, isRelease: isRelease).map(TerminalInput.mouse)
  }

  private static func mode(_ body: String) -> TerminalInput? {
    guard body.first == "?", body.last == "$",
      let numbers = numbers(in: body.dropFirst().dropLast()), numbers.count == 2,
      let setting = ModeSetting(rawValue: numbers[1])
    else { return nil }
    return .mode(numbers[0], setting)
  }

  private static func size(_ body: String) -> TerminalInput? {
    guard let numbers = numbers(in: body[...]), numbers.count == 3,
      numbers[1] > 0, numbers[2] > 0
    else { return nil }
    let size = PixelSize(width: numbers[2], height: numbers[1])
    switch numbers[0] {
    case 4: return .textAreaSize(size)
    case 6: return .cellSize(size)
    default: return nil
    }
  }

  private static func numbers(in text: Substring) -> [Int]? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int32($0) }.map(Int.init)
    return numbers.count == parts.count ? numbers : nil
  }
}
