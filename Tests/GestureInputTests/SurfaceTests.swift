import GestureCore
@testable import GestureInput
import GestureTestKit
import Testing

@Suite struct `A surface in points` {
  private func mapping(
    _ x: AxisRange, _ y: AxisRange, _ options: SurfaceOptions = SurfaceOptions()
  ) -> SurfaceMapping {
    SurfaceMapping(x: x, y: y, options, deviceCalibration: nil)
  }

  @Test func `an inch is 163 points where the device states its resolution`() {
    let inch = AxisRange(0, 253, resolution: 10)
    #expect(mapping(inch, inch).size == Size(width: 163, height: 163))
  }

  @Test(arguments: [(9, false), (10, true), (5000, true), (5001, false)])
  func `a resolution that makes a side of less than 1 cm or more than 5 m is not believed`(
    millimetres: Int32, isBelieved: Bool
  ) {
    let range = AxisRange(1, millimetres, resolution: 1)
    #expect((mapping(range, range).size.width != 1024) == isBelieved)
  }

  @Test func `without a resolution the longer side is 1,024 points`() {
    let size = mapping(AxisRange(0, 799), AxisRange(0, 479)).size
    #expect(size == Size(width: 1024, height: 614.4))
  }

  @Test func `a size that is asked for overrides both`() {
    let options = SurfaceOptions(size: Size(width: 300, height: 200))
    let mapping = mapping(AxisRange(0, 99, resolution: 1), AxisRange(0, 99, resolution: 1), options)
    #expect(mapping.size == Size(width: 300, height: 200))
    #expect(mapping.point(x: 50, y: 50) == Point(x: 150, y: 100))
  }

  @Test func `the largest value is still inside`() {
    let mapping = mapping(AxisRange(-100, 99), AxisRange(0, 199))
    #expect(mapping.point(x: -100, y: 0) == .zero)
    let corner = mapping.point(x: 99, y: 199)
    #expect(corner.x < mapping.size.width && corner.y < mapping.size.height)
  }

  @Test(arguments: [
    (SurfaceOptions.Rotation.none, Point(x: 10, y: 0)), (.quarter, Point(x: 512, y: 10)),
    (.half, Point(x: 1014, y: 512)), (.threeQuarters, Point(x: 0, y: 1014)),
  ])
  func `it may be turned`(rotation: SurfaceOptions.Rotation, expected: Point) {
    var options = SurfaceOptions()
    options.rotation = rotation
    let mapping = mapping(AxisRange(0, 1023), AxisRange(0, 511), options)
    #expect(mapping.point(x: 10, y: 0) == expected)
    #expect(mapping.size.width == (rotation.swapsSides ? 512 : 1024))
  }

  @Test func `a calibration matrix moves places as libinput does`() {
    var options = SurfaceOptions()
    options.calibration = CalibrationMatrix("-1 0 1 0 -1 1")
    let mapping = mapping(AxisRange(0, 1023), AxisRange(0, 511), options)
    #expect(mapping.point(x: 0, y: 0) == Point(x: 1024, y: 512))
    #expect(CalibrationMatrix("1 0 0 0 1") == nil)
    #expect(CalibrationMatrix("1 0 0 0 1 nan") == nil)
  }
}

@Suite struct `Palms` {
  private let window = Window(size: Size(width: 400, height: 400))
  private let filter = PalmFilter()

  private func count(_ place: Point, radius: Double, filtered: Bool = true) -> Int {
    let dispatcher = Dispatcher(window: window)
    let recognizer = PassingRecognizer()
    window.addGestureRecognizer(recognizer)
    if filtered { recognizer.delegate = filter }
    var touch = TouchInput(id: 1, phase: .began, location: place)
    touch.contact = TouchContact(majorRadius: radius)
    dispatcher.send(touch, at: .zero)
    defer { window.removeGestureRecognizer(recognizer) }
    return recognizer.handle.trackedTouches.count
  }

  @Test(arguments: [(79.9, 1), (80, 0), (0, 1)])
  func `a large contact is refused`(radius: Double, expected: Int) {
    #expect(count(Point(x: 200, y: 200), radius: radius) == expected)
  }

  @Test(arguments: [(23.9, 0), (24, 1)])
  func `at an edge a smaller one is`(distance: Double, expected: Int) {
    #expect(count(Point(x: 200, y: distance), radius: 40) == expected)
    #expect(count(Point(x: 400 - distance, y: 200), radius: 40) == expected)
  }

  @Test func `without the filter all are received`() {
    #expect(count(Point(x: 1, y: 1), radius: 500, filtered: false) == 1)
  }
}
