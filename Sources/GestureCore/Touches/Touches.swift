/// Touches that are handed over together, in the order in which they began.
///
/// All touches of one call have the same phase (S2.26). One or two are kept without an array.
public struct Touches: RandomAccessCollection {
  // Fields instead of an enum: reading them copies nothing.
  @usableFromInline var one: Touch?
  @usableFromInline var two: Touch?
  /// The touches from the third on; nil where there are none.
  @usableFromInline var rest: [Touch]?

  /// No touch at all.
  @inlinable
  public init() {}

  /// A single touch.
  @inlinable
  public init(_ touch: Touch) { one = touch }

  /// The touches of an array, in its order.
  public init(_ touches: [Touch]) {
    one = touches.first
    two = touches.count > 1 ? touches[1] : nil
    rest = touches.count > 2 ? Array(touches[2...]) : nil
  }

  mutating func append(_ touch: Touch) {
    if one == nil {
      one = touch
    } else if two == nil {
      two = touch
    } else {
      rest = rest ?? []
      rest?.append(touch)
    }
  }

  @inlinable public var startIndex: Int { 0 }

  @inlinable public var endIndex: Int {
    if two == nil { return one == nil ? 0 : 1 }
    return 2 + (rest?.count ?? 0)
  }

  @inlinable public var count: Int { endIndex }

  @inlinable public subscript(position: Int) -> Touch {
    switch position {
    case 0: if let one { return one }
    case 1: if let two { return two }
    case _: if let rest { return rest[position - 2] }
    }
    preconditionFailure("there is no touch at that index")
  }

  // `unsafelyUnwrapped`, each right after a check for nil: `if let` would count a reference.

  /// Calls a closure with each touch, in the order in which they began.
  @inlinable
  public func forEach(_ body: (Touch) -> Void) {
    guard one != nil else { return }
    unsafe body(one.unsafelyUnwrapped)
    guard two != nil else { return }
    unsafe body(two.unsafelyUnwrapped)
    if let rest { for touch in rest { body(touch) } }
  }

  /// Calls a closure with the first touch, if there is one.
  @inlinable
  public func withFirst(_ body: (Touch) -> Void) {
    guard one != nil else { return }
    unsafe body(one.unsafelyUnwrapped)
  }

  /// Whether each touch satisfies a predicate.
  @inlinable
  public func allSatisfy(_ predicate: (Touch) -> Bool) -> Bool {
    guard one != nil else { return true }
    guard unsafe predicate(one.unsafelyUnwrapped) else { return false }
    guard two != nil else { return true }
    return unsafe predicate(two.unsafelyUnwrapped) && (rest?.allSatisfy(predicate) ?? true)
  }

  /// Whether it contains a touch.
  @inlinable
  public func contains(_ touch: Touch) -> Bool { !allSatisfy { $0 !== touch } }

  /// The first touch.
  @inlinable
  public var first: Touch? { one }

  /// The touches that satisfy a predicate.
  func only(_ isWanted: (Touch) -> Bool) -> Touches {
    if allSatisfy(isWanted) { return self }
    var result = Touches()
    forEach { if isWanted($0) { result.append($0) } }
    return result
  }

  /// The mean of the touches' places, in window coordinates; the origin where there are none.
  public var location: Point { mean { $0.location } }

  /// The mean of the touches' places in the previous event, in window coordinates.
  public var previousLocation: Point { mean { $0.previousLocation } }

  private func mean(of place: (Touch) -> Point) -> Point {
    if two == nil, one != nil { return unsafe place(one.unsafelyUnwrapped) }
    var sum = Vector.zero
    forEach { sum += place($0) - .zero }
    return .zero + sum / Double(Swift.max(count, 1))
  }
}

@available(*, unavailable)
extension Touches: Sendable {}
