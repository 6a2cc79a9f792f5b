extension View {
  /// The view that this one lies in, or nil.
  public var superview: View? { superviewReference.object }

  /// Adds a view in front of all others in this one. It leaves its former superview first; its
  /// gestures continue if it stays in the same window (S2.29).
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Adds a view at an index of ``subviews``: 0 is the back. An index out of range means the
  /// nearest end.
  ///
  /// A view can't be added to itself or to a view that it contains: that is a programming error and
  /// stops the program.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(
      view.subviews.isEmpty ? self !== view : !isDescendant(of: view),
      "view '\(view.name)' can't be put into '\(name)', which lies in it: move '\(name)' out first")
    let formerDispatcher = view.window?.dispatcher
    view.detach()
    settleSubviews()
    subviewList.insert(view, at: min(max(index, 0), subviewList.views.count))
    view.superviewReference.object = self
    formerDispatcher?.viewsMoved()
  }

  /// Adds a view right behind another one of this view's subviews.
  public func insertSubview(_ view: View, below sibling: View) {
    insertSubview(view, at: indexAfterDetaching(view, besides: sibling) ?? 0)
  }

  /// Adds a view right in front of another one of this view's subviews.
  public func insertSubview(_ view: View, above sibling: View) {
    insertSubview(view, at: indexAfterDetaching(view, besides: sibling).map { $0 + 1 } ?? .max)
  }

  /// Removes the view from its superview. Touches that hit it or a view in it are cancelled (S2.30,
  /// S8.15).
  public func removeFromSuperview() {
    let formerDispatcher = window?.dispatcher
    detach()
    formerDispatcher?.viewsMoved()
  }

  /// Whether the view is the other one or lies in it, however deep.
  public func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// How many views contain this one.
  var depth: Int {
    var depth = 0
    var view = self
    while let superview = view.superview {
      depth += 1
      view = superview
    }
    return depth
  }

  /// The first of the view and those around it that may do something with touches; the others need
  /// not be called.
  var firstOwnResponder: View? {
    var reference = UnownedReference(self)
    while reference.withObject({ $0.isPlain || $0.leavesTouchesToSuperview }) == true {
      reference = reference.withObject { $0.superviewReference } ?? UnownedReference()
    }
    return reference.object
  }

  /// Whether it overrides nothing. (Embedded Swift can't tell a class from its subclasses.)
  @inline(__always)
  var isPlain: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == View.self || type(of: self) == Window.self
    #endif
  }

  /// Releases the subviews in a loop instead of by recursion: a tree may be deeper than the stack.
  func releaseSubviews() {
    var doomed = takeSubviews()
    while var view = doomed.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      doomed += view.takeSubviews()
    }
  }

  private func takeSubviews() -> [View] {
    let subviews = subviewList.removeAll()
    for subview in subviews { subview.superviewReference.object = nil }
    return subviews
  }

  /// Closes the gaps that removed subviews have left.
  @inline(__always)
  func settleSubviews() {
    if subviewList.isUnsettled { subviewList.settle() }
  }

  private func detach() {
    guard let superview else { return }
    superviewReference.object = nil
    superview.subviewList.remove(self)
  }

  private func indexAfterDetaching(_ view: View, besides sibling: View) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }
}
