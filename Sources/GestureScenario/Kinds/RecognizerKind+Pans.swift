import GestureCore
import HorizontalPanGesture

extension RecognizerKind {
  static let horizontalPan = pan("horizontalPan") { HorizontalPanGestureRecognizer() }

  /// A kind of pan.
  ///
  /// - Parameter own: the properties that it has besides those of all pans.
  private static func pan<Recognizer: DragRecognizer & SendableMetatype>(
    _ word: String, sample: SampleGesture = .drag, own: [RecognizerProperty] = [],
    make: @escaping @Sendable () -> Recognizer
  ) -> RecognizerKind {
    RecognizerKind(
      word, sample: sample, properties: own + dragProperties(of: Recognizer.self),
      rebase: .translation { recognizer in
        (recognizer as? Recognizer)?.setTranslation(.zero, in: nil)
      },
      reading: { (pan: Recognizer, readings) in
        readings.translation = pan.translation(in: nil)
        readings.velocity = pan.velocity(in: nil)
      },
      make: make)
  }

  private static func dragProperties<Recognizer: DragRecognizer & SendableMetatype>(
    of recognizer: Recognizer.Type
  ) -> [RecognizerProperty] {
    [
      .number("hysteresis", \Recognizer.hysteresis),
      .wholeNumber("minimumNumberOfTouches", \Recognizer.minimumNumberOfTouches),
      .wholeNumber("maximumNumberOfTouches", \Recognizer.maximumNumberOfTouches),
    ]
  }
}
