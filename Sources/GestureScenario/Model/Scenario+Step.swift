public import GestureCore

extension Scenario {
  /// A moment of the script, and what happens then.
  public struct Step: Hashable, Sendable {
    /// Unit: milliseconds.
    public var at: Double
    public var content: StepContent

    public init(at: Double, _ content: StepContent = StepContent()) {
      self.at = at
      self.content = content
    }
  }
}

/// What happens in a step: one event of input, then what the host does.
public struct StepContent: Hashable, Sendable {
  /// Touches by their ids, in window points.
  public var began: [String: Point] = [:]
  public var moved: [String: Point] = [:]
  /// A nil place is the last known one.
  public var ended: [String: Point?] = [:]
  public var cancelled = Cancellation.touches([])
  /// The type of the touches that begin here.
  public var type: TouchType?
  /// Range: 0 to 1. Nil leaves it as it was.
  public var pressure: Double?
  /// Nil leaves them as they were.
  public var buttons: ButtonMask?
  public var hover: Hover?
  /// The samples that a `moved` sums up.
  public var coalesced: [String: [Sample]] = [:]
  public var scroll: ScrollInput?
  public var transform: TransformInput?
  public var action: SemanticAction?
  /// The modifier keys that are down at this step's event.
  public var modifiers: ModifierFlags = []
  /// What the host says of touches from here on.
  public var contact: [String: TouchContact] = [:]
  public var pose: [String: TouchPose] = [:]
  /// What the host says of a stylus that hovers.
  public var hovering: Hovering?
  /// The event's own timestamp in milliseconds, where it differs from the step's.
  public var stamp: Double?
  /// The states that scripted recognizers assign inside their touch callback, in one pass.
  public var during: [StateAssignment] = []
  /// What the host does after the event's pass, each in a pass of its own.
  public var actions: [Scenario.HostAction] = []

  public init() {}

  /// Touches that the system cancels.
  public enum Cancellation: Hashable, Sendable {
    case all
    case touches([String])
  }

  /// A pointer with no button down.
  public enum Hover: Hashable, Sendable {
    case at(Point)
    case left
  }

  /// How a stylus hovers.
  public struct Hovering: Hashable, Sendable {
    public var pose: TouchPose?
    /// How far it is above the surface. Unit: points.
    public var distance: Double?

    public init(pose: TouchPose? = nil, distance: Double? = nil) {
      self.pose = pose
      self.distance = distance
    }
  }

  /// An action of a keyboard or a screen reader on a view.
  public struct SemanticAction: Hashable, Sendable {
    public var view: String
    public var name: String

    public init(_ name: String, on view: String) {
      self.view = view
      self.name = name
    }
  }

  /// A touch's place between events.
  public struct Sample: Hashable, Sendable {
    public var location: Point
    /// Unit: milliseconds.
    public var at: Double

    public init(location: Point, at: Double) {
      self.location = location
      self.at = at
    }
  }
}

extension StepContent {
  /// Whether the step has an event. Without one, only time advances.
  var hasEvent: Bool {
    var input = self
    input.during = []
    input.actions = []
    return input != StepContent()
  }
}
