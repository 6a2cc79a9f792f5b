/// Touches that are handed over together, in the order in which they began.
///
/// All touches of one call have the same phase (S2.26). A single touch is kept without an array.
public struct Touches: RandomAccessCollection {
  @usableFromInline
  enum Storage {
    case none
    case one(Touch)
    case several([Touch])
  }

  @usableFromInline var storage: Storage

  /// No touch at all.
  public init() { storage = .none }

  public init(_ touch: Touch) { storage = .one(touch) }

  public init(_ touches: [Touch]) {
    switch touches.count {
    case 0: storage = .none
    case 1: storage = .one(touches[0])
    case _: storage = .several(touches)
    }
  }

  @inlinable public var startIndex: Int { 0 }

  @inlinable public var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .several(let touches): touches.count
    }
  }

  @inlinable public subscript(position: Int) -> Touch {
    switch storage {
    case .none: preconditionFailure("there are no touches here to take one from")
    case .one(let touch):
      precondition(position == 0, "there is one touch here, at index 0")
      return touch
    case .several(let touches): return touches[position]
    }
  }

  /// Calls a closure with each touch, in the order in which they began.
  @inlinable
  public func forEach(_ body: (Touch) -> Void) {
    switch storage {
    case .none: break
    case .one(let touch): body(touch)
    case .several(let touches): for touch in touches { body(touch) }
    }
  }

  /// Whether a touch is among them.
  @inlinable
  public func contains(_ touch: Touch) -> Bool { !allSatisfy { $0 !== touch } }

  /// Whether each touch has a property.
  @inlinable
  public func allSatisfy(_ predicate: (Touch) -> Bool) -> Bool {
    switch storage {
    case .none: true
    case .one(let touch): predicate(touch)
    case .several(let touches): touches.allSatisfy(predicate)
    }
  }

  /// The mean of the touches' places, in window coordinates; the origin where there are none.
  public var location: Point { mean { $0.location } }

  /// The mean of the places that the touches had in the event before, in window coordinates.
  public var previousLocation: Point { mean { $0.previousLocation } }

  private func mean(of place: (Touch) -> Point) -> Point {
    switch storage {
    case .none: return .zero
    case .one(let touch): return place(touch)
    case .several(let touches):
      var sum = Vector.zero
      for touch in touches { sum += place(touch) - .zero }
      return .zero + sum / Double(touches.count)
    }
  }
}

@available(*, unavailable)
extension Touches: Sendable {}
