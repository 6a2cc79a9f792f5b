import GestureCore
import GestureSimulation
import PanGesture
import ScreenEdgePanGesture

/// A drawer beyond the left edge of the window, which an edge pan pulls in.
private final class Drawer: View {
  private let narrator: Narrator

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "drawer", frame: Rect(x: -300, y: 0, width: 300, height: 800))
  }

  func pulled(_ pan: ScreenEdgePanGestureRecognizer) {
    let isOpen = pan.translation(in: superview).dx > frame.width / 2
    switch pan.state {
    case .began, .changed:
      frame.origin.x = min(pan.translation(in: superview).dx - frame.width, 0)
      narrator.say("the drawer shows \(frame.maxX.text) pt")
    case .ended:
      frame.origin.x = isOpen ? 0 : -frame.width
      narrator.say(isOpen ? "the drawer opens" : "the drawer slides back")
    case .cancelled: frame.origin.x = -frame.width
    case .possible, .failed: break
    }
  }
}

/// The page that contains the drawer. Its own pan waits for the edge pan, which takes no time,
/// since an edge pan fails at once away from the edge.
private final class Page: View {
  private let narrator: Narrator

  init(drawer: Drawer, narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "page", frame: Rect(x: 0, y: 0, width: 400, height: 800))
    addSubview(drawer)
    let edgePan = ScreenEdgePanGestureRecognizer()
    edgePan.edges = .left
    edgePan.addTarget(drawer, action: Drawer.pulled)
    let pan = PanGestureRecognizer()
    pan.require(toFail: edgePan)
    pan.addTarget(self, action: Page.panned)
    addGestureRecognizer(pan)
    addGestureRecognizer(edgePan)
  }

  private func panned(_ pan: PanGestureRecognizer) {
    if pan.state == .began { narrator.say("the page scrolls") }
  }
}

extension Exercise {
  static let edgePan = Exercise(
    name: "edge-pan", title: "a drawer is pulled in from the edge",
    lookFor: "From the edge the drawer wins; elsewhere the edge pan fails as the finger lands."
  ) { stage in
    stage.window.addSubview(
      Page(drawer: Drawer(narrator: stage.narrator), narrator: stage.narrator))
    stage.simulation.drag(
      from: Point(x: 8, y: 400), to: Point(x: 208, y: 410), over: .milliseconds(100))
    stage.wait(.milliseconds(300))
    // The drawer is open and covers the edge; the finger lands on the page beside it.
    stage.simulation.drag(
      from: Point(x: 350, y: 400), to: Point(x: 350, y: 360), over: .milliseconds(30))
  }
}
