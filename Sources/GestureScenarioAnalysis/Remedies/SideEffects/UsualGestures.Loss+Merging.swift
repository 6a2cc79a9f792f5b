extension [UsualGestures.Loss] {
  /// Losses of one recognizer, with similar losses merged into one.
  func merged(_ areAlike: (UsualGestures.Loss, UsualGestures.Loss) -> Bool) -> Self {
    var merged: Self = []
    for loss in self {
      if let index = merged.firstIndex(where: { areAlike($0, loss) && $0.isOfKind(of: loss) }) {
        merged[index].merge(loss)
      } else {
        merged.append(loss)
      }
    }
    return merged
  }
}

extension UsualGestures.Loss {
  /// Whether the two can be told in one sentence.
  fileprivate func isOfKind(of other: Self) -> Bool {
    guard isOfShortWay == other.isOfShortWay, isOfCovers == other.isOfCovers else { return false }
    return switch (effect, other.effect) {
    case (.never(_, let isByEdgePan), .never(_, let isOthers)): isByEdgePan == isOthers
    case (.late, .late), (.onlyAtLift, .onlyAtLift): true
    case _: false
    }
  }

  /// Adds the views and the gestures of another loss of its kind. Of two delays the longer one is
  /// told, with its gestures alone.
  fileprivate mutating func merge(_ other: Self) {
    views += other.views.filter { !views.contains($0) }
    switch (effect, other.effect) {
    case (.late(let delay, _), .late(let longer, _)) where longer > delay:
      (forms, effect) = (other.forms, other.effect)
      return
    case (.late(let delay, _), .late(let shorter, _)) where shorter < delay: return
    case (.late(let delay, let begins), .late(_, let othersBegins)):
      effect = .late(by: delay, begins: max(begins, othersBegins))
    case (.never(let winner, let isByEdgePan), .never(let othersWinner, _))
    where winner != othersWinner:
      effect = .never(winner: nil, isByEdgePan: isByEdgePan)
    case _: break
    }
    forms += other.forms.filter { !forms.contains($0) }
  }
}
