import CircleGesture
import GestureCore

// Beginning, judging and clearing strokes.
extension Game {
  /// Replaces a failed stroke, and so also stops the timer that would have cleared that one.
  func beginStroke() {
    turn = .drawing
    let start = circle.path.first ?? .zero
    report(now, .strokeBegan(x: start.x, y: start.y))
  }

  /// Finds out which picture was circled: the one that holds the centre of the fitted circle, so a
  /// circle that leaves its picture still counts for it.
  func judgeCircle() {
    guard let fitted = circle.fit.map(Circle.init) else { return }  // An accepted path has a fit.
    guard let picture = BoardLayout.picture(at: fitted.center) else {
      fail(.outsidePictures, circle: fitted)
      return report(now, .circledNoPicture(fitted))
    }
    let isRight = picture == round.oddPicture
    score.add(won: isRight)
    let verdict: Verdict =
      isRight
      ? .right(difference: round.difference.text)
      : .wrong(oddPicture: round.oddPicture, difference: round.difference.text)
    turn = .decided(finishedStroke(verdict, circle: fitted))
    circle.isEnabled = false
    report(now, .circled(fitted, picture: picture, verdict, score))
  }

  /// Keeps a stroke that is not a circle on the board for a while, and says what is wrong with it.
  /// A stroke that was interrupted disappears at once.
  func endWithoutCircle() {
    guard let reason = refusalReason else {
      turn = .waiting(after: nil)
      return report(now, .strokeCancelled)
    }
    fail(.noCircle(reason: reason), circle: nil)
    report(now, .refused(reason: reason))
  }

  /// Removes the failed stroke from the board; its verdict stays until the next stroke.
  func clearStroke() {
    turn = .waiting(after: verdict)
    report(now, .strokeCleared)
  }

  /// Whether the stroke has more points than the game keeps in memory.
  var strokeIsTooLong: Bool { pointsInMemory > Game.mostPoints }

  /// How many points the recognizer holds, even before the stroke begins.
  var pointsInMemory: Int { circle.path.count }

  /// Why the last stroke is not a circle; nil if something other than the recognizer ended it.
  private var refusalReason: String? {
    if strokeIsTooLong { return "the stroke is too long" }
    if circle.numberOfTouches > 1 { return "a second finger came down" }
    return circle.verdict?.reasonForPlayer
  }

  private func fail(_ verdict: Verdict, circle: Circle?) {
    turn = .failed(
      finishedStroke(verdict, circle: circle), clearedAt: now + Game.timeBeforeClearing)
  }

  private func finishedStroke(_ verdict: Verdict, circle: Circle?) -> Stroke {
    Stroke(
      points: self.circle.path, verdict: verdict, circle: circle,
      debugPicture: DebugPicture(self.circle))
  }
}
