import GestureCore

/// Explains why a touch missed a view, as far as the views are available.
struct TouchPlaces {
  /// The window as it was at a moment; nil where it isn't available.
  let window: (Timestamp) -> Window?
  /// Whether that is the window as it was at that moment, not as it is now.
  var knowsThePast = false
  /// Where the explained recognizer was at a moment; nil where that isn't known.
  var home: ((Timestamp) -> Home)?

  /// Where a recognizer is.
  enum Home {
    case nowhere
    case on(View)
  }

  /// Why a touch did not hit a view.
  struct Reason {
    /// As a clause.
    var text: String
    var rule: String
  }

  /// Why a touch at a place did not hit a view nor anything in it; nil where that isn't known, for
  /// example because views have changed since.
  ///
  /// - Parameters:
  ///   - hitView: the view that the touch really hit.
  ///   - subject: the words for the missed view; nil for a recognizer's view.
  func reason(
    _ place: Point, missed name: String, hitting hitView: String?, at moment: Timestamp,
    calling subject: String? = nil
  ) -> Reason? {
    let subject = subject ?? "its view '\(name)'"
    guard let window = window(moment), let dispatcher = window.dispatcher else { return nil }
    guard let view = window.descendant(named: name) else {
      return knowsThePast
        ? Reason(text: "\(subject) was not in the window then", rule: "S2.8") : nil
    }
    let hit = dispatcher.explainHit(at: place, in: window)
    guard hit.hitView == hitView else { return nil }
    let path = view.pathFromWindow
    for (index, part) in path.enumerated() {
      let owner =
        part === view ? subject : "view '\(part.name)', in which its view lies,"
      // A view that lets touches through is visited again when nothing in it was hit.
      let visits = hit.visited.filter { $0.name == part.name }
      guard let visit = part === view ? visits.last : visits.first else {
        guard part.isVisible(at: place) else {
          return Reason(text: "the place is outside of \(owner.trimmingComma)", rule: "S2.2")
        }
        let siblings = (index > 0 ? path[index - 1].subviews : []).map { $0.name }
        let front = hit.visited.last { $0.obstacle == nil && siblings.contains($0.name) }
        return front.map {
          Reason(
            text:
              "\($0.name == hitView ? "that one" : "view '\($0.name)'") lies in front of \(owner.trimmingComma) there",
            rule: "S2.3")
        }
      }
      if let obstacle = visit.obstacle {
        return Reason(
          text: "\(owner) is passed over: \(obstacle.rawValue)",
          rule: obstacle.rule)
      }
    }
    return nil
  }
}

extension HitExplanation.Obstacle {
  fileprivate var rule: String {
    switch self {
    case .empty: "S13.19"
    case .passesThrough: "S15.23"
    case .hidden, .interactionOff, .transparent, .outside, .flattened: "S2.2"
    }
  }
}

extension View {
  /// The first view with a name in this view, itself included.
  func descendant(named name: String) -> View? {
    if self.name == name { return self }
    for subview in subviews {
      if let view = subview.descendant(named: name) { return view }
    }
    return nil
  }

  fileprivate var pathFromWindow: [View] {
    var path: [View] = []
    var view: View? = self
    while let current = view {
      path.append(current)
      view = current.superview
    }
    return path.reversed()
  }
}

extension String {
  fileprivate var trimmingComma: String { hasSuffix(",") ? String(dropLast()) : self }
}
