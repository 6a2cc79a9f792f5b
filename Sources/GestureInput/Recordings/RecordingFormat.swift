/// The formats of recordings that are read. A recording is recognised by its content.
public enum RecordingFormat: String, Hashable, Sendable, CaseIterable {
  /// What ``RecordingWriter`` writes: touches in points, an event a line.
  case gestures
  /// `evemu-record`, versions 1.0 to 1.3.
  case evemu
  /// Android's `getevent`, with and without `-l` and `-t`.
  case getevent
  /// What `evtest` prints of a device.
  case evtest
  /// `libinput record`.
  case libinput
  /// Pointer events of a browser, as a JSON list or an object a line.
  case pointerEvents
  /// What is read from a device as it is: one `struct input_event` after another.
  case kernelEvents
  /// What the example MatchItUp records.
  case matchItUp

  /// The format's name, for people.
  public var title: String {
    switch self {
    case .gestures: "JSON Lines of gestures"
    case .evemu: "evemu"
    case .getevent: "getevent"
    case .evtest: "evtest"
    case .libinput: "libinput record"
    case .pointerEvents: "pointer events as JSON"
    case .kernelEvents: "struct input_event"
    case .matchItUp: "MatchItUp's recordings"
    }
  }

  /// Whether its times count from the recording's beginning.
  var countsFromZero: Bool { self == .gestures || self == .matchItUp }

  /// Whether it is what a program prints on a terminal, where a shell's lines may come first and
  /// `^C` last.
  var isPrinted: Bool {
    switch self {
    case .evemu, .getevent, .evtest, .libinput: true
    case .gestures, .pointerEvents, .kernelEvents, .matchItUp: false
    }
  }

  /// Recognises a recording by its first lines.
  ///
  /// - Returns: the format, and how many lines come before the one that shows it; nil where none
  ///   does.
  static func recognized(
    in lines: some Sequence<ArraySlice<UInt8>>
  ) -> (format: RecordingFormat, preamble: Int)? {
    var hasMenu = false
    for (number, line) in lines.enumerated() {
      let words = Words(line).all
      guard let first = words.first else { continue }
      // `evtest` and `evemu-record` ask for the device if none is named.
      let text = String(decoding: line.prefix(32), as: UTF8.self)
      if ["No device specified", "Available devices"].contains(where: text.hasPrefix) {
        hasMenu = true
      }
      if hasMenu && text.hasPrefix("/dev/input/") { continue }
      if let format = format(of: first, words, in: line) { return (format, number) }
      // Comments, and what a shell or adb says before the first line.
      if first.first != UInt8(ascii: "#"), words.count > 40 { break }
    }
    return hasMenu ? (.evtest, 0) : nil
  }

  private static func format(
    of first: ArraySlice<UInt8>, _ words: [ArraySlice<UInt8>], in line: ArraySlice<UInt8>
  ) -> RecordingFormat? {
    if first.starts(with: "{".utf8) { return json(line) }
    if first.starts(with: "[".utf8) { return bracket(first, words) }
    if first.elementsEqual("#".utf8) { return comment(words.dropFirst()) }
    let text = words.prefix(3).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    if text.count > 1, text.dropFirst().first == ":", "NIPBALSE".contains(text.prefix(1)) {
      return .evemu
    }
    let evtest = [
      "Event: time", "Input driver", "Input device", "Supported events", "Testing ...",
    ]
    if evtest.contains(where: text.hasPrefix) { return .evtest }
    let libinput = ["version:", "ndevices:", "libinput:", "system:", "devices:"]
    if libinput.contains(where: text.hasPrefix) { return .libinput }
    let getevent = ["add device", "remove device", "could not get", "/dev/input/", "EV_"]
    if getevent.contains(where: text.hasPrefix) || isHexadecimal(words) { return .getevent }
    return isOldTime(first) ? .getevent : nil
  }

  private static func comment(_ words: ArraySlice<ArraySlice<UInt8>>) -> RecordingFormat? {
    let text = words.prefix(2).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    if text.hasPrefix("EVEMU") || text == "Input device" { return .evemu }
    return text == "libinput record" ? .libinput : nil
  }

  /// A bracket begins a JSON list, or the time of getevent.
  private static func bracket(
    _ first: ArraySlice<UInt8>, _ words: [ArraySlice<UInt8>]
  ) -> RecordingFormat {
    let next = first.dropFirst().first ?? words.dropFirst().first?.first
    return next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
      ? .getevent : .pointerEvents
  }

  private static func json(_ line: ArraySlice<UInt8>) -> RecordingFormat {
    let text = String(decoding: line.prefix(4096), as: UTF8.self)
    if text.contains("\"\(MatchItUpFormat.name)\"") { return .matchItUp }
    return text.contains("\"pointer") ? .pointerEvents : .gestures
  }

  /// Whether a line is that of getevent without any option.
  private static func isHexadecimal(_ words: [ArraySlice<UInt8>]) -> Bool {
    words.count == 3
      && zip(words, [4, 4, 8]).allSatisfy { word, length in
        word.count == length && Number.hexadecimal(word) != nil
      }
  }

  /// Whether a word is a time as old versions of getevent print it: "1234-567890:".
  private static func isOldTime(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.last == UInt8(ascii: ":") else { return false }
    let parts = word.dropLast().split(separator: UInt8(ascii: "-"))
    return parts.count == 2 && parts.allSatisfy { Number.decimal($0) != nil }
  }
}
