import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Changes of the buttons with which recognizers take a pointer's touches.
struct ButtonCandidates: RemedyContextReader {
  let context: RemedyContext

  /// The recognizer takes the button that was pressed, beside those that it takes already, or
  /// alone.
  func pressedButton(_ touch: TouchID) -> [Change] {
    guard let spec else { return [] }
    let former = spec.number(.buttonMaskRequired).map { ButtonMask(rawValue: Int($0)) } ?? []
    let isTap = spec.tapCount != nil
    let phrase = spec.phrase(.buttonMaskRequired, isOwn: true)
    var masks: [ButtonMask] = []
    for mask in scenario.presses(of: record.id(of: touch)) where !masks.contains(mask) {
      if isTap ? !mask.isSuperset(of: former) : mask.isDisjoint(with: former) { masks.append(mask) }
    }
    func change(_ mask: ButtonMask, _ words: String) -> Change {
      var change = Change("\(phrase) were \(mask.rawValue) (\(words))", of: target) {
        $0.set(.buttonMaskRequired, to: .number(Double(mask.rawValue)))
      }
      if let cost = former.cost(of: mask, isTap: isTap) {
        change.add(sideEffect: Consequence(.recognizer(target), .other(cost)))
      }
      return change
    }
    return masks.flatMap { mask in
      let alone = change(mask, "\(mask.words) alone")
      if former.isEmpty || isTap { return [alone] }
      let both = former.union(mask)
      return [change(both, both.words), alone]
    }
  }

  /// `rival`, which takes several buttons, leaves the buttons that the recognizer takes.
  private func fewerButtons(of rival: RecognizerSpec, than spec: RecognizerSpec) -> [Change] {
    guard rival.tapCount == nil, let own = spec.number(.buttonMaskRequired),
      let others = rival.number(.buttonMaskRequired)
    else { return [] }
    let former = ButtonMask(rawValue: Int(others))
    let mask = former.subtracting(ButtonMask(rawValue: Int(own)))
    guard !mask.isEmpty, mask != former else { return [] }
    var change = Change(
      "\(rival.phrase(.buttonMaskRequired, isOwn: false)) were \(mask.rawValue) (\(mask.words) alone)",
      of: rival.id
    ) { $0.set(.buttonMaskRequired, to: .number(Double(mask.rawValue))) }
    if let cost = former.cost(of: mask, isTap: false) {
      change.add(sideEffect: Consequence(.recognizer(rival.id), .other(cost)))
    }
    return [change]
  }

  /// A rival leaves the buttons that the recognizer takes; or, where it takes the same buttons, it
  /// takes only another button that the script presses.
  func otherButton(of rival: RecognizerSpec, than spec: RecognizerSpec) -> [Change] {
    let fewer = wish == nil ? [] : fewerButtons(of: rival, than: spec)
    if !fewer.isEmpty { return fewer }
    guard wish != nil, let own = spec.number(.buttonMaskRequired),
      own == rival.number(.buttonMaskRequired)
    else { return [] }
    let former = ButtonMask(rawValue: Int(own))
    guard let mask = scenario.presses().first(where: { $0.isDisjoint(with: former) })
    else { return [] }
    var change = Change(
      "\(rival.phrase(.buttonMaskRequired, isOwn: false)) were \(mask.rawValue) (\(mask.words) alone)",
      of: rival.id
    ) { $0.set(.buttonMaskRequired, to: .number(Double(mask.rawValue))) }
    if let cost = former.cost(of: mask, isTap: rival.tapCount != nil) {
      change.add(sideEffect: Consequence(.recognizer(rival.id), .other(cost)))
    }
    return [change]
  }
}

extension ButtonMask {
  /// What a recognizer loses if it takes other buttons instead, after "would"; nil for nothing. A
  /// tap needs all of its buttons at once, and ignores further ones (S9.2); any other gesture needs
  /// one of them (S15.17).
  func cost(of new: ButtonMask, isTap: Bool) -> String? {
    guard isTap else {
      let lost = subtracting(new)
      return lost.isEmpty ? nil : "no longer take \(lost.name)"
    }
    if isEmpty || new.isSubset(of: self) { return nil }
    let all = buttonNumbers.count > 1 ? "buttons \(buttonNumbers.joinedAsList)" : name
    return "no longer take \(all)"
      + (isSubset(of: new) ? " alone" : buttonNumbers.count > 1 ? " together" : "")
  }

  /// "the primary button", "button 1 or 2".
  private var name: String { self == .primary ? "the primary button" : words }

  /// "button 1 or 2".
  fileprivate var words: String { "button \(buttonNumbers.joinedAsAlternatives)" }
}
