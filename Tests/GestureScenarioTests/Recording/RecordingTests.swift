import DoubleTapGesture
import GestureCore
import GestureScenario
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import PinchGesture
import TapGesture
import Testing

@Suite struct `Writing down what a test did` {
  private let simulation = Simulation()
  private let card = View(name: "card", frame: Rect(x: 20, y: 100, width: 300, height: 300))
  private let middle = Point(x: 150, y: 200)

  init() { simulation.window.addSubview(card) }

  private func actions(_ scenario: Scenario) -> [String] {
    scenario.play().entries.compactMap { entry in
      guard case .action(let label, let state) = entry.what else { return nil }
      return "\(label.name) \(state.word)"
    }
  }

  @Test func `a tap that waits for a double tap`() throws {
    let (single, double) = (TapGestureRecognizer(), DoubleTapGestureRecognizer())
    card.addGestureRecognizer(double)
    card.addGestureRecognizer(single)
    single.require(toFail: double)
    simulation.tap(at: middle)
    simulation.wait(.milliseconds(1000))
    simulation.tap(at: middle, taps: 2)
    let scenario = try simulation.recordedScenario()
    #expect(actions(scenario) == simulation.log.actions)
    #expect(scenario.scene.recognizers.last?.requireToFail == ["doubleTap"])
    #expect(scenario.expectations.isIdle == true)
  }

  @Test func `what tags declare, as relations of the recognizers that have them`() throws {
    let (first, second, last) = (
      PanGestureRecognizer(), PinchGestureRecognizer(), PanGestureRecognizer()
    )
    (first.name, second.name, last.name) = ("first", "second", "last")
    for recognizer in [first, second, last] as [any GestureRecognizer] {
      card.addGestureRecognizer(recognizer)
    }
    (first.tags, second.tags) = (["photo", "press"], ["photo"])
    simulation.dispatcher.allowSimultaneousRecognition("photo", "photo")
    last.startsAfter("press")
    simulation.drag(from: middle, to: Point(x: 250, y: 240))
    let scenario = try simulation.recordedScenario()
    #expect(actions(scenario) == simulation.log.actions)
    let recognizers = scenario.scene.recognizers
    #expect(recognizers.map(\.startsAfter) == [[], [], ["first"]])
    #expect(recognizers.map(\.recognizesTogether) == [["second"], ["first"], []])
  }

  @Test func `a drag on a view that is turned, scrolled inside and grown`() throws {
    card.transform = AffineTransform(scaleX: 1.5, y: 0.5)
    card.bounds.origin = Point(x: 10, y: 40)
    card.hitOutset = 12
    card.isMultipleTouchEnabled = true
    let pan = PanGestureRecognizer()
    pan.hysteresis = 25
    pan.cancelsTouchesInView = false
    card.addGestureRecognizer(pan)
    simulation.drag(from: middle, to: Point(x: 250, y: 240))
    let scenario = try simulation.recordedScenario()
    let spec = try #require(scenario.scene.recognizers.first)
    #expect(actions(scenario) == simulation.log.actions)
    #expect(spec.settings == [.hysteresis: .number(25)], "only what isn't the default")
    #expect(spec.cancelsTouchesInView == false)
    #expect(spec.delaysTouchesEnded == nil)
    #expect(scenario.scene.views.first?.bounds == card.bounds)
    #expect(scenario.scene.views.first?.transform == card.transform)
  }

  @Test func `a pinch`() throws {
    card.addGestureRecognizer(PinchGestureRecognizer())
    simulation.pinch(around: middle, from: 60, to: 140)
    #expect(actions(try simulation.recordedScenario()) == simulation.log.actions)
  }

  @Test func `pressure, buttons, samples and a pointer`() throws {
    card.addGestureRecognizer(TapGestureRecognizer())
    let down = TouchInput(
      id: 7, phase: .began, location: middle, type: .mouse, pressure: 0.5, buttons: .secondary)
    var move = TouchInput(id: 7, phase: .moved, location: middle, pressure: 0.7)
    move.coalesced = [TouchSample(location: middle, timestamp: .milliseconds(6), pressure: 0.7)]
    simulation.send([down])
    simulation.wait(.milliseconds(8))
    simulation.send([move])
    simulation.send(InputEvent(at: simulation.now, .hover(HoverInput(at: nil))))
    simulation.send([TouchInput(id: 7, phase: .cancelled, location: nil)])
    let script = try simulation.recordedScenario().script.map(\.content)
    #expect(script.map(\.pressure) == [0.5, 0.7, nil, 0])
    #expect(script.map(\.buttons) == [.secondary, .primary, nil, nil])
    #expect(script[0].type == .mouse)
    #expect(script[1].coalesced["7"]?.map(\.at) == [6])
    #expect(script[2].hover == .left)
  }

  @Test func `names that are missing or taken become ids of their own`() throws {
    card.addSubview(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)))
    card.addSubview(View(name: "card", frame: Rect(x: 60, y: 0, width: 50, height: 50)))
    for view in card.subviews { view.addGestureRecognizer(TapGestureRecognizer()) }
    simulation.tap(at: Point(x: 90, y: 110))
    let scenario = try simulation.recordedScenario()
    #expect(scenario.scene.views.map(\.id) == ["card", "view", "card2"])
    #expect(scenario.scene.recognizers.map(\.id) == ["tap", "tap2"])
    #expect(actions(scenario) == ["tap2 ended"])
  }

  @Test func `what the test left pending is played to its end`() throws {
    card.addGestureRecognizer(DoubleTapGestureRecognizer())
    simulation.tap(at: middle)
    #expect(simulation.dispatcher.nextDeadline != nil)
    let expectations = try simulation.recordedScenario().expectations
    #expect(expectations.isIdle == true)
    #expect(expectations.outcomes["doubleTap"]?.map(\.state) == [.failed])
  }
}

@Suite struct `Recorded scenarios and the tool` {
  @Test func `the tool runs a recorded file, and has nothing to tidy up in it`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(try keepAsFile(), to: "recorded.json")
    let run = try ChildProcess.run("gestures", ["run", file])
    #expect(run.lines.last == "1 passed, 0 failed", "\(run.output)\(run.errors)")
    #expect(try ChildProcess.run("gestures", ["format", "--check", file]).status == 0)
  }
}
