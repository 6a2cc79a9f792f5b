/// An alpha below this makes a view untouchable (S2.2; source: UIView's reference page).
package let smallestTouchableAlpha = 0.01

extension View {
  /// Whether the view accepts touches at all, at any point.
  package var admitsTouches: Bool { !isHidden && isUserInteractionEnabled && !isTransparent }

  /// Whether it can hardly be seen, and so takes no touches. An alpha that is not a number counts
  /// as 0.
  package var isTransparent: Bool { !(alpha >= smallestTouchableAlpha) }

  /// The area in which it catches touches, in its own coordinates.
  package var touchableArea: Rect { bounds.insetBy(dx: -hitOutset, dy: -hitOutset) }

  /// Front to back, the first subview that catches the point; else the view itself (S2.3), unless
  /// it lets touches through (S15.23). A subview is asked only inside its superview (S2.4).
  ///
  /// Descends from view to view in a loop. A view with default hit testing that contains the point
  /// catches the touch, itself or by a view in it; only views that may hit test differently are
  /// called.
  func defaultHitTest(_ point: Point, with event: TouchEvent?) -> View? {
    guard currentPlacement.admitsTouches, self.point(inside: point, with: event) else { return nil }
    var view = self
    var point = point
    while true {
      let (deepest, isComplete) = view.deepestPlainView(at: &point)
      if let deepest { view = deepest }
      if isComplete { return view.currentPlacement.catchesOwnTouches ? view : nil }
      switch view.firstSubview(at: point, with: event) {
      case .none: return view.currentPlacement.catchesOwnTouches ? view : nil
      case .caught(let hit): return hit
      case .entered(let subview, let place): (view, point) = (subview, place)
      }
    }
  }

  /// Enters subview after subview, as long as only plain views have to be visited. No code of a
  /// host is called meanwhile, so the tree stays as it is, and no reference has to be counted.
  ///
  /// - Parameter point: becomes one of the last view's coordinates.
  /// - Returns: that view, nil where none is entered; and whether all its subviews were visited, so
  ///   that none of them contains the point.
  @inline(__always)
  private func deepestPlainView(at point: inout Point) -> (view: View?, isComplete: Bool) {
    var isComplete = false
    var deepest = plainSubview(at: &point, &isComplete)
    guard deepest.isSet else { return (nil, isComplete) }
    while let next = deepest.withObject({ $0.plainSubview(at: &point, &isComplete) }), next.isSet {
      deepest = next
    }
    deepest.withObject { $0.hitTestDepth = hitTestDepth }
    return (deepest.object, isComplete)
  }

  /// The first subview that contains the point, which becomes one of its coordinates; none where
  /// there is no such subview, or where one in front of it isn't plain.
  ///
  /// - Parameter isComplete: becomes true where none of the subviews contains the point.
  @inline(__always)
  private func plainSubview(
    at point: inout Point, _ isComplete: inout Bool
  ) -> UnownedReference<View> {
    settleSubviews()
    var index = subviewList.views.count
    guard index < SubviewIndex.smallestCount else { return UnownedReference() }
    while index > 0 {
      index -= 1
      let subview = UnownedReference(subviewList.views[index])
      guard subview.withObject({ $0.isPlain && $0.keepsOwnTouches }) == true else {
        return UnownedReference()
      }
      let place = subview.withObject { $0.caughtPoint(at: point) } ?? nil
      guard let place else { continue }
      point = place
      return subview
    }
    isComplete = true
    return UnownedReference()
  }

  /// Up to this many views with hit testing of their own may be nested. Deeper ones are asked for
  /// `point(inside:with:)` alone, since each nested call takes some of the stack.
  private static let mostNestedHitTests: Int32 = 250

  private enum Descent {
    case none
    /// A subview with hit testing of its own has answered.
    case caught(View)
    /// The point is in a subview with default hit testing.
    case entered(View, Point)
  }

  private func firstSubview(at point: Point, with event: TouchEvent?) -> Descent {
    var result = Descent.none
    visitSubviews(at: point) { subview in
      subview.hitTestDepth = hitTestDepth + 1
      if subview.catchesTouchesInBoundsOnly {
        guard let place = subview.caughtPoint(at: point) else { return false }
        result = subview.entry(at: place, with: event, depth: hitTestDepth)
      } else if let place = subview.mapFromSuperview?.applied(to: point) {
        result = subview.ownEntry(at: place, with: event)
      }
      if case .none = result { return false }
      return true
    }
    return result
  }

  /// The entry into a view with default hit testing that contains the point.
  ///
  /// - Parameter depth: the superview's ``hitTestDepth``, which is the view's if it isn't called.
  private func entry(at point: Point, with event: TouchEvent?, depth: Int32) -> Descent {
    if !catchesOwnTouches {
      // It may not catch the touch, and then the views behind it are asked.
      if hitTestDepth <= Self.mostNestedHitTests {
        return hitTest(point, with: event).map { .caught($0) } ?? .none
      }
      if event != nil { diagnoseDepth() }
    }
    hitTestDepth = depth
    return .entered(self, point)
  }

  /// The entry into a view that may have hit testing of its own.
  private func ownEntry(at point: Point, with event: TouchEvent?) -> Descent {
    if hitTestDepth <= Self.mostNestedHitTests {
      return hitTest(point, with: event).map { .caught($0) } ?? .none
    }
    guard admitsTouches, self.point(inside: point, with: event) else { return .none }
    if event != nil { diagnoseDepth() }
    return .entered(self, point)
  }

  /// Diagnoses, once a hit test, that views lie too deep to hit test by themselves.
  @inline(never)
  private func diagnoseDepth() {
    guard hitTestDepth == Self.mostNestedHitTests + 1 else { return }
    window?.dispatcher?.reporter.diagnose(
      GestureDiagnostic(
        .misuse(
          "view '\(name)' lies in \(Self.mostNestedHitTests) views that have hit tests of their own or "
            + "let touches through: from there on, views are asked for point(inside:) alone")))
  }

  /// Whether a point is in the view's bounds, grown by its outset.
  func isInside(_ point: Point) -> Bool { catchingBounds.contains(point) }

  /// Visits the subviews that may lie at a point, from front to back, until the closure returns
  /// true.
  private func visitSubviews(at point: Point, _ isContent: (View) -> Bool) {
    let subviews = subviews
    guard subviews.count >= SubviewIndex.smallestCount else {
      for subview in subviews.reversed() where isContent(subview) { return }
      return
    }
    let index = currentIndex
    index.visit(at: point) { isContent(subviews[$0]) }
  }

  private var currentIndex: SubviewIndex {
    if let subviewIndex, !subviewIndex.needsRebuild { return subviewIndex }
    let fresh = SubviewIndex(subviews)
    subviewIndex = fresh
    return fresh
  }
}
