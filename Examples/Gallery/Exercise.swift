/// One exercise: what it is about, what to look for, and a recording that plays it.
struct Exercise: Sendable {
  /// Its name on the command line.
  let name: String
  /// A short description of what happens.
  let title: String
  /// What a reader should see in the timeline.
  let lookFor: String
  /// Sets up views on the stage and moves the fingers.
  let perform: @Sendable (Stage) -> Void

  /// Plays the exercise on a new stage.
  ///
  /// - Returns: the title, what to look for, and what happened, one line each.
  func timeline() -> String {
    let stage = Stage()
    perform(stage)
    stage.finish()
    return "\(name): \(title)\n\(lookFor)\n\n" + Transcript(of: stage).text
  }
}

extension Exercise {
  /// All exercises, from raw touches to whole screens.
  static let all: [Exercise] = [
    .dragByTouches, .dragAlongOneAxis, .pressesByTouches, .tapsByTouches, .taps, .horizontalPan,
    .pressAndPan, .pressThenDrag, .pressThatDrags, .pinchRotatePan, .oneFingerZoom, .tenFingers,
    .swipeOverPan, .edgePan, .list, .sheetWithList, .askWhy,
  ]
}
