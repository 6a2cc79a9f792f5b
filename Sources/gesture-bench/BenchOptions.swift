/// What the command line asks for.
struct BenchOptions {
  var isQuick = false
  var isJSON = false
  var wantsHelp = false
  var filter = ""

  /// An argument that means nothing here.
  enum Failure: Error, CustomStringConvertible {
    case unknown(String)
    case missingText

    var description: String {
      switch self {
      case .unknown(let argument): "unknown argument '\(argument)': see gesture-bench --help"
      case .missingText: "--filter needs a text"
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
        guard let text = rest.popFirst() else { throw .missingText }
        filter = text
      case _: throw .unknown(argument)
      }
    }
  }
}
