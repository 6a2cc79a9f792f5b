import GestureCore
import GestureDiagnosis
import GestureScenario

/// Changes of the buttons with which recognizers take a pointer's touches.
struct ButtonCandidates: RemedyContextReader {
  let context: RemedyContext

  /// The recognizer takes the button that was pressed, beside those that it takes already, or
  /// alone.
  func pressedButton(_ touch: TouchID) -> [Change] {
    let former = spec?.number(.buttonMaskRequired).map { ButtonMask(rawValue: Int($0)) } ?? []
    let presses = scenario.script.map(\.content).filter {
      $0.began[record.name(of: touch)] != nil
    }
    guard let mask = presses.compactMap(\.buttons).first(where: { $0.isDisjoint(with: former) })
    else { return [] }
    func change(_ mask: ButtonMask, _ words: String) -> Change {
      Change("its buttonMaskRequired were \(mask.rawValue) (\(words))", of: target) {
        $0.set(.buttonMaskRequired, to: .number(Double(mask.rawValue)))
      }
    }
    var alone = change(mask, "\(mask.words) alone")
    if former.isEmpty { return [alone] }
    alone.add(
      sideEffect: Consequence(.recognizer(target), .other("no longer take \(former.name)")))
    if spec?.tapCount != nil { return [alone] }  // a tap needs all of its buttons at once (S9.2)
    let both = former.union(mask)
    return [change(both, both.words), alone]
  }

  /// A rival that takes the same buttons takes another one that the script presses, alone.
  func otherButton(of rival: RecognizerSpec, than spec: RecognizerSpec) -> [Change] {
    guard wish != nil, let own = spec.number(.buttonMaskRequired),
      own == rival.number(.buttonMaskRequired)
    else { return [] }
    let former = ButtonMask(rawValue: Int(own))
    let pressed = scenario.script.filter { !$0.content.began.isEmpty }.compactMap(\.content.buttons)
    guard let mask = pressed.first(where: { $0.isDisjoint(with: former) }) else { return [] }
    var change = Change(
      "the buttonMaskRequired of '\(rival.id)' were \(mask.rawValue) (\(mask.words) alone)",
      of: rival.id
    ) { $0.set(.buttonMaskRequired, to: .number(Double(mask.rawValue))) }
    change.add(
      sideEffect: Consequence(.recognizer(rival.id), .other("no longer take \(former.name)")))
    return [change]
  }
}

extension ButtonMask {
  /// "the primary button", "button 1 or 2".
  var name: String { self == .primary ? "the primary button" : words }

  /// The buttons that another mask doesn't have; nil for none.
  func lost(in other: ButtonMask) -> ButtonMask? {
    let lost = subtracting(other)
    return lost.isEmpty ? nil : lost
  }

  /// "button 1 or 2".
  fileprivate var words: String {
    let buttons = (0..<Int.bitWidth - 1).filter { rawValue & 1 << $0 != 0 }.map { "\($0 + 1)" }
    return "button \(buttons.joined(separator: " or "))"
  }
}
