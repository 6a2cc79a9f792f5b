/// Where a touch was, or is expected to be, between events.
///
/// Drawing apps want every sample that the device took; recognizers run on the main touches alone
/// (S10.10). A sample is a snapshot: it doesn't change (S2.19).
public struct TouchSample: Hashable, Sendable {
  /// In window coordinates.
  public var location: Point
  /// When it was taken, on the host's clock.
  public var timestamp: Timestamp
  /// How hard the finger pressed, from 0 to 1.
  public var pressure: Double

  /// A sample at a place in window coordinates.
  public init(location: Point, timestamp: Timestamp, pressure: Double = 0) {
    self.location = location
    self.timestamp = timestamp
    self.pressure = pressure
  }

  /// Whether its place and its pressure are numbers.
  fileprivate var isFinite: Bool { location.isFinite && pressure.isFinite }
}

extension [TouchSample] {
  /// Those whose place and pressure are numbers.
  var finiteOnes: [TouchSample] {
    allSatisfy { $0.isFinite } ? self : filter { $0.isFinite }
  }
}

/// The true pressure of a touch whose event carried an estimate.
public struct EstimationUpdate: Hashable, Sendable {
  /// The number that ``TouchInput/estimationUpdateIndex`` announced.
  public var index: Int
  /// How hard the finger pressed then, from 0 to 1.
  public var pressure: Double

  /// The true pressure, from 0 to 1, for an announced number.
  public init(index: Int, pressure: Double) {
    self.index = index
    self.pressure = pressure
  }
}
