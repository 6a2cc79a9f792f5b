import GestureCore

/// What keeps a recognizer from recognizing whatever the fingers do.
enum Veto {
  /// Its delegate says no to each event.
  case event
  /// Its delegate says no to each touch on the views whose touches reach it.
  case touch
  /// Its delegate says no when it is asked whether it should begin.
  case delegate
  /// All views that its touches hit say no to that question.
  case views

  /// - Parameter candidates: the views whose touches the recognizer receives unless they are
  ///   refused.
  init?(
    of recognizer: any GestureRecognizer, on candidates: [View], _ knowledge: LintKnowledge
  ) {
    let isHovering = GestureProfile(of: recognizer).trigger == .hover
    if knowledge.receivesEvents(recognizer) == false {
      self = .event
    } else if knowledge.begins(recognizer) == false {
      self = .delegate
    } else if isHovering || candidates.isEmpty {
      return nil
    } else if candidates.allSatisfy({ knowledge.receivesTouches(recognizer, $0) == false }) {
      self = .touch
    } else if recognizer.cancelsTouchesInView,
      candidates.allSatisfy({
        knowledge.receivesTouches(recognizer, $0) == false
          || knowledge.letsBegin($0, recognizer) == false
      })
    {
      self = .views
    } else {
      return nil
    }
  }

  /// The question that is always answered with no, and the object that answers it.
  var clause: String {
    switch self {
    case .event: "its delegate always says no to shouldReceive(_ event:)"
    case .touch: "its delegate says no to shouldReceive(_ touch:) for all touches that there can be"
    case .delegate: "its delegate always says no to gestureRecognizerShouldBegin(_:)"
    case .views:
      "each view on which its touches come down says no to gestureRecognizerShouldBegin(_:)"
    }
  }

  /// The cases in which it still fires; nil for none.
  var exception: String? {
    switch self {
    case .event, .touch, .delegate: nil
    case .views: "with touches that no view would lose"  // for these no view is asked
    }
  }

  /// Whether it is said only when the gesture is complete.
  var isAtBegin: Bool {
    switch self {
    case .delegate, .views: true
    case .event, .touch: false
    }
  }

  /// Whether it does not apply to input without touches.
  var concernsTouchesOnly: Bool {
    switch self {
    case .event, .delegate: false
    case .touch, .views: true
    }
  }
}
