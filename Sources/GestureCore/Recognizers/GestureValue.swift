/// A value that is computed while a gesture is active, and goes back to its initial value when the
/// gesture is over, however it ended (S15.14).
///
/// ```swift
/// let offset = pan.value(initially: .zero) { pan in pan.translation(in: nil) }
/// offset.onChange { offset in
///   card.transform = AffineTransform(translationX: offset.dx, y: offset.dy)
/// }
/// ```
///
/// It is computed afresh before each of the recognizer's actions `began` and `changed`, and put
/// back before `ended` and `cancelled`.
public final class GestureValue<Value: Equatable> {
  /// What the value is while the gesture is not active.
  public let initial: Value
  /// The value now.
  public private(set) var current: Value
  /// The value that was last passed to the observers.
  private var notified: Value
  private var observers: [(number: Int, body: (Value) -> Void)] = []
  private var lastNumber = 0

  init(initially initial: Value) {
    self.initial = initial
    current = initial
    notified = initial
  }

  /// Calls a closure with the new value when it has changed: once a pass, after the actions.
  ///
  /// - Returns: a number for ``removeObserver(_:)``.
  @discardableResult
  public func onChange(_ body: @escaping (Value) -> Void) -> Int {
    lastNumber += 1
    observers.append((lastNumber, body))
    return lastNumber
  }

  /// Removes a closure that was added with ``onChange(_:)``.
  public func removeObserver(_ number: Int) {
    let former = observers  // released when the list is complete
    observers = former.filter { $0.number != number }
    withExtendedLifetime(former) {}
  }

  func set(_ value: Value) {
    let former = current  // released when the new value is in place
    current = value
    withExtendedLifetime(former) {}
  }

  func notifyObservers() {
    guard current != notified else { return }
    let former = notified
    notified = current
    withExtendedLifetime(former) {}
    for observer in observers { observer.body(notified) }
  }
}

@available(*, unavailable)
extension GestureValue: Sendable {}

extension GestureRecognizer {
  /// A value that is computed while the gesture is active. The recognizer keeps it alive.
  ///
  /// - Parameters:
  ///   - initial: the value while the gesture is not active.
  ///   - compute: computes the value, before each action `began` and `changed`.
  @export(implementation)
  public func value<Value: Equatable>(
    initially initial: Value, _ compute: @escaping (Self) -> Value
  ) -> GestureValue<Value> {
    handle.core.addValue(initially: initial) { recognizer in
      (recognizer as? Self).map(compute)
    }
  }
}

/// The operations of a ``GestureValue``, whatever its type, as the engine calls them.
struct ValueUpdates {
  let compute: (any GestureRecognizer) -> Void
  let restore: () -> Void
  let notifyObservers: () -> Void
}

extension RecognizerCore {
  @usableFromInline
  func addValue<Value: Equatable>(
    initially initial: Value, _ compute: @escaping (any GestureRecognizer) -> Value?
  ) -> GestureValue<Value> {
    let value = GestureValue(initially: initial)
    values.append(
      ValueUpdates(
        compute: { recognizer in compute(recognizer).map(value.set) },
        restore: { value.set(initial) }, notifyObservers: value.notifyObservers))
    return value
  }

  /// Computes the values for an action, or puts them back.
  func updateValues(for state: GestureState) {
    guard let recognizer else { return restoreValues() }
    for value in values {
      if state.isActive { value.compute(recognizer) } else { value.restore() }
    }
  }

  func restoreValues() {
    for value in values { value.restore() }
  }
}
