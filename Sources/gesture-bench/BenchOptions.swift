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

    var description: String {
      switch self {
      case .unknown(let argument): "unknown argument '\(argument)': see gesture-bench --help"
      case .missingText(let option): "\(option) needs a value"
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
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let value = rest.popFirst() else { throw .missingText(option) }
    return value
  }
}
