import CSDL2
import GestureCore
import MatchItUpGame
import PhotoTable
import SDLHost
import WindowDrawing

extension Main {
  // MARK: The game

  static func play(_ options: Options) throws(SDLError) {
    let lines = Lines()
    let seed = options.seed ?? UInt64.random(in: 1...999)
    let client = GameClient(seed: seed, report: lines.add, tellsPlaces: options.tellsPlaces)
    let window = try DrawnWindow(
      title: "MatchItUp", size: options.size ?? GameClient.usualSize)
    let host = SDLHost(window: window.window, client: client)
    host.onKey = { [weak host] key in
      switch key {
      case SDLK_n: client.game.dealNewSet()
      case SDLK_d: client.game.toggleDebugPicture()
      case SDLK_q, SDLK_ESCAPE: host?.close()
      default: break
      }
    }
    client.tellNews()
    try run(window, host, lines, options) {
      client.tellNews()
      window.draw(background: GameClient.background) { client.draw(on: &$0) }
    }
  }

  // MARK: The photo table

  static func showPhotos(_ options: Options) throws(SDLError) {
    let lines = Lines()
    let table = PhotoTable(report: lines.add)
    table.dispatcher.addObserver(.console)
    let window = try DrawnWindow(title: "Photos", size: options.size ?? PhotoTable.size)
    let host = SDLHost(window: window.window, client: table.dispatcher)
    host.onKey = { [weak host] key in
      guard let host else { return }
      switch key {
      case SDLK_TAB: host.focusedView = table.photo(after: host.focusedView)
      case SDLK_q, SDLK_ESCAPE: host.close()
      default: break
      }
    }
    try run(window, host, lines, options) {
      table.bringBack()
      window.draw(background: PhotoTable.background) {
        table.draw(on: &$0, focus: host.focusedView)
      }
    }
  }

  // MARK: The loop

  private static func run(
    _ window: DrawnWindow, _ host: SDLHost, _ lines: Lines, _ options: Options,
    draw: () -> Void
  ) throws(SDLError) {
    defer { lines.flush() }
    draw()
    if let file = options.screenshot { return try window.save(to: file) }
    guard !DrawnWindow.isInvisibleByAccident else {
      throw SDLError("there is no display, so nobody would see the window: set DISPLAY")
    }
    window.present()
    lines.add("the window is open")
    while !host.isOver {
      lines.flush()
      host.turn()
      draw()
      window.present()
    }
    lines.add("the window is closed")
  }
}
