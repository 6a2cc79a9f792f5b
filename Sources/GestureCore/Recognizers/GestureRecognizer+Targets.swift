extension GestureRecognizer {
  /// Calls a method of an object, with the recognizer, whenever the recognizer reaches `began`,
  /// `changed`, `ended` or `cancelled` (S5.5).
  ///
  /// The object is held weakly; after it is deallocated its action is skipped (S5.4). Swift can't
  /// compare methods, so pairs of target and action are distinguished by `named`: adding a pair
  /// with the target and the name of an existing one replaces it at its position (S5.1).
  ///
  /// ```swift
  /// tap.addTarget(self, action: GameController.tapped)
  /// ```
  ///
  /// - Returns: a token that removes this pair alone.
  @discardableResult
  @export(implementation)
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (Self) -> Void, named name: String? = nil
  ) -> ActionToken {
    handle.core.addAction(of: target, named: name) { target, recognizer in
      guard let recognizer = recognizer as? Self else { return }
      action(target)(recognizer)
    }
  }

  /// Calls a method without arguments. See ``addTarget(_:action:named:)``.
  @discardableResult
  @export(implementation)
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, named name: String? = nil
  ) -> ActionToken {
    handle.core.addAction(of: target, named: name) { target, _ in action(target)() }
  }

  /// Calls a closure, with the recognizer, whenever it reaches `began`, `changed`, `ended` or
  /// `cancelled`.
  ///
  /// ```swift
  /// let token = pan.onAction { pan in print(pan.translation(in: nil)) }
  /// token.remove()
  /// ```
  ///
  /// - Returns: a token that removes the closure. Releasing the token removes nothing.
  @discardableResult
  @export(implementation)
  public func onAction(_ action: @escaping (Self) -> Void) -> ActionToken {
    handle.core.addAction { recognizer in
      guard let recognizer = recognizer as? Self else { return }
      action(recognizer)
    }
  }

  /// Removes the actions of an object, or of all objects and closures for nil (S5.2).
  ///
  /// - Parameters:
  ///   - target: the object; nil means all objects and closures.
  ///   - name: only the pair of that name; nil means all of them.
  @export(implementation)
  public func removeTarget(_ target: AnyObject?, named name: String? = nil) {
    handle.core.removeActions(of: target, named: name)
  }
}
