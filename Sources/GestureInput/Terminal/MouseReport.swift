/// A report about the mouse in SGR form (mode 1006, or 1016 for pixels).
public struct MouseReport: Hashable, Sendable {
  /// What the mouse did.
  public enum Kind: Hashable, Sendable {
    /// A button went down, or the wheel was turned.
    case pressed
    /// The mouse moved with a button down.
    case dragged
    /// A button went up.
    case released
  }

  /// What the mouse did.
  public var kind: Kind
  /// 0 for the left button, 1 for the middle, 2 for the right one, 64 and up for the wheel.
  public var button: Int
  /// The position to the right, in cells from one or in pixels. It may be negative if a drag leaves
  /// the window.
  public var x: Int
  /// The position downwards, in the same unit.
  public var y: Int

  // The bits of the first number (XTerm Control Sequences, Mouse Tracking).
  private static let motion = 0b10_0000
  private static let modifierKeys = 0b1_1100

  /// No screen is larger: X11 and Wayland have 16 bits for a position.
  private static let positions = -32_768...32_767

  /// Makes a report from its three numbers.
  ///
  /// - Parameters:
  ///   - numbers: what was done, the column and the row.
  ///   - isRelease: whether its last letter is `m`, not `M`.
  public init?(numbers: [Int], isRelease: Bool) {
    guard numbers.count == 3, numbers[1...].allSatisfy(MouseReport.positions.contains) else {
      return nil
    }
    let isMotion = numbers[0] & MouseReport.motion != 0
    kind = isRelease ? .released : isMotion ? .dragged : .pressed
    button = numbers[0] & ~(MouseReport.motion | MouseReport.modifierKeys)
    x = numbers[1]
    y = numbers[2]
  }
}
