/// A recognizer's handling of touches, as a part that several recognizers can reuse.
///
/// A recognizer gives its core a logic and leaves the callbacks of ``GestureRecognizer`` at their
/// defaults, which forward to it. That way it exposes only what clients use:
///
/// ```swift
/// public final class TripleTapGestureRecognizer: TapRecognizer {
///   private let core = RecognizerCore(name: "tripleTap", running: TapLogic(numberOfTaps: 3))
///   public var handle: RecognizerHandle { core.handle }
///   public init() {}
/// }
/// ```
///
/// A recognizer that differs in one point overrides that callback and calls the logic itself.
///
/// Each callback has the meaning of the recognizer's callback of the same name. It receives the
/// core, on which it assigns states and requests wakes.
public protocol GestureLogic: AnyObject {
  /// Sets up the core that runs the logic; called once, when the core is created.
  func prepare(_ core: RecognizerCore)
  /// See ``GestureRecognizer/touchesBegan(_:with:)``.
  func touchesBegan(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore)
  /// See ``GestureRecognizer/touchesMoved(_:with:)``.
  func touchesMoved(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore)
  /// See ``GestureRecognizer/touchesEnded(_:with:)``.
  func touchesEnded(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore)
  /// See ``GestureRecognizer/touchesCancelled(_:with:)``.
  func touchesCancelled(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore)
  /// See ``GestureRecognizer/touchIgnored(_:)``.
  func touchIgnored(_ touch: Touch, _ core: RecognizerCore)
  /// See ``GestureRecognizer/touchesTakenOver(_:with:)``. By default nothing happens.
  ///
  /// - Returns: whether it has handled them; if not, the recognizer's `touchesBegan` is called.
  ///   Default: false.
  func touchesTakenOver(
    _ touches: Touches, with event: TouchEvent, _ core: RecognizerCore
  ) -> Bool
  /// See ``GestureRecognizer/numberOfTouchesToTakeOver``. Default: 1.
  func numberOfTouchesToTakeOver(_ core: RecognizerCore) -> Int
  /// See ``IndirectInputReceiver/takes(_:)``. By default yes.
  func takes(_ input: IndirectInput, _ core: RecognizerCore) -> Bool
  /// See ``IndirectInputReceiver/inputReceived(_:with:)``. By default nothing happens.
  func inputReceived(_ input: IndirectInput, with event: TouchEvent, _ core: RecognizerCore)
  /// See ``GestureRecognizer/deadlineReached(_:)``. By default nothing happens.
  func deadlineReached(_ deadline: Deadline, _ core: RecognizerCore)
  /// Clears the attempt's state: see ``GestureRecognizer/reset()``.
  func reset()
  /// See ``GestureInspectable/profile``.
  func profile(of core: RecognizerCore) -> GestureProfile
  #if !hasFeature(Embedded)
    /// See ``GestureInspectable/addState(to:)``.
    func addState(to digest: inout StateDigest, _ core: RecognizerCore)
  #endif
}

extension GestureLogic {
  public func prepare(_ core: RecognizerCore) {}
  public func touchesTakenOver(
    _ touches: Touches, with event: TouchEvent, _ core: RecognizerCore
  ) -> Bool { false }
  public func numberOfTouchesToTakeOver(_ core: RecognizerCore) -> Int { 1 }
  public func takes(_ input: IndirectInput, _ core: RecognizerCore) -> Bool { true }
  public func inputReceived(
    _ input: IndirectInput, with event: TouchEvent, _ core: RecognizerCore
  ) {}
  public func deadlineReached(_ deadline: Deadline, _ core: RecognizerCore) {}
}

extension RecognizerCore {
  /// The logic that the core runs.
  ///
  /// A logic of another type is a programming error and stops the program: a protocol such as
  /// ``TapRecognizer`` is only for recognizers whose core was created with the logic of that name.
  func typedLogic<Logic: GestureLogic>() -> Logic {
    guard let logic = logic as? Logic else {
      preconditionFailure(
        "'\(name)' conforms to a protocol of another logic: make its core with "
          + "RecognizerCore(name:running:) and the logic that the protocol names")
    }
    return logic
  }
}
