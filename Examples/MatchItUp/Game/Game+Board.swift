import CircleGesture
import GestureCore
import TapGesture

// The values that a host needs to draw the board in its own way.
extension Game {
  /// The number of the present round, from one.
  public var roundNumber: Int { round.number }

  /// The four pictures, which don't overlap.
  public var pictures: [Picture] {
    (0..<Round.pictures).map { index in
      Picture(
        name: BoardLayout.name(ofPicture: index), frame: BoardLayout.picture(index),
        marks: round.marks(ofPicture: index),
        isRevealed: turn.isDecided && index == round.oddPicture)
    }
  }

  /// The stroke that is being drawn, or the last one until it is cleared.
  public var stroke: Stroke? {
    switch turn {
    case .waiting: nil
    case .drawing:
      Stroke(points: circle.path, verdict: nil, circle: nil, debugPicture: DebugPicture(circle))
    case .failed(let stroke, clearedAt: _), .decided(let stroke): stroke
    }
  }

  /// The verdict on the last stroke of this round; nil before it, and while the next one is drawn.
  public var verdict: Verdict? {
    switch turn {
    case .waiting(let verdict): verdict
    case .drawing: nil
    case .failed(let stroke, clearedAt: _), .decided(let stroke): stroke.verdict
    }
  }

  /// The words for the player: the verdict, or what to do.
  public var message: String { verdict?.message ?? "Draw a circle around the odd one out." }

  /// The button that deals the next round.
  public var newSetButton: PushButton {
    // A tap that has failed, because the finger strayed, holds no touch any more.
    PushButton(
      title: "New Set", frame: BoardLayout.button, isPressed: newSetTap.numberOfTouches > 0)
  }
}
