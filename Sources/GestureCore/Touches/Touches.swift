/// Touches that are handed over together, in the order in which they began.
///
/// All touches of one call have the same phase (S2.26). One or two are kept without an array.
public struct Touches: RandomAccessCollection {
  @usableFromInline
  enum Storage {
    case none
    case one(Touch)
    case two(Touch, Touch)
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
    case 2: storage = .two(touches[0], touches[1])
    case _: storage = .several(touches)
    }
  }

  mutating func append(_ touch: Touch) {
    switch storage {
    case .none: storage = .one(touch)
    case .one(let first): storage = .two(first, touch)
    case .two(let first, let second): storage = .several([first, second, touch])
    case .several(var touches):
      storage = .none  // so that the array has one owner and isn't copied
      touches.append(touch)
      storage = .several(touches)
    }
  }

  @inlinable public var startIndex: Int { 0 }

  @inlinable public var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .two: 2
    case .several(let touches): touches.count
    }
  }

  @inlinable public subscript(position: Int) -> Touch {
    switch storage {
    case .none: preconditionFailure("there are no touches here to take one from")
    case .one(let touch):
      precondition(position == 0, "there is one touch here, at index 0")
      return touch
    case .two(let first, let second):
      precondition(position == 0 || position == 1, "there are two touches here, at 0 and 1")
      return position == 0 ? first : second
    case .several(let touches): return touches[position]
    }
  }

  /// Calls a closure with each touch, in the order in which they began.
  @inlinable
  public func forEach(_ body: (Touch) -> Void) {
    switch storage {
    case .none: break
    case .one(let touch): body(touch)
    case .two(let first, let second):
      body(first)
      body(second)
    case .several(let touches): for touch in touches { body(touch) }
    }
  }

  /// Whether each touch has a property.
  @inlinable
  public func allSatisfy(_ predicate: (Touch) -> Bool) -> Bool {
    switch storage {
    case .none: true
    case .one(let touch): predicate(touch)
    case .two(let first, let second): predicate(first) && predicate(second)
    case .several(let touches): touches.allSatisfy(predicate)
    }
  }

  /// Whether a touch is among them.
  @inlinable
  public func contains(_ touch: Touch) -> Bool { !allSatisfy { $0 !== touch } }

  /// Those that have a property.
  func only(_ isWanted: (Touch) -> Bool) -> Touches {
    if allSatisfy(isWanted) { return self }
    var result = Touches()
    forEach { if isWanted($0) { result.append($0) } }
    return result
  }

  /// The mean of the touches' places, in window coordinates; the origin where there are none.
  public var location: Point { mean { $0.location } }

  /// The mean of the places that the touches had in the event before, in window coordinates.
  public var previousLocation: Point { mean { $0.previousLocation } }

  private func mean(of place: (Touch) -> Point) -> Point {
    if case .one(let touch) = storage { return place(touch) }
    var sum = Vector.zero
    forEach { sum += place($0) - .zero }
    return .zero + sum / Double(Swift.max(count, 1))
  }
}

@available(*, unavailable)
extension Touches: Sendable {}
