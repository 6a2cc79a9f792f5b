import GestureCore
import GestureSimulation
import GestureTestKit
import PanGesture
import Testing

@Suite struct `Values that put themselves back` {
  let stage = Stage()
  let pan: PanGestureRecognizer
  let offset: GestureValue<Vector>

  init() {
    pan = stage.add(PanGestureRecognizer(), "pan")
    offset = pan.value(initially: .zero) { $0.translation(in: nil) }
  }

  @Test func `S15.14 it is computed before began and changed, and initial before ended`() {
    var seen: [Vector] = []
    pan.onAction { [offset] _ in seen.append(offset.current) }
    stage.beginDrag(times: 2)
    #expect(offset.current == Vector(dx: 20, dy: 0))
    stage.finger.up()
    #expect(seen == [Vector(dx: 10, dy: 0), Vector(dx: 20, dy: 0), .zero])
    #expect(offset.current == .zero)
  }

  @Test(arguments: ["cancel", "disable", "remove", "cancel touches"])
  func `S15.14 it is initial after every way to end`(way: String) {
    stage.beginDrag()
    switch way {
    case "cancel": pan.cancel()
    case "disable": pan.isEnabled = false
    case "remove": stage.card.removeGestureRecognizer(pan)
    default: stage.simulation.dispatcher.cancelAllTouches()
    }
    #expect(offset.current == .zero)
  }

  @Test func `S15.14 it is initial when the dispatcher is let go in mid-gesture`() {
    let window = Window(size: Size(width: 100, height: 100))
    let other = PanGestureRecognizer()
    window.addGestureRecognizer(other)
    let value = other.value(initially: -1.0) { $0.translation(in: nil).dx }
    var told: [Double] = []
    value.onChange { told.append($0) }
    do {
      let dispatcher = Dispatcher(window: window)
      dispatcher.send(TouchInput(id: 1, phase: .began, location: .zero), at: .zero)
      let place = Point(x: 20, y: 0)
      dispatcher.send(TouchInput(id: 1, phase: .moved, location: place), at: .milliseconds(10))
      #expect(value.current == 20)
    }
    #expect(value.current == -1)
    #expect(told == [20, -1])
  }

  @Test func `S15.14 its observers hear of each change once, after the actions of the pass`() {
    var story: [String] = []
    let other = stage.add(PanGestureRecognizer(), "other", to: stage.window)
    other.recognizesSimultaneously(with: pan)
    pan.onAction { story.append("pan \($0.state.word)") }
    other.onAction { story.append("other \($0.state.word)") }
    offset.onChange { story.append("offset \($0.dx)") }
    stage.beginDrag()
    #expect(story == ["pan began", "other began", "offset 10.0"])
    story = []
    stage.finger.up()
    #expect(story == ["pan ended", "other ended", "offset 0.0"])
  }

  @Test func `an observer that is removed hears nothing more`() {
    var count = 0
    let number = offset.onChange { _ in count += 1 }
    stage.beginDrag()
    offset.removeObserver(number)
    stage.finger.up()
    #expect(count == 1)
  }

  @Test func `S15.14 nothing is told of a silent failure`() {
    var count = 0
    offset.onChange { _ in count += 1 }
    stage.tap()
    #expect(count == 0)
    #expect(offset.current == .zero)
  }
}

/// A value whose part reads the value as it goes.
private final class Mark: Equatable {
  var onDeinit: () -> Void = {}

  deinit { onDeinit() }

  static func == (one: Mark, other: Mark) -> Bool { one === other }
}

@Suite struct `Values that act as they go` {
  @Test func `S15.14 a former value may read the value and end the gesture as it is released`() {
    let stage = Stage()
    let pan = stage.add(PanGestureRecognizer(), "pan")
    var numberReleased = 0
    var value: GestureValue<Mark>?
    value = pan.value(initially: Mark()) { _ in
      let mark = Mark()
      mark.onDeinit = {
        numberReleased += 1
        _ = value?.current
        pan.cancel()
      }
      return mark
    }
    value?.onChange { _ in }
    stage.drag(times: 3)
    #expect(numberReleased > 0)
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
    #expect(value?.current == value?.initial)
  }
}
