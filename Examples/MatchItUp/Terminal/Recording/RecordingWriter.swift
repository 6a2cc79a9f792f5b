import GestureCore

/// Writes a recording during the game, a line for each action of the player.
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

  /// Adds a line. A failure doesn't end the game; it is kept for ``finish()``.
  func write(_ action: PlayerAction, at moment: Timestamp) {
    guard failure == nil else { return }
    let milliseconds = moment.nanoseconds / 1_000_000
    do {
      try file.write("{\"at\": \(milliseconds), \(RecordingWriter.member(for: action))}\n")
    } catch {
      failure = error
    }
  }

  /// Throws if any line could not be written.
  func finish() throws(FileError) {
    if let failure { throw failure }
  }

  private static func member(for action: PlayerAction) -> String {
    switch action {
    case .newSet: "\"key\": \"n\""
    case .debug: "\"key\": \"d\""
    case .touch(.began, let location): "\"began\": \(text(location))"
    case .touch(.moved, let location), .touch(.stationary, let location):
      "\"moved\": \(text(location))"
    case .touch(.ended, let location): "\"ended\": \(text(location))"
    case .touch(.cancelled, let location): "\"cancelled\": \(text(location))"
    }
  }

  /// A location to the tenth of a point, which is finer than any mouse.
  private static func text(_ location: Point) -> String {
    "[\((location.x * 10).rounded() / 10), \((location.y * 10).rounded() / 10)]"
  }
}
