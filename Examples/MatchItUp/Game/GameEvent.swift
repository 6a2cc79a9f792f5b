/// Something that happened in the game. Its description is the line that a replay prints.
public enum GameEvent: Hashable, Sendable {
  /// A new round has begun, of pictures with this name.
  case dealt(round: Int, plural: String)
  /// The player pressed the button for a new round.
  case newSetPressed
  /// A finger began to draw, at a place in points of the board.
  case strokeBegan(x: Double, y: Double)
  /// The stroke was broken off.
  case strokeCancelled
  /// A stroke that was no circle has disappeared.
  case strokeCleared
  /// The stroke is not a circle; the reason is in the player's words.
  case refused(reason: String)
  /// The centre of the circle lies in no picture.
  case circledNoPicture(Circle)
  /// A circle around a picture, given by its index, with the verdict on it and the score after it.
  case circled(Circle, picture: Int, Verdict, Score)
  /// The debug picture was switched on or off.
  case debugPicture(isOn: Bool)
}

extension GameEvent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .dealt(let round, let plural): "round \(round): four \(plural), one of which differs"
    case .newSetPressed: "New Set is pressed"
    case .strokeBegan(let x, let y):
      "a stroke begins at \(Decimals(x, places: 0)), \(Decimals(y, places: 0))"
    case .strokeCancelled: "the stroke is cancelled"
    case .strokeCleared: "the failed stroke is cleared"
    case .refused(let reason): "no circle: \(reason)"
    case .circledNoPicture(let circle): "a circle around no picture (\(circle))"
    case .circled(let circle, let picture, let verdict, let score):
      "a circle around the \(BoardLayout.name(ofPicture: picture)) picture (\(circle)): "
        + "\(verdict.result); score \(score.won) of \(score.played)"
    case .debugPicture(let isOn): "the debug picture is \(isOn ? "on" : "off")"
    }
  }
}

extension Verdict {
  fileprivate var result: String {
    switch self {
    case .right(let difference): "right, it \(difference)"
    case .wrong(let picture, let difference):
      "wrong, the \(BoardLayout.name(ofPicture: picture)) one \(difference)"
    case .noCircle(let reason): reason
    case .outsidePictures: "around no picture"
    }
  }
}
