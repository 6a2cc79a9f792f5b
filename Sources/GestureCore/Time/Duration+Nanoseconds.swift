extension Duration {
  /// The interval of this many milliseconds, rounded to the nanosecond: what isn't a number counts
  /// as 0, what is out of range becomes the nearest that 64 bits hold.
  package init(wholeNanosecondsOf milliseconds: Double) {
    self = .nanoseconds(Int64(saturating: milliseconds * 1_000_000))
  }

  /// The interval in whole nanoseconds, cut to what 64 bits hold.
  @inlinable package var wholeNanoseconds: Int64 {
    // Up to nine seconds need no division of 128 bits.
    if let attoseconds = Int64(exactly: attoseconds) { return attoseconds / 1_000_000_000 }
    // Not `components`, which traps where the seconds don't fit into 64 bits.
    return Int64(clamping: attoseconds / 1_000_000_000)
  }

  /// The interval in milliseconds.
  package var inMilliseconds: Double { Double(wholeNanoseconds) / 1_000_000 }
}
