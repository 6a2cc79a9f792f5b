/// A moment on the host's own clock, counted in whole nanoseconds from any origin.
///
/// A dispatcher's time begins at ``zero``: events from before count as from then (S10.8).
///
/// The engine has no clock: each event carries its timestamp. Whole nanoseconds make sums of
/// intervals exact, so the same input gives the same log on every platform.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Nanoseconds since the origin of the host's clock.
  public var nanoseconds: Int64

  /// The origin of the host's clock.
  public static let zero = Timestamp(nanoseconds: 0)

  /// The moment this many nanoseconds after the origin; before it, if negative.
  @inlinable
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The moment this many milliseconds after the origin, rounded to the nanosecond. What isn't a
  /// number counts as 0; what is out of range becomes the nearest moment there is.
  public static func milliseconds(_ value: Double) -> Timestamp {
    Timestamp(nanoseconds: Int64(saturating: value * 1_000_000))
  }

  /// The moment this many milliseconds after the origin, exactly; what is out of range becomes the
  /// nearest moment there is. For whole numbers of any type, as `Duration.milliseconds` takes them.
  @inlinable
  public static func milliseconds(_ value: some BinaryInteger) -> Timestamp {
    Timestamp(value, times: 1_000_000)
  }

  /// The moment this many seconds after the origin, rounded to the nanosecond. What isn't a number
  /// counts as 0; what is out of range becomes the nearest moment there is.
  public static func seconds(_ value: Double) -> Timestamp {
    Timestamp(nanoseconds: Int64(saturating: value * 1_000_000_000))
  }

  /// The moment this many seconds after the origin, exactly; what is out of range becomes the
  /// nearest moment there is.
  @inlinable
  public static func seconds(_ value: some BinaryInteger) -> Timestamp {
    Timestamp(value, times: 1_000_000_000)
  }

  @inlinable
  init(_ value: some BinaryInteger, times nanoseconds: Int64) {
    let count = Int64(clamping: value)
    let (product, overflow) = count.multipliedReportingOverflow(by: nanoseconds)
    self.init(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
  }

  /// Milliseconds since the origin.
  public var milliseconds: Double { Double(nanoseconds) / 1_000_000 }

  /// Seconds since the origin.
  public var seconds: Double { Double(nanoseconds) / 1_000_000_000 }

  /// Seconds from an earlier moment to this one.
  public func seconds(since earlier: Timestamp) -> Double {
    Double(nanoseconds(since: earlier)) / 1_000_000_000
  }

  @inlinable
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The moment an interval later; the last moment there is, where the sum is out of range.
  @inlinable
  public static func + (moment: Timestamp, interval: Duration) -> Timestamp {
    let (sum, overflow) = moment.nanoseconds.addingReportingOverflow(interval.wholeNanoseconds)
    return Timestamp(nanoseconds: overflow ? (interval < .zero ? .min : .max) : sum)
  }

  /// The moment an interval earlier; the first moment there is, where the difference is out of
  /// range.
  @inlinable
  public static func - (moment: Timestamp, interval: Duration) -> Timestamp {
    let (sum, overflow) = moment.nanoseconds.subtractingReportingOverflow(
      interval.wholeNanoseconds)
    return Timestamp(nanoseconds: overflow ? (interval < .zero ? .max : .min) : sum)
  }

  /// The interval from the right moment to the left one: negative if the left one is earlier, and
  /// the nearest interval there is where it is out of range.
  public static func - (later: Timestamp, earlier: Timestamp) -> Duration {
    .nanoseconds(later.nanoseconds(since: earlier))
  }

  /// Not by way of a `Duration`, whose 128 bits would have to be divided.
  private func nanoseconds(since earlier: Timestamp) -> Int64 {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? (self < earlier ? .min : .max) : difference
  }
}

extension Timestamp: CustomStringConvertible {
  /// In milliseconds, such as "1000.7 ms".
  public var description: String { "\(milliseconds.withOneDecimal) ms" }
}

extension Int64 {
  /// The nearest whole number that fits; 0 for what isn't a number.
  init(saturating value: Double) {
    let rounded = value.rounded()
    if rounded.isNaN {
      self = 0
    } else if rounded >= 9_223_372_036_854_775_808 {
      self = .max
    } else if rounded <= -9_223_372_036_854_775_808 {
      self = .min
    } else {
      self = Int64(rounded)
    }
  }
}
