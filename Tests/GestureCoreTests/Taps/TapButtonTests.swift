import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTrace
import TapGesture
import Testing

@Suite struct `Buttons of a tap` {
  let simulation = Simulation()
  let tap = TapGestureRecognizer()
  let start = Point(x: 100, y: 100)

  private func click(_ buttons: ButtonMask, type: TouchType = .mouse) {
    simulation.send([
      TouchInput(id: 1, phase: .began, location: start, type: type, buttons: buttons)
    ])
    simulation.send([TouchInput(id: 1, phase: .ended, location: nil, buttons: [])])
  }

  @Test(
    arguments: [
      (.primary, true), (.secondary, false), ([.primary, .secondary], true), ([], false),
    ] as [(ButtonMask, Bool)])
  func `S9.2 S14.7 a pointer has to press the primary button`(
    buttons: ButtonMask, recognizes: Bool
  ) {
    simulation.window.addGestureRecognizer(tap)
    click(buttons)
    #expect(simulation.log.actions == (recognizes ? ["tap ended"] : []), "\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "tap").map { $0.detail?.description }
        == [recognizes ? nil : "another button was pressed"])
  }

  @Test(arguments: [TouchType.direct, .pencil])
  func `S9.2 buttons are of no concern to fingers and pencils`(type: TouchType) {
    simulation.window.addGestureRecognizer(tap)
    tap.buttonMaskRequired = .secondary
    click([], type: type)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S9.2 a mask of two buttons takes both`() {
    simulation.window.addGestureRecognizer(tap)
    tap.buttonMaskRequired = [.primary, .secondary]
    click(.primary)
    click(.secondary)
    #expect(simulation.log.actions == [], "\(simulation.log)")
    click([.primary, .secondary])
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S9.2 an empty mask counts as the primary button, with a diagnostic`() {
    simulation.window.addGestureRecognizer(tap)
    tap.buttonMaskRequired = []
    #expect(tap.buttonMaskRequired == .primary)
    #expect(simulation.log.diagnostics.count == 1, "\(simulation.log)")
  }

  @Test func `S14.7 another button between two taps fails the double tap`() {
    let double = DoubleTapGestureRecognizer()
    simulation.window.addGestureRecognizer(double)
    click(.primary)
    simulation.wait(.milliseconds(100))
    click(.secondary)
    #expect(
      simulation.log.outcomes(of: "doubleTap").map { $0.detail?.description } == [
        "another button was pressed"
      ],
      "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S14.7 another button while it tracks a touch fails it`() {
    simulation.window.addGestureRecognizer(tap)
    tap.numberOfTouchesRequired = 2
    simulation.send([TouchInput(id: 1, phase: .began, location: start, type: .mouse)])
    simulation.send([
      TouchInput(id: 2, phase: .began, location: start, type: .mouse, buttons: .secondary)
    ])
    #expect(
      simulation.log.outcomes(of: "tap").map { $0.detail?.description } == [
        "another button was pressed"
      ],
      "\(simulation.log)")
  }
}
