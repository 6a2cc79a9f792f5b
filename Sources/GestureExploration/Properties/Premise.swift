import GestureCore
import GestureTrace

extension ExplorationProperty {
  /// What fingers have to do for a property to apply.
  public enum Premise: Hashable, Sendable {
    /// A finger was at least this far from where it came down. Unit: points.
    case moved(Double)
    /// A finger was down for at least this long.
    case held(Duration)
  }
}

extension ExplorationProperty {
  /// The distances of movements on which premises of properties depend. Unit: points.
  public static func decisiveDistances(of properties: [ExplorationProperty]) -> [Double] {
    properties.compactMap(\.premise?.distance)
  }
}

extension ExplorationProperty.Premise {
  /// The distance on which it depends.
  var distance: Double? {
    switch self {
    case .moved(let distance): distance
    case .held: nil
    }
  }

  /// The duration on which it depends.
  var duration: Duration? {
    switch self {
    case .moved: nil
    case .held(let duration): duration
    }
  }

  /// Whether a touch meets it.
  ///
  /// - Parameter age: how long ago the touch came down.
  func isMet(by touch: Touch, after age: Duration) -> Bool {
    switch self {
    case .moved(let distance):
      (touch.location(in: nil) - touch.initialLocation(in: nil)).length >= distance
    case .held(let duration): age >= duration
    }
  }
}

extension ExplorationProperty.Premise: CustomStringConvertible {
  public var description: String {
    switch self {
    case .moved(let distance): "a finger moved \(distance.exactText) pt"
    case .held(let duration): "a finger was down for \(duration.inMilliseconds.exactText) ms"
    }
  }
}
