public import GestureCore

extension Scenario {
  /// A moment of the script, and what happens then.
  public struct Step: Hashable, Sendable {
    /// When it happens, counted from the start of the script. Unit: milliseconds.
    public var at: Double
    /// What happens; with nothing in it, only time advances.
    public var content: StepContent

    /// A moment of the script.
    ///
    /// - Parameters:
    ///   - at: when it is. Unit: milliseconds.
    ///   - content: what happens then. Default: only time advances.
    public init(at: Double, _ content: StepContent = StepContent()) {
      self.at = at
      self.content = content
    }
  }
}

/// What happens in a step: one event of input, then what the host does.
public struct StepContent: Hashable, Sendable {
  /// The places of the touches that begin, by their ids, in window coordinates. Default: none.
  public var began: [String: Point] = [:]
  /// The new places of touches that move, by their ids, in window coordinates. Default: none.
  public var moved: [String: Point] = [:]
  /// The places of the touches that lift, by their ids, in window coordinates; nil for the last
  /// known place. Default: none.
  public var ended: [String: Point?] = [:]
  /// Touches that the system takes away. Default: none.
  public var cancelled = Cancellation.touches([])
  /// The type of the touches that begin; nil for a finger. Default: nil.
  public var type: TouchType?
  /// The pressure of the step's touches; nil leaves it as it was. Range: 0 to 1. Default: nil.
  public var pressure: Double?
  /// The buttons that the step's touches press; nil leaves them as they were. Default: nil.
  public var buttons: ButtonMask?
  /// Where a pointer with no button down is now; nil where the step says nothing of it.
  public var hover: Hover?
  /// The samples that a move sums up, by the ids of touches in ``moved``. Default: none.
  public var coalesced: [String: [Sample]] = [:]
  /// A wheel or a trackpad that scrolls.
  public var scroll: ScrollInput?
  /// A trackpad's pinch and turn.
  public var transform: TransformInput?
  /// An action of a keyboard or a screen reader.
  public var action: SemanticAction?
  /// The modifier keys that are down at this step's event.
  public var modifiers: ModifierFlags = []
  /// The contact areas of touches from here on, by their ids. Default: the host says nothing.
  public var contact: [String: TouchContact] = [:]
  /// How styluses are held, from here on, by the ids of their touches.
  public var pose: [String: TouchPose] = [:]
  /// What the host says of a stylus that hovers.
  public var hovering: Hovering?
  /// The event's own timestamp in milliseconds, where it differs from the step's.
  public var stamp: Double?
  /// The states that scripted recognizers assign inside their touch callback, in one pass.
  public var during: [StateAssignment] = []
  /// What the host does after the event's pass, each in a pass of its own.
  public var actions: [Scenario.HostAction] = []

  /// A step in which nothing happens.
  public init() {}

  /// Touches that the system cancels.
  public enum Cancellation: Hashable, Sendable {
    /// Every touch that is down.
    case all
    /// The touches with these ids; none where the list is empty.
    case touches([String])
  }

  /// A pointer with no button down.
  public enum Hover: Hashable, Sendable {
    /// It is at a place in the window.
    case at(Point)
    /// It has left the window.
    case left
  }

  /// How a stylus hovers.
  public struct Hovering: Hashable, Sendable {
    /// How it is held; nil where the host doesn't say.
    public var pose: TouchPose?
    /// How far it is above the surface. Unit: points.
    public var distance: Double?

    /// A stylus above the surface, as far as the host says something of it.
    public init(pose: TouchPose? = nil, distance: Double? = nil) {
      self.pose = pose
      self.distance = distance
    }
  }

  /// An action of a keyboard or a screen reader on a view.
  public struct SemanticAction: Hashable, Sendable {
    /// The id of the view on which it is done.
    public var view: String
    /// What is done, such as `activate`.
    public var name: String

    /// An action on a view, by the view's id.
    public init(_ name: String, on view: String) {
      self.view = view
      self.name = name
    }
  }

  /// A touch's place between events.
  public struct Sample: Hashable, Sendable {
    /// Where it was, in window coordinates.
    public var location: Point
    /// When it was there. Unit: milliseconds.
    public var at: Double

    /// A place and the moment at which the touch was there, in milliseconds.
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
