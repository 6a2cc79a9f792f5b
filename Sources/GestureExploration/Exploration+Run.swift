extension Exploration {
  /// Tries all scripts up to a depth on a scene, and looks for the shortest one that violates a
  /// property.
  ///
  /// A script is a sequence of steps: a finger comes down, goes to a place that the alphabet names,
  /// lifts, is taken away; time passes to just before, at or just after a deadline. Steps take no time
  /// by themselves: two events at one moment are allowed, and time matters only in relation to
  /// deadlines.
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
  /// The scene's own script, if it has one, is played first, and nothing is searched for if that
  /// violates a property. Every script is played from its start, on a scene of its own. What leads to
  /// a state that was seen before is not taken further; what makes up a state is listed at
  /// ``Dispatcher/addState(to:)``.
  ///
  /// - Parameters:
  ///   - depth: how many steps a script has at the most. Range: 0 or more.
  ///   - properties: what has to hold. Default: what every scene has to keep.
  ///   - alphabet: what fingers may do; nil for what the scene suggests.
  ///   - limit: how many scripts are played at the most. Default: a million.
  ///   - prunes: off, no two states are taken for one, and every single script is played.
  ///   - progress: hears of what was found so far, from time to time.
  ///   - makeScene: makes a new scene, each time the same.
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
