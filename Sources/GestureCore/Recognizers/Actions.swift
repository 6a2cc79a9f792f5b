/// Removes one action from its recognizer.
public struct ActionToken {
  private let list: WeakReference<ActionList>
  private let identity: ActionList.Identity

  init(list: ActionList, _ identity: ActionList.Identity) {
    self.list = WeakReference(list)
    self.identity = identity
  }

  /// Removes the action. A second call does nothing, nor does one after the recognizer was
  /// deallocated or the action was replaced by another one of the same target and name.
  public func remove() { list.object?.remove(identity) }
}

@available(*, unavailable)
extension ActionToken: Sendable {}

/// The actions of one recognizer, in the order of adding (S5.11).
///
/// A separate object, so that tokens can refer to it weakly: a weak reference makes every use of
/// its object slower, and the core is used all the time.
final class ActionList {
  /// Which action a token stands for.
  struct Identity: Equatable {
    /// Its place in the order of adding; an action that replaces another one has the same.
    var number: Int
    /// How often the action at that place was replaced.
    var replacements = 0
  }

  /// An object, since each visit of the list would copy a struct with its weak reference.
  final class Action {
    let identity: Identity
    let target: WeakReference<AnyObject>?
    let name: String?
    /// Calls the action; returns false where its target was deallocated.
    let call: (any GestureRecognizer) -> Bool

    init(
      _ identity: Identity, target: WeakReference<AnyObject>?, name: String?,
      call: @escaping (any GestureRecognizer) -> Bool
    ) {
      (self.identity, self.target, self.name, self.call) = (identity, target, name, call)
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
  ) -> Identity {
    if actions.count >= pruningCount {
      prune()
      pruningCount = max(16, actions.count * 2)
    }
    let reference = target.map { WeakReference($0) }
    let twin = name.flatMap { name in actions.firstPosition { isTwin($0, target, name) } }
    var identity = Identity(number: lastNumber + 1)
    if let twin, let former = actions[twin] {
      identity = former.identity
      identity.replacements += 1
      _ = actions.replace(
        at: twin, with: Action(identity, target: reference, name: name, call: call))
      withExtendedLifetime(former) {}  // released when the new one is in place
    } else {
      lastNumber = identity.number
      actions.append(Action(identity, target: reference, name: name, call: call))
      numbers.append(identity.number)
    }
    return identity
  }

  private func isTwin(_ action: Action, _ target: AnyObject?, _ name: String) -> Bool {
    action.isNamed(name) && action.target?.object === target
  }

  func remove(_ identity: Identity) {
    guard let position = position(of: identity.number), actions[position]?.identity == identity
    else { return }
    let former = actions.remove(at: position)
    if actions.closeGaps() { numbers = actions.map { $0.identity.number } }
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
    numbers = rest.map { $0.identity.number }
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
    let identity = actions.add(target: target, name: name) { recognizer in
      guard let target = reference.object else { return false }
      call(target, recognizer)
      return true
    }
    return ActionToken(list: actions, identity)
  }

  @usableFromInline
  func addAction(_ call: @escaping (any GestureRecognizer) -> Void) -> ActionToken {
    let identity = actions.add(target: nil, name: nil) { recognizer in
      call(recognizer)
      return true
    }
    return ActionToken(list: actions, identity)
  }

  @usableFromInline
  func removeActions(of target: AnyObject?, named name: String?) {
    actions.remove(target: target, name: name)
  }
}
