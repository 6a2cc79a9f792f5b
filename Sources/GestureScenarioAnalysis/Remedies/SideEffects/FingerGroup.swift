import GestureCore
import GestureScenario

/// Fingers that make a gesture together.
struct FingerGroup {
  private(set) var steps: [Scenario.Step] = []
  private var now = 0.0
  private var places: [Point]
  private let type: TouchType?
  /// The buttons that a pointer presses; nil for the usual one.
  var buttons: ButtonMask?
  private var middle: Point
  /// How often the fingers came down. Each time they are new touches.
  private var turn = 0

  private static let tapTime = 60.0
  private static let gap = 100.0
  /// The time from a finger's last action until it lifts.
  static let lifting = 20.0
  /// The distance between two neighbouring fingers. Unit: points.
  private let spread: Double
  private static let moves = 30

  init(at place: Point, fingers: Int, apart spread: Double, type: TouchType?) {
    middle = place
    self.spread = spread
    self.type = type
    places = []
    places = start(count: fingers)
  }

  private func start(count: Int) -> [Point] {
    (0..<count).map { index in
      let offset = (Double(index) - Double(count - 1) / 2) * spread
      return Point(x: middle.x + offset, y: middle.y)
    }
  }

  private func touches(_ places: [Point]) -> [String: Point] {
    Dictionary(uniqueKeysWithValues: places.enumerated().map { ("\(turn).\($0)", $1) })
  }

  mutating func down() {
    places = start(count: places.count)
    turn += 1
    var step = Scenario.Step(at: now)
    step.content.began = touches(places)
    step.content.type = type
    step.content.buttons = buttons
    steps.append(step)
  }

  mutating func rest(_ time: Double) {
    now += time
  }

  /// The fingers lift one after the other, as those of a hand do.
  mutating func liftOneByOne() {
    for (id, place) in touches(places).sorted(by: { $0.key < $1.key }) {
      now += Self.lifting
      var step = Scenario.Step(at: now)
      step.content.ended = [id: place]
      steps.append(step)
    }
  }

  mutating func lift() {
    now += Self.lifting
    var step = Scenario.Step(at: now)
    step.content.ended = touches(places).mapValues { .some($0) }
    steps.append(step)
  }

  /// - Parameter pause: the time until the fingers may come down again. Default: a short pause.
  mutating func tap(before pause: Double = gap) {
    down()
    now += Self.tapTime - Self.lifting
    lift()
    now += pause
  }

  /// The fingers come down elsewhere from now on.
  mutating func shift(by offset: Vector) { middle = middle + offset }

  /// - Parameter direction: the direction of a finger, by its number.
  mutating func move(by distance: Double, in time: Double, _ direction: (Int) -> Vector) {
    move(in: time) { finger, place in
      place + direction(finger) * (distance / Double(Self.moves))
    }
  }

  /// Turns the fingers around their middle, or around the first of them, by a radian in all.
  mutating func turn(in time: Double, aroundFinger isAroundFinger: Bool = false) {
    let (cosine, sine) = (0.9994445, 0.0333272)  // of a thirtieth of a radian
    let center = isAroundFinger ? places[0] : middle
    move(in: time) { _, place in
      let arm = place - center
      return center
        + Vector(dx: arm.dx * cosine - arm.dy * sine, dy: arm.dx * sine + arm.dy * cosine)
    }
  }

  private mutating func move(in time: Double, _ place: (Int, Point) -> Point) {
    for _ in 0..<Self.moves {
      now += time / Double(Self.moves)
      places = places.enumerated().map { place($0, $1) }
      var step = Scenario.Step(at: now)
      step.content.moved = touches(places)
      steps.append(step)
    }
  }
}
