import GestureCore

/// Feeds a tap sequence with touches and notes its answers; decides nothing.
final class TapSequenceProbe: GestureRecognizer {
  let core = RecognizerCore(name: "probe")
  var handle: RecognizerHandle { core.handle }
  var limits: TapLimits {
    get { sequence.limits }
    set { sequence.limits = newValue }
  }
  var sequence = TapSequence()
  private(set) var steps: [String] = []

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    note(sequence.began(touches))
  }
  func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    note(sequence.moved(touches))
  }
  func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    note(sequence.ended(touches))
  }

  func note(_ step: TapSequence.Step) {
    switch step {
    case .proceed: steps.append("proceed")
    case .wait(let interval): steps.append("wait \(interval / .milliseconds(1)) ms")
    case .completed: steps.append("completed")
    case .failed(let detail): steps.append("failed: \(detail)")
    }
  }
}

/// Feeds a drag tracker with touches and notes its answers; decides nothing.
final class DragTrackerProbe: GestureRecognizer {
  let core = RecognizerCore(name: "probe")
  var handle: RecognizerHandle { core.handle }
  var limits = DragLimits()
  var tracker = DragTracker()
  private(set) var steps: [String] = []

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    note(tracker.began(touches, at: event.timestamp, limits))
  }
  func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    note(tracker.moved(touches, at: event.timestamp))
  }
  func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    note(tracker.ended(touches, at: event.timestamp))
  }
  func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    steps.append(tracker.cancelled(touches) ? "none left" : "some left")
    if tracker.cancelled(Touches()) { core.fail(.touchesCancelled) }
  }

  private func note(_ step: DragTracker.Step) {
    switch step {
    case .proceed: steps.append("proceed")
    case .begin: steps.append("begin")
    case .change: steps.append("change")
    case .end: steps.append("end")
    case .beginAndEnd: steps.append("begin and end")
    case .failed(let detail): steps.append("failed: \(detail)")
    case .ignoreAllBut(let joining): steps.append("ignore all but \(joining)")
    }
  }
}
