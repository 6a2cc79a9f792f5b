import GestureCore
import GestureTrace

/// A recognizer of a scene that lint checks. (A class because lint reads each one very often.)
final class LintMember {
  let recognizer: any GestureRecognizer
  /// Its name; for a set's recognizer, the set's name.
  let name: String
  /// Whether it is in a set, so that it gets one touch (S15.8).
  let isInSet: Bool
  /// Its index among the members of the scene.
  let number: Int
  let view: View
  /// The number of views that contain its view.
  let depth: Int
  let profile: GestureProfile
  /// Its index among the recognizers of its view, in the order of adding.
  let addition: Int
  /// Whether touches reach its view.
  let reach: Reach
  /// The views, its own and those in it, whose touches it may receive.
  let hitRegion: Set<ObjectIdentifier>
  /// What always keeps it from recognizing, whatever the fingers do; nil where nothing certainly
  /// does.
  let veto: Veto?
  /// Whether its delegate may prevent it from recognizing.
  let mayBeRefused: Bool
  private let accepted: AcceptedTouches
  var touchTypes: TouchTypes { accepted.types }
  /// The buttons that a pointer has to press, some or all of them; nil where any will do.
  var buttons: ButtonMask? { accepted.buttons }
  /// The input of pointers and trackpads that it accepts. Lint is about what fingers and pointers
  /// do: semantic actions are left out.
  let pointerInputs: IndirectInput.Kinds
  /// Whether it would receive input if nothing refused it. A hover takes no touches.
  let isOn: Bool
  /// Whether it takes part at all now.
  let takesPart: Bool
  /// What it needs and never gets in a set; nil where it is in no set, or needs nothing more.
  let needBeyondSet: String?
  /// Whether nothing permanently keeps it from making its gesture.
  let mayRecognizeAlone: Bool
  /// Whether nothing permanently keeps it from recognizing, be it by taking touches over.
  private(set) var mayRecognize: Bool
  /// Whether another recognizer may hand its touches over to it (S15.11).
  private(set) var mayTakeOver = false

  /// - Parameter candidates: the views whose touches it receives unless they are refused.
  init(
    _ recognizer: any GestureRecognizer, number: Int, on view: View, at addition: Int,
    _ reach: Reach, _ candidates: [View], _ knowledge: LintKnowledge
  ) {
    (self.recognizer, self.number, self.view) = (recognizer, number, view)
    (self.addition, self.reach) = (addition, reach)
    depth = sequence(first: view) { $0.superview }.count { _ in true }
    profile = GestureProfile(of: recognizer)
    isInSet = recognizer.handle.recognizerSet != nil
    name = isInSet ? knowledge.nameInSet(recognizer) : recognizer.name
    veto = Veto(of: recognizer, on: candidates, knowledge)
    let region =
      veto == .event ? [] : candidates.filter { knowledge.receivesTouches(recognizer, $0) != false }
    hitRegion = Set(region.map { ObjectIdentifier($0) })
    mayBeRefused = knowledge.mayRefuse(recognizer)
    accepted = AcceptedTouches(of: recognizer, profile)
    pointerInputs = recognizer.handle.indirectInputs.subtracting([.action, .scrollMomentum])
    isOn =
      recognizer.isEnabled && reach == .reachable
      && (!accepted.types.isEmpty || profile.trigger == .hover)
    takesPart = isOn && !accepted.types.isEmpty && !hitRegion.isEmpty
    needBeyondSet = isInSet ? profile.needBeyondOneTouch : nil
    mayRecognizeAlone =
      takesPart && veto == nil && profile.hindrance == nil && needBeyondSet == nil
    mayRecognize = mayRecognizeAlone
  }

  /// Notes that a recognizer of the scene may hand its touches over to it. A drag begins
  /// there at once, whatever its own limits are (S15.12).
  func noteHandOver() {
    mayTakeOver = true
    if takesPart && veto == nil && beginsAsItTakesOver { mayRecognize = true }
  }

  /// Whether it begins with touches that it takes over, without making its gesture with them.
  private var beginsAsItTakesOver: Bool { profile.trigger.isDrag }

  /// Whether its own limits don't keep it from beginning, since it may take touches over.
  var isFreeOfOwnLimits: Bool { mayTakeOver && beginsAsItTakesOver }

  var label: RecognizerLabel { recognizer.label }
  /// The name in quotation marks.
  var quoted: String { "'\(name)'" }

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

  /// How many taps have to come before its drag.
  var numberOfTapsBefore: Int { profile.taps?.numberOfTaps ?? 0 }

  /// The limits of the taps that its press or drag needs before, if `other` needs fewer taps: while
  /// it looks for taps it fails by what a tap doesn't allow (S9.41, S15.21).
  ///
  /// - Parameter other: the other recognizer; nil for a recognizer that needs no taps.
  func tapsBefore(notOf other: LintMember?) -> TapLimits? {
    switch profile.trigger {
    case .press, .drag:
      numberOfTapsBefore > other?.numberOfTapsBefore ?? 0 ? profile.taps : nil
    case .taps, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: nil
    }
  }

  /// Whether the taps that complete the gesture of `waiter`, which waits for it, make it fail
  /// first. It then gets no touches until `waiter` has decided, too (S6.7, S6.8).
  func failsByTaps(of waiter: LintMember) -> Bool {
    if let limit = recognizer.handle.recognizerSet?.limit, limit > waiter.numberOfTapsBefore {
      return false  // a set makes a new recognizer for each touch
    }
    switch waiter.profile.trigger {
    case .taps(let count):
      // After the taps that it needs, the next lift comes too early for its press or drag.
      return tapsBefore(notOf: nil) != nil && numberOfTapsBefore < count && !needsNoTime
    case .press, .drag:
      let count = waiter.numberOfTapsBefore
      guard count > 0 else { return false }
      switch profile.trigger {
      case .taps:
        return profile.numberOfTouches.lowerBound > waiter.profile.numberOfTouches.lowerBound
      case .press, .drag: return numberOfTapsBefore < count && !needsNoTime
      case .swipe, .drawing, .twoFingers: return true
      case .hover, .delay, .unknown: return false
      }
    case .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return false
    }
  }

  /// Whether it is a press that begins as its finger comes down.
  private var needsNoTime: Bool {
    if case .press(let duration) = profile.trigger { duration <= .zero } else { false }
  }

  /// Whether it is about pointers that hover.
  var isOfHover: Bool { profile.trigger == .hover }

  func isSame(as other: LintMember) -> Bool { number == other.number }

  /// Whether it may get touches that hit a view.
  func getsTouches(on view: View) -> Bool { hitRegion.contains(ObjectIdentifier(view)) }

  /// Whether both can track the same touch: some view gives its touches to both.
  func canShareTouch(with other: LintMember) -> Bool {
    guard !isSame(as: other), takesPart, other.takesPart,
      view.isDescendant(of: other.view) || other.view.isDescendant(of: view)
    else { return false }
    return accepted.overlap(other.accepted) && !hitRegion.isDisjoint(with: other.hitRegion)
  }

  /// Whether it receives every touch that `other` receives.
  func getsAllTouches(of other: LintMember) -> Bool {
    !isSame(as: other) && takesPart && other.takesPart
      && touchTypes.isSuperset(of: other.touchTypes) && mixesTypes(as: other)
      && hitRegion.isSuperset(of: other.hitRegion)
  }

  /// Whether it receives every touch that `other` receives on a view whose touches both get.
  ///
  /// - Parameter isByTouches: whether input without touches doesn't count. Default: false.
  func takesAllKinds(of other: LintMember, byTouches isByTouches: Bool = false) -> Bool {
    !isSame(as: other) && takesPart && other.takesPart
      && (isByTouches || other.pointerInputs.isEmpty)
      && touchTypes.isSuperset(of: other.touchTypes) && mixesTypes(as: other)
  }

  /// Whether it receives every touch of some types that `other` receives, and none of others.
  func getsAllOfSomeTypes(of other: LintMember) -> Bool {
    !isSame(as: other) && takesPart && other.takesPart
      && !touchTypes.isSuperset(of: other.touchTypes) && !typesShared(with: other).isEmpty
      && hitRegion.isSuperset(of: other.hitRegion)
  }

  /// The types of touches that make both gestures.
  func typesShared(with other: LintMember) -> TouchTypes {
    let shared = touchTypes.intersection(other.touchTypes)
    guard let buttons, !other.takes(buttons) else { return shared }
    return shared.subtracting([.indirect, .mouse])
  }

  /// The touches that `other` takes, too, after the words for what this recognizer does; empty
  /// where it takes all types.
  func wordsOfMeans(sharedWith other: LintMember) -> String {
    let shared = typesShared(with: other)
    return shared == touchTypes ? "" : " with \(shared.wordsOfMeans)"
  }

  /// Whether it takes touches of several types at once if `other` does (S2.15).
  private func mixesTypes(as other: LintMember) -> Bool {
    !recognizer.requiresExclusiveTouchType || !other.takesMixedTypes
  }

  /// Whether it accepts touches of several types at once, such as a mouse beside a finger.
  var takesMixedTypes: Bool {
    !recognizer.requiresExclusiveTouchType && touchTypes.rawValue.nonzeroBitCount > 1
  }

  /// The input without touches that `other` gets and it doesn't, as the exception in which `other`
  /// comes first; nil for none.
  ///
  /// - Parameter isShared: whether they have only some views in common, so that they share no such
  ///   input.
  func inputLeft(to other: LintMember, isShared: Bool) -> Dominance.Exception? {
    let inputs = other.pointerInputs
    guard isShared ? !inputs.isEmpty : !getsAllInput(of: other) else { return nil }
    return inputs.isDisjoint(with: .transform) ? .scrolling : .trackpad
  }

  /// Whether it receives all input that may drive `other`, including hovers and scrolls.
  func getsAllInput(of other: LintMember) -> Bool {
    let inputs = other.pointerInputs
    return getsAllTouches(of: other)
      && (inputs.isEmpty
        || pointerInputs.isSuperset(of: inputs) && other.view.isDescendant(of: view))
  }

  /// Whether it is asked before `other` when both want the same event (S4.4).
  func goesBefore(_ other: LintMember) -> Bool {
    view.isDescendant(of: other.view)
      && ArbitrationOrder(depth: depth, addition: addition)
        < ArbitrationOrder(depth: other.depth, addition: other.addition)
  }

  /// Whether the buttons of `other` are enough for it too: always where fingers are accepted, since
  /// they have no buttons.
  func isPressed(with other: LintMember) -> Bool {
    guard let others = other.buttons else { return true }
    let types = touchTypes.intersection(other.touchTypes)
    return types.contains(.direct) || types.contains(.pencil) || takes(others)
  }

  /// Whether a pointer that presses some buttons may make its gesture: a tap needs all of its own
  /// (S9.2), any other gesture one of them (S15.17).
  func takes(_ pressed: ButtonMask) -> Bool {
    guard let buttons else { return true }
    return needsAllButtons ? pressed.isSuperset(of: buttons) : !pressed.isDisjoint(with: buttons)
  }

  /// Whether it needs all of its buttons at once.
  var needsAllButtons: Bool {
    if case .taps = profile.trigger { true } else { false }
  }
}

extension [String] {
  /// The first three of some names as a list, with the number of the others.
  var inShort: String { (count > 3 ? prefix(3) + ["\(count - 3) more"] : self).joinedAsList }
}
