/// One thing that happens in the game; its description is the line that a replay says.
public enum Happening: Hashable, Sendable {
  case dealt(round: Int, plural: String)
  case newSetPressed
  case strokeBegan(x: Double, y: Double)
  case strokeCancelled
  case refused(reason: String)
  /// A circle whose centre lies in no picture.
  case astray(Circle)
  case picked(Circle, picture: Int, isRight: Bool, oddPicture: Int, oddity: String, Score)
  case wiped
  case debugPicture(isOn: Bool)

  /// A fitted circle, as far as it's worth telling.
  public struct Circle: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var radius: Double
    public var error: Double
  }
}

extension Happening: CustomStringConvertible {
  public var description: String {
    switch self {
    case .dealt(let round, let plural): "round \(round): four \(plural), one of which differs"
    case .newSetPressed: "New Set is pressed"
    case .strokeBegan(let x, let y): "a stroke begins at \(whole(x)), \(whole(y))"
    case .strokeCancelled: "the stroke is cancelled"
    case .refused(let reason): "no circle: \(reason)"
    case .astray(let circle): "a circle round no picture (\(circle))"
    case .picked(let circle, let picture, let isRight, let oddPicture, let oddity, let score):
      "a circle round the \(BoardLayout.name(ofPicture: picture)) picture (\(circle)): "
        + (isRight ? "right, it \(oddity)" : "wrong, \(Self.answer(oddPicture, oddity))")
        + "; score \(score.won) of \(score.played)"
    case .wiped: "the failed stroke is wiped away"
    case .debugPicture(let isOn): "the debug picture is \(isOn ? "on" : "off")"
    }
  }

  private static func answer(_ picture: Int, _ oddity: String) -> String {
    "the \(BoardLayout.name(ofPicture: picture)) one \(oddity)"
  }

  private func whole(_ value: Double) -> Decimals { Decimals(value, places: 0) }
}

extension Happening.Circle: CustomStringConvertible {
  public var description: String {
    "centre \(Decimals(x, places: 0)), \(Decimals(y, places: 0)), radius "
      + "\(Decimals(radius, places: 0)), error \(Decimals(error, places: 3))"
  }
}
