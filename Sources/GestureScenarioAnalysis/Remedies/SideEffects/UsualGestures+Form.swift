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
    /// A turn around the middle of the fingers, or around a finger that rests.
    case turn(isAroundFinger: Bool)

    /// The gestures that might make a recognizer fire.
    static func all(of spec: RecognizerSpec) -> [Form] {
      let profile = spec.profile
      switch profile.trigger {
      case .taps(let count): return [.taps(count)]
      case .press: return [.press]
      case .drag:
        var directions: [Vector] = []
        for way in Vector.ways.map(spec.way(along:)) where !directions.contains(way) {
          directions.append(way)
        }
        return [false, true].flatMap { isSlow in
          directions.map { .drag($0, isSlow: isSlow) }
        }
      case .swipe: return [.swipe(profile.directions.first ?? Vector(dx: 1, dy: 0))]
      case .twoFingers(let arc, _):
        let turns = [false, true].prefix(arc == nil ? 1 : 2)
        return [.pinch(isSlow: false), .pinch(isSlow: true)]
          + turns.map { .turn(isAroundFinger: $0) }
      case .drawing, .hover, .delay, .unknown: return []
      }
    }

    /// How far a slow drag goes, and each of two fingers. Not round, so that no step and no sum of
    /// steps is exactly a limit that an app would choose. Unit: points.
    static let shortWay = 60.7
    /// How far a quick movement goes. Unit: points.
    static let longWay = 161.7
    /// How much longer a press is than necessary: longer than others take to decide. Unit:
    /// milliseconds.
    fileprivate static let patience = 4000.0

    /// Whether the movement is slow.
    var isSlow: Bool {
      switch self {
      case .drag(_, let isSlow), .pinch(let isSlow): isSlow
      case .longDrag: true
      case .taps, .press, .swipe, .turn: false
      }
    }

    /// Whether it is a movement, which may be quicker or slower.
    var isMovement: Bool {
      switch self {
      case .drag, .longDrag, .pinch, .turn: true
      case .taps, .press, .swipe: false
      }
    }

    /// Whether one finger, or several together, move some distance.
    var isDrag: Bool { direction != nil }

    var direction: Vector? {
      switch self {
      case .drag(let direction, _), .longDrag(let direction): direction
      case .taps, .press, .swipe, .pinch, .turn: nil
      }
    }

    /// Whether fingers turn.
    fileprivate var isTurn: Bool { if case .turn = self { true } else { false } }

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

    /// The same movement over a longer distance; nil where there is no longer one.
    var longer: Form? {
      if case .drag(let direction, isSlow: true) = self { .longDrag(direction) } else { nil }
    }

    /// Whether the same movement at the other speed is among `usual` but not among `forms`, so that
    /// its speed matters.
    private func hasOwnSpeed(among forms: [Form], of usual: [Form]) -> Bool {
      counterpart.map { usual.contains($0) && !forms.contains($0) } ?? false
    }

    /// The noun for the gesture, whatever its speed.
    var noun: String { noun(withSpeed: false) }

    /// - Parameter namesLength: whether a slow movement is called short instead of slow.
    private func noun(withSpeed hasSpeed: Bool, namesLength: Bool = false) -> String {
      let slow = namesLength ? "short " : "slow "
      let speed = hasSpeed ? isSlow ? slow : "quick " : ""
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
      case .turn(isAroundFinger: false): "a turn of two fingers"
      case .turn(isAroundFinger: true): "a turn around a finger at rest"
      }
    }

    /// Gestures of a recognizer in words: "a tap and a slow drag".
    ///
    /// - Parameters:
    ///   - usual: the gestures that might have been among `forms`. Default: all.
    ///   - usualEverywhere: the gestures that might have been among `forms` on each named view.
    ///     Default: the same.
    ///   - namesLength: whether slow gestures are called short. Default: they are called slow.
    static func words(
      _ forms: [Form], of spec: RecognizerSpec, among usual: [Form]? = nil,
      _ usualEverywhere: [Form]? = nil, namesLength: Bool = false
    ) -> String {
      let usual = usual ?? all(of: spec)
      let quick = forms.filter { !$0.isSlow }
      let told = quick.isEmpty ? forms : quick
      let speeds = usualEverywhere ?? usual
      // If the speed matters only in some directions, it isn't named.
      let plain = told.filter { !$0.hasOwnSpeed(among: forms, of: speeds) }
        .map { $0.noun(withSpeed: false) }
      var nouns: [String] = []
      for form in told {
        let noun = form.noun(
          withSpeed: !plain.contains(form.noun(withSpeed: false)), namesLength: namesLength)
        if !nouns.contains(noun) { nouns.append(noun) }
      }
      let directions = told.compactMap(\.direction)
      let isAny = Set(usual.compactMap(\.direction)).isSubset(of: directions)
      return spec.wordsOfTapsBefore + nouns.joined(separator: " or ") + spec.wordsOfFingers
        + (isAny ? "" : directions.asSides)
    }
  }
}

extension Vector {
  /// The directions of drags: down, up, right and left.
  static let ways = [
    Vector(dx: 0, dy: 1), Vector(dx: 0, dy: -1), Vector(dx: 1, dy: 0), Vector(dx: -1, dy: 0),
  ]

  /// The side to which a drag in this direction goes.
  fileprivate var side: String {
    dx == 0 ? (dy > 0 ? " down" : " up") : dx > 0 ? " to the right" : " to the left"
  }
}

extension [Vector] {
  /// The sides to which drags in these directions go, as the end of a noun.
  var asSides: String {
    let told = Vector.ways.filter(contains)
    if told == Array(Vector.ways.prefix(2)) { return " up or down" }
    if told == Array(Vector.ways.suffix(2)) { return " to the side" }
    let (first, last) = (told.dropLast().map(\.side), told.suffix(1).map(\.side))
    return first.joined(separator: ",") + (first.isEmpty ? "" : " or") + last.joined()
  }
}

// MARK: Scripts

extension UsualGestures.Form {
  /// The gesture as a script, for a recognizer as it is set up.
  ///
  /// - Parameter place: the middle of its fingers.
  func script(
    for spec: RecognizerSpec, in scenario: Scenario, at place: Point
  ) -> [Scenario.Step] {
    let (profile, scene) = (spec.profile, scenario.scene)
    var hand = FingerGroup(of: spec, in: scenario, at: place, apart: isTurn ? 96 : 32)
    switch self {
    case .taps(let present):
      var needed = present
      if case .taps(let count) = profile.trigger { needed = count }
      for _ in 0..<needed { hand.tap() }
      return hand.steps
    case .press:
      hand.down()
      if case .press(let time) = profile.trigger { hand.rest(time.inMilliseconds + Self.patience) }
    case .drag(let direction, isSlow: false):
      hand.down()
      hand.rest(scene.holdBefore(spec))
      hand.move(by: Self.longWay, in: 200) { _ in spec.way(along: direction) }
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
      hand.move(by: Self.longWay, in: 80) { _ in profile.directions.first ?? direction }
    case .pinch(let isSlow):
      hand.down()
      hand.move(by: Self.shortWay, in: isSlow ? 1500 : 200) { Vector(dx: $0 == 0 ? -1 : 1, dy: 0) }
    case .turn(let isAroundFinger):
      hand.down()
      hand.turn(in: 300, aroundFinger: isAroundFinger)
    }
    hand.lift()
    return hand.steps
  }
}

extension UsualGestures {
  /// Taps of one finger as a script.
  static func taps(_ count: Int, at place: Point) -> [Scenario.Step] {
    var hand = FingerGroup(at: place, fingers: 1, apart: 0, type: nil)
    for _ in 0..<count { hand.tap() }
    return hand.steps
  }
}

extension FingerGroup {
  /// The fingers that a recognizer needs, after the taps that come before its gesture.
  init(of spec: RecognizerSpec, in scenario: Scenario, at place: Point, apart spread: Double = 32) {
    let type = scenario.usualType(for: spec)
    self.init(at: place, fingers: spec.fingersNeeded, apart: spread, type: type)
    if type != nil, type != .direct { buttons = spec.button }
    for _ in 0..<spec.tapsBefore { tap() }
  }
}

extension Scenario.Scene {
  /// How long fingers rest before a drag that starts after a press, or after recognizers that start
  /// after a press. Unit: milliseconds.
  func holdBefore(_ drag: RecognizerSpec) -> Double {
    recognizers(before: drag.id).compactMap { id -> Double? in
      guard case .press(let time)? = spec(of: id)?.profile.trigger else { return nil }
      return time.inMilliseconds + 50
    }.max() ?? 0
  }
}
