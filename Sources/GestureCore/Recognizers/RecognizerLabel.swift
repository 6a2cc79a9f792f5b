/// A recognizer's name and its view's, as logs and reasons show them.
public struct RecognizerLabel: Hashable, Sendable, CustomStringConvertible {
  /// Both names in one object: a label is copied into the outcome of every recognizer that lost
  /// against this one.
  private final class Names: Sendable {
    let name: String
    let view: String

    init(name: String, view: String) {
      self.name = name
      self.view = view
    }
  }

  private let names: Names

  /// The recognizer's name.
  public var name: String { names.name }
  /// The name of the recognizer's view; empty where it had none.
  public var view: String { names.view }

  /// A label with a recognizer's name and its view's; an empty view stands for none.
  public init(name: String, view: String) { names = Names(name: name, view: view) }

  /// Whether both are the same object, not only equal.
  func isSame(as other: RecognizerLabel?) -> Bool { names === other?.names }

  public var description: String { view.isEmpty ? "'\(name)'" : "'\(name)' of view '\(view)'" }

  // By bytes, as elsewhere in the engine: comparing as text would need Unicode's tables.
  public static func == (left: RecognizerLabel, right: RecognizerLabel) -> Bool {
    left.names === right.names
      || left.name.hasSameBytes(as: right.name) && left.view.hasSameBytes(as: right.view)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
    for byte in view.utf8 { hasher.combine(byte) }
  }
}

extension String {
  /// Whether both have the same bytes. Comparing strings as text would need Unicode's tables, which
  /// are larger than the engine on a small device.
  package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
