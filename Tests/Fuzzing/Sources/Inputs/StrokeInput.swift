import GestureCore
import GestureScenario
import Gestures

/// Bytes as a file of recorded strokes, a line each. Each stroke that can be read is drawn in front
/// of a circle and a pan.
enum StrokeInput {
  static func play(_ bytes: UnsafeRawBufferPointer) {
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      do throws(ScenarioError) {
        draw(try RecordedStroke(line, line: index + 1, ofFile: "input.jsonl"))
      } catch {
        precondition(!"\(error)".isEmpty, "an error says nothing")
      }
    }
  }

  private static func draw(_ stroke: RecordedStroke) {
    guard stroke.points.count > 0 else { return }
    let window = Window(size: Size(width: 400, height: 400))
    let dispatcher = Dispatcher(window: window)
    let circle = CircleGestureRecognizer()
    window.addGestureRecognizer(PanGestureRecognizer())
    window.addGestureRecognizer(circle)
    for (index, point) in stroke.points.enumerated() {
      let time = stroke.milliseconds?[index] ?? Double(index) * 10
      dispatcher.send(
        TouchInput(id: 1, phase: index == 0 ? .began : .moved, location: point),
        at: .milliseconds(time))
    }
    precondition(circle.likeness >= 0 && circle.likeness <= 1, "likeness \(circle.likeness)")
    dispatcher.send(
      TouchInput(id: 1, phase: .ended, location: nil), at: dispatcher.now + .milliseconds(10))
    while let next = dispatcher.nextDeadline { dispatcher.advance(to: next) }
    precondition(dispatcher.isIdle, "not idle after a stroke")
  }
}
