import GestureCore
import GestureSimulation
import PanGesture

/// A sheet that is pulled open, with a list in it that scrolls. One drag does both: where the sheet
/// can't go on it hands the finger over to the list, and the list hands it back.
private final class Sheet: View {
  private static let top = 100.0

  private let narrator: Narrator
  private let list = View(name: "list", frame: Rect(x: 0, y: 50, width: 400, height: 650))
  private let contentHeight = 2000.0
  /// Whether the last step of the drag would have gone beyond the sheet's top, or the list's.
  private var isPushedTooFar = false
  private var isPulledTooFar = false

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "sheet", frame: Rect(x: 0, y: 160, width: 400, height: 700))
    addSubview(list)
    let drag = verticalPan("drag", on: self)
    let scroll = verticalPan("scroll", on: list)
    drag.addTarget(self, action: Sheet.dragged)
    scroll.addTarget(self, action: Sheet.scrolled)
    scroll.handsOver(to: drag) { [unowned self] _ in !isOpen || isPulledTooFar }
    drag.handsOver(to: scroll) { [unowned self] _ in isPushedTooFar }
  }

  private var isOpen: Bool { frame.minY <= Self.top }

  private func verticalPan(_ name: String, on view: View) -> PanGestureRecognizer {
    let pan = PanGestureRecognizer()
    pan.name = name
    pan.axis = .vertical
    view.addGestureRecognizer(pan)
    return pan
  }

  private func dragged(_ drag: PanGestureRecognizer) {
    let place = frame.minY + step(of: drag)
    isPushedTooFar = place < Self.top
    frame.origin.y = max(place, Self.top)
    narrator.say("the sheet is now at \(frame.minY.text)")
  }

  private func scrolled(_ scroll: PanGestureRecognizer) {
    // A sheet that isn't open gets the finger right after this action.
    let offset = isOpen ? list.bounds.minY - step(of: scroll) : list.bounds.minY
    isPulledTooFar = offset < 0
    list.bounds.origin.y = min(max(offset, 0), contentHeight - list.bounds.height)
    narrator.say("the list is scrolled to \(list.bounds.minY.text)")
  }

  private func step(of pan: PanGestureRecognizer) -> Double {
    let step = pan.translation(in: nil).dy
    pan.setTranslation(.zero, in: nil)
    return step
  }
}

extension Exercise {
  static let sheetWithList = Exercise(
    name: "sheet-with-list", title: "a sheet and the list in it share one drag, to and fro",
    lookFor: "One ends as the other begins, in one moment; never do both have the finger."
  ) { stage in
    stage.window.addSubview(Sheet(narrator: stage.narrator))
    let finger = stage.finger()
    stage.narrator.announce("upwards: the sheet opens, then the list scrolls")
    finger.down(at: Point(x: 200, y: 600))
    finger.move(to: Point(x: 200, y: 480), over: .milliseconds(60))

    stage.narrator.announce("downwards: the list scrolls back, then the sheet closes")
    finger.move(to: Point(x: 200, y: 580), over: .milliseconds(50))
    finger.up()
  }
}
