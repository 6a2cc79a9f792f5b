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
  /// An object, since each visit of the list would copy a struct with its weak reference.
  final class Action {
    let number: Int
    let target: WeakReference<AnyObject>?
    let name: String?
    /// Calls the action; returns false where its target was deallocated.
    let call: (any GestureRecognizer) -> Bool

    init(
      number: Int, target: WeakReference<AnyObject>?, name: String?,
      call: @escaping (any GestureRecognizer) -> Bool
    ) {
      (self.number, self.target, self.name, self.call) = (number, target, name, call)
    }

    func isNamed(_ other: String) -> Bool { name?.hasSameBytes(as: other) ?? false }

    var isDead: Bool { target != nil && target?.object == nil }
  }

  /// In the order of their numbers.
  private(set) var actions = SparseList<Action>()
  /// The number that each position of the list has or had.
  private var numbers: [Int] = []
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
    let twin = name.flatMap { name in actions.firstPosition { isTwin($0, target, name) } }
    let number = twin.flatMap { actions[$0]?.number } ?? lastNumber + 1
    let action = Action(number: number, target: reference, name: name, call: call)
    if let twin {
      let former = actions.replace(at: twin, with: action)
      withExtendedLifetime(former) {}  // released when the new one is in place
    } else {
      lastNumber = number
      actions.append(action)
      numbers.append(number)
    }
    return number
  }

  private func isTwin(_ action: Action, _ target: AnyObject?, _ name: String) -> Bool {
    action.isNamed(name) && action.target?.object === target
  }

  func remove(number: Int) {
    guard let position = position(of: number) else { return }
    let former = actions.remove(at: position)
    if actions.closeGaps() { numbers = actions.map { $0.number } }
    withExtendedLifetime(former) {}
  }

  private func position(of number: Int) -> Int? {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number ? low : nil
  }

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
    var rest = SparseList<Action>()
    for action in former where !isUnwanted(action) { rest.append(action) }
    actions = rest
    numbers = rest.map { $0.number }
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
