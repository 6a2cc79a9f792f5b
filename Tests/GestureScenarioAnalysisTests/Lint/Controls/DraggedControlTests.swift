import GestureCore
import GestureDiagnosis
import GestureTestKit
import HorizontalPanGesture
import PanGesture
import PinchGesture
import SwipeGesture
import Testing

/// A slider keeps drags of its thumb along its track, and a switch drags along it (S11.2); a
/// movement around it takes all others.
@Suite struct `A control that is dragged` {
  private let stage = Stage()

  private func losses(of control: Control, to recognizer: any GestureRecognizer) -> [Lint.Finding] {
    stage.card.addSubview(control)
    recognizer.name = "scroll"
    stage.card.addGestureRecognizer(recognizer)
    return stage.findings(.controlLosesTouch)
  }

  private var slider: Slider {
    Slider(name: "volume", frame: Rect(x: 10, y: 10, width: 80, height: 40))
  }

  private var vertical: PanGestureRecognizer {
    let pan = PanGestureRecognizer()
    pan.axis = .vertical
    return pan
  }

  private var switchControl: Switch {
    Switch(name: "dark", frame: Rect(x: 10, y: 10, width: 60, height: 40))
  }

  @Test func `is told to lose those beside its thumb and across its track`() throws {
    let found = losses(of: slider, to: PanGestureRecognizer())
    let finding = try #require(found.first, "\(stage.text)")
    #expect(finding.severity == .note && found.count == 1)
    #expect(
      finding.sentence.hasPrefix(
        "control 'volume' loses a drag beside its thumb or across its track to 'scroll'"),
      "\(finding)")
    #expect(finding.fixes.count == 2)
  }

  @Test func `loses only what goes the recognizer's way`() {
    let beside = losses(of: slider, to: HorizontalPanGestureRecognizer())
    #expect(beside.first?.sentence.contains("loses a drag beside its thumb to") == true)
  }

  @Test func `loses a drag across its track to a list`() {
    let across = losses(of: slider, to: vertical)
    #expect(across.first?.sentence.contains("loses a drag across its track to") == true)
  }

  @Test func `goes the way it is turned (S11.2)`() {
    let turned = slider
    turned.transform = AffineTransform(rotationAngle: -.pi / 2)
    let across = losses(of: turned, to: HorizontalPanGestureRecognizer())
    #expect(
      across.map { $0.sentence.contains("a drag across its track to") } == [true], "\(across)")
    let both = losses(of: turned, to: vertical).map(\.sentence)
    #expect(both.contains { $0.contains("a drag beside its thumb to") }, "\(both)")
  }

  @Test func `loses both where it is turned by less than a right angle (S11.2)`() throws {
    let turned = slider
    turned.transform = AffineTransform(rotationAngle: -.pi / 5)
    let found = try #require(losses(of: turned, to: HorizontalPanGestureRecognizer()).first)
    #expect(found.sentence.contains("a drag beside its thumb or across its track to"), "\(found)")
  }

  @Test func `loses nothing to a movement that its thumb fills`() {
    let slider = slider
    slider.thumbWidth = 80
    #expect(losses(of: slider, to: HorizontalPanGestureRecognizer()).isEmpty, "\(stage.text)")
  }

  @Test func `loses as a switch only what goes across it`() {
    #expect(
      losses(of: switchControl, to: vertical).first?.sentence
        .hasPrefix("control 'dark' loses a drag across it to 'scroll'") == true, "\(stage.text)")
  }

  @Test func `loses as a switch nothing that goes along it`() {
    #expect(losses(of: switchControl, to: SwipeGestureRecognizer()).isEmpty, "\(stage.text)")
  }

  @Test func `loses all to two fingers that pinch`() {
    #expect(
      losses(of: slider, to: PinchGestureRecognizer()).first?.sentence
        .hasPrefix("control 'volume' loses its touch when 'scroll'") == true, "\(stage.text)")
  }

  @Test func `loses nothing to a recognizer that leaves it its touches`() {
    let pan = PanGestureRecognizer()
    pan.cancelsTouchesInView = false
    #expect(losses(of: slider, to: pan).isEmpty, "\(stage.text)")
  }

  @Test func `loses nothing where its own answer is always no`() throws {
    var scene = FileScene()
    scene.addView("volume", [50, 600, 300, 40], in: "page", "\"control\": \"slider\"")
    scene.add("turn", "horizontalPan", on: "page")
    let isAboutVolume = { (finding: Lint.Finding) in finding.sentence.contains("'volume'") }
    #expect(try scene.findings(.controlLosesTouch).contains(where: isAboutVolume))
    scene.answer("viewShouldBegin", false, "\"recognizer\": \"turn\", \"hitView\": \"volume\"")
    #expect(try !scene.findings(.controlLosesTouch).contains(where: isAboutVolume))
    scene.delegate = []
    scene.answer("viewShouldBegin", true, "\"recognizer\": \"turn\", \"hitView\": \"volume\"")
    let found = try scene.findings(.controlLosesTouch).filter(isAboutVolume)
    #expect(found.first?.sentence.contains("lose their touch") == true, "\(found)")
  }
}
