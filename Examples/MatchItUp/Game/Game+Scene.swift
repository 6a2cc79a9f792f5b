public import GestureCore

// The board as lines and labels, for a host that only draws.
extension Game {
  /// The board as it is now.
  public var scene: Scene {
    var scene = Scene()
    for picture in pictures { scene.add(picture) }
    scene.add(newSetButton, titleFrame: BoardLayout.buttonTitle)
    if let stroke { scene.add(stroke) }
    scene.labels += [
      Label("MatchItUp", in: BoardLayout.title),
      Label("Round \(round.number)", in: BoardLayout.round),
      Label("Score \(score.won) of \(score.played)", in: BoardLayout.score),
      Label(message, in: BoardLayout.message, ink: verdict?.ink ?? .text),
    ]
    if let debugPicture {
      scene.marks += debugPicture.marks
      scene.labels.append(Label(debugPicture.figures, in: BoardLayout.spare, ink: .faint))
    }
    return scene
  }

  /// The part of the board that is free for the host's own words; nil while the debug picture needs
  /// it.
  public var spareFrame: Rect? { debugPicture == nil ? BoardLayout.spare : nil }

  private var debugPicture: DebugPicture? { showsDebugPicture ? stroke?.debugPicture : nil }
}

extension Scene {
  fileprivate mutating func add(_ picture: Picture) {
    marks.append(Mark(.box(picture.frame), picture.isRevealed ? .right : .frame))
    marks += picture.marks.map { Mark($0.shape.placed(in: picture.frame), $0.ink) }
  }

  fileprivate mutating func add(_ button: PushButton, titleFrame: Rect) {
    let ink: Ink = button.isPressed ? .pressedButton : .button
    marks.append(Mark(.box(button.frame), ink))
    labels.append(Label(button.title, in: titleFrame, ink: ink, alignment: .center))
  }

  fileprivate mutating func add(_ stroke: Stroke) {
    marks.append(Mark(.line(stroke.points), stroke.ink))
    if let circle = stroke.circle, let verdict = stroke.verdict {
      marks.append(Mark(.circle(center: circle.center, radius: circle.radius), verdict.ink))
    }
  }
}

extension Stroke {
  /// A stroke that is not a circle has no circle to colour, so the stroke itself is drawn as wrong.
  fileprivate var ink: Ink {
    guard let verdict, circle == nil else { return .path }
    return verdict.ink
  }
}

extension Verdict {
  fileprivate var ink: Ink { isRight ? .right : .wrong }
}
