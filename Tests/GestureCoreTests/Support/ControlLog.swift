import GestureCore

/// Notes the events of a control by name.
final class ControlLog {
  private static let names: [(ControlEvents, String)] = [
    (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
    (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"), (.touchUpInside, "upInside"),
    (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"), (.valueChanged, "valueChanged"),
  ]

  private(set) var events: [String] = []

  init(_ control: Control) {
    for (event, name) in Self.names {
      control.onEvent(event) { [weak self] _ in self?.events.append(name) }
    }
  }

  func note(_ word: String) { events.append(word) }
}
