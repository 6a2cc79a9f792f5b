/// A recognizer whose core runs a ``TapLogic``: its limits as properties, with UIKit's names.
///
/// ```swift
/// public final class TripleTapGestureRecognizer: TapRecognizer {
///   private let core = RecognizerCore(name: "tripleTap", running: TapLogic(numberOfTaps: 3))
///   public var handle: RecognizerHandle { core.handle }
///   public init() {}
/// }
/// ```
///
/// A tap of one finger also takes the action ``ActionName/activate``, which ends it at once
/// (S15.19).
public protocol TapRecognizer: GestureInspectable, IndirectInputReceiver {}

extension TapRecognizer {
  private var logic: TapLogic { handle.core.typedLogic() }

  /// How many taps in a row. Range: 1 or more; less counts as 1, with a diagnostic (S9.11).
  /// Default: 1, for a double tap 2.
  public var numberOfTapsRequired: Int {
    get { handle.core.numberOfTapsToRecognize }
    set {
      let core = handle.core
      core.numberOfTapsToRecognize = core.atLeastOne(newValue, "numberOfTapsRequired")
    }
  }

  /// How many fingers tap together. Range: 1 or more; less counts as 1, with a diagnostic.
  /// Default: 1.
  public var numberOfTouchesRequired: Int {
    get { logic.options.numberOfTouches }
    set {
      logic.options.numberOfTouches = handle.core.atLeastOne(newValue, "numberOfTouchesRequired")
    }
  }

  /// The buttons that a pointer has to press (S9.2). Range: not empty; an empty mask counts as
  /// the primary button, with a diagnostic. Default: the primary one.
  public var buttonMaskRequired: ButtonMask {
    get { logic.options.buttonMask }
    set { logic.options.buttonMask = handle.core.notEmpty(newValue, "buttonMaskRequired") }
  }

  /// How far a finger may move from where it came down. Unit: points. Range: 0 or more; less counts
  /// as 0, with a diagnostic. Default: 45.
  public var allowableMovement: Double {
    get { logic.options.allowableMovement.value(for: handle.core) }
    set {
      logic.options.allowableMovement.own = handle.core.atLeastZero(newValue, "allowableMovement")
    }
  }

  /// How long each tap may last. Range: 0 or more; less counts as 0, with a diagnostic. Default:
  /// 0.75 s.
  public var maximumPressDuration: Duration {
    get { logic.options.maximumPressDuration.value(for: handle.core) }
    set {
      logic.options.maximumPressDuration.own = handle.core.atLeastZero(
        newValue, "maximumPressDuration")
    }
  }

  /// How long it may take from a lift to the next touch. Range: 0 or more; less counts as 0, with a
  /// diagnostic. Default: 0.35 s.
  public var maximumTapGap: Duration {
    get { logic.options.maximumTapGap.value(for: handle.core) }
    set {
      logic.options.maximumTapGap.own = handle.core.atLeastZero(newValue, "maximumTapGap")
    }
  }

  /// How far a tap may be from the first one. Unit: points. Range: 0 or more; less counts as 0,
  /// with a diagnostic. Default: 45.
  public var allowableTapSpacing: Double {
    get { logic.options.allowableTapSpacing.value(for: handle.core) }
    set {
      logic.options.allowableTapSpacing.own = handle.core.atLeastZero(
        newValue, "allowableTapSpacing")
    }
  }

  // MARK: Where it was tapped

  /// The middle of the first tap (S9.3); for an action, the middle of its view. Between attempts,
  /// that of the last one.
  public func location(in view: View?) -> Point {
    let place = logic.place
    return view?.convert(place, from: nil) ?? place
  }

  /// The place of one of the first tap's fingers (S9.3).
  ///
  /// An index outside `0..<numberOfTouches` is a programming error and stops the program.
  public func location(ofTouch index: Int, in view: View?) -> Point {
    let places = logic.taps.firstTap
    precondition(
      places.indices.contains(index),
      "'\(handle.core.name)' has \(places.count) touches: there is no touch \(index)")
    return view?.convert(places[index], from: nil) ?? places[index]
  }

  public var numberOfTouches: Int { logic.taps.firstTap.count }
}
