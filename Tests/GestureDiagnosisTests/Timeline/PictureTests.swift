import DoubleTapGesture
import Foundation
import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import TapGesture
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct `Pictures` {
  @Test func `every scenario's timeline and graph are well-formed SVG`() throws {
    try forEach(ScenarioLibrary.sample(of: ScenarioLibrary.allPaths)) { path in
      let scenario = try ScenarioLibrary.scenario(path)
      for svg in [
        scenario.play().timeline.svg(title: scenario.name),
        scenario.graph.svg(title: scenario.name),
      ] {
        let reader = SVGReader(svg)
        #expect(reader.error == nil, "\(path): \(reader.error ?? "")")
        #expect(reader.outside.isEmpty, "\(path): beyond the edge: \(reader.outside)")
      }
    }
  }

  @Test func `a picture of very much happening has a bounded width`() {
    let stage = Stage.withButton()
    let finger = stage.simulation.finger()
    finger.down(at: Point(x: 200, y: 200))
    for index in 1...3000 { finger.move(to: Point(x: 200 + Double(index % 50), y: 200)) }
    finger.up()
    let reader = SVGReader(Timeline(stage.simulation.log).svg())
    #expect(reader.error == nil)
    #expect(reader.size.width < 4500)
    #expect(reader.outside.isEmpty, "beyond the edge: \(reader.outside.prefix(3))")
  }

  @Test func `names with marks don't break the file`() {
    let stage = Stage.withButton()
    stage.add(TapGestureRecognizer(), "<tap> & \"more\" \u{1}")
    stage.tapAndWait()
    let reader = SVGReader(Timeline(stage.simulation.log).svg(title: "a < b & c"))
    #expect(reader.error == nil)
    #expect(reader.texts.contains("<tap> & \"more\" \u{FFFD}"))
    #expect(reader.texts.contains("a < b & c"))
  }

  @Test func `holds are hatched, releases are arrows, and there are colours for the dark`() {
    let stage = Stage.withButton()
    let single = stage.add(TapGestureRecognizer(), "single")
    single.require(toFail: stage.add(DoubleTapGestureRecognizer(), "double"))
    stage.tapAndWait()
    let svg = Timeline(stage.simulation.log).svg()
    #expect(svg.contains("class=\"held\""))
    #expect(svg.contains("class=\"arrow releases\""))
    #expect(svg.contains("@media (prefers-color-scheme: dark)"))
    #expect(svg == Timeline(stage.simulation.log).svg())
  }
}

/// Reads an SVG file as any viewer would.
private final class SVGReader: NSObject, XMLParserDelegate {
  private(set) var error: String?
  private(set) var texts: [String] = []
  /// Rectangles, circles and lines that leave the picture.
  private(set) var outside: [String] = []
  private var isInText = false
  private(set) var size = (width: 0.0, height: 0.0)

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError.map { "\($0)" } ?? "not well-formed" }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let number = { (name: String) in attributes[name].flatMap(Double.init) }
    if element == "svg" { size = (number("width") ?? 0, number("height") ?? 0) }
    isInText = element == "text"
    if isInText { texts.append("") }
    let xs = [number("x"), number("x1"), number("x2"), number("cx")].compactMap { $0 }
    let ys = [number("y"), number("y1"), number("y2"), number("cy")].compactMap { $0 }
    let isInside =
      xs.allSatisfy { (0...size.width).contains($0 + (number("width") ?? 0)) }
      && ys.allSatisfy { (0...size.height).contains($0 + (number("height") ?? 0)) }
    if !isInside, element != "pattern" { outside.append("\(element) \(attributes)") }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInText { texts[texts.count - 1] += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    isInText = false
  }
}
