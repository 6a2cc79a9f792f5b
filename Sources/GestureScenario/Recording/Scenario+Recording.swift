import GestureCore
public import GestureSimulation
import GestureTrace

extension Scenario {
  /// Writes down what was done with a simulation, to be kept as a file.
  ///
  /// ```swift
  /// let simulation = Simulation()
  /// simulation.window.addGestureRecognizer(TapGestureRecognizer())
  /// simulation.tap(at: Point(x: 100, y: 100))
  /// let scenario = try Scenario(of: simulation, name: "a tap on the window")
  /// print(scenario.text)
  /// ```
  ///
  /// The views and recognizers become the scene as they are now, the events in
  /// ``Simulation/sent`` the script, and what comes of them the expectation, up to the moment when
  /// nothing is pending any more. Views and recognizers whose names are missing or taken get ids
  /// of their own.
  ///
  /// The scenario has been played and did as the simulation's log tells, so it passes.
  ///
  /// - Parameter kinds: the kinds that the recognizers may be of.
  /// - Throws: what can't be said in a scenario.
  public init(
    of simulation: Simulation, name: String, source: String? = nil,
    kinds: RecognizerKinds = .standard
  ) throws(ScenarioRecordingError) {
    guard simulation.dispatcher.windows.count == 1 else { throw .severalWindows }
    var recorder = SceneRecorder(window: simulation.window, kinds: kinds)
    try recorder.record()
    self.init(name: name, source: source, scene: recorder.scene)
    var script = ScriptRecorder()
    for sent in simulation.sent { try script.record(sent) }
    self.script = script.steps
    let record = play()
    try ReplayCheck(names: recorder.names).compare(simulation.log.entries, with: record.entries)
    expectations = record.asExpected(of: scene)
  }
}
