public import GestureCore
public import GestureSimulation

/// A scene on which the explorer plays scripts, one after another as long as its state, with that of
/// ``addHostState``, is that of a new scene again; else it makes another one.
///
/// ```swift
/// Exploration.run(depth: 6) {
///   let simulation = Simulation()
///   simulation.window.addGestureRecognizer(TapGestureRecognizer())
///   return ExploredScene(simulation)
/// }
/// ```
public struct ExploredScene {
  /// The window, the dispatcher and the clock of the scene.
  public let simulation: Simulation
  /// Objects that nothing else keeps alive, such as delegates.
  public var keeping: [AnyObject]
  /// What the host may do at any moment, besides the fingers.
  public var orders: [Order] = []
  /// The scene's own script, which is played before any other.
  public var ownScript: [OwnStep] = []
  /// Called after each step, outside of all passes.
  public var afterStep: () -> Void = {}
  /// The description of an endless cycle in which the host reacts to actions, once there is one; it
  /// violates any property.
  public var divergence: () -> String? = { nil }
  /// Adds the state of delegates, targets and views that their behaviour depends on. A scene in
  /// which it depends on anything other than the question itself, recognizers' states and these
  /// additions must call `digest.markIncomplete()`; otherwise scripts are skipped that would have
  /// led elsewhere.
  public var addHostState: (inout StateDigest) -> Void = { _ in }

  /// Whether a touch that hits this view may be treated differently from a touch that hits another
  /// view with the same recognizers around it: by a delegate that asks which view was hit, by the
  /// view itself, or by a reaction that changes it. Default: for every view.
  public var isHitViewRelevant: (View) -> Bool = { _ in true }

  /// Whether the scene's own script changes views or recognizers, and no order does the same. What
  /// comes after such a change isn't tried, so properties that name recognizers aren't proved.
  /// Default: false.
  public var hasUntriedChanges = false

  /// The name of the set that made the recognizer with a name: properties may mean all recognizers
  /// of the set by it. Default: nil for every recognizer.
  public var setName: (_ recognizer: String) -> String? = { _ in nil }

  /// Something that the host may do.
  public struct Order {
    /// Its name in a counterexample.
    public let name: String
    /// Does it.
    public let perform: () -> Void

    /// An order with a name, which counterexamples show.
    public init(_ name: String, perform: @escaping () -> Void) {
      self.name = name
      self.perform = perform
    }
  }

  /// A step of the scene's own script.
  public struct OwnStep {
    /// When it is done.
    public let timestamp: Timestamp
    /// Whether it brings input without touches: a delay counts from there (S15.18). Default: false.
    public var isInputWithoutTouch = false
    /// Performs the step. Deadlines up to then have fired.
    public let perform: () -> Void

    /// A step at a moment of the scene's script.
    public init(at timestamp: Timestamp, perform: @escaping () -> Void) {
      self.timestamp = timestamp
      self.perform = perform
    }
  }

  /// A scene that a simulation runs.
  ///
  /// - Parameters:
  ///   - simulation: the window, its views and their recognizers.
  ///   - keeping: what the scene needs and nothing else holds, such as delegates.
  public init(_ simulation: Simulation, keeping: [AnyObject] = []) {
    self.simulation = simulation
    self.keeping = keeping
  }
}

@available(*, unavailable)
extension ExploredScene: Sendable {}

@available(*, unavailable)
extension ExploredScene.Order: Sendable {}

@available(*, unavailable)
extension ExploredScene.OwnStep: Sendable {}
