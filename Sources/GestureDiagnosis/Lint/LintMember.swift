import GestureCore
import GestureTrace

/// A recognizer of a scene that is linted.
struct LintMember {
  let recognizer: any GestureRecognizer
  /// Its place among the members of the scene.
  let number: Int
  let view: View
  let profile: GestureProfile
  /// Its place among those of its view, in the order of adding.
  let addition: Int
  /// Whether touches come to its view.
  let reach: Reach
  /// The views, its own and those in it, from which it may get touches that hit them.
  let hitRegion: Set<ObjectIdentifier>
  /// Who says no, whatever the fingers do; nil where nobody surely does.
  let veto: Veto?
  /// Whether its delegate may keep it from recognizing.
  let mayBeRefused: Bool

  var label: RecognizerLabel { recognizer.label }
  var name: String { recognizer.name }
  /// The name in quotation marks.
  var quoted: String { "'\(recognizer.name)'" }

  /// Whether it takes part at all, now.
  var takesPart: Bool {
    isOn && !recognizer.allowedTouchTypes.isEmpty && !hitRegion.isEmpty
  }

  /// Whether something would come to it if nobody said no. A hover takes no touches.
  var isOn: Bool {
    recognizer.isEnabled && reach == .reachable
      && (!recognizer.allowedTouchTypes.isEmpty || profile.trigger == .hover)
  }

  /// Whether nobody keeps it from recognizing for good.
  var mayRecognize: Bool { takesPart && veto == nil }

  /// What it looks for, in two or three words.
  var kind: String {
    switch profile.trigger {
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

  func isSame(as other: LintMember) -> Bool { number == other.number }

  /// Whether it may get touches that hit a view.
  func getsTouches(on view: View) -> Bool { hitRegion.contains(ObjectIdentifier(view)) }

  /// Whether there can be a touch that both track: some view brings its touches to both.
  func canShareTouch(with other: LintMember) -> Bool {
    guard !isSame(as: other), takesPart, other.takesPart else { return false }
    guard !recognizer.allowedTouchTypes.isDisjoint(with: other.recognizer.allowedTouchTypes)
    else { return false }
    return !hitRegion.isDisjoint(with: other.hitRegion)
  }

  /// Whether every touch that comes to another one comes to this one too.
  func getsAllTouches(of other: LintMember) -> Bool {
    !isSame(as: other) && takesPart && other.takesPart && hitRegion.isSuperset(of: other.hitRegion)
      && recognizer.allowedTouchTypes.isSuperset(of: other.recognizer.allowedTouchTypes)
  }

  /// Whether all that may drive another one comes to this one too, hovers and scrolls included.
  func getsAllInput(of other: LintMember) -> Bool {
    let inputs = other.recognizer.handle.indirectInputs
    return getsAllTouches(of: other)
      && (inputs.isEmpty
        || recognizer.handle.indirectInputs.isSuperset(of: inputs)
          && other.view.isDescendant(of: view))
  }

  /// Whether it is asked before another one that wants the same event (S4.4).
  func goesBefore(_ other: LintMember) -> Bool {
    if view === other.view { return addition > other.addition }
    return view.isDescendant(of: other.view)
  }

  /// Whether what presses buttons for another one does so for this one too: always where fingers
  /// are taken, for they have no buttons; else if it takes no more buttons (S9.2).
  func isPressed(with other: LintMember) -> Bool {
    guard let buttons = profile.taps?.buttonMask, let others = other.profile.taps?.buttonMask else {
      return true
    }
    let types = recognizer.allowedTouchTypes.intersection(other.recognizer.allowedTouchTypes)
    return types.contains(.direct) || types.contains(.pencil) || others.isSuperset(of: buttons)
  }
}
