import GestureCore
import GestureTrace

// What can be done about views that get no touch.

extension View {
  /// Whether touches on the view itself have an effect: it has recognizers, or is a control.
  var isForTouches: Bool { holdsGestures || self is Control }

  /// Whether something in it is there for touches.
  var holdsTouchable: Bool {
    subviews.contains { LintScene.views(in: $0).contains { $0.isForTouches } }
  }

  /// A place inside of its superview, or a superview that is large enough.
  var fixesOfPlace: [Lint.Fix] {
    let inside = frameInsideSuperview.map {
      Lint.Fix.setFrame(of: self, to: $0, ", inside of its superview")
    }
    let around = superview.flatMap { superview in
      superviewFrameAround.map { Lint.Fix.setFrame(of: superview, to: $0, ", around it") }
    }
    return [inside, around].compactMap { $0 }
  }

  /// Whether it, or a view around it, lies right beside the window, as a drawer does that comes in
  /// later.
  var isParked: Bool {
    guard let window = window?.bounds, superview != nil else { return false }
    let box = boxInWindow
    return box.maxX == window.minX || box.minX == window.maxX || box.maxY == window.minY
      || box.minY == window.maxY || superview?.isParked == true
  }

  /// Why it has no area that catches touches, as a sentence after its name.
  var clauseOfSize: String {
    losesAreaByOutset ? "has a hitOutset that leaves it no area" : "has no size"
  }

  private var losesAreaByOutset: Bool { hitOutset < 0 && bounds.width > 0 && bounds.height > 0 }

  /// A frame of the size of a finger in place of one without any, or no outset that takes it all.
  var fixesOfSize: [Lint.Fix] {
    if losesAreaByOutset {
      return [Lint.Fix("set the hitOutset of view '\(name)' to 0", [.setView(name, .hitOutset(0))])]
    }
    let finger = 44.0  // the least side of a touch target, as platforms recommend
    var size = frame.size
    if size.width <= 0 { size.width = finger }
    if size.height <= 0 { size.height = finger }
    guard superview != nil, size != frame.size else { return [] }
    return [.setFrame(of: self, to: Rect(origin: frame.origin, size: size), ", or another size")]
  }

  /// The innermost view around it that has no size.
  var emptyViewAround: View? {
    var view = superview
    while let around = view {
      if around.bounds.width <= 0 || around.bounds.height <= 0 { return around }
      view = around.superview
    }
    return nil
  }

  /// A frame around all that is in it, which keeps the size that it has in one direction; none
  /// where something lies to the left or above, or it is turned.
  var fixesEnclosingSubviews: [Lint.Fix] {
    guard transform == .identity, let first = subviews.first else { return [] }
    let content = subviews.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    guard content.minX >= bounds.minX, content.minY >= bounds.minY, superview != nil else {
      return []
    }
    let remark: String
    var size = Size(
      width: content.maxX - bounds.minX, height: content.maxY - bounds.minY)
    if bounds.width > 0 {
      size.width = bounds.width
      remark = ", high enough for what is in it"
    } else if bounds.height > 0 {
      size.height = bounds.height
      remark = ", wide enough for what is in it"
    } else {
      remark = ", around what is in it"
    }
    return [.setFrame(of: self, to: Rect(origin: frame.origin, size: size), remark)]
  }

  /// The same place in front of `cover`; none where it or a view around it is turned. A view around
  /// it that lies beside `cover` comes to the front with it, unless that would cover `cover` in
  /// turn.
  ///
  /// - Parameter subject: the words for the view.
  func fixes(bringingItBefore cover: View, as subject: String) -> [Lint.Fix] {
    guard let around = cover.superview, superview != nil, !around.isDescendant(of: self) else {
      return []
    }
    let chain = [self, around].flatMap { sequence(first: $0) { $0.superview } }
    guard chain.allSatisfy({ $0.transform == .identity }) else { return [] }
    let beside = sequence(first: self) { $0.superview }.first { $0.superview === around }
    if let beside, beside !== self, beside.frame.intersection(cover.frame) != cover.frame {
      return [
        Lint.Fix(
          "put view '\(beside.name)' in front of view '\(cover.name)'",
          [.bringToFront(view: beside.name, of: around.name, beside.frame)])
      ]
    }
    let origin = around.convert(convert(bounds.origin, to: nil), from: nil)
    return [
      Lint.Fix(
        "put \(subject) in front of view '\(cover.name)'",
        [.bringToFront(view: name, of: around.name, Rect(origin: origin, size: frame.size))])
    ]
  }
}

extension Reach.Barrier {
  /// What keeps touches out, as a sentence after the view's name.
  var clause: String {
    switch self {
    case .hidden: "is hidden"
    case .transparent: "has an alpha below 0.01"
    case .withoutInteraction: "has its isUserInteractionEnabled off"
    case .passingThrough: "lets touches through, and nothing in it is hit"
    }
  }

  /// Whether views are closed in this way while they are out of use.
  var isByIntent: Bool {
    switch self {
    case .hidden, .transparent: true
    case .withoutInteraction, .passingThrough: false
    }
  }

  func fix(_ view: String) -> Lint.Fix {
    switch self {
    case .hidden:
      Lint.Fix("show view '\(view)' when it is to have touches", [.setView(view, .isHidden(false))])
    case .transparent:
      Lint.Fix("make view '\(view)' opaque when it is to have touches", [.setView(view, .alpha(1))])
    case .withoutInteraction:
      Lint.Fix(
        "set isUserInteractionEnabled of view '\(view)' to true",
        [.setView(view, .isUserInteractionEnabled(true))])
    case .passingThrough:
      Lint.Fix(
        "set catchesOwnTouches of view '\(view)' to true",
        [.setView(view, .catchesOwnTouches(true))])
    }
  }
}
