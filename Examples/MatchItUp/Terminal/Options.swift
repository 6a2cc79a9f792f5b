/// What the player asked for on the command line.
struct Options: Hashable {
  enum Mode: Hashable {
    /// With the mouse, if there is a terminal; otherwise the shipped session.
    case play
    /// A recording; nil for the shipped one.
    case replay(file: String?)
    case help
  }

  var mode = Mode.play
  var seed: UInt64?
  var svgFile: String?
  var recordingFile: String?
  var wantsColor = true

  init(arguments: [String]) throws(OptionsError) {
    var rest = arguments.flatMap(Options.separated)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": mode = .help
      case "--no-color": wantsColor = false
      case "--replay": mode = .replay(file: Options.optionalValue(from: &rest))
      case "--svg": svgFile = try Options.value(of: argument, from: &rest)
      case "--record": recordingFile = try Options.value(of: argument, from: &rest)
      case "--seed": seed = try Options.seed(try Options.value(of: argument, from: &rest))
      default: throw .unknown(argument)
      }
    }
    try check()
  }

  /// `--name=value` as the two arguments that it's short for.
  private static func separated(_ argument: String) -> [String] {
    guard argument.hasPrefix("--") else { return [argument] }
    return argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
  }

  private static func value(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(OptionsError) -> String {
    guard let value = optionalValue(from: &rest) else { throw .missingValue(option) }
    return value
  }

  private static func optionalValue(from rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !next.isEmpty, !next.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }

  private static func seed(_ text: String) throws(OptionsError) -> UInt64 {
    guard let seed = UInt64(text) else { throw .wrongSeed(text) }
    return seed
  }

  private func check() throws(OptionsError) {
    guard case .replay = mode else { return }
    if seed != nil { throw .recordingHasASeed }
    if recordingFile != nil { throw .replayIsNotRecorded }
  }
}
