import GestureCore

/// A recognizer of a scene that is linted.
struct LintMember {
  let recognizer: any GestureRecognizer
  let view: View
  let profile: GestureProfile
  /// Its place among those of its view, in the order of adding.
  let addition: Int
  /// Whether touches come to its view.
  let reach: Reach
  /// Whether its delegate may keep it from recognizing.
  let mayBeRefused: Bool

  var label: RecognizerLabel { recognizer.label }
  var name: String { recognizer.name }
  /// The name in quotation marks.
  var quoted: String { "'\(recognizer.name)'" }

  /// Whether it takes part at all, now.
  var takesPart: Bool {
    recognizer.isEnabled && !recognizer.allowedTouchTypes.isEmpty && reach == .reachable
  }

  /// What it looks for, in two or three words.
  var kind: String {
    switch profile.form {
    case .taps(1): "a tap"
    case .taps(let count): "\(count) taps"
    case .press: "a press"
    case .drag: "a pan"
    case .swipe: "a swipe"
    case .drawing: "a figure"
    case .twoFingers: "two fingers"
    case .hover: "a pointer"
    case .delay, .unknown: "a gesture"
    }
  }

  func isSame(as other: LintMember) -> Bool { recognizer.core === other.recognizer.core }

  /// Whether there can be a touch that both track: their views lie in one another.
  func canShareTouch(with other: LintMember) -> Bool {
    guard !isSame(as: other), takesPart, other.takesPart else { return false }
    guard !recognizer.allowedTouchTypes.isDisjoint(with: other.recognizer.allowedTouchTypes)
    else { return false }
    return view.isDescendant(of: other.view) || other.view.isDescendant(of: view)
  }

  /// Whether every touch that comes to another one comes to this one too.
  func getsAllTouches(of other: LintMember) -> Bool {
    !isSame(as: other) && takesPart && other.takesPart && other.view.isDescendant(of: view)
      && recognizer.allowedTouchTypes.isSuperset(of: other.recognizer.allowedTouchTypes)
  }

  /// Whether all that may drive another one comes to this one too, hovers and scrolls included.
  func getsAllInput(of other: LintMember) -> Bool {
    getsAllTouches(of: other)
      && recognizer.core.indirectInputs.isSuperset(of: other.recognizer.core.indirectInputs)
  }

  /// Whether it is asked before another one that wants the same event (S4.4).
  func goesBefore(_ other: LintMember) -> Bool {
    if view === other.view { return addition > other.addition }
    return view.isDescendant(of: other.view)
  }
}
