public import GestureCore

/// How a device's surface becomes points: what a user can choose.
public struct SurfaceOptions: Hashable, Sendable {
  /// The size of the surface. Unit: points. Default: by the device's resolution, at
  /// ``pointsPerInch``; where it states none, the longer side is ``longerSide``.
  public var size: Size?
  /// By how much the surface is turned, clockwise.
  public var rotation = Rotation.none
  /// How the device's values lie on the surface; nil for the device's own calibration.
  public var calibration: CalibrationMatrix?

  /// 163 points an inch: the density that the limits of recognizers in points stem from.
  public static let pointsPerInch = 163.0
  /// The longer side of a surface of unknown size. Unit: points.
  public static let longerSide = 1024.0

  /// The device's own size and calibration, not rotated, unless a size is given in points.
  public init(size: Size? = nil) { self.size = size }

  /// A turn of the surface in quarters.
  public enum Rotation: Int, Hashable, Sendable, CaseIterable {
    /// Not turned.
    case none = 0
    /// 90° clockwise: width and height change places.
    case quarter = 90
    /// 180°.
    case half = 180
    /// 270° clockwise: width and height change places.
    case threeQuarters = 270

    /// Whether width and height change places.
    var swapsSides: Bool { self == .quarter || self == .threeQuarters }
  }
}

/// Moves places on a surface whose sides are 1: `x' = a·x + b·y + c`, `y' = d·x + e·y + f`, as
/// libinput's `LIBINPUT_CALIBRATION_MATRIX` has them.
public struct CalibrationMatrix: Hashable, Sendable {
  /// How much of x goes into the new x.
  public var a: Double
  /// How much of y goes into the new x.
  public var b: Double
  /// The shift along x, in widths of the surface.
  public var c: Double
  /// How much of x goes into the new y.
  public var d: Double
  /// How much of y goes into the new y.
  public var e: Double
  /// The shift along y, in heights of the surface.
  public var f: Double

  /// Every place stays where it is.
  public static let identity = CalibrationMatrix(1, 0, 0, 0, 1, 0)

  /// A matrix with libinput's six numbers, in their order.
  public init(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double
  ) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  /// Reads six numbers with spaces or commas between them.
  public init?(_ text: String) {
    let numbers = text.split(whereSeparator: { $0 == " " || $0 == "," }).map { Double($0) }
    let known = numbers.compactMap { $0 }.filter(\.isFinite)
    guard numbers.count == 6, known.count == 6 else { return nil }
    self.init(known[0], known[1], known[2], known[3], known[4], known[5])
  }

  func applied(to point: Point) -> Point {
    Point(x: a * point.x + b * point.y + c, y: d * point.x + e * point.y + f)
  }
}

/// Turns a device's values into points.
struct SurfaceMapping: Hashable, Sendable {
  /// The size of the surface. Unit: points.
  let size: Size
  private let x: AxisRange
  private let y: AxisRange
  private let rotation: SurfaceOptions.Rotation
  private let calibration: CalibrationMatrix
  /// The sides before the rotation. Unit: points.
  private let width: Double
  private let height: Double

  /// A surface that nothing is known of: one value is one point. Unit: values.
  private static let unknown = AxisRange(0, 65_535)
  /// Sides that a surface may have; a resolution by which it would be outside of these is a mistake
  /// of the device. Unit: millimetres.
  private static let believable = 10.0...5000.0

  init(
    x: AxisRange?, y: AxisRange?, _ options: SurfaceOptions, deviceCalibration: CalibrationMatrix?
  ) {
    self.x = x ?? Self.assumed(options.size?.width)
    self.y = y ?? Self.assumed(options.size?.height)
    rotation = options.rotation
    calibration = options.calibration ?? deviceCalibration ?? .identity
    var size = Self.size(self.x, self.y, isKnown: x != nil && y != nil)
    if let wanted = options.size {
      size =
        rotation.swapsSides ? Size(width: wanted.height, height: wanted.width) : wanted
    }
    (width, height) = (size.width.toThousandth, size.height.toThousandth)
    self.size =
      rotation.swapsSides
      ? Size(width: height, height: width) : Size(width: width, height: height)
  }

  /// The range of an axis that states none: one value is one point of a given side.
  private static func assumed(_ side: Double?) -> AxisRange {
    side.flatMap { Int32(exactly: ($0 - 1).rounded()) }.map { AxisRange(0, $0) } ?? unknown
  }

  private static func size(_ x: AxisRange, _ y: AxisRange, isKnown: Bool) -> Size {
    guard isKnown else { return Size(width: x.count, height: y.count) }
    if x.resolution > 0, y.resolution > 0 {
      let (width, height) = (x.count / Double(x.resolution), y.count / Double(y.resolution))
      if believable.contains(width), believable.contains(height) {
        let pointsPerMillimetre = SurfaceOptions.pointsPerInch / 25.4
        return Size(width: width * pointsPerMillimetre, height: height * pointsPerMillimetre)
      }
    }
    let scale = SurfaceOptions.longerSide / max(x.count, y.count)
    return Size(width: x.count * scale, height: y.count * scale)
  }

  /// Where a place of the device is. Unit: points, to the thousandth, so that every format can hold
  /// it.
  ///
  /// Devices report values outside of the ranges that they state, touchpads at their rims above
  /// all: such a place counts as the nearest one on the surface.
  func point(x column: Int32, y row: Int32) -> Point {
    let place = calibration.applied(
      to: Point(
        x: (Double(x.nearest(to: column)) - Double(x.minimum)) / x.count,
        y: (Double(y.nearest(to: row)) - Double(y.minimum)) / y.count))
    let (column, row) = (place.x * width, place.y * height)
    return switch rotation {
    case .none: Point(x: column.toThousandth, y: row.toThousandth)
    case .quarter: Point(x: (height - row).toThousandth, y: column.toThousandth)
    case .half: Point(x: (width - column).toThousandth, y: (height - row).toThousandth)
    case .threeQuarters: Point(x: row.toThousandth, y: (width - column).toThousandth)
    }
  }

  /// A length in the device's units along x. Unit: points.
  func length(_ value: Double) -> Double { (value * width / x.count).toThousandth }
}

extension Double {
  /// The nearest number that every format can hold as a place or a length; 0 for none.
  var asFigure: Double {
    let places = GesturesFormat.places
    return isNaN ? 0 : min(places.upperBound, max(places.lowerBound, self))
  }

  /// The same, rounded to three places.
  var toThousandth: Double { (asFigure * 1000).rounded() / 1000 }
}
