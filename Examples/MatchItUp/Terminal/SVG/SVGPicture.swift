import GestureCore
import MatchItUpGame

/// A scene as an SVG picture, for light and dark pages.
struct SVGPicture {
  let scene: Scene
  let size: Size

  var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(size.width)) \
    \(number(size.height))" width="\(number(size.width))" height="\(number(size.height))">
    <title>MatchItUp</title>
    <style>
    \(SVGPicture.style)
    </style>
    <rect class="background" width="100%" height="100%" rx="12"/>
    \(scene.marks.map(element).joined(separator: "\n"))
    \(scene.labels.map(element).joined(separator: "\n"))
    </svg>

    """
  }

  private func element(_ mark: Mark) -> String {
    let ink = SVGPicture.name(of: mark.ink)
    switch mark.shape {
    case .line(let points): return "<polyline class=\"\(ink)\" points=\"\(list(points))\"/>"
    case .polygon(let points):
      return "<polygon class=\"\(ink) area\" points=\"\(list(points))\"/>"
    case .circle(let center, let radius):
      return "<circle class=\"\(ink) area\" cx=\"\(number(center.x))\" "
        + "cy=\"\(number(center.y))\" r=\"\(number(radius))\"/>"
    }
  }

  private func element(_ label: Label) -> String {
    let isCentered = label.alignment == .center
    let x = isCentered ? label.frame.midX : label.frame.minX
    let lines = label.text.wrapped(at: Int(label.frame.width / SVGPicture.characterWidth))
    let spans = lines.enumerated().map { index, line in
      let y = label.frame.minY + SVGPicture.lineHeight * (Double(index) + 0.75)
      return "<tspan x=\"\(number(x))\" y=\"\(number(y))\">\(escaped(line))</tspan>"
    }
    let anchor = isCentered ? " text-anchor=\"middle\"" : ""
    return "<text class=\"\(SVGPicture.name(of: label.ink))\"\(anchor)>\(spans.joined())</text>"
  }

  private static let characterWidth = 8.0
  private static let lineHeight = 20.0

  private func list(_ points: [Point]) -> String {
    points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
  }

  /// A length to the tenth of a point, without a fraction if it is whole.
  private func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }

  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
