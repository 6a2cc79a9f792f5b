package import GestureCore

/// Explains why a touch missed a view, as far as the views are available.
struct TouchPlaces {
  /// The window as it was at a moment, just before a touch came down there, or input without
  /// touches; nil where it isn't available.
  let window: (Timestamp, TouchID?) -> Window?
  /// Whether that is the window as it was at that moment, not as it is now.
  var knowsThePast = false
  /// Where the explained recognizer was then; nil where that isn't known.
  var home: ((Timestamp, TouchID?) -> Home)?

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
    /// Whether the place lies beside the view.
    var isOutside = false
    /// Whether another view lies in front there.
    var isCovered = false
    /// What passes the view over, or a view around it.
    var obstacle: HitExplanation.Obstacle?
  }

  /// Why a touch at a place did not hit a view nor anything in it; nil where that isn't known, for
  /// example because views have changed since.
  ///
  /// - Parameters:
  ///   - hitView: the view that the touch really hit.
  ///   - touch: the touch; nil for input without touches.
  ///   - subject: the words for the missed view; nil for a recognizer's view.
  func reason(
    _ place: Point, missed name: String, hitting hitView: String?, at moment: Timestamp,
    of touch: TouchID?, calling subject: String? = nil
  ) -> Reason? {
    let subject = subject ?? "its view '\(name)'"
    guard let window = window(moment, touch), let dispatcher = window.dispatcher else { return nil }
    guard let view = window.descendant(named: name) else {
      return knowsThePast
        ? Reason(text: "\(subject) was not in the window then", rule: "S2.8") : nil
    }
    let hit = dispatcher.explainHit(at: place, in: window)
    guard hit.hitView == hitView else { return nil }
    let path = view.pathFromWindow
    for (index, part) in path.enumerated() {
      let owner =
        part === view ? subject : "view '\(part.name)', in which its view lies"
      // A view that lets touches through is visited again when nothing in it was hit.
      let visits = hit.visited.filter { $0.name == part.name }
      guard let visit = part === view ? visits.last : visits.first else {
        return Self.beside(path[index...].dropFirst(), at: place, calling: subject)
          ?? Self.unvisited(part, hit, at: place, of: view, calling: owner)
      }
      guard let obstacle = visit.obstacle else { continue }
      return obstacle == .outside
        ? Self.outside(part, at: place, of: view, calling: owner)
        : Self.closed(by: obstacle, path[index...], at: place, calling: owner, subject)
    }
    return nil
  }

  /// The reason that a place is outside of a view, or of a view around it, or that another view
  /// lies in front; nil where neither is known.
  ///
  /// - Parameters:
  ///   - part: the first view towards the missed one that the hit test did not visit.
  ///   - owner: the words for it.
  private static func unvisited(
    _ part: View, _ hit: HitExplanation, at place: Point, of view: View, calling owner: String
  ) -> Reason? {
    guard part.isVisible(at: place) else {
      return outside(part, at: place, of: view, calling: owner)
    }
    let front = part.superview?.subviews.last { sibling in
      hit.visited.contains { $0.obstacle == nil && $0.name == sibling.name }
    }
    return front.map { front in
      let cover = front.name == hit.hitView ? "that one" : "view '\(front.name)'"
      return covered(part, by: front, cover, at: place, of: view, calling: owner)
    }
  }

  /// The reason that a view, or a view around it, is covered by another view.
  ///
  /// - Parameters:
  ///   - words: the words for the cover.
  ///   - owner: the words for the covered view.
  private static func covered(
    _ part: View, by cover: View, _ words: String, at place: Point, of view: View,
    calling owner: String
  ) -> Reason {
    let whereabouts =
      part === view
      ? "lies in front of \(owner) there" : "lies there in front of \(owner)"
    return Reason(
      text: "\(words) \(whereabouts)\(cover.reach(to: place))\(cover.faintness)", rule: "S2.3",
      isCovered: true)
  }

  /// The reason that a view of a path takes no touches; or that the place lies beside it or a view
  /// further in, so that a touch would miss the last view even if the closed view took touches.
  /// - Parameters:
  ///   - path: the closed view and those in it, down to the one that was missed.
  ///   - owner: the words for the closed view.
  ///   - subject: the words for the missed view.
  private static func closed(
    by obstacle: HitExplanation.Obstacle, _ path: ArraySlice<View>, at place: Point,
    calling owner: String, _ subject: String
  ) -> Reason {
    if let beside = beside(path, at: place, calling: subject) { return beside }
    let comma = path.count > 1 ? "," : ""  // which ends "in which its view lies"
    return Reason(
      text: "\(owner)\(comma) is passed over: \(obstacle.rawValue)", rule: obstacle.rule,
      obstacle: obstacle)
  }

  /// The reason that a place lies beside some view of a path, so that a touch would miss the last
  /// view whatever becomes of the views around it; nil where the place lies in all of them.
  private static func beside(
    _ path: ArraySlice<View>, at place: Point, calling subject: String
  ) -> Reason? {
    guard let edge = path.first(where: { $0.isBeside(place) }) else { return nil }
    let name = edge === path.last ? subject : "view '\(edge.name)', in which its view lies"
    return Reason(
      text: "the place is outside of \(name)\(edge.displacement(from: place))", rule: "S2.2",
      isOutside: true)
  }

  /// The reason that a place is outside of a view, or of a view around it.
  private static func outside(
    _ part: View, at place: Point, of view: View, calling owner: String
  ) -> Reason {
    let scroll = part.displacement(from: place)
    guard part !== view, scroll.isEmpty, view.touchableArea.contains(view.convert(place, from: nil))
    else {
      return Reason(
        text: "the place is outside of \(owner)\(scroll)", rule: "S2.2", isOutside: true)
    }
    return Reason(
      text: "the place is in view '\(view.name)', but outside of \(owner): what sticks out of the "
        + "view around it gets no touches", rule: "S2.4", isOutside: true)
  }
}

extension TouchPlaces {
  /// Whether `hitView` is `view` or lies in it; true where that isn't known.
  func isHit(
    _ hitView: String?, within view: String, _ moment: Timestamp, _ touch: TouchID
  ) -> Bool {
    guard knowsThePast, let window = window(moment, touch) else { return true }
    guard let hit = hitView.flatMap(window.descendant(named:)),
      let around = window.descendant(named: view)
    else { return false }
    return hit.isDescendant(of: around)
  }

  /// How a view catches a touch beside its bounds, as the end of a clause; empty where it need not,
  /// or where that isn't known.
  func reach(of name: String, to place: Point, _ moment: Timestamp, _ touch: TouchID) -> String {
    guard knowsThePast else { return "" }
    return window(moment, touch)?.descendant(named: name)?.reach(to: place) ?? ""
  }

  /// The views that a touch went through since they don't catch their own touches (S15.23).
  func viewsPassedThrough(
    by touch: TouchID, at place: Point, _ moment: Timestamp, hitting hitView: String?
  ) -> [String] {
    path(of: touch, at: place, moment, hitting: hitView)?.hit.visited
      .filter { $0.obstacle == .passesThrough }.map { $0.name } ?? []
  }

  /// The control in front at a place whose interaction is off, so that a touch went to what lies
  /// behind or around it; nil where there is none.
  func controlPassedOver(
    by touch: TouchID, at place: Point, _ moment: Timestamp, hitting hitView: String?
  ) -> String? {
    guard let path = path(of: touch, at: place, moment, hitting: hitView) else { return nil }
    return path.hit.visited.first { visit in
      guard visit.obstacle == .interactionOff, let view = path.window.descendant(named: visit.name)
      else { return false }
      return view is Control && view.isVisible(at: place)
    }.map { $0.name }
  }

  /// The window and the hit test of a touch; nil where the views aren't known, or have changed
  /// since.
  private func path(
    of touch: TouchID, at place: Point, _ moment: Timestamp, hitting hitView: String?
  ) -> (window: Window, hit: HitExplanation)? {
    guard let window = window(moment, touch), let dispatcher = window.dispatcher else { return nil }
    let hit = dispatcher.explainHit(at: place, in: window)
    return hit.hitView == hitView ? (window: window, hit: hit) : nil
  }
}

extension HitExplanation.Obstacle {
  fileprivate var rule: String {
    switch self {
    case .empty: "S13.19"
    case .ownHitTest: "S2.5"
    case .passesThrough: "S15.23"
    case .hidden, .interactionOff, .transparent, .outside, .flattened: "S2.2"
    }
  }
}

extension View {
  /// The first view with a name in this view, itself included.
  package func descendant(named name: String) -> View? {
    if self.name == name { return self }
    for subview in subviews {
      if let view = subview.descendant(named: name) { return view }
    }
    return nil
  }

  /// The views from the window to this one.
  var pathFromWindow: [View] {
    var path: [View] = []
    var view: View? = self
    while let current = view {
      path.append(current)
      view = current.superview
    }
    return path.reversed()
  }
}

extension View {
  /// Whether a place of the window is beside the area in which it catches touches.
  func isBeside(_ place: Point) -> Bool {
    let area = touchableArea
    return area.width > 0 && area.height > 0
      && !point(inside: convert(place, from: nil), with: nil)
  }

  /// What keeps a view away from a place that lies in its frame, as the end of a clause: its
  /// transform, or how far the view around it is scrolled; empty where neither does.
  fileprivate func displacement(from place: Point) -> String {
    guard let superview else { return "" }
    let around = superview.convert(place, from: nil)
    let plain = Rect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
    if transform != .identity, plain.contains(around) {
      return ", for its transform \(transform.effect)"
    }
    let scroll = superview.bounds.origin
    guard scroll != .zero, frame.contains(around - (scroll - .zero)) else { return "" }
    return ", for view '\(superview.name)' is scrolled to (\(scroll.x.withOneDecimal), "
      + "\(scroll.y.withOneDecimal)), the origin of its bounds"
  }

  /// How it catches a touch beside its bounds, as the end of a clause.
  fileprivate func reach(to place: Point) -> String {
    hitOutset > 0 && !bounds.contains(convert(place, from: nil))
      ? ", by its hitOutset of \(hitOutset.withOneDecimal) pt" : ""
  }
}

extension View {
  /// That a view which can hardly be seen is hit nevertheless, as the end of a clause; empty for
  /// any other view. (Our choice: an alpha below a tenth.)
  fileprivate var faintness: String {
    guard alpha >= smallestTouchableAlpha, alpha < 0.1 else { return "" }
    return ", and an alpha of \(alpha.text(decimals: 6)) is enough to be hit: only below "
      + "\(smallestTouchableAlpha.text(decimals: 6)) is a view passed over"
  }
}

extension AffineTransform {
  /// How it keeps a view away from a place, as a verb phrase.
  fileprivate var effect: String {
    if tx == 0, ty == 0, b == 0, c == 0, a.magnitude <= 1, d.magnitude <= 1 {
      return "makes it smaller"
    }
    return tx == 0 && ty == 0 ? "turns it away from there" : "puts it elsewhere"
  }
}
