import GestureCore
import MatchItUpGame
import WindowDrawing

extension GameClient {
  /// Draws the board.
  func draw(on canvas: inout Canvas) {
    let outer = canvas.transform
    canvas.transform = toWindow.concatenating(outer)
    for picture in game.pictures { canvas.fill(picture.frame, Color(0xffffff)) }
    let button = game.newSetButton
    canvas.fill(button.frame, Color(button.isPressed ? 0xcfe0f7 : 0xffffff))
    let scene = game.scene
    for mark in scene.marks { canvas.draw(mark) }
    for label in scene.labels { canvas.draw(label) }
    if let spare = game.spareFrame {
      canvas.draw(
        Label("n: new set\nd: how it was measured\nq: quit", in: spare, ink: .faint))
    }
    canvas.transform = outer
  }
}

extension Canvas {
  fileprivate mutating func draw(_ mark: Mark) {
    let (width, color) = (mark.ink.width, Color(mark.ink.rgb))
    switch mark.shape {
    case .line(let points) where mark.ink.isDashed: dashedLine(points, width: width, color)
    case .line(let points): line(points, width: width, color)
    case .polygon(let points) where mark.ink.isDashed:
      dashedLine(points + points.prefix(1), width: width, color)
    case .polygon(let points): line(points, width: width, color, isClosed: true)
    case .circle(let center, let radius) where mark.ink.isDashed:
      let points = Canvas.circle(center, radius: radius)
      dashedLine(points + points.prefix(1), width: width, color)
    case .circle(let center, let radius):
      circle(at: center, radius: radius, width: width, color)
    }
  }

  fileprivate mutating func draw(_ label: Label) {
    let style = TextStyle(
      height: 10.5, Color(label.ink.rgb), isCentered: label.alignment == .center)
    text(label.text, in: label.frame, style)
  }
}

extension Ink {
  fileprivate var width: Double {
    switch self {
    case .path, .right, .wrong: 3
    case .frame, .pathBox, .circleBox, .forbidden: 1
    case .plain, .red, .green, .blue, .yellow, .text, .faint, .button, .pressedButton: 2
    }
  }

  fileprivate var rgb: UInt32 {
    switch self {
    case .plain, .text: 0x23211d
    case .red: 0xb8372c
    case .green: 0x2f7d3b
    case .blue: 0x2b62b5
    case .yellow: 0x96690a
    case .frame: 0xcdc8bd
    case .faint: 0x6b675f
    case .button, .pressedButton, .path, .pathBox: 0x1f5fbf
    case .right: 0x1b7a3a
    case .wrong, .forbidden: 0xb3261e
    case .circleBox: 0x2f7d3b
    }
  }
}
