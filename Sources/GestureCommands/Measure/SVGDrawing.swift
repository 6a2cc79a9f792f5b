import Foundation
import GestureCore

/// Lines, circles and text as SVG.
struct SVGDrawing {
  private let width: Double
  private var elements: [String] = []

  init(width: Double) { self.width = width }

  mutating func text(_ text: String, at place: Point, _ style: String) {
    elements.append(
      "<text x=\"\(Self.plain(place.x))\" y=\"\(Self.plain(place.y))\" class=\"\(style)\">"
        + "\(Self.escaped(text))</text>")
  }

  mutating func circle(at center: Point, radius: Double, _ style: String) {
    elements.append(
      "<circle cx=\"\(Self.plain(center.x))\" cy=\"\(Self.plain(center.y))\""
        + " r=\"\(Self.plain(radius))\" class=\"\(style)\"/>")
  }

  mutating func line(through points: [Point], _ style: String) {
    let places = points.map { "\(Self.plain($0.x)),\(Self.plain($0.y))" }
    elements.append("<polyline points=\"\(places.joined(separator: " "))\" class=\"\(style)\"/>")
  }

  /// The whole file.
  func svg(height: Double) -> String {
    let size = "width=\"\(Self.plain(width))\" height=\"\(Self.plain(height))\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \(Self.plain(width)) \
      \(Self.plain(height))">
      <style>
      \(Self.style)
      </style>
      <rect width="100%" height="100%" class="page"/>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  /// Colours without CSS variables, which not every viewer supports.
  private static var style: String {
    let light = Palette(
      page: "#ffffff", ink: "#1d1d1f", faint: "#6e6e73", accepted: "#1a7f37", refused: "#c0362c")
    let dark = Palette(
      page: "#16181c", ink: "#eceef1", faint: "#9aa0a8", accepted: "#5fd07f", refused: "#ff8a80")
    return """
      text { font: 10px system-ui, sans-serif; }
      text.title { font-size: 18px; font-weight: 600; }
      text.label { font-size: 13px; font-weight: 600; }
      polyline { fill: none; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
      circle.fit { fill: none; stroke-dasharray: 3 3; }
      \(light.rules)
      @media (prefers-color-scheme: dark) {
      \(dark.rules)
      }
      """
  }

  /// The colours of one scheme.
  private struct Palette {
    var page: String
    var ink: String
    var faint: String
    var accepted: String
    var refused: String

    var rules: String {
      """
      .page { fill: \(page); }
      text { fill: \(faint); }
      text.title, text.label { fill: \(ink); }
      circle.fit { stroke: \(faint); }
      polyline.accepted { stroke: \(accepted); }
      polyline.refused { stroke: \(refused); }
      text.verdict.accepted, circle.start.accepted { fill: \(accepted); }
      text.verdict.refused, circle.start.refused { fill: \(refused); }
      """
    }
  }

  /// A number to a tenth, which is finer than a screen shows.
  private static func plain(_ number: Double) -> String {
    let text = String(format: "%.1f", number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
