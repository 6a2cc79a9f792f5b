import GestureCore

/// A recognizer of any kind with other rules about which recognizers it prevents and which prevent
/// it.
final class RuledGestureRecognizer: RecognizerDecorator, ArbitrationRules {
  let base: any GestureRecognizer
  let preventsOnly: Set<String>?
  let preventedOnlyBy: Set<String>?

  /// - Parameters:
  ///   - preventsOnly: the names of the recognizers that it can prevent; nil for what the kind
  ///     allows.
  ///   - preventedOnlyBy: the names of the recognizers that can prevent it; nil for what the kind
  ///     allows.
  init(
    _ base: any GestureRecognizer, preventsOnly: Set<String>?, preventedOnlyBy: Set<String>?
  ) {
    self.base = base
    self.preventsOnly = preventsOnly
    self.preventedOnlyBy = preventedOnlyBy
  }

  func canPrevent(_ other: any GestureRecognizer) -> Bool {
    preventsOnly.map { other.isOne(of: $0) } ?? base.canPrevent(other)
  }

  func canBePrevented(by other: any GestureRecognizer) -> Bool {
    preventedOnlyBy.map { other.isOne(of: $0) } ?? base.canBePrevented(by: other)
  }
}

extension GestureRecognizer {
  /// Whether a list of ids names the recognizer, or the set to which it belongs.
  fileprivate func isOne(of ids: Set<String>) -> Bool {
    ids.contains(name) || RecognizerSpec.set(ofMember: name).map(ids.contains) ?? false
  }
}
