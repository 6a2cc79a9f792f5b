public import GestureCore
import Gestures

// The Swift in comments and on Docs/Recognizers.md that is for recognizers of one's own.

public final class LiftGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "lift")
  public var handle: RecognizerHandle { core.handle }
  public init() {}

  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    core.state = .ended
  }
  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }
}

extension LiftGestureRecognizer: ArbitrationRules {
  public func canPrevent(_ other: any GestureRecognizer) -> Bool { false }
}

public final class VerticalPanGestureRecognizer: DragRecognizer {
  private let core = RecognizerCore(
    name: "verticalPan", running: DragLogic(axis: .vertical, reportedAxis: .vertical))
  public var handle: RecognizerHandle { core.handle }
  public init() {}
}

public final class TripleTapGestureRecognizer: TapRecognizer {
  private let core = RecognizerCore(name: "tripleTap", running: TapLogic(numberOfTaps: 3))
  public var handle: RecognizerHandle { core.handle }
  public init() {}
}

/// A recognizer that never makes another one fail.
final class Peaceful: RecognizerDecorator, ArbitrationRules {
  let base: any GestureRecognizer
  init(_ base: any GestureRecognizer) { self.base = base }

  func canPrevent(_ other: any GestureRecognizer) -> Bool { false }
}

final class PeacefulGestureRecognizer: RecognizerDecorator, ArbitrationRules {
  let base: any GestureRecognizer
  init(_ base: any GestureRecognizer) { self.base = base }

  func canPrevent(_ other: any GestureRecognizer) -> Bool { false }
}

final class StepperGestureRecognizer: GestureRecognizer, IndirectInputReceiver {
  private let core = RecognizerCore(name: "stepper")
  var handle: RecognizerHandle { core.handle }
  private(set) var step = 0

  init() { core.indirectInputs = .action }

  func takes(_ input: IndirectInput) -> Bool { step(of: input) != nil }

  func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    step = step(of: input) ?? 0
    core.state = .ended
  }

  private func step(of input: IndirectInput) -> Int? {
    guard case .action(let action) = input else { return nil }
    if action.name == .increment { return 1 }
    return action.name == .decrement ? -1 : nil
  }
}

public final class ToughGestureRecognizer: GestureRecognizer {  // `, ArbitrationRules` is missing
  func canBePrevented(by other: any GestureRecognizer) -> Bool { false }

  private let core = RecognizerCore(name: "checkmark")
  public var handle: RecognizerHandle { core.handle }

  private var taps = TapSequence()
  private var precedingTaps = PrecedingTaps()
  private var turns = 0
  private var startedAt = Point.zero
  private var hysteresisLimit = GestureLimit(.pinchHysteresis)
  public var hysteresis: Double {
    get { hysteresisLimit.value(for: core) }
    set { hysteresisLimit.own = newValue }
  }

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    core.touchSlop = 10
  }

  func touchesEnded(_ touches: [Touch], with event: TouchEvent) {  // never called: not `Touches`
    core.state = .ended
  }

  func follow(_ touches: Touches) {
    switch taps.began(touches) {
    case .proceed: break
    case .wait(let duration):
      core.cancelWakes()
      core.wake(after: duration)
    case .completed: core.state = .ended
    case .failed(let detail): core.fail(detail)
    }
  }

  func followPreceding(_ touches: Touches) {
    var taps = precedingTaps
    switch taps.began(touches, numberOfTaps: 1, limits: TapLimits()) {
    case nil: break  // the gesture begins with these touches
    case .proceed: break
    case .wait(let duration):
      core.cancelWakes()
      core.wake(after: duration)
    case .failed(let detail): core.fail(detail)
    }
    precedingTaps = taps
  }

  func addState(to digest: inout StateDigest) {
    digest.add(turns)
    digest.add(startedAt)
    digest.add(core.trackedTouches)
  }
}

/// A recognizer that fails with its figures.
final class FailingGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "failing")
  var handle: RecognizerHandle { core.handle }
  var lifts = false

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    if lifts {
      core.fail("the fingers lifted too early", measured: 4, limit: 10, .points, .atLeast)
    } else {
      core.fail("it moved", measured: 12.4, limit: 10, .points)
    }
  }
}

enum PluginSnippets {
  static func decorate(_ view: View) {
    view.addGestureRecognizer(Peaceful(TapGestureRecognizer()))
    view.addGestureRecognizer(PeacefulGestureRecognizer(TapGestureRecognizer()))
  }
}
