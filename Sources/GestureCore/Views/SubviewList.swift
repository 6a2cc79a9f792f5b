/// A view's subviews, from back to front.
///
/// Removing one from an array moves all behind it. Where several are removed and the others aren't
/// read meanwhile, they leave gaps instead, which the next reading closes: removing n subviews, in
/// any order, takes a time that is linear in n.
struct SubviewList {
  /// Valid while there are no gaps: see ``settle()``.
  private(set) var views: [View] = []
  /// The same with gaps; empty where there are none.
  private var slots: [View?] = []
  /// Whether one was removed since the others were read.
  private(set) var isUnsettled = false

  /// With fewer than this, moving those behind is as fast.
  private static let fewestForGaps = 64

  /// Closes the gaps.
  mutating func settle() {
    isUnsettled = false
    guard !slots.isEmpty else { return }
    views = slots.compactMap { $0 }
    slots = []
  }

  mutating func insert(_ view: View, at index: Int) { views.insert(view, at: index) }

  /// Removes all views.
  ///
  /// - Returns: the views; the caller releases them, when the list is complete again.
  mutating func removeAll() -> [View] {
    settle()
    let all = views
    views = []
    return all
  }

  /// Removes a view that is in the list. The caller keeps it alive meanwhile.
  mutating func remove(_ view: View) {
    if slots.isEmpty {
      guard isUnsettled, views.count >= Self.fewestForGaps else { return removeAtOnce(view) }
      makeGaps()
    }
    if slots[view.placeInSuperview] === view { slots[view.placeInSuperview] = nil }
  }

  private mutating func removeAtOnce(_ view: View) {
    isUnsettled = true
    let index = views.first === view ? 0 : views.lastIndex { $0 === view }
    if let index { views.remove(at: index) }
  }

  private mutating func makeGaps() {
    for (place, view) in views.enumerated() {
      view.placeInSuperview = place
      slots.append(view)
    }
    views = []
  }
}
