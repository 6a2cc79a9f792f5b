public import GestureCore

/// A recognizer that leaves all its callbacks to their defaults, and recognizes nothing.
public final class PassingRecognizer: GestureRecognizer {
  public let core = RecognizerCore(name: "passing")
  public var handle: RecognizerHandle { core.handle }

  public init() {}
}

@available(*, unavailable)
extension PassingRecognizer: Sendable {}
