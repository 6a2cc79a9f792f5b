import GestureCore

/// What the command line asks for.
struct Options: Equatable {
  enum Program: String {
    case game, photos
  }

  var program = Program.game
  /// Which rounds the game deals.
  var seed: UInt64?
  /// The size of the window, if not the usual one.
  var size: Size?
  /// Where to save a picture of the window, instead of showing it.
  var screenshot: String?
  /// Whether to print where the pictures are, and which one is the odd one.
  var tellsPlaces = false
  var wantsHelp = false

  static let help = """
    usage: window game|photos [options]

      game               draw a circle around the picture that differs
      photos             ten photos, for many hands at once

      --seed N           the game: which rounds to deal
      --places           the game: print where the pictures are, and which one differs
      --size WxH         the size of the window
      --screenshot FILE  save a picture of the window as a BMP file, and end
    """

  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--places": tellsPlaces = true
      case "--seed": seed = try Self.value(&rest, of: word, "a number", UInt64.init)
      case "--size": size = try Self.value(&rest, of: word, "as in 800x600", Self.size)
      case "--screenshot": screenshot = try Self.value(&rest, of: word, "a file") { $0 }
      default:
        guard let program = Program(rawValue: word) else { throw OptionError.unknown(word) }
        self.program = program
      }
    }
  }

  private static func value<Value>(
    _ rest: inout ArraySlice<String>, of option: String, _ wanted: String,
    _ read: (String) -> Value?
  ) throws(OptionError) -> Value {
    guard let word = rest.popFirst(), let value = read(word) else {
      throw .value(option, wanted: wanted)
    }
    return value
  }

  private static func size(_ text: String) -> Size? {
    let sides = text.split(separator: "x").map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ (100...20_000).contains($0) }) else { return nil }
    return Size(width: Double(sides[0]), height: Double(sides[1]))
  }
}

/// What is wrong with the command line.
enum OptionError: Error, Equatable, CustomStringConvertible {
  case unknown(String)
  case value(String, wanted: String)

  var description: String {
    switch self {
    case .unknown(let word): "'\(word)' is neither 'game' nor 'photos', nor an option"
    case .value(let option, let wanted): "\(option) needs \(wanted)"
    }
  }
}
