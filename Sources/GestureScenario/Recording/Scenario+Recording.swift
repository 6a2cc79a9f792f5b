import GestureCore
public import GestureSimulation
import GestureTrace

extension Scenario {
  /// Records what was done with a simulation, to be kept as a file.
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
  /// ``Simulation/sent`` the script, and their outcome the expectations, up to the time when
  /// nothing is pending. Views and recognizers whose names are missing or taken get new ids.
  ///
  /// The scenario has been played and did what is in the simulation's log, so it passes.
  ///
  /// - Parameters:
  ///   - simulation: what was done, in a single window.
  ///   - name: the scenario's name.
  ///   - source: where it comes from; nil for no remark.
  ///   - kinds: the kinds that the recognizers may have.
  /// - Throws: what can't be recorded as a scenario.
  public init(
    of simulation: Simulation, name: String, source: String? = nil,
    kinds: RecognizerKinds = .standard
  ) throws(ScenarioRecordingError) {
    guard simulation.dispatcher.windows.count == 1 else { throw .severalWindows }
    var recorder = SceneRecorder(window: simulation.window, kinds: kinds)
    try recorder.record()
    self.init(name: name, source: source, scene: recorder.scene)
    var script = ScriptRecorder(viewIDs: recorder.viewIDs)
    for sent in simulation.sent { try script.record(sent) }
    self.script = script.steps
    let record = play()
    try ReplayCheck(names: recorder.names).compare(simulation.log.entries, with: record.entries)
    expectations = record.asExpected(of: scene)
  }
}
