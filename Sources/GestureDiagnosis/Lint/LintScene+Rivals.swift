extension LintScene {
  /// Whether `rival` excludes `other` when it happens to come first: neither always does, and no
  /// relation, button or third recognizer decides between them.
  func isOpenRival(_ rival: LintMember, of other: LintMember) -> Bool {
    excludes(rival, other) && !areLinked(rival, other) && !other.hasOtherButtons(than: rival)
      && dominance(of: rival, over: other, whereShared: true) == .none
      && required(by: rival).isEmpty
      && !partners(of: rival).contains { dominance(of: $0, over: rival) != .none }
  }
}
