public import GestureCore

/// What touches the surface in a script that the explorer tries.
public struct TouchKind: Hashable, Sendable {
  /// A finger, a stylus or a pointer.
  public var type: TouchType
  /// The buttons that a pointer presses; a finger counts as the primary button.
  public var buttons: ButtonMask

  /// A finger on the screen.
  public static let finger = TouchKind(.direct)

  /// A kind of touch; a pointer presses its primary button unless others are given.
  public init(_ type: TouchType, pressing buttons: ButtonMask = .primary) {
    self.type = type
    self.buttons = buttons
  }
}

extension TouchKind: CustomStringConvertible {
  /// Its name in a counterexample.
  public var description: String {
    let name =
      switch type {
      case .direct: "finger"
      case .pencil: "pencil"
      case .indirect: "remote touch"
      case .mouse: "mouse"
      }
    return buttons == .primary ? name : "\(name) with button mask \(buttons.rawValue)"
  }
}

extension ButtonMask {
  /// Each of the buttons alone.
  fileprivate var buttons: [ButtonMask] {
    (0..<Int.bitWidth - 1).map { ButtonMask(rawValue: 1 << $0) }.filter(contains)
  }

  /// Each set of several of the first eight buttons, the smaller ones first.
  fileprivate var combinations: [ButtonMask] {
    let all = buttons.prefix(8).reduce(into: [ButtonMask([])]) { sets, button in
      sets += sets.map { $0.union(button) }
    }
    return all.filter { $0.rawValue.nonzeroBitCount > 1 }
      .sorted {
        ($0.rawValue.nonzeroBitCount, $0.rawValue) < ($1.rawValue.nonzeroBitCount, $1.rawValue)
      }
  }
}

extension TouchKind {
  /// Whether a recognizer takes such touches, judging by its own settings (S2.14, S15.17).
  package func reaches(_ recognizer: any GestureRecognizer) -> Bool {
    let taps = GestureProfile(of: recognizer).taps?.buttonMask ?? []
    return recognizer.allowedTouchTypes.contains(type)
      && type.presses(anyOf: recognizer.handle.buttonMaskRequired, among: buttons)
      && type.presses(allOf: taps, among: buttons)
  }

  /// The kinds of a type: with the primary button, with all that a recognizer requires instead,
  /// with each of these buttons alone, and with several of them where that reaches other
  /// recognizers.
  static func kinds(of type: TouchType, for recognizers: [any GestureRecognizer]) -> [TouchKind] {
    let primary = TouchKind(type)
    guard type.hasButtons else { return [primary] }
    var kinds = [primary]
    var required: ButtonMask = .primary
    for recognizer in recognizers {
      for mask in [
        recognizer.handle.buttonMaskRequired, GestureProfile(of: recognizer).taps?.buttonMask ?? [],
      ] {
        required.formUnion(mask)
        let whole = mask.isEmpty || mask.contains(.primary) ? [] : [mask]
        for buttons in whole + mask.buttons where !buttons.contains(.primary) {
          let kind = TouchKind(type, pressing: buttons)
          if !kinds.contains(kind) { kinds.append(kind) }
        }
      }
    }
    var reached = Set(kinds.map { kind in recognizers.map(kind.reaches) })
    for buttons in required.combinations {
      let kind = TouchKind(type, pressing: buttons)
      if reached.insert(recognizers.map(kind.reaches)).inserted { kinds.append(kind) }
    }
    return kinds
  }
}
