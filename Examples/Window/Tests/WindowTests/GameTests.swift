import CSDL2
import GestureCore
import MatchItUpGame
import SDLHost
import Testing
import WindowDrawing

@testable import WindowExample

extension Windows {
  @Suite @MainActor struct `The game in a window` {
    let client: GameClient
    let lines = Lines()
    let pushed: Pushed

    init() throws {
      client = GameClient(seed: 7, report: lines.add)
      pushed = try Pushed(client, size: GameClient.usualSize)
    }

    @Test func `a finger wins the round with a circle, also in a window of another shape`() throws {
      SDL_SetWindowSize(pushed.drawn.window, 1000, 500)
      pushed.turn()
      let odd = try #require(client.oddPicture)
      let (center, radius) = client.place(of: odd.frame)
      let points = Canvas.circle(center, radius: radius * 0.8, scale: 2)
      for (number, point) in (points + points.prefix(2)).enumerated() {
        pushed.finger(1, number == 0 ? SDL_FINGERDOWN : SDL_FINGERMOTION, point.x, point.y)
      }
      pushed.finger(1, SDL_FINGERUP, points[1].x, points[1].y)
      pushed.turn()
      #expect(client.game.score.won == 1, "\(lines.lines)")
    }

    @Test func `a click on New Set deals`() {
      let (center, _) = client.place(of: client.game.newSetButton.frame)
      pushed.mouse(SDL_MOUSEBUTTONDOWN, Int32(center.x), Int32(center.y), button: 1)
      pushed.mouse(SDL_MOUSEBUTTONUP, Int32(center.x), Int32(center.y), button: 1)
      pushed.turn()
      #expect(client.game.roundNumber == 2, "\(lines.lines)")
    }

    @Test func `a failed stroke is cleared in time`() {
      pushed.drag(1, from: Point(x: 100, y: 100), by: Vector(dx: 100, dy: 0))
      pushed.turn()
      #expect(client.game.stroke != nil)
      while client.game.stroke != nil { pushed.turn() }
      #expect(lines.lines.last == "the failed stroke is cleared")
    }

    @Test func `a new size cancels the stroke`() {
      pushed.drag(1, from: Point(x: 100, y: 100), by: Vector(dx: 100, dy: 60), lifts: false)
      pushed.turn()
      SDL_SetWindowSize(pushed.drawn.window, 500, 400)
      pushed.turn()
      #expect(lines.lines.last == "the stroke is cancelled")
    }
  }
}

@Suite struct `The command line` {
  @Test func `names a program and its options`() throws {
    let options = try Options([
      "photos", "--seed", "7", "--size", "800x600", "--screenshot", "a.bmp", "--places",
    ])
    #expect(options.program == .photos && options.seed == 7 && options.tellsPlaces)
    #expect(options.size == Size(width: 800, height: 600))
    #expect(options.screenshot == "a.bmp")
    #expect(try Options([]).program == .game)
  }

  @Test(arguments: [
    ["chess"], ["--seed"], ["--seed", "x"], ["--size", "800"], ["--size", "9x9"],
  ])
  func `says what is wrong`(words: [String]) {
    #expect(throws: OptionError.self) { try Options(words) }
  }
}

@Suite struct `The font` {
  @Test func `has all letters of the game`() {
    let style = TextStyle(height: 12, Color(0))
    let box = Canvas.width(of: "\u{1}", style)
    #expect(Canvas.width(of: "I", style) < box)
    #expect(Canvas.width(of: "Wrong.", style) > Canvas.width(of: "Right!", style))
  }
}
