import GestureCore
import GesturesWebSupport

/// A recognizer that is written in JavaScript: each callback goes to the page, which reads the
/// touches and assigns the state by the functions below.
final class HostRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "recognizer")
  /// The touches of the running callback.
  private(set) var touches = Touches()
  /// The event of the running callback about touches.
  private(set) var event: TouchEvent?
  /// The input without touches of the running callback.
  private(set) var input: IndirectInput?
  /// Where the last input without touches was.
  private var place: Point?

  var handle: RecognizerHandle { core.handle }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) { call(0, touches, event) }
  func touchesMoved(_ touches: Touches, with event: TouchEvent) { call(1, touches, event) }
  func touchesEnded(_ touches: Touches, with event: TouchEvent) { call(2, touches, event) }
  func touchesCancelled(_ touches: Touches, with event: TouchEvent) { call(3, touches, event) }
  func deadlineReached(_ deadline: Deadline) { call(4, Touches()) }
  func didBegin() { call(5, Touches()) }
  func reset() { call(6, Touches()) }

  func assign(_ state: GestureState) { core.state = state }
  func fail(words: String) { core.fail(words: words) }
  func wake(after interval: Duration) { core.wake(after: interval) }
  func cancelWakes() { core.cancelWakes() }
  func setCountsAsTap(_ taps: Int) { core.numberOfTapsToRecognize = taps }
  func accept(_ kinds: IndirectInput.Kinds) { core.indirectInputs = kinds }

  /// Where the touches are; where there are none, where the last other input was.
  func location(in view: View?) -> Point {
    let now = numberOfTouches == 0 ? place ?? core.centroid : core.centroid
    return view?.convert(now, from: nil) ?? now
  }

  private func call(_ callback: Int32, _ touches: Touches, _ event: TouchEvent? = nil) {
    let outer = (self.touches, self.event)
    (self.touches, self.event) = (touches, event)
    page_callback(objects.handle(of: self), callback)
    (self.touches, self.event) = outer
  }
}

extension HostRecognizer: IndirectInputReceiver {
  func takes(_ input: IndirectInput) -> Bool {
    let outer = self.input
    self.input = input
    defer { self.input = outer }
    return page_takes(objects.handle(of: self)) != 0
  }

  func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    let outer = self.input
    self.input = input
    place = input.figure(.x).flatMap { x in input.figure(.y).map { Point(x: x, y: $0) } } ?? place
    call(7, Touches())
    self.input = outer
  }
}

func hosted(_ member: Int32) -> HostRecognizer? {
  guard let member = objects.members[member], case .hosted(let recognizer) = member.kind else {
    return nil
  }
  return recognizer
}

/// Assigns the state of a recognizer that is written in JavaScript, by the state's number.
@_cdecl("recognizer_assign")
func assignState(_ member: Int32, _ state: Int32) {
  guard let state = GestureState(rawValue: UInt8(truncatingIfNeeded: state)) else { return }
  hosted(member)?.assign(state)
}

@_cdecl("recognizer_fail")
func fail(_ member: Int32, _ wordsLength: Int32) {
  hosted(member)?.fail(words: textBuffer.read(wordsLength))
}

@_cdecl("recognizer_wake")
func wake(_ member: Int32, _ interval: Double) {
  hosted(member)?.wake(after: .milliseconds(interval))
}

@_cdecl("recognizer_cancel_wakes")
func cancelWakes(_ member: Int32) { hosted(member)?.cancelWakes() }

@_cdecl("recognizer_set_taps")
func setTaps(_ member: Int32, _ taps: Int32) { hosted(member)?.setCountsAsTap(Int(taps)) }

/// How many touches the running callback is about.
@_cdecl("callback_touches")
func countTouchesOfCallback(_ member: Int32) -> Int32 {
  Int32(hosted(member)?.touches.count ?? 0)
}

/// A figure of a touch of the running callback, by the numbers of ``TouchFigure``.
@_cdecl("callback_touch")
func touchOfCallback(_ member: Int32, _ index: Int32, _ figure: Int32) -> Double {
  guard let touches = hosted(member)?.touches, touches.indices.contains(Int(index)) else {
    return .nan
  }
  return touches[Int(index)].figure(figure)
}
