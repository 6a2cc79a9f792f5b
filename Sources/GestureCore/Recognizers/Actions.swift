/// Removes one action from its recognizer.
public struct ActionToken {
  private let list: WeakReference<ActionList>
  private let number: Int

  init(list: ActionList, number: Int) {
    self.list = WeakReference(list)
    self.number = number
  }

  /// Removes the action. A second call, or one after the recognizer has gone, does nothing.
  public func remove() { list.object?.remove(number: number) }
}

@available(*, unavailable)
extension ActionToken: Sendable {}

/// The actions of one recognizer, in the order of adding (S5.11).
///
/// An object of its own, for tokens to refer to weakly: a weak reference makes every use of its
/// object slower, and the core is used all the time.
final class ActionList {
  struct Action {
    let number: Int
    let target: WeakReference<AnyObject>?
    let name: String?
    /// Calls the action; false where its target is gone.
    let call: (any GestureRecognizer) -> Bool

    func isNamed(_ other: String?) -> Bool {
      guard let name, let other else { return false }
      return name.hasSameBytes(as: other)
    }
  }

  private(set) var actions: [Action] = []
  private var lastNumber = 0

  /// Adds an action, or replaces that of the same target and name.
  func add(
    target: AnyObject?, name: String?, call: @escaping (any GestureRecognizer) -> Bool
  ) -> Int {
    let twin = actions.firstIndex {
      $0.isNamed(name) && name != nil && $0.target?.object === target
    }
    if twin == nil { lastNumber += 1 }
    let number = twin.map { actions[$0].number } ?? lastNumber
    let action = Action(
      number: number, target: target.map { WeakReference($0) }, name: name, call: call)
    if let twin { actions[twin] = action } else { actions.append(action) }
    return number
  }

  func remove(number: Int) { actions.removeAll { $0.number == number } }

  func remove(target: AnyObject?, name: String?) {
    actions.removeAll {
      (target == nil || $0.target?.object === target) && (name == nil || $0.isNamed(name))
    }
  }

  func removeDead() {
    actions.removeAll { $0.target != nil && $0.target?.object == nil }
  }
}

extension RecognizerCore {
  @usableFromInline
  func addAction<Target: AnyObject>(
    of target: Target, named name: String?,
    call: @escaping (Target, any GestureRecognizer) -> Void
  ) -> ActionToken {
    let reference = WeakReference(target)
    let number = actions.add(target: target, name: name) { recognizer in
      guard let target = reference.object else { return false }
      call(target, recognizer)
      return true
    }
    return ActionToken(list: actions, number: number)
  }

  @usableFromInline
  func addAction(_ call: @escaping (any GestureRecognizer) -> Void) -> ActionToken {
    let number = actions.add(target: nil, name: nil) { recognizer in
      call(recognizer)
      return true
    }
    return ActionToken(list: actions, number: number)
  }

  @usableFromInline
  func removeActions(of target: AnyObject?, named name: String?) {
    actions.remove(target: target, name: name)
  }
}
