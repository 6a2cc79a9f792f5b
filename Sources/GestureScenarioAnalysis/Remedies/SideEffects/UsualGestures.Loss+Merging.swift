extension [UsualGestures.Loss] {
  /// Losses of one recognizer, with similar losses merged into one.
  func merged(_ areAlike: (UsualGestures.Loss, UsualGestures.Loss) -> Bool) -> Self {
    var merged: Self = []
    for loss in self {
      let index = merged.firstIndex {
        areAlike($0, loss) && ($0.delay == nil) == (loss.delay == nil)
          && $0.comesAtLift == loss.comesAtLift && $0.isOfShortWay == loss.isOfShortWay
          && $0.isOfCovers == loss.isOfCovers && $0.isByEdgePan == loss.isByEdgePan
      }
      guard let index else {
        merged.append(loss)
        continue
      }
      merged[index].views += loss.views.filter { !merged[index].views.contains($0) }
      if loss.delay == merged[index].delay, let begins = loss.begins {
        merged[index].begins = Swift.max(begins, merged[index].begins ?? begins)
      }
      if let delay = loss.delay, let longest = merged[index].delay {
        if delay < longest { continue }  // the gesture with the longest delay is told
        if delay > longest {
          (merged[index].forms, merged[index].delay) = ([], delay)
          merged[index].begins = loss.begins
        }
      }
      merged[index].forms += loss.forms.filter { !merged[index].forms.contains($0) }
      if merged[index].winner != loss.winner { merged[index].winner = nil }
    }
    return merged
  }
}
