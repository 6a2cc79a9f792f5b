import GestureCore

/// Who keeps a recognizer from recognizing whatever the fingers do.
enum Veto {
  /// Its delegate says no to each event.
  case event
  /// Its delegate says no to each touch on the views where touches come to it.
  case touch
  /// Its delegate says no when it is asked whether it should begin.
  case delegate
  /// So do all views that its touches hit.
  case views

  /// - Parameter candidates: the views whose touches come to the recognizer unless somebody says no.
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

  /// The question that is always answered with no, and by whom.
  var clause: String {
    switch self {
    case .event: "its delegate always says no to shouldReceive(_ event:)"
    case .touch: "its delegate says no to shouldReceive(_ touch:) for all touches that there can be"
    case .delegate: "its delegate always says no to gestureRecognizerShouldBegin(_:)"
    case .views:
      "each view on which its touches come down says no to gestureRecognizerShouldBegin(_:)"
    }
  }

  /// Where it fires all the same; nil for nowhere.
  var exception: String? {
    switch self {
    case .event, .touch, .delegate: nil
    case .views: "with touches that no view would lose"  // for others no view is asked
    }
  }

  /// Whether input without touches passes by.
  var concernsTouchesOnly: Bool {
    switch self {
    case .event, .delegate: false
    case .touch, .views: true
    }
  }
}
