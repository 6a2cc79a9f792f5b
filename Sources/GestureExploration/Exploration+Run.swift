extension Exploration {
  /// Tries all scripts up to a depth on a scene, and looks for the shortest one that violates a
  /// property.
  ///
  /// A script is a sequence of steps: a finger comes down, moves to a place that the alphabet
  /// names, lifts or is cancelled, or time advances to just before, at or just after a deadline.
  /// Steps take no time by themselves: two events at one moment are allowed, and time matters only
  /// in relation to deadlines.
  ///
  /// ```swift
  /// let exploration = Exploration.run(
  ///   depth: 6, [.never("single", and: "double")] + ExplorationProperty.laws
  /// ) {
  ///   let simulation = Simulation()
  ///   …
  ///   return ExploredScene(simulation)
  /// }
  /// #expect(exploration.counterexample == nil, "\(exploration)")
  /// ```
  ///
  /// The scene's own script, if it has one, is played first; if that violates a property, no search
  /// follows. Every script is played from its start, on a new scene. A script that leads to a state
  /// that was seen before is not continued; the contents of a state are listed at
  /// ``Dispatcher/addState(to:)``.
  ///
  /// - Parameters:
  ///   - depth: the maximum number of steps of a script. Range: 0 or more.
  ///   - properties: what has to hold. Default: what has to hold in every scene.
  ///   - alphabet: what fingers may do; nil for what the scene suggests.
  ///   - limit: the maximum number of scripts to play. Default: a million.
  ///   - prunes: whether equal states are merged; false plays every single script.
  ///   - progress: receives the intermediate result from time to time.
  ///   - makeScene: makes a new scene, the same each time.
  public static func run(
    depth: Int, _ properties: [ExplorationProperty] = ExplorationProperty.laws,
    alphabet: ExplorationAlphabet? = nil, limit: Int = 1_000_000, prunes: Bool = true,
    progress: (Exploration) -> Void = { _ in }, _ makeScene: () -> ExploredScene
  ) -> Exploration {
    let alphabet = alphabet ?? ExplorationAlphabet(for: makeScene().simulation)
    var explorer = Explorer(
      properties: properties, alphabet: alphabet, depth: depth, limit: limit, prunes: prunes)
    explorer.run(makeScene, progress)
    return explorer.result
  }
}
