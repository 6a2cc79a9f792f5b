import MatchItUpGame

/// The colours of the inks, in the form that the terminal supports.
///
/// They have medium brightness, because the background may be dark or light.
enum Palette: Hashable, Sendable {
  /// Only the terminal's default colour; some inks are bold.
  case monochrome
  case indexed
  case trueColor

  /// Chooses the palette for the terminal that the environment describes.
  init(environment: [String: String], wantsColor: Bool) {
    let refuses = !(environment["NO_COLOR"] ?? "").isEmpty  // https://no-color.org
    let depth = environment["COLORTERM"] ?? ""
    if refuses || !wantsColor {
      self = .monochrome
    } else if depth == "truecolor" || depth == "24bit" {
      self = .trueColor
    } else {
      self = .indexed
    }
  }

  /// The sequence that selects an ink.
  func selecting(_ ink: Ink?) -> String {
    let weight = ink.map(Palette.isBold) == true ? ";1" : ""
    guard let ink, let color = Palette.color(of: ink) else { return "\u{1B}[0\(weight)m" }
    switch self {
    case .monochrome: return "\u{1B}[0\(weight)m"
    case .indexed: return "\u{1B}[0\(weight);38;5;\(color.index)m"
    case .trueColor: return "\u{1B}[0\(weight);38;2;\(color.red);\(color.green);\(color.blue)m"
    }
  }

  private static func isBold(_ ink: Ink) -> Bool {
    switch ink {
    case .path, .right, .wrong, .button, .pressedButton: true
    case .plain, .red, .green, .blue, .yellow, .frame, .text, .faint, .pathBox, .circleBox,
      .forbidden:
      false
    }
  }

  /// The colour of an ink; nil for the terminal's default colour.
  static func color(of ink: Ink) -> InkColor? {
    switch ink {
    case .plain, .text: nil
    case .red: InkColor(red: 214, green: 88, blue: 72, index: 167)
    case .green, .right: InkColor(red: 40, green: 160, blue: 72, index: 35)
    case .blue: InkColor(red: 58, green: 134, blue: 214, index: 68)
    case .yellow: InkColor(red: 190, green: 138, blue: 28, index: 136)
    case .frame, .faint: InkColor(red: 128, green: 128, blue: 128, index: 244)
    case .button, .circleBox: InkColor(red: 0, green: 150, blue: 170, index: 37)
    case .pressedButton: InkColor(red: 95, green: 95, blue: 255, index: 63)
    case .path: InkColor(red: 176, green: 92, blue: 206, index: 134)
    case .wrong: InkColor(red: 226, green: 52, blue: 52, index: 160)
    case .pathBox: InkColor(red: 176, green: 92, blue: 206, index: 134)
    case .forbidden: InkColor(red: 226, green: 52, blue: 52, index: 160)
    }
  }
}

/// A colour, and the nearest one of the 256 that nearly every terminal has.
struct InkColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var index: UInt8
}
