/// A pseudorandom number generator that gives the same numbers on every platform.
///
/// The algorithm is SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number
/// generators", 2014). The type is not a `RandomNumberGenerator`, because the standard library's
/// `random(in:)` gives different numbers where `Int` has 32 bits, as in WebAssembly.
struct SplitMix64: Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero to `count - 1`; `count` must be at least one.
  ///
  /// The remainder makes small numbers more likely by less than one in 2⁶⁰ for the small counts of
  /// the game.
  mutating func index(below count: Int) -> Int {
    Int(next() % UInt64(count))
  }
}
