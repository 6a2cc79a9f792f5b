/// Removes one action from its recognizer.
public struct ActionToken {
  private let list: WeakReference<ActionList>
  private let number: Int

  init(list: ActionList, number: Int) {
    self.list = WeakReference(list)
    self.number = number
  }

  /// Removes the action. A second call, or one after the recognizer was deallocated, does nothing.
  public func remove() { list.object?.remove(number: number) }
}

@available(*, unavailable)
extension ActionToken: Sendable {}

/// The actions of one recognizer, in the order of adding (S5.11).
///
/// A separate object, so that tokens can refer to it weakly: a weak reference makes every use of
/// its object slower, and the core is used all the time.
final class ActionList {
  struct Action {
    let number: Int
    let target: WeakReference<AnyObject>?
    let name: String?
    /// Calls the action; returns false where its target was deallocated.
    let call: (any GestureRecognizer) -> Bool

    func isNamed(_ other: String) -> Bool { name?.hasSameBytes(as: other) ?? false }

    var isDead: Bool { target != nil && target?.object == nil }
  }

  private(set) var actions: [Action] = []
  private var lastNumber = 0
  /// With more actions than this, actions whose targets were deallocated are removed.
  private var pruningCount = 16

  /// Adds an action, or replaces that of the same target and name.
  func add(
    target: AnyObject?, name: String?, call: @escaping (any GestureRecognizer) -> Bool
  ) -> Int {
    if actions.count >= pruningCount {
      prune()
      pruningCount = max(16, actions.count * 2)
    }
    let reference = target.map { WeakReference($0) }
    if let name, let twin = actions.firstIndex(where: { isTwin($0, target, name) }) {
      let former = actions[twin]  // released when the new one is in place
      actions[twin] = Action(number: former.number, target: reference, name: name, call: call)
      return withExtendedLifetime(former) { former.number }
    }
    lastNumber += 1
    actions.append(Action(number: lastNumber, target: reference, name: name, call: call))
    return lastNumber
  }

  private func isTwin(_ action: Action, _ target: AnyObject?, _ name: String) -> Bool {
    action.isNamed(name) && action.target?.object === target
  }

  func remove(number: Int) { remove { $0.number == number } }

  func remove(target: AnyObject?, name: String?) {
    remove { action in
      (target == nil || action.target?.object === target)
        && (name.map { action.isNamed($0) } ?? true)
    }
  }

  func prune() { remove { $0.isDead } }

  /// Objects that a removed closure owns may remove further actions in their `deinit`. So the list
  /// is complete before anything is released.
  private func remove(where isUnwanted: (Action) -> Bool) {
    let former = actions
    guard former.contains(where: isUnwanted) else { return }
    actions = former.filter { !isUnwanted($0) }
    withExtendedLifetime(former) {}
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
