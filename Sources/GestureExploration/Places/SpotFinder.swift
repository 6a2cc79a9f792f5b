import GestureCore

/// Finds representative places: one in each region of the window in which a touch reaches something
/// else, and more where it matters how far two touches are apart.
struct SpotFinder {
  let classifier: TouchClassifier
  /// The recognizers that count several taps, each with how far these may be apart.
  let series: [RecognizerHandle: Double]
  /// The parts of the regions.
  private(set) var parts: [Part] = []
  /// The regions, the largest one first after those of preferred places.
  private(set) var classes: [TouchClass] = []
  /// The places that were chosen, with what they reach.
  private(set) var chosen: [(place: Point, touchClass: TouchClass)] = []

  /// A part of a region.
  struct Part {
    let cell: PlaneDivision.Cell
    let touchClass: TouchClass
  }

  /// The places at which fingers come down.
  struct Spots: Sendable {
    var first: [Point]
    /// For each further finger the place that belongs to each of the first ones.
    var further: [[Point]]
  }

  init(_ window: Window, isHitViewRelevant: @escaping (View) -> Bool = { _ in true }) {
    let recognizers = window.allRecognizers
    let profiles = recognizers.map { GestureProfile(of: $0) }
    classifier = TouchClassifier(window, profiles, isHitViewRelevant)
    var series: [RecognizerHandle: Double] = [:]
    for (recognizer, profile) in zip(recognizers, profiles) where profile.undecidedAfterLift > .zero
    {
      series[recognizer.handle] = profile.taps?.allowableTapSpacing
    }
    self.series = series
    let outlines = ViewOutlines(of: window, edges: classifier.edges)
    let cells =
      PlaneDivision(outlines.lines).cells
      + outlines.samples.map { PlaneDivision.Cell(place: $0, inside: .zero, area: 0) }
    parts = cells.compactMap { [classifier] cell in
      classifier.touchClass(at: cell.place).map { Part(cell: cell, touchClass: $0) }
    }
  }

  /// - Parameters:
  ///   - preferred: places to use where there is a choice.
  ///   - fingers: how many there are.
  ///   - spacing: how far from a place the next finger comes down.
  mutating func find(preferring preferred: [Point], fingers: Int, spacing: Vector) -> Spots {
    chosen = []
    for place in preferred {
      guard let touchClass = classifier.touchClass(at: place), !isCovered(touchClass) else {
        continue
      }
      chosen.append((place, touchClass))
    }
    for part in largestParts where !isCovered(part.touchClass) {
      chosen.append((part.cell.place, part.touchClass))
    }
    classes = chosen.map(\.touchClass)
    addTapPlaces()
    let further = (1..<max(fingers, 1)).map { number in
      chosen.map { partner(of: $0, at: spacing * Double(number)) }
    }
    return Spots(first: chosen.map(\.place), further: further)
  }

  /// Also tries a place that was found otherwise.
  mutating func choose(_ place: Point, _ touchClass: TouchClass) {
    chosen.append((place, touchClass))
  }

  private func isCovered(_ touchClass: TouchClass) -> Bool {
    chosen.contains { $0.touchClass == touchClass }
  }

  /// Each region's largest part, in descending order.
  private var largestParts: [Part] {
    var largest: [TouchClass: Int] = [:]
    for (index, part) in parts.enumerated() {
      guard let other = largest[part.touchClass] else {
        largest[part.touchClass] = index
        continue
      }
      if part.cell.area > parts[other].cell.area { largest[part.touchClass] = index }
    }
    return largest.values.sorted { one, other in
      (-parts[one].cell.area, one) < (-parts[other].cell.area, other)
    }.map { parts[$0] }
  }

  /// Where a further finger comes down: as far away as said, if possible to that side, and if a
  /// touch there reaches the same; else nearer.
  private func partner(
    of spot: (place: Point, touchClass: TouchClass), at spacing: Vector
  ) -> Point {
    for scale in [1, 0.5, 0.25, 0.1] {
      for side in [spacing, -spacing, spacing.turned, -spacing.turned] {
        let place = spot.place + side * scale
        if classifier.touchClass(at: place) == spot.touchClass { return place }
      }
    }
    return spot.place
  }
}

extension Vector {
  /// A quarter of a turn further.
  fileprivate var turned: Vector { Vector(dx: -dy, dy: dx) }
}
