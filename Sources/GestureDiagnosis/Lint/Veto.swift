import GestureCore

/// What keeps a recognizer from recognizing whatever the fingers do.
enum Veto: Equatable {
  /// Its delegate says no to each event.
  case event
  /// Its delegate says no to each touch on the views whose touches reach it.
  case touch
  /// Its delegate says no when it is asked whether it should begin.
  case delegate
  /// All views that its touches hit say no when they are asked whether it should begin.
  case views([ViewReference])
  /// All views that its touches hit are controls, which keep taps to themselves (S11.1).
  case controls([ViewReference])

  /// Nil where nothing certainly keeps a recognizer from recognizing.
  ///
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
    } else {
      self.init(of: recognizer, onViews: candidates, knowledge)
    }
  }

  /// Views are asked only about touches that they would lose (S3.13).
  private init?(
    of recognizer: any GestureRecognizer, onViews candidates: [View], _ knowledge: LintKnowledge
  ) {
    guard recognizer.cancelsTouchesInView else { return nil }
    let isSingleTap = GestureProfile(of: recognizer).isSingleTap
    let open = candidates.filter { knowledge.receivesTouches(recognizer, $0) != false }
    let refusing = open.filter { knowledge.letsBegin($0, recognizer) == false }
    let keeping = open.filter { view in
      guard isSingleTap, view !== recognizer.view, let control = view as? Control else {
        return false
      }
      return knowledge.letsBegin(view, recognizer) == nil && control.keepsTaps
    }
    guard refusing.count + keeping.count == open.count else { return nil }
    self =
      refusing.isEmpty
      ? .controls(keeping.map(ViewReference.init)) : .views(refusing.map(ViewReference.init))
  }

  /// The question that is always answered with no, and the object that answers it.
  var clause: String {
    switch self {
    case .event: "its delegate always says no to shouldReceive(_ event:)"
    case .touch: "its delegate says no to shouldReceive(_ touch:) for all touches that there can be"
    case .delegate: "its delegate always says no to gestureRecognizerShouldBegin(_:)"
    case .views:
      "each view on which its touches come down says no to gestureRecognizerShouldBegin(_:)"
    case .controls(let controls):
      "its touches come down only on \(controls.compactMap { $0.view as? Control }.listed), and "
        + "a control keeps a tap to itself"
    }
  }

  /// The cases in which the recognizer still fires; nil for none.
  var exception: String? {
    switch self {
    case .event, .touch, .delegate: nil
    case .views, .controls: "with touches that no view would lose"  // for these no view is asked
    }
  }

  /// Whether it is known only when the gesture is complete.
  var isAtBegin: Bool {
    switch self {
    case .delegate, .views, .controls: true
    case .event, .touch: false
    }
  }

  /// Whether it does not apply to input without touches.
  var concernsTouchesOnly: Bool {
    switch self {
    case .event, .delegate: false
    case .touch, .views, .controls: true
    }
  }
}

/// A view, equal only to itself.
struct ViewReference: Equatable {
  let view: View

  init(_ view: View) { self.view = view }

  static func == (left: ViewReference, right: ViewReference) -> Bool { left.view === right.view }
}

extension GestureProfile {
  /// Whether it looks for one tap with one finger.
  var isSingleTap: Bool { trigger == .taps(1) && numberOfTouches == 1...1 }
}
