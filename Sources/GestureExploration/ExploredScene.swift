public import GestureCore
public import GestureSimulation

/// A scene that is made anew for each script that the explorer tries.
///
/// ```swift
/// Exploration.run(depth: 6) {
///   let simulation = Simulation()
///   simulation.window.addGestureRecognizer(TapGestureRecognizer())
///   return ExploredScene(simulation)
/// }
/// ```
public struct ExploredScene {
  public let simulation: Simulation
  /// Delegates and whatever else nobody keeps alive.
  public var keeping: [AnyObject]
  /// What the host may do at any moment, beside the fingers.
  public var orders: [Order] = []
  /// A script of the scene's own, which is played before any other.
  public var ownScript: [OwnStep] = []
  /// Called after each step, outside of all passes.
  public var afterStep: () -> Void = {}
  /// Says that what the host does in answer to actions calls for more of it for ever, once it does;
  /// that violates any property.
  public var divergence: () -> String? = { nil }
  /// Adds what delegates, targets and views keep of their own and go by. A scene in which they go
  /// by anything but the question itself, recognizers' states and these additions must say
  /// `digest.markIncomplete()`; else scripts are left out that would have led elsewhere.
  public var addMemory: (inout StateDigest) -> Void = { _ in }

  /// Something that the host may do.
  public struct Order {
    /// What a counterexample calls it.
    public let name: String
    public let perform: () -> Void

    public init(_ name: String, perform: @escaping () -> Void) {
      self.name = name
      self.perform = perform
    }
  }

  /// A step of the scene's own script.
  public struct OwnStep {
    public let timestamp: Timestamp
    /// Does it. Deadlines up to then have fired.
    public let perform: () -> Void

    public init(at timestamp: Timestamp, perform: @escaping () -> Void) {
      self.timestamp = timestamp
      self.perform = perform
    }
  }

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
