import GestureCore
import GestureSimulation
import HorizontalPanGesture
import PanGesture

/// A row that slides to the side, with a button on it.
private final class Row: View {
  private let narrator: Narrator

  init(number: Int, narrator: Narrator) {
    self.narrator = narrator
    super.init(
      name: "row \(number)",
      frame: Rect(x: 0, y: Double(number - 1) * 100, width: 400, height: 100))
    let pan = HorizontalPanGestureRecognizer()
    pan.name = "slide"
    pan.addTarget(self, action: Row.slid)
    addGestureRecognizer(pan)

    let button = Button(
      name: "button \(number)", frame: Rect(x: 300, y: 20, width: 80, height: 60))
    button.onEvent(.touchDown) { narrator.say("\($0.name) lights up") }
    button.onEvent(.touchUpInside) { narrator.say("\($0.name) is pressed") }
    button.onEvent(.touchCancel) { narrator.say("\($0.name) goes dark: it lost the touch") }
    addSubview(button)
  }

  private func slid(_ pan: HorizontalPanGestureRecognizer) {
    center.x += pan.translation(in: superview).dx
    pan.setTranslation(.zero, in: superview)
    narrator.say("\(name) is \((-frame.minX).text) pt aside")
  }
}

/// A list that scrolls. Its pan takes vertical movements only; the content receives a touch once it
/// is clear that the touch doesn't scroll.
private final class List: View {
  private let narrator: Narrator
  private let contentHeight: Double

  init(rows: Int, narrator: Narrator) {
    self.narrator = narrator
    contentHeight = Double(rows) * 100
    super.init(name: "list", frame: Rect(x: 0, y: 0, width: 400, height: 800))
    for number in 1...rows { addSubview(Row(number: number, narrator: narrator)) }
    let pan = PanGestureRecognizer()
    pan.name = "scroll"
    pan.axis = .vertical
    pan.addTarget(self, action: List.scrolled)
    addGestureRecognizer(pan)
    addGestureRecognizer(ContentDelayGestureRecognizer())
  }

  private func scrolled(_ pan: PanGestureRecognizer) {
    let end = contentHeight - bounds.height
    bounds.origin.y = min(max(bounds.minY - pan.translation(in: superview).dy, 0), end)
    pan.setTranslation(.zero, in: superview)
    narrator.say("the list is scrolled to \(bounds.minY.text)")
  }
}

extension Exercise {
  static let list = Exercise(
    name: "list", title: "a list that scrolls, with rows that slide and buttons that press",
    lookFor: "A drag on a button scrolls and never lights it up; a tap presses it; a hold and a "
      + "drag take the touch from it."
  ) { stage in
    stage.window.addSubview(List(rows: 20, narrator: stage.narrator))
    let button = Point(x: 340, y: 450)
    stage.narrator.announce("a drag upwards that starts on a button")
    stage.simulation.drag(from: button, to: Point(x: 340, y: 350), over: .milliseconds(50))

    stage.wait(.milliseconds(400))
    stage.narrator.announce("a quick tap on a button")
    stage.simulation.tap(at: button)

    stage.wait(.milliseconds(400))
    stage.narrator.announce("a drag to the left on a row")
    stage.simulation.drag(
      from: Point(x: 150, y: 450), to: Point(x: 90, y: 455), over: .milliseconds(50))

    stage.wait(.milliseconds(400))
    stage.narrator.announce("a button is held, and the finger then moves upwards")
    let finger = stage.finger()
    finger.down(at: Point(x: 340, y: 650))
    stage.wait(.milliseconds(300))
    finger.move(to: Point(x: 340, y: 610), over: .milliseconds(30))
    finger.up()
  }
}
