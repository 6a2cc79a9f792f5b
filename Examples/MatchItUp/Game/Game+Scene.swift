import CircleGesture
public import GestureCore

// What is to be seen.
extension Game {
  /// The board as it is now.
  public var scene: Scene {
    var scene = Scene()
    for picture in 0..<Round.pictures { addPicture(picture, to: &scene) }
    scene.marks.append(Mark(.box(BoardLayout.button), .button))
    if let stroke { add(stroke, to: &scene) }
    scene.labels = [
      Label("MatchItUp", in: BoardLayout.title),
      Label("Round \(round.number)", in: BoardLayout.round),
      Label("Score \(score.won) of \(score.played)", in: BoardLayout.score),
      Label("New Set", in: BoardLayout.buttonText, ink: .button, alignment: .center),
      message,
    ]
    if let figures { scene.labels.append(figures) }
    return scene
  }

  private func addPicture(_ picture: Int, to scene: inout Scene) {
    let place = BoardLayout.picture(picture)
    var frameInk = Ink.frame
    if case .picked = stroke?.fate, picture == round.oddPicture { frameInk = .right }
    scene.marks.append(Mark(.box(place), frameInk))
    scene.marks += round.marks(ofPicture: picture).map {
      Mark($0.shape.placed(in: place), $0.ink)
    }
  }

  private func add(_ stroke: Stroke, to scene: inout Scene) {
    scene.marks.append(Mark(.line(stroke.path), .path))
    if let ink = stroke.fate.circleInk, let fit = stroke.fit {
      scene.marks.append(Mark(.circle(center: fit.center, radius: fit.radius), ink))
    }
    if showsDebugPicture { scene.marks += debugPicture(of: stroke).marks }
  }

  private func debugPicture(of stroke: Stroke) -> DebugPicture {
    DebugPicture(stroke: stroke, forbiddenShare: circle.criteria.minimumInnermost)
  }

  /// A part of the board that the game leaves free for words of the face's own; nil while it has
  /// figures to show there.
  public var spareFrame: Rect? { figures == nil ? BoardLayout.spare : nil }

  private var figures: Label? {
    guard showsDebugPicture, let stroke else { return nil }
    return Label(debugPicture(of: stroke).figures, in: BoardLayout.spare, ink: .faint)
  }

  private var message: Label {
    let (text, ink) = words
    return Label(text, in: BoardLayout.message, ink: ink)
  }

  private var words: (text: String, ink: Ink) {
    switch stroke?.fate {
    case nil, .growing: ("Draw a circle round the odd one out.", .text)
    case .refused: ("That was no circle. Try again.", .wrong)
    case .astray: ("That was round no picture. Try again.", .wrong)
    case .picked(_, isRight: true): ("Right! It \(round.oddity.text). Press New Set.", .right)
    case .picked(_, isRight: false):
      (
        "Wrong. The \(BoardLayout.name(ofPicture: round.oddPicture)) one "
          + "\(round.oddity.text). Press New Set.", .wrong
      )
    }
  }
}

extension Stroke.Fate {
  /// What the fitted circle is drawn in; nil where it's not worth showing.
  fileprivate var circleInk: Ink? {
    switch self {
    case .growing: nil
    case .picked(_, isRight: true): .right
    case .refused, .astray, .picked(_, isRight: false): .wrong
    }
  }
}
