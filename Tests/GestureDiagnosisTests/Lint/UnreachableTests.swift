import GestureCore
import GestureDiagnosis
import GestureSimulation
import GestureTestKit
import GestureTrace
import HoverGesture
import PanGesture
import TapGesture
import Testing

@Suite struct `An unreachable recognizer` {
  let stage = Stage()
  let tap: TapGestureRecognizer

  init() { tap = stage.add(TapGestureRecognizer(), "tap") }

  private func expect(
    _ severity: Lint.Finding.Severity?, _ words: String = "",
    location: SourceLocation = #_sourceLocation
  ) {
    let found = stage.findings(.unreachable)
    #expect(
      found.map(\.severity) == (severity.map { [$0] } ?? []), "\(stage.text)",
      sourceLocation: location)
    #expect(
      found.allSatisfy { $0.sentence.contains(words) }, "\(stage.text)", sourceLocation: location)
  }

  @Test func `is not found where touches come`() { expect(nil) }

  @Test func `takes no touch type`() {
    tap.allowedTouchTypes = []
    expect(.error, "allowedTouchTypes are empty")
  }

  @Test func `is not one that hovers`() {
    _ = stage.add(HoverGestureRecognizer(), "hover")
    expect(nil)
  }

  @Test func `is switched off, which may be meant`() {
    tap.isEnabled = false
    expect(.note, "switched off")
  }

  /// A view for which a browser hit-tests, as it lies outside of the view around it.
  private final class Element: View {
    override var isHitTestedByHost: Bool { true }
    override func point(inside point: Point, with event: TouchEvent?) -> Bool { false }
  }

  @Test func `is none where the host hit-tests (S2.4, S13.19)`() {
    let element = Element(name: "element", frame: Rect(x: 500, y: 2_000, width: 40, height: 40))
    stage.card.addSubview(element)
    for name in ["open", "select"] {
      let tap = TapGestureRecognizer()
      tap.name = name
      element.addGestureRecognizer(tap)
    }
    expect(nil)
    #expect(
      stage.findings.map(\.kind) == [.alwaysBeaten], "two equal taps are still found\n\(stage.text)"
    )
    element.isHidden = true
    #expect(stage.findings(.unreachable).count == 2, "\(stage.text)")
  }

  @Test func `lies in a hidden view, which may be meant`() {
    stage.card.isHidden = true
    expect(.note, "view 'card' is hidden")
  }

  @Test func `lies in a transparent view, which may be meant`() {
    stage.window.alpha = 0
    expect(.note, "alpha")
  }

  @Test func `S15.23 is on a view that lets touches through, with nothing in it`() {
    stage.card.catchesOwnTouches = false
    expect(.warning, "lets touches through, and nothing in it is hit")
    let button = View(name: "button", frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.card.addSubview(button)
    expect(nil)
  }

  @Test func `lies in a view without interaction`() {
    stage.card.isUserInteractionEnabled = false
    expect(.warning, "isUserInteractionEnabled off")
  }

  @Test func `is told all that closes a view, and what opens it (S2.2, S15.23)`() {
    stage.card.isUserInteractionEnabled = false
    stage.card.alpha = 0
    expect(
      .note, "view 'card' has an alpha below 0.01, and it has its isUserInteractionEnabled off")
    stage.card.alpha = 1
    stage.card.catchesOwnTouches = false
    expect(
      .warning,
      "view 'card' has its isUserInteractionEnabled off, and it lets touches through, "
        + "and nothing in it is hit")
    let button = View(name: "button", frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.card.addSubview(button)
    let found = stage.findings(.unreachable)
    #expect(
      found.first?.sentence
        == "'tap' gets no touch: view 'card' has its isUserInteractionEnabled off",
      "\(stage.text)")
  }

  @Test func `lies in a view without size`() {
    stage.card.frame = Rect(x: 20, y: 20, width: 0, height: 100)
    expect(.warning, "no size")
  }

  @Test func `has room in a hit outset alone`() {
    stage.card.frame = Rect(x: 20, y: 20, width: 0, height: 0)
    stage.card.hitOutset = 10
    expect(nil)
  }

  @Test func `has no area left by a hit outset below 0`() {
    stage.card.hitOutset = -100
    expect(.warning, "view 'card' has a hitOutset that leaves it no area")
    #expect(
      stage.findings.first?.fixes.map(\.words) == ["set the hitOutset of view 'card' to 0"],
      "\(stage.text)")
  }

  @Test func `lies outside of its superview`() {
    stage.card.frame.origin.x = 401
    expect(.warning, "outside of the views around it")
    stage.card.frame.origin.x = 400  // right beside the window, as a drawer
    expect(.note, "outside of the views around it")
  }

  @Test func `lies outside of what scrolls, and may come in`() {
    _ = stage.add(PanGestureRecognizer(), "scroll", to: stage.window)
    stage.card.frame.origin.y = 900
    expect(nil)
  }

  @Test func `is covered by a sibling in front`() {
    stage.window.addSubview(View(name: "veil", frame: Rect(x: 0, y: 0, width: 400, height: 400)))
    expect(.warning, "view 'veil' covers all of view 'card'")
  }

  @Test func `shows through a gap of a point`() {
    stage.window.addSubview(View(name: "veil", frame: Rect(x: 0, y: 0, width: 219, height: 400)))
    expect(nil)
  }

  @Test func `shows through a veil that lets touches pass`() {
    let veil = View(name: "veil", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    veil.isUserInteractionEnabled = false
    stage.window.addSubview(veil)
    expect(nil)
  }

  @Test func `is reached through its own subviews`() {
    stage.card.addSubview(View(name: "label", frame: Rect(x: 0, y: 0, width: 200, height: 200)))
    expect(nil)
  }

  @Test func `shows at the corners of a view that is turned`() {
    let veil = View(name: "veil", frame: stage.card.frame)
    veil.transform = AffineTransform(rotationAngle: .pi / 4)
    stage.window.addSubview(veil)
    expect(nil)
    stage.simulation.tap(at: Point(x: 25, y: 25))
    #expect(stage.simulation.log.actions == ["tap ended"])
    veil.bounds = Rect(x: 0, y: 0, width: 300, height: 300)
    expect(.warning, "view 'veil' covers all of view 'card'")
  }

  @Test func `is turned, and covered by a view that is turned likewise`() {
    stage.card.frame = Rect(x: 150, y: 150, width: 100, height: 100)
    let veil = View(name: "veil", frame: stage.card.frame)
    for view in [stage.card, veil] { view.transform = AffineTransform(rotationAngle: 0.3) }
    stage.window.addSubview(veil)
    expect(.warning, "view 'veil' covers all of view 'card'")
    veil.transform = AffineTransform(rotationAngle: 0.31)
    expect(nil)
  }

  @Test func `is covered by a view that is turned, as far as it lies in the window`() {
    stage.card.frame = Rect(x: -50, y: 300, width: 100, height: 100)
    let veil = View(name: "veil", frame: Rect(x: -150, y: 200, width: 300, height: 300))
    veil.transform = AffineTransform(rotationAngle: .pi / 4)
    stage.window.addSubview(veil)
    expect(.warning, "view 'veil' covers all of view 'card'")
    veil.center.x += 180  // now a corner shows at the left
    expect(nil)
  }

  @Test func `is covered by a view that is turned, as far as the view around it shows it`() {
    let frame = Rect(x: 100, y: 100, width: 100, height: 100)
    let part = View(name: "part", frame: Rect(x: 50, y: 50, width: 300, height: 300))
    let frameView = View(name: "frame", frame: frame)
    stage.card.removeFromSuperview()
    stage.window.addSubview(frameView)
    frameView.addSubview(part)
    part.addGestureRecognizer(tap)
    let veil = View(name: "veil", frame: Rect(x: 75, y: 75, width: 150, height: 150))
    veil.transform = AffineTransform(rotationAngle: .pi / 4)
    stage.window.addSubview(veil)
    expect(.warning, "view 'veil' covers all of view 'part'")
    veil.bounds = Rect(x: 0, y: 0, width: 60, height: 60)
    expect(nil)
  }

  @Test func `is covered by two views, each of which has a part`() {
    for (name, x) in [("left", 0.0), ("right", 120)] {
      stage.window.addSubview(View(name: name, frame: Rect(x: x, y: 0, width: 120, height: 400)))
    }
    expect(.warning, "views 'left' and 'right' together cover all of view 'card'")
  }

  @Test func `has no area left by a transform`() {
    stage.card.transform = AffineTransform(scaleX: 0, y: 1)
    expect(.warning, "the transform of view 'card' leaves it no area")
  }
}
