import CircleGesture
import GestureCore

// What becomes of a stroke.
extension Game {
  /// A new stroke takes the place of a failed one, whose timer would otherwise wipe this one.
  func begin(_ circle: CircleGestureRecognizer) {
    wipeDeadline = nil
    stroke = Stroke(circle, fate: .growing)
    let place = circle.path.first ?? .zero
    say(now, .strokeBegan(x: place.x, y: place.y))
  }

  /// The centre of the fitted circle picks the picture, so that a circle that leaves its picture
  /// still means it.
  func judge(_ circle: CircleGestureRecognizer) {
    guard let fit = circle.fit else { return }  // What is accepted has a fit.
    guard let picture = BoardLayout.picture(at: fit.center) else {
      stroke = Stroke(circle, fate: .astray)
      wipeLater()
      return say(now, .astray(Happening.Circle(fit)))
    }
    let isRight = picture == round.oddPicture
    stroke = Stroke(circle, fate: .picked(picture, isRight: isRight))
    score.add(won: isRight)
    circle.isEnabled = false
    say(
      now,
      .picked(
        Happening.Circle(fit), picture: picture, isRight: isRight, oddPicture: round.oddPicture,
        oddity: round.oddity.text, score))
  }

  /// A path that is no circle stays on the board for a while; one that the system or the game
  /// broke off goes at once.
  func giveUp(_ circle: CircleGestureRecognizer) {
    guard let verdict = circle.verdict, !verdict.isAccepted else {
      stroke = nil
      return say(now, .strokeCancelled)
    }
    stroke = Stroke(circle, fate: .refused)
    wipeLater()
    say(now, .refused(reason: verdict.explanation.description))
  }

  private func wipeLater() {
    wipeDeadline = now + Game.timeBeforeWiping
  }

  func wipe() {
    wipeDeadline = nil
    stroke = nil
    say(now, .wiped)
  }
}

extension Happening.Circle {
  fileprivate init(_ fit: CircleFit) {
    self.init(x: fit.center.x, y: fit.center.y, radius: fit.radius, error: fit.error)
  }
}
