/// A fingerprint of a state: equal for two moments from which everything continues the same way.
///
/// It is made of all values that were added, in their order. Times count relative to ``now``, so
/// that the same situation an hour later is the same. Two different states have equal fingerprints
/// with a chance of 1 in 2¹²⁸.
///
/// ```swift
/// func addState(to digest: inout StateDigest) {
///   digest.add(turns)
///   digest.add(startedAt)
///   digest.add(core.trackedTouches)
/// }
/// ```
public struct StateDigest: Sendable {
  /// The moment to which times are relative.
  public let now: Timestamp
  /// Whether all relevant state was added. If not, two states must not be considered equal,
  /// whatever their fingerprints.
  public private(set) var isComplete = true

  private var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var high: UInt64 = 0xD1B5_4A32_D192_ED03

  /// Whether sums are added with all their digits.
  private let hasExactSums: Bool

  /// An empty digest, to which nothing was added yet.
  public init(at now: Timestamp) { self.init(at: now, hasExactSums: false) }

  /// An empty digest in which sums may count with all their digits.
  package init(at now: Timestamp, hasExactSums: Bool) {
    self.now = now
    self.hasExactSums = hasExactSums
  }

  /// The fingerprint.
  public var value: Value { Value(low: low, high: high) }

  /// A fingerprint, to be compared.
  public struct Value: Hashable, Sendable {
    let low: UInt64
    let high: UInt64

    /// Half of it is hash enough.
    public func hash(into hasher: inout Hasher) { hasher.combine(low) }
  }

  /// Records that the state holds something that can't be added.
  public mutating func markIncomplete() { isComplete = false }

  /// Adds a number.
  public mutating func add(_ value: UInt64) {
    low = Self.mix(low ^ value)
    high = Self.mix(high &+ value &* 0xA24B_AED4_963E_E407)
  }

  /// Adds a number.
  public mutating func add(_ value: Int) { add(UInt64(bitPattern: Int64(value))) }

  /// Adds a truth value.
  public mutating func add(_ value: Bool) { add(value ? 1 as UInt64 : 0) }

  /// Adds a number; both zeros count as equal.
  public mutating func add(_ value: Double) { add(value == 0 ? 0 : value.bitPattern) }

  /// Adds a sum, rounded to a millionth: the same steps in another order give a sum with other last
  /// digits, which should not count as another state.
  public mutating func add(sum: Double) {
    add(hasExactSums ? sum : (sum * 1_000_000).rounded())
  }

  /// Adds a displacement that is a sum, rounded to a millionth.
  public mutating func add(sum: Vector) {
    add(sum: sum.dx)
    add(sum: sum.dy)
  }

  /// Adds a place, exactly.
  public mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  /// Adds a displacement, exactly; see `add(sum:)` for one that is a sum.
  public mutating func add(_ vector: Vector) {
    add(vector.dx)
    add(vector.dy)
  }

  /// Adds a text, by its bytes, and a terminator: "ab", "c" and "a", "bc" differ.
  public mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
    add(UInt64.max)
  }

  /// Adds how far a moment lies from now.
  public mutating func add(_ moment: Timestamp) { add(moment.nanoseconds - now.nanoseconds) }

  /// Adds touches: which they are, where they are and where they came down.
  public mutating func add(_ touches: Touches) {
    add(touches.count)
    for touch in touches {
      add(touch.id.rawValue)
      add(touch.location(in: nil))
      add(touch.initialLocation(in: nil))
    }
  }

  private mutating func add(_ value: Int64) { add(UInt64(bitPattern: value)) }

  /// The finalizer of SplitMix64 (Steele, Lea and Flood, 2014): a change of one bit changes half
  /// of all bits.
  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
