import CSDL2
import GestureCore
import MatchItUpGame
import SDLHost
import WindowDrawing

/// The game in a window: it maps the window to the board, and draws.
final class GameClient: SDLHostClient {
  let game: Game
  private var size = GameClient.usualSize
  private let report: (String) -> Void
  private let tellsPlaces: Bool
  private let news: News

  /// What the game has reported and is not printed yet: it reports from inside its own calls.
  private final class News {
    var lines: [String] = []
    var isDealt = false
  }

  static let usualSize = Size(width: 870, height: 600)
  static let background = Color(0xf7f6f3)

  /// - Parameters:
  ///   - report: called with a line for each event of the game.
  ///   - tellsPlaces: whether to report where the pictures are, and which one differs.
  init(seed: UInt64, report: @escaping (String) -> Void, tellsPlaces: Bool = false) {
    self.report = report
    self.tellsPlaces = tellsPlaces
    let news = News()
    self.news = news
    game = Game(seed: seed) { _, event in
      news.lines.append("\(event)")
      if case .dealt = event { news.isDealt = true }
    }
  }

  var nextDeadline: Timestamp? { game.nextDeadline }

  func send(_ event: InputEvent) {
    var event = event
    for index in event.touches.indices {
      event.touches[index].location = event.touches[index].location.map(toBoard.applied)
    }
    game.send(event)
    tellNews()
  }

  func advance(to moment: Timestamp) {
    game.advance(to: moment)
    tellNews()
  }

  func cancelAllTouches() {
    game.cancelTouches()
    tellNews()
  }

  func windowSizeChanged(to size: Size) {
    // A stroke that has begun would jump.
    if size != self.size { cancelAllTouches() }
    self.size = size
  }

  /// Reports what has happened in the game. A new round has new places.
  func tellNews() {
    let lines = news.lines
    news.lines = []
    lines.forEach(report)
    if news.isDealt && tellsPlaces { tellPlaces() }
    news.isDealt = false
  }
}

// MARK: The board in the window

extension GameClient {
  /// From the board to the window: as large as fits, in the middle.
  var toWindow: AffineTransform {
    let board = Game.boardSize
    let scale = max(min(size.width / board.width, size.height / board.height), 0.01)
    return AffineTransform(scaleX: scale, y: scale).concatenating(
      AffineTransform(
        translationX: (size.width - board.width * scale) / 2,
        y: (size.height - board.height * scale) / 2))
  }

  private var toBoard: AffineTransform { toWindow.inverse ?? .identity }

  /// The picture that is not like the others.
  var oddPicture: Picture? {
    game.pictures.first { picture in
      game.pictures.filter { $0.marks == picture.marks }.count == 1
    }
  }

  /// The middle of a part of the board, and the radius of a circle in it, in the window.
  func place(of frame: Rect) -> (center: Point, radius: Double) {
    let toWindow = toWindow
    let side = min(frame.width, frame.height) / 2
    return (toWindow.applied(to: frame.center), toWindow.applied(to: Vector(dx: side, dy: 0)).dx)
  }

  private func tellPlaces() {
    for picture in game.pictures {
      tell(picture.frame, picture.name + (picture == oddPicture ? ", which differs" : ""))
    }
    tell(game.newSetButton.frame, game.newSetButton.title)
  }

  private func tell(_ frame: Rect, _ name: String) {
    let (center, radius) = place(of: frame)
    let numbers = [center.x, center.y, radius].map { Int($0.rounded()) }
    report("place \(numbers[0]) \(numbers[1]) \(numbers[2]): \(name)")
  }
}
