import GestureCore
import GestureSimulation

/// Finds representative places: a place in each region of the window in which a touch reaches
/// something else in any of the forms that the views take, and more places where the distance
/// between two touches matters.
struct SpotFinder {
  private let forms: [TouchClassifier]
  /// The recognizers that count several taps, in each form.
  let series: [RecognizerHandle: Series]
  /// The parts of the regions.
  private(set) var parts: [Part] = []
  /// The regions, the largest first, after the regions of preferred places.
  private(set) var regions: [TouchRegion] = []
  /// The places that were chosen, with what they reach.
  private(set) var chosen: [(place: Point, region: TouchRegion)] = []

  /// A recognizer that counts taps, the same in all forms, and how far its taps may be apart.
  struct Series: Hashable {
    let name: String
    let spacing: Double
  }

  /// A part of a region.
  struct Part {
    let cell: PlaneDivision.Cell
    let region: TouchRegion
  }

  /// The places at which fingers come down.
  struct Spots: Sendable {
    var first: [Point]
    /// For each further finger, the places that belong to the ``first`` places.
    var further: [[Point]]
  }

  /// - Parameter scenes: the scene in each of the forms.
  init(_ scenes: [ExploredScene]) {
    forms = scenes.map { TouchClassifier($0) }
    series = scenes.reduce(into: [:]) { series, scene in
      for recognizer in scene.simulation.window.allRecognizers {
        series[recognizer.handle] = Series(recognizer)
      }
    }
    let outlines = ViewOutlines(of: forms)
    let cells =
      PlaneDivision(outlines.lines).cells
      + outlines.samples.map { PlaneDivision.Cell(place: $0, inside: .zero, area: 0) }
    parts = cells.compactMap { [forms] cell in
      forms.region(at: cell.place).map { Part(cell: cell, region: $0) }
    }
  }

  func region(at place: Point) -> TouchRegion? { forms.region(at: place) }

  /// - Parameters:
  ///   - preferred: places to use where there is a choice.
  ///   - fingers: the number of fingers.
  ///   - spacing: how far from a place the next finger comes down.
  mutating func find(preferring preferred: [Point], fingers: Int, spacing: Vector) -> Spots {
    chosen = []
    for place in preferred {
      guard let region = region(at: place), !isCovered(region) else { continue }
      chosen.append((place, region))
    }
    for part in largestParts where !isCovered(part.region) {
      chosen.append((part.cell.place, part.region))
    }
    regions = chosen.map(\.region)
    addTapPlaces()
    let further = (1..<max(fingers, 1)).map { number in
      chosen.map { partner(of: $0, at: spacing * Double(number)) }
    }
    return Spots(first: chosen.map(\.place), further: further)
  }

  /// Also tries a place that was found in another way.
  mutating func choose(_ place: Point, _ region: TouchRegion) { chosen.append((place, region)) }

  private func isCovered(_ region: TouchRegion) -> Bool {
    chosen.contains { $0.region == region }
  }

  /// Each region's largest part, in descending order.
  private var largestParts: [Part] {
    var largest: [TouchRegion: Int] = [:]
    for (index, part) in parts.enumerated() {
      guard let other = largest[part.region] else {
        largest[part.region] = index
        continue
      }
      if part.cell.area > parts[other].cell.area { largest[part.region] = index }
    }
    return largest.values.sorted { one, other in
      (-parts[one].cell.area, one) < (-parts[other].cell.area, other)
    }.map { parts[$0] }
  }

  /// Where a further finger comes down: at the given spacing, if possible to that side, and if a
  /// touch there reaches the same; otherwise nearer.
  private func partner(
    of spot: (place: Point, region: TouchRegion), at spacing: Vector
  ) -> Point {
    for scale in [1, 0.5, 0.25, 0.1] {
      for side in [spacing, -spacing, spacing.turned, -spacing.turned] {
        let place = spot.place + side * scale
        if region(at: place) == spot.region { return place }
      }
    }
    return spot.place
  }
}

extension SpotFinder.Series {
  /// Nil for a recognizer that doesn't count taps.
  init?(_ recognizer: any GestureRecognizer) {
    let profile = GestureProfile(of: recognizer)
    guard profile.undecidedAfterLift > .zero, let taps = profile.taps else { return nil }
    self.init(name: recognizer.name, spacing: taps.allowableTapSpacing)
  }
}

extension [TouchClassifier] {
  /// Nil where a touch reaches no recognizer in any form.
  fileprivate func region(at place: Point) -> TouchRegion? {
    let classes = map { $0.touchClass(at: place) }
    return classes.contains { $0 != nil } ? TouchRegion(classes: classes) : nil
  }
}

extension Vector {
  /// A quarter of a turn further.
  fileprivate var turned: Vector { Vector(dx: -dy, dy: dx) }
}
