#if !hasFeature(Embedded)
  /// An action of a recognizer, as it was when it was sent.
  public struct GestureEvent: Hashable, Sendable {
    /// `began`, `changed`, `ended` or `cancelled`.
    public let state: GestureState
    /// Where the gesture was, in window coordinates.
    public let location: Point
    /// When the action was sent, on the events' clock.
    public let timestamp: Timestamp
  }

  extension GestureRecognizer {
    /// The recognizer's actions from now on, as an asynchronous sequence: what several gestures do
    /// one after the other reads as straight-line code.
    ///
    /// ```swift
    /// for await event in press.events where event.state == .began {
    ///   hint.isHidden = true
    ///   break
    /// }
    /// for await event in drag.events { follow(event.location) }
    /// ```
    ///
    /// Events are buffered until they are read, so none is lost, and the recognizer may have gone
    /// on by then. The sequence ends when the recognizer is deallocated. Each call makes a sequence
    /// of its own, which is to be read in one place.
    public var events: AsyncStream<GestureEvent> {
      let (stream, continuation) = AsyncStream.makeStream(of: GestureEvent.self)
      let end = StreamEnd(continuation)
      let token = onAction { recognizer in
        let event = GestureEvent(
          state: recognizer.state, location: recognizer.location(in: nil),
          timestamp: recognizer.handle.core.now)
        if case .terminated = end.continuation.yield(event) { end.token?.remove() }
      }
      end.token = token
      return stream
    }
  }

  /// Finishes a stream when the recognizer's action, which keeps it, is released.
  private final class StreamEnd {
    let continuation: AsyncStream<GestureEvent>.Continuation
    var token: ActionToken?

    init(_ continuation: AsyncStream<GestureEvent>.Continuation) {
      self.continuation = continuation
    }

    deinit { continuation.finish() }
  }
#endif
