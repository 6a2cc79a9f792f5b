import GestureCore
import GestureScenario
import GestureSimulation
import GestureTrace
import TapGesture

func keepAsFile() throws -> String {
  let simulation = Simulation()
  simulation.window.addGestureRecognizer(TapGestureRecognizer())
  simulation.tap(at: Point(x: 100, y: 100))
  return try Scenario(of: simulation, name: "a tap on the window").text
}

func goOn(from file: String) throws -> [String] {
  let run = ScenarioRun(try Scenario(text: file))
  run.play(until: .milliseconds(60))
  run.recognizer("tap")?.isEnabled = false
  run.simulation.tap(at: Point(x: 100, y: 100))
  return run.simulation.log.actions  // ["tap ended"]
}
