import GestureCore
@testable import MatchItUpGame
import Testing

@Suite struct `Circled pictures` {
  private let player = GamePlayer()

  @Test func `the odd one wins the round`() {
    player.circle(picture: player.oddPicture)
    #expect(player.game.score == Score(won: 1, played: 1))
    #expect(player.events.last?.contains("right, it ") == true)
    #expect(player.game.message.hasPrefix("Right! It "))
    #expect(player.shapes(in: .right).count == 2)
  }

  @Test func `another picture loses the round and reveals the odd one`() {
    player.circle(picture: player.otherPicture)
    #expect(player.game.score == Score(won: 0, played: 1))
    #expect(player.events.last?.contains("wrong, the ") == true)
    #expect(player.game.message.hasPrefix("Wrong. The "))
    #expect(player.shapes(in: .wrong).count == 1)
    #expect(player.shapes(in: .right) == [.box(BoardLayout.picture(player.oddPicture))])
  }

  @Test func `the centre of the fitted circle picks the picture, wherever the path leads`() {
    let center = BoardLayout.picture(player.oddPicture).center
    player.draw(Strokes.circle(around: center, radius: 150))
    #expect(player.game.score.won == 1)
  }

  @Test func `after a pick the recognizer is off until the next set`() {
    player.circle(picture: player.otherPicture)
    let events = player.events
    player.circle(picture: player.oddPicture)
    #expect(player.events == events)
    #expect(player.game.score == Score(won: 0, played: 1))
  }

  @Test func `after a pick the circle stays on the board`() {
    player.circle(picture: player.otherPicture)
    #expect(player.game.nextDeadline == nil)
    player.wait(.seconds(60))
    #expect(player.shapes(in: .wrong).count == 1)
  }
}

@Suite struct `Strokes on the board` {
  private let player = GamePlayer()

  @Test func `a stroke is drawn while the button is down`() {
    let path = Strokes.circle(around: BoardLayout.picture(0).center)
    player.press(Array(path.prefix(20)))
    #expect(player.shapes(in: .path) == [.line(Array(path.prefix(20)))])
    #expect(player.shapes(in: .wrong).isEmpty)
  }

  @Test func `a click on the board is no stroke`() {
    player.draw([BoardLayout.picture(0).center])
    #expect(player.events.count == 1)
    #expect(player.game.stroke == nil)
  }

  @Test func `cancelling the touches removes the stroke without a verdict`() {
    player.press(Strokes.circle(around: BoardLayout.picture(player.oddPicture).center))
    player.game.cancelTouches()
    #expect(player.events.last == "the stroke is cancelled")
    #expect(player.shapes(in: .path).isEmpty)
    #expect(player.game.verdict == nil)
    #expect(player.game.score.played == 0)
    #expect(player.game.nextDeadline == nil)
  }

  @Test func `a stroke after a cancelled one can win`() {
    player.press(Array(Strokes.circle(around: BoardLayout.picture(0).center).prefix(9)))
    player.game.cancelTouches()
    player.circle(picture: player.oddPicture)
    #expect(player.game.score.won == 1)
  }
}

@Suite struct `New Set button` {
  private let player = GamePlayer()

  @Test func `a click deals the next round, although the button lies under the recognizer's view`()
  {
    player.clickNewSet()
    #expect(player.events.last?.hasPrefix("round 2: four ") == true)
    #expect(player.game.score.played == 0)
  }

  @Test func `a stroke that begins on the button is refused by the delegate`() {
    let circle = Strokes.circle(around: BoardLayout.picture(1).center)
    player.draw([BoardLayout.button.center] + circle)
    #expect(player.events.count == 1)
    #expect(player.shapes(in: .path).isEmpty)
  }

  @Test func `a stroke that passes over the button presses nothing`() {
    let start = BoardLayout.picture(1).center
    player.draw([start, BoardLayout.button.center, start])
    #expect(!player.events.contains { $0.hasPrefix("round 2") })
  }

  @Test func `a click after a pick deals the next round and lets the player draw again`() {
    player.circle(picture: player.oddPicture)
    player.clickNewSet()
    #expect(player.shapes(in: .path).isEmpty)
    player.circle(picture: player.otherPicture)
    #expect(player.game.score == Score(won: 1, played: 2))
  }

  @Test func `a new set during a stroke cancels the stroke`() {
    player.press(Array(Strokes.circle(around: BoardLayout.picture(0).center).prefix(20)))
    player.game.dealNewSet()
    #expect(player.events.dropFirst(2).first == "the stroke is cancelled")
    #expect(player.events.last?.hasPrefix("round 2") == true)
  }

  @Test func `the button is pressed while a finger on it can still press it`() {
    let center = BoardLayout.button.center
    #expect(!player.game.newSetButton.isPressed)
    player.touch(.began, at: center)
    #expect(player.game.newSetButton.isPressed)
    #expect(!player.shapes(in: .pressedButton).isEmpty)
    player.touch(.moved, at: Point(x: center.x + 60, y: center.y))
    #expect(!player.game.newSetButton.isPressed)
    player.touch(.ended, at: center)
    #expect(player.game.roundNumber == 1)
  }

  @Test func `the button is not pressed after the click`() {
    player.clickNewSet()
    #expect(player.game.roundNumber == 2)
    #expect(!player.game.newSetButton.isPressed)
    #expect(player.shapes(in: .pressedButton).isEmpty)
  }
}

@Suite struct `Pictures on the board` {
  private let player = GamePlayer()

  @Test func `there are four pictures, three of which are alike`() {
    let pictures = player.game.pictures
    #expect(pictures.map(\.name) == ["upper left", "upper right", "lower left", "lower right"])
    let odd = pictures[player.oddPicture].marks
    #expect(pictures.filter { $0.marks == odd }.count == 1)
    #expect(Set(pictures.map(\.marks)).count == 2)
  }

  @Test func `the odd picture is revealed once the round is decided`() {
    #expect(player.game.pictures.allSatisfy { !$0.isRevealed })
    player.draw(Strokes.letterS(around: BoardLayout.picture(0).center))
    #expect(player.game.pictures.allSatisfy { !$0.isRevealed })
    player.circle(picture: player.otherPicture)
    #expect(player.game.pictures.map(\.isRevealed) == (0..<4).map { $0 == player.oddPicture })
    player.clickNewSet()
    #expect(player.game.pictures.allSatisfy { !$0.isRevealed })
  }
}

@Suite struct `Debug picture` {
  private let player = GamePlayer()

  @Test func `it shows boxes, the forbidden middle, the figures and the verdict`() {
    player.game.toggleDebugPicture()
    #expect(player.game.spareFrame != nil)
    player.circle(picture: player.oddPicture)
    #expect(player.shapes(in: .pathBox).count == 1)
    #expect(player.shapes(in: .circleBox).count == 1)
    #expect(player.shapes(in: .forbidden).count == 1)
    #expect(player.text.contains("radius 79.9\nerror 0.001"))
    #expect(player.text.contains("the path is a circle"))
    #expect(player.game.spareFrame == nil)
  }

  @Test func `it names the test that refused the stroke`() {
    player.game.toggleDebugPicture()
    player.draw([Point(x: 20, y: 20), Point(x: 60, y: 20), Point(x: 100, y: 20)])
    #expect(player.text.contains("the path "))
    #expect(player.shapes(in: .pathBox).count == 1)
  }
}
