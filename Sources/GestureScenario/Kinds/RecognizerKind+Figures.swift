import GestureCore

extension RecognizerKind {
  /// What a recognizer offered at one moment, by the names of its kind's readings.
  package struct Figures: Sendable {
    private let readings: [Reading]
    /// The numbers of each reading, in the same order.
    private let numbers: [[Double]?]
    private let shape: TouchShape?

    /// - Parameter touch: the recognizer's first one; nil where it has none.
    fileprivate init(
      _ readings: [Reading], of recognizer: any GestureRecognizer, first touch: Touch?
    ) {
      self.readings = readings
      numbers = readings.map { $0.read(recognizer) }
      shape = touch.map { TouchShape($0) }
    }

    /// The numbers of a figure; nil where the recognizer didn't offer it.
    package subscript(name: String) -> [Double]? {
      if let index = readings.lastIndex(where: { $0.name == name }) { return numbers[index] }
      return shape?[name].map { [$0] }
    }
  }

  /// What a recognizer offers now.
  ///
  /// - Parameter touch: what counts as its first touch; nil where it has none.
  func figures(of recognizer: any GestureRecognizer, first touch: Touch?) -> Figures {
    Figures(readingsOfRecognizer, of: recognizer, first: touch)
  }
}

/// What the host says of a touch's contact and pose (S15.20).
struct TouchShape: Sendable {
  private let majorRadius: Double
  private let altitude: Double
  private let azimuth: Double
  private let roll: Double

  init(_ touch: Touch) {
    majorRadius = touch.majorRadius
    altitude = touch.altitudeAngle
    azimuth = touch.azimuthAngle(in: nil)
    roll = touch.rollAngle
  }

  private static let figures: [(name: String, of: @Sendable (TouchShape) -> Double)] = [
    ("majorRadius", { $0.majorRadius }), ("altitude", { $0.altitude }),
    ("azimuth", { $0.azimuth }), ("roll", { $0.roll }),
  ]

  subscript(name: String) -> Double? { Self.figures.first { $0.name == name }?.of(self) }

  /// The readings of a recognizer's first touch.
  static let readings = figures.map { name, figure in
    RecognizerKind.Reading(
      name: name, form: .number,
      read: { $0.handle.trackedTouches.first.map { [figure(TouchShape($0))] } }, write: nil)
  }
}
