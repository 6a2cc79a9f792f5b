import GestureCore
import GestureScenario

extension UsualGestures {
  /// A movement that is hardly one, and the usual one of the same recognizer.
  struct ShortMovement {
    let words: String
    let script: [Scenario.Step]
    let usual: [Scenario.Step]
  }

  /// How long a short movement takes. Unit: milliseconds.
  private static let shortTime = 100.0
  /// How far each of two fingers goes in one. Unit: points.
  private static let shortWayOfTwo = 16.0

  /// Movements with which a recognizer begins, and which are over at once; none where no movement
  /// makes it fire.
  static func shortMovements(
    of spec: RecognizerSpec, in scene: Scenario.Scene, at place: Point
  ) -> [ShortMovement] {
    func movement(
      _ words: String, _ usual: Form, _ distance: Double, _ direction: (Int) -> Vector
    ) -> ShortMovement {
      var hand = Hand(of: spec, at: place, apart: usual.isDrag ? 32 : 96)
      hand.down()
      hand.move(by: distance, in: shortTime, direction)
      hand.lift()
      let script = usual.script(for: spec, in: scene, at: place)
      return ShortMovement(words: spec.wordsOfTapsBefore + words, script: hand.steps, usual: script)
    }
    switch GestureProfile(of: spec.recognizer).trigger {
    case .drag(let distance):
      return [Vector(dx: 0, dy: 1), Vector(dx: 1, dy: 0)].map { direction in
        let way = spec.way(along: direction)
        return movement("a short, quick drag", .drag(way, isSlow: false), distance + 5) { _ in way }
      }
    case .twoFingers:
      return [
        movement("a short, quick pinch", .pinch(isSlow: false), shortWayOfTwo) {
          Vector(dx: $0 == 0 ? -1 : 1, dy: 0)
        }
      ]
    case .taps, .press, .swipe, .drawing, .hover, .delay, .unknown: return []
    }
  }
}
