import GestureCore
import HorizontalPanGesture
import PanGesture
import ScreenEdgePanGesture

extension RecognizerKind {
  /// The kind `pan`: a `PanGestureRecognizer`, which offers its `translation` and `velocity`.
  public static let pan = pan("pan", own: [.word(.axis, \PanGestureRecognizer.axis)]) {
    PanGestureRecognizer()
  }

  /// The kind `horizontalPan`: a `HorizontalPanGestureRecognizer`, with the properties of a pan
  /// except the axis.
  public static let horizontalPan = pan("horizontalPan") { HorizontalPanGestureRecognizer() }

  /// The kind `screenEdgePan`: a `ScreenEdgePanGestureRecognizer`, with the properties of a pan and
  /// its edges. A new file starts with the left one.
  public static let screenEdgePan = pan(
    "screenEdgePan", sample: .edgeDrag,
    own: [
      .words(
        .edges, \ScreenEdgePanGestureRecognizer.edges,
        [("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom)]),
      .number(.edgeDepth, \ScreenEdgePanGestureRecognizer.edgeDepth),
      .word(.axis, \ScreenEdgePanGestureRecognizer.axis),
    ],
    startingSettings: [.edges: .words(["left"])]
  ) {
    ScreenEdgePanGestureRecognizer()
  }

  /// A kind of pan.
  ///
  /// - Parameter own: the properties that it has besides those of all pans.
  private static func pan<Recognizer: DragRecognizer & SendableMetatype>(
    _ word: String, sample: RecognizerKind.Sample = .drag, own: [Property] = [],
    startingSettings: [PropertyName: RecognizerKind.PropertyValue] = [:],
    make: @escaping @Sendable () -> Recognizer
  ) -> RecognizerKind {
    RecognizerKind(
      word, sample: sample, properties: own + dragProperties(of: Recognizer.self),
      readings: [
        .derived("translation", .vector, from: Recognizer.self) { pan in
          let translation = pan.translation(in: nil)
          return [translation.dx, translation.dy]
        } write: { pan, numbers in
          pan.setTranslation(Vector(dx: numbers[0], dy: numbers[1]), in: nil)
        },
        .derived("velocity", .vector, from: Recognizer.self) { pan in
          let velocity = pan.velocity(in: nil)
          return [velocity.dx, velocity.dy]
        },
      ],
      startingSettings: startingSettings, make: make)
  }

  private static func dragProperties<Recognizer: DragRecognizer & SendableMetatype>(
    of recognizer: Recognizer.Type
  ) -> [Property] {
    [
      .number(.hysteresis, \Recognizer.hysteresis),
      .wholeNumber(.minimumNumberOfTouches, \Recognizer.minimumNumberOfTouches),
      .wholeNumber(.maximumNumberOfTouches, \Recognizer.maximumNumberOfTouches, isUpperBound: true),
      .words(
        .allowedScrollTypes, \Recognizer.allowedScrollTypes,
        [("continuous", .continuous), ("discrete", .discrete)]),
      .flag(.followsMomentum, \Recognizer.followsMomentum),
      .buttons(.buttonMaskRequired, \Recognizer.buttonMaskRequired),
      .wholeNumber(.numberOfTapsRequired, \Recognizer.numberOfTapsRequired),
      .milliseconds(.maximumTapGap, \Recognizer.maximumTapGap, isUpperBound: true),
      .number(.allowableTapSpacing, \Recognizer.allowableTapSpacing, isUpperBound: true),
    ]
  }
}
