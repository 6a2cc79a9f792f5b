import GestureScenario

extension UsualGestures {
  /// What a change takes from a recognizer.
  struct Loss: Hashable {
    let recognizer: String
    /// The gestures with which it no longer fires, or fires later.
    var forms: [Form]
    /// The views on which the gestures are lost; empty where they are lost on all views.
    var views: [String]
    /// What becomes of the gestures.
    var effect: Effect
    /// Whether it still fires with the same movement over a longer distance.
    var isOfShortWay = false
    /// Whether ``views`` are the views that its touches now hit instead.
    var isOfCovers = false
    /// The gestures that made it fire before.
    var usual = Usual()
    /// Whether none of its gestures makes it fire any more.
    var isTotal = false
    /// Whether no gesture makes it fire on these views any more.
    var isEntire = false
    /// The other touches by which the gestures are lost, if they aren't lost by the usual touches;
    /// nil if they are.
    var hand: Hand?
  }
}

extension UsualGestures.Loss {
  /// What becomes of gestures that are lost.
  enum Effect: Hashable {
    /// The recognizer no longer fires.
    ///
    /// - winner: the recognizer that makes it fail; nil where that isn't known.
    /// - isByEdgePan: whether that recognizer begins at the edge alone.
    case never(winner: String?, isByEdgePan: Bool)
    /// The recognizer fires later.
    ///
    /// - by: how much later. Unit: milliseconds.
    /// - begins: when it begins. Unit: milliseconds.
    case late(by: Double, begins: Double)
    /// The recognizer fires, but only as the fingers lift.
    case onlyAtLift
  }

  /// The gestures that made a recognizer fire before.
  struct Usual: Hashable {
    /// Those on any of the views.
    var forms: [UsualGestures.Form] = []
    /// Those on all of the views.
    var everywhere: [UsualGestures.Form] = []
  }

  /// How much later the recognizer fires; nil where it fires at the lift or not at all. Unit:
  /// milliseconds.
  var delay: Double? { if case .late(let delay, _) = effect { delay } else { nil } }

  /// The recognizer that makes it fail; nil where there is none, or where that isn't known.
  var winner: String? { if case .never(let winner, _) = effect { winner } else { nil } }

  /// Whether the delay of `other` is the same, to ten milliseconds.
  func isAsLate(as other: Self) -> Bool {
    (delay.map { ($0 / 10).rounded() }) == (other.delay.map { ($0 / 10).rounded() })
  }
}
