/// A declaration that a recognizer hands its touches over to another one, on a condition.
///
/// Releasing it changes nothing.
public final class HandOver {
  private let giver: WeakReference<RecognizerCore>
  private let target: WeakReference<RecognizerCore>
  /// Whether the giver wants to hand over now.
  let condition: (any GestureRecognizer) -> Bool

  init(
    from giver: RecognizerCore, to target: RecognizerCore,
    when condition: @escaping (any GestureRecognizer) -> Bool
  ) {
    self.giver = WeakReference(giver)
    self.target = WeakReference(target)
    self.condition = condition
  }

  /// The core that takes over; nil once it was deallocated.
  var taker: RecognizerCore? { target.object }

  /// Takes the declaration back. A second call does nothing.
  public func remove() { giver.object?.handOvers.removeAll { $0 === self } }
}

@available(*, unavailable)
extension HandOver: Sendable {}

extension GestureRecognizer {
  /// Hands the touches of this continuous gesture over to another one in mid-gesture: a list that
  /// has come to its top gives the finger to the sheet around it (S15.11).
  ///
  /// While this recognizer is active, the condition is asked after each of its actions `began` and
  /// `changed`, as long as the other one can take over: it is enabled, is not active, waits for
  /// none, has no other active rival, and was given enough of the touches when they came down, by
  /// which time the hand-over has to be declared. If the condition and `shouldBegin` of the other say yes, this gesture ends, with an outcome that
  /// names the other, and the other one begins with the touches, in the same pass (S15.12).
  ///
  /// ```swift
  /// list.handsOver(to: sheet) { list in list.translation(in: nil).dy > 0 && isAtTop }
  /// sheet.handsOver(to: list) { sheet in isFullyOpen }
  /// ```
  ///
  /// Neither recognizer keeps the other alive.
  ///
  /// - Parameters:
  ///   - other: the continuous gesture that takes over.
  ///   - condition: whether to hand over now. Default: at once.
  /// - Returns: the declaration, which can be removed.
  @discardableResult
  @export(implementation)
  public func handsOver(
    to other: any GestureRecognizer, when condition: @escaping (Self) -> Bool = { _ in true }
  ) -> HandOver {
    handle.core.addHandOver(to: other.handle.core) { recognizer in
      guard let recognizer = recognizer as? Self else { return false }
      return condition(recognizer)
    }
  }

  /// In the action `ended`: the recognizer that takes over the touches (S15.12); nil where the
  /// gesture ended by itself.
  public var handedOverTo: RecognizerLabel? { handle.core.endings.present.taker }
}

extension RecognizerCore {
  @usableFromInline
  func addHandOver(
    to other: RecognizerCore, when condition: @escaping (any GestureRecognizer) -> Bool
  ) -> HandOver {
    let handOver = HandOver(from: self, to: other, when: condition)
    guard other !== self else {
      diagnose(.misuse("it can't hand its touches over to itself"))
      return handOver
    }
    diagnoseOtherDispatcher(of: other, "it can't hand over to")
    handOvers.append(handOver)
    other.features.insert(.takesOver)
    return handOver
  }

  /// Records that a touch was bound to the recognizer, which may take it over later.
  func noteBinding(of touch: Touch) {
    let oldest = touch.window.dispatcher?.registry.oldestNumber ?? 0
    bindings.removeAll { $0 < oldest }
    if bindings.last != touch.number { bindings.append(touch.number) }
  }

  func wasBound(to touch: Touch) -> Bool { bindings.contains(touch.number) }
}
