import GestureCore

/// Writes a recording while it's played, a line for each thing that the player does.
final class RecordingWriter {
  private let file: OutputFile
  private var failure: FileError?

  init(file: String, seed: UInt64) throws(FileError) {
    self.file = try OutputFile(creating: file)
    try self.file.write(
      """
      {"format": "\(Recording.format)", "version": \(Recording.version), "seed": \(seed)}

      """)
  }

  /// Adds a line. A failure must not spoil the game that is going on; it's kept for ``finish()``.
  func write(_ action: PlayerAction, at moment: Timestamp) {
    guard failure == nil else { return }
    let milliseconds = moment.nanoseconds / 1_000_000
    do {
      try file.write("{\"at\": \(milliseconds), \(RecordingWriter.member(for: action))}\n")
    } catch {
      failure = error
    }
  }

  /// Says whether all was written.
  func finish() throws(FileError) {
    if let failure { throw failure }
  }

  private static func member(for action: PlayerAction) -> String {
    switch action {
    case .newSet: "\"key\": \"n\""
    case .debug: "\"key\": \"d\""
    case .touch(.began, let place): "\"began\": \(text(place))"
    case .touch(.moved, let place), .touch(.stationary, let place): "\"moved\": \(text(place))"
    case .touch(.ended, let place): "\"ended\": \(text(place))"
    case .touch(.cancelled, let place): "\"cancelled\": \(text(place))"
    }
  }

  /// A place to the tenth of a point, which is finer than any mouse.
  private static func text(_ place: Point) -> String {
    "[\((place.x * 10).rounded() / 10), \((place.y * 10).rounded() / 10)]"
  }
}
