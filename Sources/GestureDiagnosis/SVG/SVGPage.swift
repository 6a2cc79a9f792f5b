import GestureCore
import GestureTrace

/// An SVG file that is built element by element.
///
/// Colours are in the style sheet alone, once for light and once for dark surroundings.
struct SVGPage {
  private var elements: [String] = []
  let width: Double
  let title: String

  init(width: Double, title: String) {
    self.width = width
    self.title = title
  }

  /// The average width of a character, as a share of the font size. The true value depends on the
  /// reader's font.
  static let characterWidth = 0.58

  mutating func rectangle(_ frame: Rect, radius: Double = 3, _ style: String) {
    elements.append(
      "<rect x=\"\(frame.minX.text)\" y=\"\(frame.minY.text)\" width=\"\(frame.width.text)\" "
        + "height=\"\(frame.height.text)\" rx=\"\(radius.text)\" class=\"\(style)\"/>")
  }

  mutating func circle(_ center: Point, radius: Double, _ style: String) {
    elements.append(
      "<circle cx=\"\(center.x.text)\" cy=\"\(center.y.text)\" r=\"\(radius.text)\" "
        + "class=\"\(style)\"/>")
  }

  mutating func line(from start: Point, to end: Point, _ style: String) {
    elements.append(
      "<line x1=\"\(start.x.text)\" y1=\"\(start.y.text)\" x2=\"\(end.x.text)\" "
        + "y2=\"\(end.y.text)\" class=\"\(style)\"/>")
  }

  /// An arrow that curves to the right.
  mutating func arrow(
    from start: Point, to end: Point, bow: Double, _ style: String
  ) {
    let far = max(start.x, end.x) + bow
    elements.append(
      "<path d=\"M\(start.x.text) \(start.y.text) C\(far.text) \(start.y.text) "
        + "\(far.text) \(end.y.text) \(end.x.text) \(end.y.text)\" class=\"arrow \(style)\"/>")
    elements.append(
      "<path d=\"M\(end.x.text) \(end.y.text) l6 -3.5 v7 z\" class=\"head \(style)\"/>")
  }

  mutating func text(_ text: String, at place: Point, _ style: String) {
    elements.append(
      "<text x=\"\(place.x.text)\" y=\"\(place.y.text)\" class=\"\(style)\">"
        + "\(text.escapedForXML)</text>")
  }

  /// The whole file.
  ///
  /// - Parameter height: unit: points.
  func file(height: Double) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width.text)" height="\(height.text)" \
    viewBox="0 0 \(width.text) \(height.text)" role="img">
    <title>\(title.escapedForXML)</title>
    <defs>
    <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><line x1="1.5" y1="0" x2="1.5" y2="6" class="hatching"/></pattern>
    </defs>
    <style>
    \(Self.styleSheet)
    </style>
    <rect width="100%" height="100%" rx="8" class="page"/>
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }
}

extension Double {
  fileprivate var text: String { withOneDecimal }
}

extension String {
  /// The text as it may stand in XML: special characters escaped, invalid ones removed.
  var escapedForXML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
