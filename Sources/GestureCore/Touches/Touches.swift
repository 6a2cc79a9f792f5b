/// Touches that are handed over together, in the order in which they began.
///
/// All touches of one call have the same phase (S2.26). A single touch is kept without an array.
public struct Touches: RandomAccessCollection {
  private enum Storage {
    case none
    case one(Touch)
    case several([Touch])
  }

  private var storage: Storage

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

  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .several(let touches): touches.count
    }
  }

  public subscript(position: Int) -> Touch {
    switch storage {
    case .none: preconditionFailure("there are no touches here to take one from")
    case .one(let touch):
      precondition(position == 0, "there is one touch here, at index 0")
      return touch
    case .several(let touches): return touches[position]
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
