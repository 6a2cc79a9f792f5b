import GestureCore
import GestureScenario

/// The views of a scene: who lies in whom, and which a point hits.
struct ViewTree {
  private(set) var specs: [String: ViewSpec] = [:]
  /// Subviews by their superview, from back to front.
  private var subviews: [String: [String]] = [:]
  private var superviews: [String: String] = [:]
  private let window = Scenario.Scene.windowID

  init(_ scene: Scenario.Scene) {
    for spec in scene.views {
      specs[spec.id] = spec
      subviews[spec.parent, default: []].append(spec.id)
      superviews[spec.id] = spec.parent
    }
  }

  mutating func hide(_ view: String) { specs[view]?.isHidden = true }

  mutating func remove(_ view: String) {
    guard let parent = superviews.removeValue(forKey: view) else { return }
    subviews[parent]?.removeAll { $0 == view }
  }

  /// Puts a view in front of its new siblings.
  mutating func add(_ view: String, to parent: String) {
    superviews[view] = parent
    subviews[parent, default: []].append(view)
  }

  /// A view and those around it, innermost first.
  func path(from view: String) -> [String] {
    var path = [view]
    while let last = path.last, let parent = superviews[last] { path.append(parent) }
    return path
  }

  func isInWindow(_ view: String) -> Bool { path(from: view).last == window }

  /// S2.3: the front subview is asked first; if all pass, the view itself is hit.
  func hitView(at point: Point) -> String { hitView(at: point, in: window) }

  private func hitView(at point: Point, in view: String) -> String {
    for id in (subviews[view] ?? []).reversed() {
      guard let spec = specs[id] else { continue }
      let inside = Point(x: point.x - spec.frame.origin.x, y: point.y - spec.frame.origin.y)
      if catches(inside, spec) { return hitView(at: inside, in: id) }
    }
    return view
  }

  /// S2.2, S2.4: hidden views, views without interaction, faint ones and those beside the point
  /// are passed over with all that is in them.
  private func catches(_ point: Point, _ spec: ViewSpec) -> Bool {
    guard !spec.isHidden, spec.isUserInteractionEnabled, spec.alpha >= 0.01 else { return false }
    let size = spec.frame.size
    return point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }
}
