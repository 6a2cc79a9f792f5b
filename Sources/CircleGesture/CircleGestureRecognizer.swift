public import GestureCore

/// Recognizes a circle that one finger draws.
public final class CircleGestureRecognizer: GestureRecognizer {
  public let core = RecognizerCore(name: "circle")

  public init() {}
}
