/// What the command line asks for.
struct Options: Hashable {
  enum Mode: Hashable {
    /// In the terminal; without one, the included session is replayed.
    case play
    /// A recording; nil for the included session.
    case replay(file: String?)
    case help
  }

  var mode = Mode.play
  var seed: UInt64?
  var svgFile: String?
  var recordingFile: String?
  var wantsColor = true

  init(arguments: [String]) throws(OptionsError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() { try apply(Option(argument), rest: &rest) }
    try check()
  }

  private mutating func apply(
    _ option: Option, rest: inout ArraySlice<String>
  ) throws(OptionsError) {
    switch option.name {
    case "--help", "-h":
      try option.rejectValue()
      mode = .help
    case "--no-color":
      try option.rejectValue()
      wantsColor = false
    case "--replay": mode = .replay(file: try option.optionalValue(from: &rest))
    case "--svg": svgFile = try option.value(from: &rest)
    case "--record": recordingFile = try option.value(from: &rest)
    case "--seed": seed = try Options.seed(try option.value(from: &rest))
    default: throw option.name.hasPrefix("-") ? .unknown(option.name) : .unexpected(option.name)
    }
  }

  private static func seed(_ text: String) throws(OptionsError) -> UInt64 {
    guard let seed = UInt64(text) else { throw .wrongSeed(text) }
    return seed
  }

  private func check() throws(OptionsError) {
    guard case .replay = mode else { return }
    if seed != nil { throw .seedForReplay }
    if recordingFile != nil { throw .recordForReplay }
  }
}

/// One option as it is written: `--name`, `--name value` or `--name=value`.
private struct Option {
  let name: String
  private var attachedValue: String?

  init(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if argument.hasPrefix("--"), parts.count == 2 {
      name = String(parts[0])
      attachedValue = String(parts[1])
    } else {
      name = argument
    }
  }

  func rejectValue() throws(OptionsError) {
    if attachedValue != nil { throw .needlessValue(name) }
  }

  func value(from rest: inout ArraySlice<String>) throws(OptionsError) -> String {
    guard let value = try optionalValue(from: &rest) else { throw .missingValue(name) }
    return value
  }

  /// The attached value, or the next argument if that is not an option.
  func optionalValue(from rest: inout ArraySlice<String>) throws(OptionsError) -> String? {
    if let attachedValue {
      guard !attachedValue.isEmpty else { throw .missingValue(name) }
      return attachedValue
    }
    guard let next = rest.first, !next.isEmpty, !next.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }
}
