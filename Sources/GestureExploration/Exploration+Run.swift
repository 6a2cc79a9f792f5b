extension Exploration {
  /// Tries all scripts up to a depth on a scene, and looks for the shortest one that violates a
  /// property.
  ///
  /// A script is a sequence of steps: a finger comes down, moves to a place that the alphabet
  /// names, lifts or is cancelled, or time advances to just before, at or just after a deadline.
  /// Steps take no time by themselves: two events at one moment are allowed, and time matters only
  /// in relation to deadlines. In a counterexample they are paced as far as it remains one.
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
  /// follows. A script that leads to a state
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
    explore(depth, properties, alphabet, limit, prunes, progress, makeScene) { nodes, rules in
      nodes.map { $0.outcomes(rules, makeScene) }
    }
  }

  /// As above, on several cores. The result is the same, whatever their number.
  ///
  /// - Parameters:
  ///   - depth: the maximum number of steps of a script. Range: 0 or more.
  ///   - properties: what has to hold. Default: what has to hold in every scene.
  ///   - alphabet: what fingers may do; nil for what the scene suggests.
  ///   - limit: the maximum number of scripts to play. Default: a million.
  ///   - prunes: whether equal states are merged; false plays every single script.
  ///   - cores: how many threads play scripts. Range: 1 or more.
  ///   - progress: receives the intermediate result from time to time.
  ///   - makeScene: makes a new scene, the same each time; called by all of the threads.
  public static func run(
    depth: Int, _ properties: [ExplorationProperty] = ExplorationProperty.laws,
    alphabet: ExplorationAlphabet? = nil, limit: Int = 1_000_000, prunes: Bool = true,
    cores: Int, progress: (Exploration) -> Void = { _ in },
    _ makeScene: @Sendable () -> ExploredScene
  ) -> Exploration {
    explore(depth, properties, alphabet, limit, prunes, progress, makeScene) { nodes, rules in
      Parallel.map(nodes, cores: cores) { $0.outcomes(rules, makeScene) }
    }
  }

  private static func explore(
    _ depth: Int, _ properties: [ExplorationProperty], _ alphabet: ExplorationAlphabet?,
    _ limit: Int, _ prunes: Bool, _ progress: (Exploration) -> Void,
    _ makeScene: () -> ExploredScene, _ play: Explorer.BatchPlayer
  ) -> Exploration {
    var input = ExplorationInput()
    input.distances = ExplorationProperty.decisiveDistances(of: properties)
    var explorer = Explorer(
      properties: properties,
      alphabet: alphabet ?? ExplorationAlphabet(for: makeScene(), input: input), depth: depth,
      limit: limit, prunes: prunes)
    explorer.run(makeScene, progress, play)
    return explorer.result
  }
}
