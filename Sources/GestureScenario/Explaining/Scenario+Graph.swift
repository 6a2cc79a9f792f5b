public import GestureSimulation

extension Scenario {
  /// The relations between the recognizers of the scene: those that are declared, and those that
  /// the delegate gave when it was asked in a run.
  public var graph: RelationGraph {
    let stage = Stage(self, delegate: StageDelegate(rules: []))
    return RelationGraph(stage.simulation.window, entries: play().entries)
  }
}
