import GestureCore
import GestureScenario

extension UsualGestures {
  /// How a gesture is made.
  enum Form: Hashable {
    case taps(Int)
    case press
    /// A movement in a direction, quickly or so slowly that the eye can follow.
    case drag(Vector, isSlow: Bool)
    /// A slow drag that goes far.
    case longDrag(Vector)
    case swipe(Vector)
    case pinch(isSlow: Bool)
    case turn

    /// The gestures that might make a recognizer fire.
    static func all(of spec: RecognizerSpec) -> [Form] {
      let profile = GestureProfile(of: spec.recognizer)
      switch profile.trigger {
      case .taps(let count): return [.taps(count)]
      case .press: return [.press]
      case .drag:
        let ways = [Vector(dx: 0, dy: 1), Vector(dx: 1, dy: 0)].map { spec.way(along: $0) }
        let directions = ways[0] == ways[1] ? [ways[0]] : ways
        return [false, true].flatMap { isSlow in
          directions.map { .drag($0, isSlow: isSlow) }
        }
      case .swipe: return [.swipe(profile.directions.first ?? Vector(dx: 1, dy: 0))]
      case .twoFingers: return [.pinch(isSlow: false), .pinch(isSlow: true), .turn]
      case .drawing, .hover, .delay, .unknown: return []
      }
    }

    /// The same, with drags the other way where a swipe takes those.
    ///
    /// - Parameter swipes: the directions of the swipes of a scenario.
    static func all(of spec: RecognizerSpec, besides swipes: [Vector]) -> [Form] {
      let forms = all(of: spec)
      return forms
        + forms.compactMap(\.opposite).filter { form in
          !forms.contains(form) && form.direction.map(swipes.contains) ?? false
        }
    }

    /// How far a slow drag goes. Unit: points.
    static let shortWay = 60.0

    /// Whether the movement takes its time.
    var isSlow: Bool {
      switch self {
      case .drag(_, let isSlow), .pinch(let isSlow): isSlow
      case .longDrag: true
      case .taps, .press, .swipe, .turn: false
      }
    }

    /// Whether one finger, or several together, goes some way.
    var isDrag: Bool { direction != nil }

    var direction: Vector? {
      switch self {
      case .drag(let direction, _), .longDrag(let direction): direction
      case .taps, .press, .swipe, .pinch, .turn: nil
      }
    }

    /// Whether it is over once it makes its recognizer fire.
    var isDiscrete: Bool {
      switch self {
      case .taps, .swipe: true
      case .press, .drag, .longDrag, .pinch, .turn: false
      }
    }

    /// The other speed of the same movement; nil where it has one speed.
    var counterpart: Form? {
      switch self {
      case .drag(let direction, let isSlow): .drag(direction, isSlow: !isSlow)
      case .pinch(let isSlow): .pinch(isSlow: !isSlow)
      case .longDrag, .taps, .press, .swipe, .turn: nil
      }
    }

    /// The same drag the other way; nil for what is no drag.
    var opposite: Form? {
      switch self {
      case .drag(let direction, let isSlow): .drag(-direction, isSlow: isSlow)
      case .longDrag(let direction): .longDrag(-direction)
      case .taps, .press, .swipe, .pinch, .turn: nil
      }
    }

    /// The same movement over a longer way; nil where it is as long as it comes.
    var longer: Form? {
      if case .drag(let direction, isSlow: true) = self { .longDrag(direction) } else { nil }
    }

    private func noun(among forms: [Form]) -> String {
      let isEither = counterpart.map(forms.contains) ?? true
      let speed = isEither ? "" : isSlow ? "slow " : "quick "
      return
        switch self
      {
      case .taps(1): "a tap"
      case .taps(2): "a double tap"
      case .taps(let count): "\(count) taps"
      case .press: "a press"
      case .drag: "a \(speed)drag"
      case .longDrag: "a long drag"
      case .swipe: "a swipe"
      case .pinch: "a \(speed)pinch"
      case .turn: "a turn of two fingers"
      }
    }

    /// Gestures of a recognizer in words: "a tap and a slow drag".
    ///
    /// - Parameter isOneWay: whether a drag the other way is none of them.
    static func words(
      _ forms: [Form], of spec: RecognizerSpec, isOneWay: Bool = false
    ) -> String {
      let quick = forms.filter { !$0.isSlow }
      let told = quick.isEmpty ? forms : quick
      var nouns: [String] = []
      for noun in told.map({ $0.noun(among: forms) }) where !nouns.contains(noun) {
        nouns.append(noun)
      }
      let directions = Set(told.compactMap(\.direction))
      if isOneWay, directions.count == 1, let direction = directions.first {
        return spec.wordsOfTapsBefore + nouns.joined(separator: " or ") + direction.side
      }
      let isOpen = GestureProfile(of: spec.recognizer).directions.isEmpty
      let way = directions.count == 1 && isOpen ? directions.first?.way ?? "" : ""
      return spec.wordsOfTapsBefore + nouns.joined(separator: " or ") + way
    }
  }
}

extension RecognizerSpec {
  /// The taps that come before its press or drag.
  var tapsBefore: Int {
    switch GestureProfile(of: recognizer).trigger {
    case .press, .drag: Int(number(.numberOfTapsRequired) ?? 0)
    case .taps, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: 0
    }
  }
}

extension RecognizerSpec {
  /// The taps that come before its press or drag, as the beginning of what a user does.
  var wordsOfTapsBefore: String {
    switch tapsBefore {
    case 0: ""
    case 1: "a tap and "
    case let count: "\(count) taps and "
    }
  }
}

extension Vector {
  /// Where a drag goes.
  fileprivate var way: String { dx == 0 ? " up or down" : " to the side" }

  /// The same in one direction.
  fileprivate var side: String {
    dx == 0 ? (dy > 0 ? " down" : " up") : dx > 0 ? " to the right" : " to the left"
  }
}

// MARK: Scripts

extension UsualGestures.Form {
  /// The gesture as a script, for a recognizer as it is set up.
  ///
  /// - Parameter place: where its fingers are in the middle.
  func script(
    for spec: RecognizerSpec, in scene: Scenario.Scene, at place: Point
  ) -> [Scenario.Step] {
    let profile = GestureProfile(of: spec.recognizer)
    var hand = Hand(of: spec, at: place, apart: self == .turn ? 96 : 32)
    switch self {
    case .taps(let present):
      var needed = present
      if case .taps(let count) = profile.trigger { needed = count }
      for _ in 0..<needed { hand.tap() }
      return hand.steps
    case .press:
      hand.down()
      if case .press(let time) = profile.trigger { hand.rest(time.inMilliseconds + 1500) }
    case .drag(let direction, isSlow: false):
      hand.down()
      hand.rest(scene.holdBefore(spec))
      hand.move(by: 160, in: 200) { _ in spec.way(along: direction) }
    case .drag(let direction, isSlow: true):
      hand.down()
      hand.rest(scene.holdBefore(spec))
      hand.move(by: Self.shortWay, in: 1500) { _ in spec.way(along: direction) }
    case .longDrag(let direction):
      hand.down()
      hand.rest(scene.holdBefore(spec))
      hand.move(by: 3 * Self.shortWay, in: 4500) { _ in spec.way(along: direction) }
    case .swipe(let direction):
      hand.down()
      hand.move(by: 160, in: 80) { _ in profile.directions.first ?? direction }
    case .pinch(let isSlow):
      hand.down()
      hand.move(by: 60, in: isSlow ? 1500 : 200) { Vector(dx: $0 == 0 ? -1 : 1, dy: 0) }
    case .turn:
      hand.down()
      hand.turn(in: 300)
    }
    hand.lift()
    return hand.steps
  }
}

extension UsualGestures {
  /// Taps of one finger as a script.
  static func taps(_ count: Int, at place: Point) -> [Scenario.Step] {
    var hand = Hand(at: place, fingers: 1, apart: 0, type: nil)
    for _ in 0..<count { hand.tap() }
    return hand.steps
  }

  /// A finger that goes some way in a time, and as far again, as a script. Unit: milliseconds.
  static func slowDrag(_ way: Vector, in time: Double, at place: Point) -> [Scenario.Step] {
    var hand = Hand(at: place, fingers: 1, apart: 0, type: nil)
    hand.down()
    hand.move(by: 2, in: 2 * time) { _ in way }
    hand.move(by: 1, in: time) { _ in way * (60 / max(way.length, 1)) }
    hand.lift()
    return hand.steps
  }

  /// A finger that rests for a time as a script. Unit: milliseconds.
  static func rest(_ time: Double, at place: Point) -> [Scenario.Step] {
    var hand = Hand(at: place, fingers: 1, apart: 0, type: nil)
    hand.down()
    hand.rest(time - Hand.lifting)
    hand.lift()
    return hand.steps
  }
}

extension Hand {
  /// The fingers that a recognizer needs, after the taps that come before its gesture.
  init(of spec: RecognizerSpec, at place: Point, apart spread: Double = 32) {
    self.init(at: place, fingers: spec.fingersNeeded, apart: spread, type: spec.usualType)
    for _ in 0..<spec.tapsBefore { tap() }
  }
}

extension RecognizerSpec {
  /// How many fingers its gesture takes at least.
  var fingersNeeded: Int {
    let profile = GestureProfile(of: recognizer)
    return max(profile.numberOfTouches.lowerBound, profile.trigger.isOfTwoFingers ? 2 : 1)
  }

  /// The type of touches with which it is used: fingers, if it takes them.
  fileprivate var usualType: TouchType? {
    guard let types = allowedTouchTypes, !types.contains(.direct) else { return nil }
    return types.first
  }

  /// Where its drag goes: in a direction, or, where it may not start in that, along the other axis,
  /// or into the screen.
  func way(along direction: Vector) -> Vector {
    let profile = GestureProfile(of: recognizer)
    if profile.directions.isEmpty || profile.directions.contains(direction) { return direction }
    let inward = profile.edges == nil ? nil : profile.directions.first
    return inward ?? Vector(dx: direction.dy, dy: direction.dx)
  }
}

extension Scenario.Scene {
  /// How long fingers rest before a drag that starts after a press. Unit: milliseconds.
  func holdBefore(_ drag: RecognizerSpec) -> Double {
    let holds = drag.startsAfter.compactMap { id -> Double? in
      guard let press = spec(of: id),
        case .press(let time) = GestureProfile(of: press.recognizer).trigger
      else { return nil }
      return time.inMilliseconds + 50
    }
    return holds.max() ?? 0
  }
}
