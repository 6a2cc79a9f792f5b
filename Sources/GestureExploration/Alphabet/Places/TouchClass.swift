import GestureCore
import GestureSimulation

/// What a touch at a place reaches. Places with equal classes are interchangeable for the search.
struct TouchClass: Hashable {
  /// The view that is hit; nil where it makes no difference which view is hit.
  let hitView: ObjectIdentifier?
  /// Whether it is on a slider's thumb, which alone is dragged (S11.2).
  let isOnThumb: Bool
  let recognizers: [RecognizerHandle]
  /// The edges of the window that it is near to, for each recognizer to which that matters.
  let edges: [UInt8]
}

/// What a touch at a place reaches in each form that the views take in a search; nil where it
/// reaches no recognizer. Taps of one series may come down in different forms.
struct TouchRegion: Hashable {
  let classes: [TouchClass?]

  /// All recognizers that a touch reaches, in some form.
  var recognizers: [RecognizerHandle] { classes.flatMap { $0?.recognizers ?? [] } }
}

/// Finds out, by hit testing, what a touch at a place would reach.
struct TouchClassifier {
  let window: Window
  let edges: [(edges: RectEdges, depth: Double)]
  let isHitViewRelevant: (View) -> Bool

  init(_ scene: ExploredScene) {
    window = scene.simulation.window
    isHitViewRelevant = scene.isHitViewRelevant
    let profiles = window.allRecognizers.map { GestureProfile(of: $0) }
    edges = profiles.compactMap { profile in profile.edges.map { ($0, profile.edgeDepth) } }
  }

  /// Nil where no recognizer would receive the touch.
  func touchClass(at place: Point) -> TouchClass? {
    guard let hit = window.hitTest(place, with: nil) else { return nil }
    var recognizers: [RecognizerHandle] = []
    var view: View? = hit
    while let current = view {
      recognizers += current.inspectedRecognizers.map(\.handle)
      view = current.superview
    }
    guard !recognizers.isEmpty else { return nil }
    let isRelevant = hit is Control || isHitViewRelevant(hit)
    return TouchClass(
      hitView: isRelevant ? ObjectIdentifier(hit) : nil,
      isOnThumb: (hit as? Slider).map { $0.thumb.contains($0.convert(place, from: nil)) } ?? false,
      recognizers: recognizers,
      edges: edges.map { edges, depth in
        RectEdges(of: window.bounds, near: place, within: depth).intersection(edges).rawValue
      })
  }
}
