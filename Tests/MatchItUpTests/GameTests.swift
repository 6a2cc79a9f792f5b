import GestureCore
@testable import MatchItUpGame
import Testing

@Suite struct `Match it up` {
  private let player = GamePlayer()

  private var words: String { player.game.scene.labels.map(\.text).joined(separator: "|") }

  @Test func `a circle round the odd one wins the round`() {
    player.circle(picture: player.oddPicture)
    #expect(player.game.score == Score(won: 1, played: 1))
    #expect(player.said.last?.contains("right, it ") == true)
    #expect(words.contains("Right! It "))
    #expect(player.shapes(in: .right).count == 2)
  }

  @Test func `a circle round another one loses the round and shows the odd one`() {
    player.circle(picture: player.wrongPicture)
    #expect(player.game.score == Score(won: 0, played: 1))
    #expect(player.said.last?.contains("wrong, the ") == true)
    #expect(player.shapes(in: .wrong).count == 1)
    let odd = Shape.box(BoardLayout.picture(player.oddPicture))
    #expect(player.shapes(in: .right) == [odd])
  }

  @Test func `the centre of the fitted circle picks the picture, wherever the path leads`() {
    let center = BoardLayout.picture(player.oddPicture).center
    player.draw(Strokes.circle(around: center, radius: 150))
    #expect(player.game.score.won == 1)
  }

  @Test func `a circle round the button lies in no picture and counts for nothing`() {
    player.draw(Strokes.circle(around: BoardLayout.button.center, radius: 60))
    #expect(player.said.last?.hasPrefix("a circle round no picture (centre 493, 128") == true)
    #expect(player.game.score.played == 0)
    player.circle(picture: player.oddPicture)
    #expect(player.game.score.won == 1)
  }

  @Test func `an S is refused and counts for nothing`() {
    player.draw(Strokes.letterS(around: BoardLayout.picture(player.oddPicture).center))
    #expect(player.said.last?.hasPrefix("no circle: the path ") == true)
    #expect(player.game.score.played == 0)
    #expect(words.contains("That was no circle."))
  }

  @Test func `a click on the board is no stroke`() {
    let place = BoardLayout.picture(0).center
    player.draw([place])
    #expect(player.said.count == 1)
  }

  @Test func `the path is drawn while the button is down`() {
    let path = Strokes.circle(around: BoardLayout.picture(0).center)
    player.press(Array(path.prefix(20)))
    guard case .line(let points)? = player.shapes(in: .path).first else {
      Issue.record("no path")
      return
    }
    #expect(points.count == 20)
    #expect(player.shapes(in: .wrong).isEmpty)
  }
}

@Suite struct `New Set button` {
  private let player = GamePlayer()

  @Test func `a click deals the next round, although the button lies under the recognizer's view`()
  {
    player.clickNewSet()
    #expect(player.said.last?.hasPrefix("round 2: four ") == true)
    #expect(player.game.score.played == 0)
  }

  @Test func `a stroke that begins on the button is refused by the delegate`() {
    let circle = Strokes.circle(around: BoardLayout.picture(1).center)
    player.draw([BoardLayout.button.center] + circle)
    #expect(player.said.count == 1)
    #expect(player.shapes(in: .path).isEmpty)
  }

  @Test func `a stroke that passes over the button presses nothing`() {
    let start = BoardLayout.picture(1).center
    player.draw([start, BoardLayout.button.center, start])
    #expect(!player.said.contains { $0.hasPrefix("round 2") })
  }

  @Test func `a click after a pick deals the next round and lets the player draw again`() {
    player.circle(picture: player.oddPicture)
    player.clickNewSet()
    #expect(player.shapes(in: .path).isEmpty)
    player.circle(picture: player.wrongPicture)
    #expect(player.game.score == Score(won: 1, played: 2))
  }

  @Test func `a new set in the midst of a stroke cancels the stroke`() {
    player.press(Array(Strokes.circle(around: BoardLayout.picture(0).center).prefix(20)))
    player.game.dealNewSet()
    #expect(player.said.dropFirst(2).first == "the stroke is cancelled")
    #expect(player.said.last?.hasPrefix("round 2") == true)
  }
}

@Suite struct `After a pick` {
  @Test func `the recognizer is off until the next set`() {
    let player = GamePlayer()
    player.circle(picture: player.wrongPicture)
    let said = player.said
    player.circle(picture: player.oddPicture)
    #expect(player.said == said)
    #expect(player.game.score == Score(won: 0, played: 1))
  }

  @Test func `the circle stays on the board`() {
    let player = GamePlayer()
    player.circle(picture: player.wrongPicture)
    #expect(player.game.nextDeadline == nil)
    player.wait(.seconds(60))
    #expect(player.shapes(in: .wrong).count == 1)
  }
}

@Suite struct `Timer of a failed try` {
  private let player = GamePlayer()

  private func fail() {
    player.draw(Strokes.letterS(around: BoardLayout.picture(0).center))
  }

  @Test(arguments: [(1999, false), (2000, true), (2001, true)])
  func `the path is wiped after two seconds`(milliseconds: Int, isWiped: Bool) {
    fail()
    player.wait(.milliseconds(milliseconds))
    #expect(player.shapes(in: .path).isEmpty == isWiped)
    #expect((player.said.last == "the failed stroke is wiped away") == isWiped)
  }

  @Test func `the game says when it wants to be woken`() {
    fail()
    #expect(player.game.nextDeadline == player.now + .seconds(2))
  }

  @Test func `a new stroke stops the timer`() {
    fail()
    player.wait(.milliseconds(1500))
    player.press(Array(Strokes.circle(around: BoardLayout.picture(0).center).prefix(20)))
    player.wait(.seconds(5))
    #expect(!player.said.contains("the failed stroke is wiped away"))
    #expect(player.shapes(in: .path).count == 1)
  }

  @Test func `a new set stops the timer`() {
    fail()
    player.clickNewSet()
    player.wait(.seconds(5))
    #expect(player.said.last?.hasPrefix("round 2") == true)
  }

  @Test func `a timer that is met late is met at its own moment`() {
    var moments: [Timestamp] = []
    let game = Game(seed: 1) { moment, _ in moments.append(moment) }
    let path = Strokes.letterS(around: BoardLayout.picture(0).center)
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

@Suite struct `Losing the pointer` {
  @Test func `cancels the stroke at once, without a verdict`() {
    let player = GamePlayer()
    let path = Strokes.circle(around: BoardLayout.picture(player.oddPicture).center)
    player.press(path)
    player.game.cancelTouches()
    #expect(player.said.last == "the stroke is cancelled")
    #expect(player.shapes(in: .path).isEmpty)
    #expect(player.game.score.played == 0)
    #expect(player.game.nextDeadline == nil)
  }

  @Test func `leaves the next stroke free to win`() {
    let player = GamePlayer()
    player.press(Array(Strokes.circle(around: BoardLayout.picture(0).center).prefix(9)))
    player.game.cancelTouches()
    player.circle(picture: player.oddPicture)
    #expect(player.game.score.won == 1)
  }
}

@Suite struct `Debug picture` {
  @Test func `it shows boxes, the forbidden middle, the figures and the verdict`() {
    let player = GamePlayer()
    player.game.toggleDebugPicture()
    player.circle(picture: player.oddPicture)
    #expect(player.shapes(in: .pathBox).count == 1)
    #expect(player.shapes(in: .circleBox).count == 1)
    #expect(player.shapes(in: .forbidden).count == 1)
    let words = player.game.scene.labels.map(\.text).joined(separator: "|")
    #expect(words.contains("radius 79.9\nerror 0.001"))
    #expect(words.contains("the path is a circle"))
  }

  @Test func `it names the test that refused`() {
    let player = GamePlayer()
    player.game.toggleDebugPicture()
    player.draw([Point(x: 20, y: 20), Point(x: 60, y: 20), Point(x: 100, y: 20)])
    let words = player.game.scene.labels.map(\.text).joined(separator: "|")
    #expect(words.contains("the path "))
    #expect(player.shapes(in: .pathBox).count == 1)
  }
}
