import GestureCore
import GestureScenario

// The script as another person would have played it.
extension Scenario {
  /// The script with moves in small steps, with slightly different directions, and slightly faster
  /// or slower. A change that helps only with this script helps by a coincidence of its figures.
  var variations: [Scenario] {
    [inSmallSteps(), stretched(x: 1.05, y: 0.96), stretched(x: 0.96, y: 1.05)]
      + [0.95, 1.05].map { played(inTimes: $0) } + [withFingersAtOnce].compactMap { $0 }
  }

  /// The time that a move may take; a longer time between two places is a rest. Unit: milliseconds.
  private static let longestMove = 100.0

  /// Each move in several steps, of hardly more than a point each.
  private func inSmallSteps() -> Scenario {
    var other = self
    other.script = []
    var places: [String: Point] = [:]
    var last = 0.0
    for step in script {
      let moves = step.content.moved.filter { places[$0.key] != nil }
      let farthest = moves.map { (places[$0.key] ?? $0.value).distance(to: $0.value) }.max() ?? 0
      let count = step.content.coalesced.isEmpty ? Int(min(farthest, 200)) : 0
      // A finger that has rested moves at the end of its rest.
      let departure = max(last, step.at - Self.longestMove)
      for index in 1..<max(count, 1) {
        let part = Double(index) / Double(count)
        var between = Step(at: departure + (step.at - departure) * part)
        for (touch, target) in moves {
          let start = places[touch] ?? target
          between.content.moved[touch] = start + (target - start) * part
        }
        other.script.append(between)
      }
      other.script.append(step)
      places.merge(step.content.began) { $1 }
      places.merge(step.content.moved) { $1 }
      last = step.at
    }
    return other
  }

  /// The largest distance of a touch from where it began. Unit: points.
  var farthestMovement: Double {
    var starts: [String: Point] = [:]
    var farthest = 0.0
    for content in script.map(\.content) {
      starts.merge(content.began) { $1 }
      for (touch, place) in content.moved {
        farthest = max(farthest, (starts[touch] ?? place).distance(to: place))
      }
    }
    return farthest
  }

  /// Touches that move more or less along an axis.
  func stretched(x: Double, y: Double) -> Scenario {
    moved { Vector(dx: $0.dx * x, dy: $0.dy * y) }
  }

  /// Whether it scrolls, with a wheel or a trackpad.
  var scrolls: Bool { script.contains { $0.content.scroll != nil } }

  /// Scrolling that goes several times as far.
  func scrolled(times factor: Double) -> Scenario {
    var other = self
    for index in other.script.indices {
      guard let delta = other.script[index].content.scroll?.delta else { continue }
      other.script[index].content.scroll?.delta = delta * factor
    }
    return other
  }

  /// The same movements in steps of some points, as a quick finger makes them: consecutive smaller
  /// moves become fewer moves of this length. The last move goes to where it went.
  func inSteps(of distance: Double) -> Scenario {
    var other = self
    other.script = []
    var places: [String: Point] = [:]  // of the script
    var kept: [String: Point] = [:]
    for (index, step) in script.enumerated() {
      let next = index + 1 < script.count ? script[index + 1] : nil
      let isLong = step.content.moved.contains { touch, place in
        places[touch].map { $0.distance(to: place) >= distance } ?? true
      }
      places.merge(step.content.began) { $1 }
      places.merge(step.content.moved) { $1 }
      var merged = step
      if step.onlyMoves, !isLong, next?.onlyMoves ?? false {
        for (touch, place) in step.content.moved {
          guard let last = kept[touch] else { continue }
          let way = place - last
          merged.content.moved[touch] =
            way.length < distance ? nil : last + way * (distance / way.length)
        }
        if merged.content.moved.isEmpty { continue }
      }
      other.script.append(merged)
      kept.merge(merged.content.began) { $1 }
      kept.merge(merged.content.moved) { $1 }
    }
    return other
  }

  /// Touches that move in directions a quarter of a turn further.
  func turned() -> Scenario { moved { Vector(dx: -$0.dy, dy: $0.dx) } }

  /// Touches that move differently from where they begin.
  private func moved(_ way: (Vector) -> Vector) -> Scenario {
    var other = self
    var starts: [String: Point] = [:]
    func place(_ place: Point, of touch: String) -> Point {
      starts[touch].map { $0 + way(place - $0) } ?? place
    }
    for index in other.script.indices {
      var content = other.script[index].content
      starts.merge(content.began) { $1 }
      for (touch, end) in content.moved { content.moved[touch] = place(end, of: touch) }
      for (touch, end) in content.ended {
        if let end { content.ended[touch] = .some(place(end, of: touch)) }
      }
      other.script[index].content = content
    }
    return other
  }

  /// The same movements at other times: less than 1 is faster.
  func played(inTimes factor: Double) -> Scenario {
    var other = self
    for index in other.script.indices { other.script[index].at *= factor }
    return other
  }
}

extension Scenario.Step {
  /// Whether nothing happens in it except that fingers move.
  fileprivate var onlyMoves: Bool {
    var moves = StepContent()
    moves.moved = content.moved
    return !content.moved.isEmpty && content == moves
  }
}

extension Wish {
  /// The wish without times and without the number of changes: what it says about a script that is
  /// played in another way.
  var loose: Wish {
    switch outcome {
    case .something: self
    case .actions(let list):
      Wish(id, .actions(Self.loose(list, after: .began, .changed)))
    case .touches(let list): Wish(id, .touches(Self.loose(list, after: .began, .moved)))
    }
  }

  /// - Parameters:
  ///   - first: the word with which a gesture begins.
  ///   - repeated: the word that may come after that any number of times.
  private static func loose<Word>(
    _ list: [Scenario.Expected<Word>], after first: Word, _ repeated: Word
  ) -> [Scenario.Expected<Word>] {
    list.indices.flatMap { index -> [Scenario.Expected<Word>] in
      let (word, next) = (list[index].word, list.dropFirst(index + 1).first?.word)
      let own = Scenario.Expected(
        word, isRepeated: list[index].isRepeated || word == repeated)
      let isLeftOut = word == first && next != repeated
      return [own] + (isLeftOut ? [Scenario.Expected(repeated, isRepeated: true)] : [])
    }
  }
}
