import GestureCore
import GestureScenario
import GestureSimulation
import TapGesture
import Testing

@Suite struct `What can't be written down` {
  private let simulation = Simulation()
  private let middle = Point(x: 150, y: 200)

  private func refusal() -> ScenarioRecordingError? {
    do throws(ScenarioRecordingError) {
      _ = try Scenario(of: simulation, name: "refused")
      return nil
    } catch {
      return error
    }
  }

  @Test func `a recognizer of no known kind`() {
    simulation.window.addGestureRecognizer(HomemadeRecognizer())
    #expect(refusal() == .unknownRecognizer("homemade", type: "HomemadeRecognizer"))
  }

  @Test func `a view of a class of its own`() {
    simulation.window.addSubview(HomemadeView(name: "canvas"))
    #expect(refusal() == .unknownView("canvas", type: "HomemadeView"))
  }

  @Test func `a delegate written in Swift`() {
    let tap = TapGestureRecognizer()
    let delegate = HomemadeDelegate()
    tap.delegate = delegate
    simulation.window.addGestureRecognizer(tap)
    #expect(refusal() == .swiftDelegate(of: "tap", type: "HomemadeDelegate"))
    withExtendedLifetime(delegate) {}
  }

  @Test func `a second window`() {
    let second = Window(name: "second", size: Size(width: 100, height: 100))
    simulation.dispatcher.add(second)
    #expect(refusal() == .severalWindows)
  }

  @Test func `touches of one event that differ in pressure`() {
    simulation.send([
      TouchInput(id: 1, phase: .began, location: middle, pressure: 0.2),
      TouchInput(id: 2, phase: .began, location: middle, pressure: 0.4),
    ])
    #expect(refusal() == .unwritableEvent(at: 0, why: "its touches differ in pressure"))
  }

  @Test func `predictions, and two changes of one touch in an event`() {
    var move = TouchInput(id: 1, phase: .began, location: middle)
    simulation.send([move, move])
    #expect(refusal() == .unwritableEvent(at: 0, why: "touch 1 is in it twice"))
    let other = Simulation()
    move.predicted = [TouchSample(location: middle, timestamp: .milliseconds(5))]
    other.send([move])
    #expect(throws: ScenarioRecordingError.self) { try Scenario(of: other, name: "refused") }
  }

  @Test func `an action that changes the scene`() throws {
    let tap = TapGestureRecognizer()
    simulation.window.addGestureRecognizer(tap)
    tap.onAction { $0.isEnabled = false }
    simulation.tap(at: middle)
    let error = try #require(refusal())
    guard case .differs(let recorded, _) = error else {
      Issue.record("refused for another reason: \(error)")
      return
    }
    #expect(recorded.hasPrefix("60: tap on window"), "\(error)")
  }

  @Test func `an event that went straight to the dispatcher`() {
    simulation.dispatcher.send(
      TouchInput(id: 1, phase: .began, location: middle), at: .milliseconds(5))
    #expect(refusal() == .differs(recorded: "5: touch 1 began at 150, 200", replayed: nil))
  }
}

private final class HomemadeRecognizer: GestureRecognizer {
  let core = RecognizerCore(name: "homemade")
  var handle: RecognizerHandle { core.handle }
}

private final class HomemadeView: View {}

private final class HomemadeDelegate: GestureRecognizerDelegate {}
