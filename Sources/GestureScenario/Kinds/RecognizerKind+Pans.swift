import GestureCore
import HorizontalPanGesture
import PanGesture
import ScreenEdgePanGesture

extension RecognizerKind {
  static let pan = pan("pan", own: [.word("axis", \PanGestureRecognizer.axis)]) {
    PanGestureRecognizer()
  }

  static let horizontalPan = pan("horizontalPan") { HorizontalPanGestureRecognizer() }

  static let screenEdgePan = pan(
    "screenEdgePan", sample: .edgeDrag,
    own: [
      .words(
        "edges", \ScreenEdgePanGestureRecognizer.edges,
        [("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom)]),
      .number("edgeDepth", \ScreenEdgePanGestureRecognizer.edgeDepth),
      .word("axis", \ScreenEdgePanGestureRecognizer.axis),
    ]
  ) {
    ScreenEdgePanGestureRecognizer()
  }

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
      .words(
        "allowedScrollTypes", \Recognizer.allowedScrollTypes,
        [("continuous", .continuous), ("discrete", .discrete)]),
    ]
  }
}
