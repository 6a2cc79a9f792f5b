/// What the command line asks for.
struct BenchOptions {
  var isQuick = false
  var isJSON = false
  var wantsHelp = false
  var isGrowth = false
  var isMemory = false
  var isWeb = false
  var filter = ""
  /// The file of an earlier run.
  var former: String?

  /// An argument that means nothing here.
  enum Failure: Error, CustomStringConvertible {
    case unknown(String)
    case missingText(String)
    case together(String, String)

    var description: String {
      switch self {
      case .unknown(let argument): "unknown argument '\(argument)': see gesture-bench --help"
      case .missingText(let option): "\(option) needs a value"
      case .together(let one, let other): "\(one) and \(other) don't go together"
      }
    }
  }

  init(_ arguments: ArraySlice<String>) throws(Failure) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--json": isJSON = true
      case "--help", "-h": wantsHelp = true
      case "--filter":
        filter = try Self.value(of: argument, in: &rest)
      case "--compare": former = try Self.value(of: argument, in: &rest)
      case "--growth": isGrowth = true
      case "--memory": isMemory = true
      case "--web": isWeb = true
      case _: throw .unknown(argument)
      }
    }
    let modes = [(isGrowth, "--growth"), (isMemory, "--memory"), (isWeb, "--web")]
      .filter { $0.0 }.map { $0.1 }
    if modes.count > 1 { throw .together(modes[0], modes[1]) }
    if former != nil, let mode = modes.first { throw .together("--compare", mode) }
  }

  /// Those whose names contain the text of `--filter`; ends the program where there are none.
  func chosen<Item>(of items: [Item], name: (Item) -> String) -> [Item] {
    let chosen = items.filter { filter.isEmpty || name($0).contains(filter) }
    if chosen.isEmpty {
      GestureBench.stop("no row's name contains '\(filter)'; without --filter all are shown")
    }
    return chosen
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let value = rest.popFirst() else { throw .missingText(option) }
    return value
  }
}
