import GestureCore

extension JSONNode {
  func size() throws(ScenarioError) -> Size {
    let numbers = try numbers(2, "[width, height]")
    guard numbers[0] >= 0, numbers[1] >= 0 else {
      throw error(.misfit("expected a width and a height of 0 or more"))
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  func point() throws(ScenarioError) -> Point {
    let numbers = try numbers(2, "a place [x, y]")
    return Point(x: numbers[0], y: numbers[1])
  }

  func vector() throws(ScenarioError) -> Vector {
    let numbers = try numbers(2, "[dx, dy]")
    return Vector(dx: numbers[0], dy: numbers[1])
  }

  func rect() throws(ScenarioError) -> Rect {
    let numbers = try numbers(4, "[x, y, width, height]")
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw error(.misfit("expected a width and a height of 0 or more"))
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func transform() throws(ScenarioError) -> AffineTransform {
    let numbers = try numbers(6, "[a, b, c, d, tx, ty]")
    return AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// A moment in milliseconds.
  func moment(from earliest: Double = 0) throws(ScenarioError) -> Double {
    try number("milliseconds", in: earliest...1e12)
  }

  func state(among states: [GestureState]) throws(ScenarioError) -> GestureState {
    try word("state", among: states.map { ($0.word, $0) })
  }

  func touchType() throws(ScenarioError) -> TouchType {
    try word("touch type", among: TouchType.allCases.map { ($0.word, $0) })
  }
}

extension GestureState {
  /// The states that actions are sent for.
  static let sentStates: [GestureState] = [.began, .changed, .ended, .cancelled]
}

extension TouchType {
  /// What files call it.
  var word: String {
    switch self {
    case .direct: "direct"
    case .pencil: "pencil"
    case .indirect: "indirect"
    case .mouse: "mouse"
    }
  }
}

extension TouchPhase {
  /// The phases that views and recognizers are told of.
  static let told: [TouchPhase] = [.began, .moved, .ended, .cancelled]
}
