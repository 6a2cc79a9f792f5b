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
  /// follows. A script that leads to a state that was seen before is not continued; the contents of
  /// a state are listed at ``Dispatcher/addState(to:)``.
  ///
  /// - Parameters:
  ///   - depth: the maximum number of steps of a script. Range: 0 or more.
  ///   - properties: what has to hold. Default: what has to hold in every scene.
  ///   - options: what is tried, and how much of it.
  ///   - progress: receives the intermediate result from time to time.
  ///   - makeScene: makes a new scene, the same each time.
  public static func run(
    depth: Int, _ properties: [ExplorationProperty] = ExplorationProperty.laws,
    options: ExplorationOptions = ExplorationOptions(),
    progress: (Exploration) -> Void = { _ in }, _ makeScene: () -> ExploredScene
  ) -> Exploration {
    var explorer = Explorer(properties, options, depth: depth, makeScene)
    explorer.run(makeScene, progress) { nodes, rules in
      var scene: ExploredScene?
      return nodes.map { $0.outcomes(rules, on: &scene, makeScene) }
    }
    return explorer.result
  }

  /// The same, with scripts played by as many threads as there are `cores` (1 or more), each of
  /// which calls `makeScene`. The result is the same, whatever their number.
  public static func run(
    depth: Int, _ properties: [ExplorationProperty] = ExplorationProperty.laws,
    options: ExplorationOptions = ExplorationOptions(), cores: Int,
    progress: (Exploration) -> Void = { _ in }, _ makeScene: @Sendable () -> ExploredScene
  ) -> Exploration {
    var explorer = Explorer(properties, options, depth: depth, makeScene)
    explorer.run(makeScene, progress) { nodes, rules in
      Parallel.map(nodes, cores: cores, with: { ExploredScene?.none }) { node, scene in
        node.outcomes(rules, on: &scene, makeScene)
      }
    }
    return explorer.result
  }
}

extension Explorer {
  /// A search in the scene's own alphabet, unless the options name another alphabet.
  fileprivate init(
    _ properties: [ExplorationProperty], _ options: ExplorationOptions, depth: Int,
    _ makeScene: () -> ExploredScene
  ) {
    var input = ExplorationInput()
    input.distances = ExplorationProperty.decisiveDistances(of: properties)
    self.init(
      properties: properties,
      alphabet: options.alphabet ?? ExplorationAlphabet(for: makeScene(), input: input),
      depth: depth, limit: options.limit, prunes: options.prunes)
  }
}
