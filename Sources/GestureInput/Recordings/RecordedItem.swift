import GestureCore

/// What a recording has, piece by piece.
enum RecordedItem {
  /// What is known of a device, before its first event.
  case device(Int, DeviceDescription)
  case kernel(Int, KernelEvent)
  /// An event of touches, already in points.
  case event(InputEvent)
  /// The size of the surface, in points.
  case surface(Size)
}

/// A format that is read line by line.
protocol LineFormat {
  /// Reads a line, without its end.
  ///
  /// - Parameter items: takes what the line says.
  mutating func read(
    _ line: ArraySlice<UInt8>, into items: inout [RecordedItem]
  ) throws(LineMistake)

  /// Says what is known at the end, such as a device without events.
  mutating func finish(into items: inout [RecordedItem])
}

extension LineFormat {
  mutating func finish(into items: inout [RecordedItem]) {}
}

/// The device that a recording describes before its events.
struct RecordedDevice {
  var description = DeviceDescription()
  private var isAnnounced = false

  /// Whether anything is known of it.
  var isDescribed: Bool { description != DeviceDescription() }

  /// Says what the device is, before its first event.
  mutating func announce(_ number: Int, into items: inout [RecordedItem]) {
    guard !isAnnounced else { return }
    isAnnounced = true
    if isDescribed { items.append(.device(number, description)) }
  }
}
