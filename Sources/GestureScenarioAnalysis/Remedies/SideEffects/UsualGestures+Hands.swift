import GestureCore
import GestureExploration
import GestureScenario

extension UsualGestures {
  /// Other touches that may also make a recognizer's gesture, and that meet other rivals.
  enum Hand: Hashable {
    case touch(TouchKind)
    case fingers(Int)

    /// A recognizer as if it took only these touches.
    func only(_ spec: RecognizerSpec) -> RecognizerSpec {
      var spec = spec
      switch self {
      case .touch(let kind):
        spec.allowedTouchTypes = [kind.type]
        if spec.kind.property(.buttonMaskRequired) != nil {
          spec.set(.buttonMaskRequired, to: .number(Double(kind.buttons.rawValue)))
        }
      case .fingers(let count):
        spec.set(.minimumNumberOfTouches, to: .number(Double(count)))
      }
      return spec
    }

    /// Whether a recognizer takes these touches.
    func reaches(_ spec: RecognizerSpec) -> Bool {
      switch self {
      case .touch(let kind): spec.takes(kind)
      case .fingers(let count): spec.profile.numberOfTouches.contains(count)
      }
    }

    /// The touches that make a gesture, as an addition to it; empty where its number of fingers
    /// says so.
    var words: String {
      switch self {
      case .fingers: ""
      case .touch(let kind): kind.type.wordsOfMeans
      }
    }
  }

  /// The other touches that were tried with a recognizer and that it still takes.
  func hands(of spec: RecognizerSpec) -> [Hand] {
    var hands: [Hand] = []
    for gesture in gestures where gesture.recognizer == spec.id {
      if let hand = gesture.hand, !hands.contains(hand), hand.reaches(spec) { hands.append(hand) }
    }
    return hands
  }

  /// The gestures by other touches that no longer make a recognizer fire, though those by the usual
  /// touches still do.
  func losses(
    of spec: RecognizerSpec, by hand: Hand, besides usual: [Loss], in changed: Scenario
  ) -> [Loss] {
    losses(of: hand.only(spec), by: hand, in: changed).compactMap { loss in
      let isKnown = usual.contains { known in
        known.delay == nil && known.effect != .onlyAtLift
          && loss.forms.allSatisfy(known.forms.contains)
      }
      guard !isKnown, loss.delay == nil, loss.effect != .onlyAtLift else { return nil }
      var loss = loss
      (loss.hand, loss.isTotal) = (hand, false)
      return loss
    }
  }
}

extension Scenario {
  /// The largest number of a recognizer's hands that are tried.
  private static let mostHands = 2

  /// The touches that may make a gesture besides its usual touches, as far as they meet other
  /// rivals.
  func otherHands(for spec: RecognizerSpec) -> [UsualGestures.Hand] {
    guard spec.fingersNeeded == 1, spec.forEachTouch == nil else { return [] }
    let rivals = scene.recognizers.filter { rival in
      rival.isEnabled && rival.id != spec.id
        && (scene.contains(rival.view, in: spec.view) || scene.contains(spec.view, in: rival.view))
    }
    return Array(
      (otherTouches(for: spec, besides: rivals) + severalFingers(for: spec, besides: rivals))
        .prefix(Self.mostHands))
  }

  private func otherTouches(
    for spec: RecognizerSpec, besides rivals: [RecognizerSpec]
  ) -> [UsualGestures.Hand] {
    func reached(by kind: TouchKind) -> [Bool] { rivals.map { $0.takes(kind) } }
    let usual = TouchKind(usualType(for: spec) ?? .direct, pressing: spec.button ?? .primary)
    var known = [reached(by: usual)]
    let kinds = [TouchType.direct, .pencil, .mouse].map { TouchKind($0) }
    return kinds.filter { kind in
      guard kind != usual, spec.takes(kind) else { return false }
      let met = reached(by: kind)
      if known.contains(met) { return false }
      known.append(met)
      return true
    }.map { .touch($0) }
  }

  /// Two fingers for a drag that takes one or more, where others need two.
  private func severalFingers(
    for spec: RecognizerSpec, besides rivals: [RecognizerSpec]
  ) -> [UsualGestures.Hand] {
    guard spec.takes(TouchKind(.direct)), spec.profile.trigger.isDrag,
      spec.profile.numberOfTouches.contains(2),
      spec.kind.property(.minimumNumberOfTouches) != nil,
      rivals.contains(where: { $0.fingersNeeded == 2 && $0.profile.trigger.isDrag })
    else { return [] }
    return [.fingers(2)]
  }
}

extension RecognizerSpec {
  /// Whether it takes such touches, judging by its own settings (S2.14, S15.17).
  fileprivate func takes(_ kind: TouchKind) -> Bool {
    (allowedTouchTypes?.contains(kind.type) ?? true) && kind.reaches(recognizer)
  }
}
