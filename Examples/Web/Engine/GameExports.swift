import GestureCore
import GestureTrace
import MatchItUpGame

/// The game that the page plays.
private final class Play {
  var game: Game?
  var news: [String] = []
}

nonisolated(unsafe) private let play = Play()

@_cdecl("game_start")
func startGame(_ seed: Double) {
  play.news = []
  play.game = Game(seed: UInt64(max(seed, 0))) { _, event in play.news.append("\(event)") }
}

/// A touch on the board, in its points.
@_cdecl("game_touch")
func sendTouchToGame(
  _ moment: Double, _ id: Double, _ phase: Int32, _ x: Double, _ y: Double, _ type: Int32,
  _ buttons: Int32
) {
  let input = TouchInput(
    id: TouchID(Int(id)), phase: TouchPhase(number: phase), location: Point(x: x, y: y),
    type: TouchType(rawValue: UInt8(clamping: type)) ?? .direct,
    buttons: ButtonMask(rawValue: Int(buttons)))
  play.game?.send(InputEvent(at: .milliseconds(moment), touches: [input]))
}

@_cdecl("game_advance")
func advanceGame(_ moment: Double) { play.game?.advance(to: .milliseconds(moment)) }

@_cdecl("game_deadline")
func deadlineOfGame() -> Double { play.game?.nextDeadline?.milliseconds ?? -1 }

@_cdecl("game_cancel")
func cancelGame() { play.game?.cancelTouches() }

@_cdecl("game_new_set")
func dealNewSet() { play.game?.dealNewSet() }

@_cdecl("game_toggle_debug")
func toggleDebug() { play.game?.toggleDebugPicture() }

@_cdecl("game_width")
func widthOfGame() -> Double { Game.boardSize.width }

@_cdecl("game_height")
func heightOfGame() -> Double { Game.boardSize.height }

/// What the game has reported since it was last asked: a line for each event.
@_cdecl("game_news")
func newsOfGame() -> Int32 {
  defer { play.news = [] }
  return textBuffer.write(play.news.joined(separator: "\n"))
}

/// The board as JSON: marks and labels, to be drawn in order.
@_cdecl("game_scene")
func sceneOfGame() -> Int32 {
  guard let scene = play.game?.scene else { return 0 }
  var json = JSONBuilder()
  json["marks"] = .list(scene.marks.map { $0.json })
  json["labels"] = .list(scene.labels.map { $0.json })
  return textBuffer.write(json.json.line)
}

extension Mark {
  fileprivate var json: JSONValue {
    var json = JSONBuilder()
    json["ink"] = .string(ink.word)
    json["dashed"] = .flag(ink.isDashed)
    switch shape {
    case .line(let points): json["line"] = .list(points.map { .numbers($0.x, $0.y) })
    case .polygon(let points): json["polygon"] = .list(points.map { .numbers($0.x, $0.y) })
    case .circle(let center, let radius): json["circle"] = .numbers(center.x, center.y, radius)
    }
    return json.json
  }
}

extension Label {
  fileprivate var json: JSONValue {
    var json = JSONBuilder()
    json["text"] = .string(text)
    json["frame"] = .numbers(frame.minX, frame.minY, frame.width, frame.height)
    json["ink"] = .string(ink.word)
    json["centered"] = .flag(alignment == .center)
    return json.json
  }
}

extension Ink {
  fileprivate var word: String {
    switch self {
    case .plain: "plain"
    case .red: "red"
    case .green: "green"
    case .blue: "blue"
    case .yellow: "yellow"
    case .frame: "frame"
    case .text: "text"
    case .faint: "faint"
    case .button: "button"
    case .pressedButton: "pressedButton"
    case .path: "path"
    case .right: "right"
    case .wrong: "wrong"
    case .pathBox: "pathBox"
    case .circleBox: "circleBox"
    case .forbidden: "forbidden"
    }
  }
}
