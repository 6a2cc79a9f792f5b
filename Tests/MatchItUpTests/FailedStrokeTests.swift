import GestureCore
@testable import MatchItUpGame
import Testing

/// A path that is no circle, and why.
struct Drawing: CustomTestStringConvertible {
  var name: String
  var path: [Point]
  var reason: String

  var testDescription: String { name }

  private static let center = BoardLayout.picture(0).center

  static let all = [
    Drawing(name: "S", path: Strokes.letterS(around: center), reason: "the stroke is not round"),
    Drawing(
      name: "C", path: Strokes.arc(around: center, turns: 0.76),
      reason: "the ends lie too far apart"),
    Drawing(
      name: "half a circle", path: Strokes.arc(around: center, turns: 0.5),
      reason: "the stroke goes only part of the way around"),
    Drawing(
      name: "two turns", path: Strokes.arc(around: center, turns: 2.4, points: 120),
      reason: "the stroke goes around too many times"),
    Drawing(
      name: "dot", path: Strokes.circle(around: center, radius: 5.5),
      reason: "the stroke is too small"),
    Drawing(
      name: "square", path: Strokes.square(around: center), reason: "the stroke has corners"),
  ]
}

@Suite struct `Failed strokes` {
  private let player = GamePlayer()
  private static let center = BoardLayout.picture(0).center

  private func fail() {
    player.draw(Strokes.letterS(around: Self.center))
  }

  @Test func `a refused stroke stays on the board as the player drew it, without a circle`() {
    let path = Strokes.letterS(around: Self.center)
    player.draw(path)
    #expect(player.game.stroke?.points == path)
    #expect(player.game.stroke?.circle == nil)
    #expect(player.shapes(in: .wrong) == [.line(path)])
    #expect(player.game.score.played == 0)
  }

  @Test(arguments: Drawing.all)
  func `the board says in one sentence why a stroke is no circle`(drawing: Drawing) {
    player.draw(drawing.path)
    #expect(player.game.message == "That was no circle: \(drawing.reason).")
    #expect(player.events.last == "no circle: \(drawing.reason)")
  }

  @Test func `a second finger ends the stroke, and the board says so`() {
    player.press(Array(Strokes.circle(around: Self.center).prefix(20)))
    player.touch(.began, at: Self.center, id: 2)
    #expect(player.game.message == "That was no circle: a second finger came down.")
    #expect(player.game.stroke?.points.count == 20)
  }

  @Test(arguments: [
    (-1, "Right"), (0, "Right"), (1, "That was no circle: the stroke is too long."),
  ])
  func `a stroke with too many points ends by itself`(excess: Int, message: String) {
    let path = Strokes.circle(
      around: BoardLayout.picture(player.oddPicture).center, points: Game.mostPoints + excess)
    player.draw(path)
    #expect(player.game.message.hasPrefix(message))
    #expect(player.game.stroke?.points.count == path.count)
  }

  @Test func `the points in memory are limited, however long the finger moves`() {
    let circle = Strokes.circle(around: Self.center, points: 1000)
    player.press(circle)
    for point in repeatElement(circle, count: 20).joined() { player.touch(.moved, at: point) }
    #expect(player.game.pointsInMemory <= Game.mostPoints + 1)
  }

  @Test func `the points in memory are limited, even if the finger trembles in one place`() {
    player.touch(.began, at: Self.center)
    for index in 0..<Game.mostPoints + 100 {
      player.touch(.moved, at: Point(x: Self.center.x + Double(index % 2), y: Self.center.y))
    }
    #expect(player.game.pointsInMemory <= Game.mostPoints + 1)
    #expect(player.events.count == 1)
  }

  @Test func `a circle around the button circles no picture and does not count`() {
    player.draw(Strokes.circle(around: BoardLayout.button.center, radius: 60))
    #expect(player.events.last?.hasPrefix("a circle around no picture (centre 493, 128") == true)
    #expect(player.game.message == "That circle is around no picture.")
    #expect(player.shapes(in: .wrong).count == 1)
    #expect(player.game.score.played == 0)
    player.circle(picture: player.oddPicture)
    #expect(player.game.score.won == 1)
  }

  @Test(arguments: [(1999, false), (2000, true), (2001, true)])
  func `a failed stroke is cleared after two seconds`(milliseconds: Int, isCleared: Bool) {
    fail()
    player.wait(.milliseconds(milliseconds))
    #expect((player.game.stroke == nil) == isCleared)
    #expect(player.shapes(in: .wrong).isEmpty == isCleared)
    #expect((player.events.last == "the failed stroke is cleared") == isCleared)
  }

  @Test func `the verdict stays on the board until the next stroke`() {
    fail()
    player.wait(.seconds(60))
    #expect(player.game.message == "That was no circle: the stroke is not round.")
    player.press(Array(Strokes.circle(around: Self.center).prefix(20)))
    #expect(player.game.message == "Draw a circle around the odd one out.")
  }

  @Test func `the deadline of the game is when the stroke is to be cleared`() {
    fail()
    #expect(player.game.nextDeadline == player.now + .seconds(2))
  }

  @Test func `the next stroke stops the timer`() {
    fail()
    player.wait(.milliseconds(1500))
    player.press(Array(Strokes.circle(around: Self.center).prefix(20)))
    player.wait(.seconds(5))
    #expect(!player.events.contains("the failed stroke is cleared"))
    #expect(player.shapes(in: .path).count == 1)
  }

  @Test func `a new set stops the timer and removes the verdict`() {
    fail()
    player.clickNewSet()
    player.wait(.seconds(5))
    #expect(player.events.last?.hasPrefix("round 2") == true)
    #expect(player.game.verdict == nil)
  }

  @Test func `the stroke is cleared at its deadline, even if the game is told the time later`() {
    var moments: [Timestamp] = []
    let game = Game(seed: 1) { moment, _ in moments.append(moment) }
    let path = Strokes.letterS(around: Self.center)
    for (index, point) in (path + path.suffix(1)).enumerated() {
      let phase: TouchPhase = index == 0 ? .began : index == path.count ? .ended : .moved
      game.send(
        InputEvent(
          at: .milliseconds(Double(index)),
          touches: [TouchInput(id: 1, phase: phase, location: point)]))
    }
    game.advance(to: .seconds(100))
    #expect(moments.last == .milliseconds(Double(path.count) + 2000))
    #expect(game.now == .seconds(100))
  }
}
