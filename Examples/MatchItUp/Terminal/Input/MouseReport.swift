/// What a terminal says of the mouse, in SGR form (mode 1006, or 1016 for pixels).
struct MouseReport: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case pressed, dragged, released
  }

  var kind: Kind
  /// 0 for the left button, 1 for the middle, 2 for the right one, 64 and up for the wheel.
  var button: Int
  /// The place, in cells from one or in pixels; a drag that leaves the window may be negative.
  var x: Int
  var y: Int

  /// Which bits of the reported number mean what (XTerm Control Sequences, Mouse Tracking).
  private static let motion = 0b10_0000
  private static let modifierKeys = 0b1_1100

  /// Reads a report from its three numbers and its last letter, `M` or `m`.
  init?(numbers: [Int], isRelease: Bool) {
    guard numbers.count == 3 else { return nil }
    let isMotion = numbers[0] & MouseReport.motion != 0
    kind = isRelease ? .released : isMotion ? .dragged : .pressed
    button = numbers[0] & ~(MouseReport.motion | MouseReport.modifierKeys)
    x = numbers[1]
    y = numbers[2]
  }
}
