import MatchItUpGame

extension SVGPicture {
  /// The style sheet. Light is the default, because not every program that shows SVG has a dark
  /// mode.
  static var style: String {
    """
    .background { fill: #fbfaf7; } .plain { stroke: #30302e; } .text { fill: #30302e; }
    polyline, polygon, circle { fill: none; stroke-width: 2.5; stroke-linejoin: round; \
    stroke-linecap: round; }
    text { font: 15px system-ui, sans-serif; }
    \(Ink.allCases.compactMap(rule).joined(separator: "\n"))
    .frame { stroke-width: 1; } .path, .right, .wrong { stroke-width: 4; }
    @media (prefers-color-scheme: dark) {
    .background { fill: #1b1c1e; } .plain { stroke: #dddbd5; } .text { fill: #dddbd5; }
    }
    """
  }

  /// The class of an ink.
  static func name(of ink: Ink) -> String {
    switch ink {
    case .plain: "plain"
    case .red: "red"
    case .green: "green"
    case .blue: "blue"
    case .yellow: "yellow"
    case .frame: "frame"
    case .text: "text"
    case .faint: "faint"
    case .button: "button"
    case .pressedButton: "pressed-button"
    case .path: "path"
    case .right: "right"
    case .wrong: "wrong"
    case .pathBox: "path-box"
    case .circleBox: "circle-box"
    case .forbidden: "forbidden"
    }
  }

  private static func rule(for ink: Ink) -> String? {
    guard let color = Palette.color(of: ink) else { return nil }
    let (name, value) = (name(of: ink), color.hexadecimal)
    let dashes = ink.isDashed ? " stroke-dasharray: 5 5; stroke-width: 1.5;" : ""
    let area = isTinted(ink) ? " .\(name).area { fill: \(value); fill-opacity: 0.14; }" : ""
    return ".\(name) { stroke: \(value);\(dashes) } "
      + "text.\(name) { fill: \(value); stroke: none; }\(area)"
  }

  /// Whether closed shapes in this ink are filled with a pale tint of it.
  private static func isTinted(_ ink: Ink) -> Bool {
    switch ink {
    case .red, .green, .blue, .yellow, .button, .pressedButton: true
    case .plain, .frame, .text, .faint, .path, .right, .wrong, .pathBox, .circleBox, .forbidden:
      false
    }
  }
}

extension InkColor {
  /// The colour in CSS notation: "#d65848".
  fileprivate var hexadecimal: String {
    let value = 1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue)
    return "#" + String(value, radix: 16).dropFirst()
  }
}
