/// What two fingers that move relative to each other change between them, as a recognizer measures
/// it.
///
/// A recognizer of another package that measures something else names it:
///
/// ```swift
/// extension TwoFingerChange {
///   static let offset: TwoFingerChange = "offset"
/// }
/// ```
public struct TwoFingerChange: Sendable {
  /// What is measured, as the end of a sentence about "the change of the …".
  public let name: StaticString

  /// A change by its name; changes of equal names are the same.
  public init(_ name: StaticString) { self.name = name }

  /// How far apart the two are, as a pinch measures it.
  public static let distance = TwoFingerChange("distance")
  /// The arc that the two describe around their middle, as a rotation measures it.
  public static let arc = TwoFingerChange("arc")
}

extension TwoFingerChange: ExpressibleByStringLiteral {
  public init(stringLiteral name: StaticString) { self.init(name) }
}

// By bytes, as elsewhere in the engine.
extension TwoFingerChange: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.name.description.hasSameBytes(as: right.name.description)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in name.description.utf8 { hasher.combine(byte) }
  }
}

extension TwoFingerChange: CustomStringConvertible {
  /// The same as ``name``.
  public var description: String { name.description }
}
