/// The finders of causes for each stage of an explanation, in the order in which they add them.
///
/// Causes are told in the order of time; of those of one moment, the one added first comes first.
enum CauseFinders {
  /// What happened to a recognizer in the run, whatever is wanted.
  static var forStory: [any CauseFinder.Type] {
    [
      TieFinder.self, MissedHandOverFinder.self, HandOverChainFinder.self,
      ImpossibleHandOverFinder.self, BarredHandOverFinder.self, BusyTakerFinder.self,
      MissedUndoingFinder.self, LateRequirementFinder.self, RemovedRelationFinder.self,
      StaleStateFinder.self, ChangedAnswerFinder.self,
    ]
  }

  /// What is against the outcome that was wanted of a recognizer or a view.
  static func forWish(about subject: Subject) -> [any CauseFinder.Type] {
    switch subject {
    case .recognizer: forWishAboutRecognizer
    case .view: [UndelayedEndFinder.self]
    }
  }

  private static var forWishAboutRecognizer: [any CauseFinder.Type] {
    [
      CancelledEndFinder.self, LateBeginningFinder.self, ChangeCountFinder.self,
      PrecedenceFinder.self, ContinuityFinder.self, StraightnessFinder.self, NeighbourFinder.self,
      UnsentStateFinder.self, NoWayBackFinder.self, CountedTapFinder.self, SubviewTouchFinder.self,
      UnaskedViewFinder.self, AllowedMovementFinder.self, HoveredSubviewFinder.self,
      FurtherObstacleFinder.self,
    ]
  }

  /// Why figures of actions are not those that the file expects.
  static var forFigures: [any CauseFinder.Type] {
    [ActionValueFinder.self, DragFigureFinder.self]
  }
}
