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
  /// While this recognizer is active, the condition is evaluated after each of its actions `began`
  /// and `changed`, as long as the other one can take over: it is enabled, is not active, waits for
  /// no recognizer, has no other active rival, and was given enough of the touches when they came
  /// down. (Declare the hand-over before that.) If the condition holds and the other one's
  /// `shouldBegin` answers yes, this gesture ends, with an outcome that names the other, and the
  /// other one begins with the touches, in the same pass (S15.12).
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
    let former = handOvers  // released last: conditions may own objects with a `deinit`
    handOvers = former.filter { $0.taker != nil } + [handOver]
    defer { withExtendedLifetime(former) {} }
    other.features.insert(.takesOver)
    return handOver
  }

  /// Records that a touch was bound to the recognizer, which may take it over later.
  func noteBinding(of touch: Touch) {
    if let registry = touch.window.dispatcher?.registry { bindings.add(touch, of: registry) }
  }

  func wasBound(to touch: Touch) -> Bool {
    touch.window.dispatcher.map { bindings.contains(touch, of: $0.registry) } ?? false
  }
}

/// The touches that were bound to a recognizer in the present interaction (S15.11).
struct Bindings {
  /// Identifies the dispatcher that numbered the touches.
  private var owner: TouchRegistry.Identity?
  private var numbers: [Int] = []

  mutating func add(_ touch: Touch, of registry: TouchRegistry) {
    if owner !== registry.identity {
      owner = registry.identity
      numbers = []
    }
    let oldest = registry.oldestNumber
    numbers.removeAll { $0 < oldest }
    if numbers.last != touch.number { numbers.append(touch.number) }
  }

  func contains(_ touch: Touch, of registry: TouchRegistry) -> Bool {
    owner === registry.identity && numbers.contains(touch.number)
  }
}
