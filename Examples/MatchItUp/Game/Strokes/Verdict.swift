/// The game's verdict on a finished stroke.
public enum Verdict: Hashable, Sendable {
  /// The stroke is not a circle. The reason continues "That was no circle:".
  case noCircle(reason: String)
  /// The stroke is a circle, but its centre lies in no picture.
  case outsidePictures
  /// The odd one is circled. The difference continues a sentence that starts with "it".
  case right(difference: String)
  /// Another one is circled. `oddPicture` is the index of the odd one.
  case wrong(oddPicture: Int, difference: String)

  /// Whether the odd one is circled.
  public var isRight: Bool {
    switch self {
    case .right: true
    case .noCircle, .outsidePictures, .wrong: false
    }
  }

  /// The verdict in the player's words.
  public var message: String {
    switch self {
    case .noCircle(let reason): "That was no circle: \(reason)."
    case .outsidePictures: "That circle is around no picture."
    case .right(let difference): "Right! It \(difference). Press New Set."
    case .wrong(let picture, let difference):
      "Wrong. The \(BoardLayout.name(ofPicture: picture)) one \(difference). Press New Set."
    }
  }
}
