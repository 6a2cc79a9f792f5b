import GestureCore
import GestureInput

/// Bytes as a recording of touch hardware, in whatever format they look like, and as what a
/// terminal sends. Touches have to balance.
enum RecordingInput {
  static func play(_ bytes: UnsafeRawBufferPointer) {
    let bytes = Array(bytes)
    do throws(RecordingError) {
      try read(Recording(bytes: bytes, named: "input"))
    } catch {
      precondition(!"\(error)".isEmpty, "an error says nothing")
    }
    var parser = TerminalParser()
    let whole = parser.read(bytes).count
    precondition(whole <= bytes.count, "more inputs than bytes")
  }

  private static func read(_ recording: Recording) throws(RecordingError) {
    let size = recording.surfaceSize
    precondition(size.width >= 0 && size.height >= 0, "a surface of \(size)")
    var events = recording.events()
    var down: Set<TouchID> = []
    var writer = RecordingWriter(size: size)
    let isTrusted = recording.format != .gestures
    while let event = try events.next() {
      for touch in event.touches {
        switch touch.phase {
        case .began:
          precondition(down.insert(touch.id).inserted || !isTrusted, "a touch begins twice")
        case .ended, .cancelled:
          precondition(down.remove(touch.id) != nil || !isTrusted, "a touch ends twice")
        case .moved, .stationary: break
        }
      }
      precondition(!writer.line(event).isEmpty, "a line without anything")
    }
    precondition(down.isEmpty || !isTrusted, "touches are left")
  }
}
