import GestureCore

/// Finds representative places off the axes: a place on the diagonal, and a place between the axis
/// and the diagonal, wherever it is in a sector without an earlier place.
///
/// Some recognizers judge the distance of a place, some judge each of its coordinates, some judge
/// how far it is to the side. Their limits are circles, squares and rays, which cut the plane into
/// sectors. Each of the eight parts between the axes and the diagonals is cut in the same way, so
/// only one part is searched.
struct Sectors {
  /// The limits with which some recognizer compares a coordinate, in ascending order.
  let coordinates: [Double]
  /// The limits with which some recognizer compares the distance, in ascending order.
  let distances: [Double]
  /// How far to the side a movement that some recognizer takes may go.
  let cones: Set<Cone>
  /// Whether some recognizer tells a more horizontal movement from a more vertical one. A place
  /// that is exactly diagonal then stands for neither.
  let comparesCoordinates: Bool

  /// A movement of at least a length may stray by a share of its length.
  struct Cone: Hashable {
    /// The least length. Unit: points.
    let least: Double
    /// How far it may go to the side, as a part of its length.
    let share: Double
  }

  /// How many limits a place is beyond: places with the same counts are in one sector.
  private struct Sector: Hashable {
    let smaller: Int
    let larger: Int
    let distance: Int
    let cones: Int
    let isDiagonal: Bool
  }

  /// - Parameter straight: how far from the origin there are places on the axes.
  func offsets(besides straight: [Double]) -> [Vector] {
    let diagonal = diagonal
    var known = Set((straight.map { (0, $0) } + diagonal.map { ($0, $0) }).map(sector))
    var offsets = diagonal.flatMap { [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)].map(at($0)) }
    for (smaller, larger) in slanting + besideCrossings
    where known.insert(sector(smaller, larger)).inserted {
      for (dx, dy) in [(smaller, larger), (larger, smaller)] {
        offsets += [(dx, dy), (dx, -dy), (-dx, dy), (-dx, -dy)].map(Vector.init)
      }
    }
    return offsets
  }

  private func at(_ coordinate: Double) -> (Double, Double) -> Vector {
    { Vector(dx: $0 * coordinate, dy: $1 * coordinate) }
  }

  private func sector(_ smaller: Double, _ larger: Double) -> Sector {
    let distance = Vector(dx: smaller, dy: larger).length
    return Sector(
      smaller: coordinates.count { $0 < smaller }, larger: coordinates.count { $0 < larger },
      distance: distances.count { $0 < distance },
      cones: cones.count { $0.least <= larger && $0.share * larger < smaller },
      isDiagonal: comparesCoordinates && smaller == larger)
  }

  /// The coordinates of places on a diagonal: one in each sector.
  private var diagonal: [Double] {
    places(among: Set(coordinates + distances.map { $0 * 0.5.squareRoot() }).sorted(), [0.5])
  }

  /// Pairs of coordinates, the smaller coordinate first, everywhere between the axis and the
  /// diagonal.
  private var slanting: [(Double, Double)] {
    let limits = Set(coordinates + distances + distances.map { $0 * 0.5.squareRoot() }).sorted()
    return [[0.5], [0.15, 0.5, 0.85]].flatMap { parts in
      let places = places(among: limits, parts)
      return places.indices.flatMap { larger in
        places[..<larger].map { ($0, places[larger]) }
      }
    }
  }

  /// Places around each crossing of two limits: every sector has a corner where some cross.
  private var besideCrossings: [(Double, Double)] {
    let crossings = crossings
    var places: [(Double, Double)] = []
    for step in [1.0, 0.1, 0.01] {
      for crossing in crossings {
        for side in Self.around {
          let place = crossing / step + side
          let (x, y) = (place.dx.rounded() * step, place.dy.rounded() * step)
          if 0 < x && x < y { places.append((x, y)) }
        }
      }
    }
    return places
  }

  /// Two steps away, to all sides.
  private static let around = (-2...2).flatMap { dx in
    (-2...2).compactMap { dy in
      max(abs(dx), abs(dy)) == 2 ? Vector(dx: Double(dx), dy: Double(dy)) : nil
    }
  }

  /// Where limits cross each other, an axis or the diagonal. The smaller coordinate is `dx`.
  private var crossings: [Vector] {
    let lines = coordinates + cones.map(\.least)
    let shares = [0, 1] + cones.map(\.share)
    var crossings: [Vector] = []
    for line in lines {
      crossings += shares.map { Vector(dx: $0 * line, dy: line) }
      crossings += shares.filter { $0 > 0 }.map { Vector(dx: line, dy: line / $0) }
      crossings += lines.map { Vector(dx: $0, dy: line) }
      for distance in distances where distance > line {
        let other = (distance * distance - line * line).squareRoot()
        crossings += [Vector(dx: line, dy: other), Vector(dx: other, dy: line)]
      }
    }
    for distance in distances {
      crossings += shares.map { share in
        let along = distance / (1 + share * share).squareRoot()
        return Vector(dx: share * along, dy: along)
      }
    }
    return crossings
  }

  /// Places below the first limit, between any two, and beyond the last.
  private func places(among limits: [Double], _ parts: [Double]) -> [Double] {
    guard let last = limits.last else { return [] }
    let ends = limits + [OffsetFinder.beyond(last) * 2 - last]
    return zip([0] + limits, ends).flatMap { low, high in
      parts.map { part in
        let place = low + (high - low) * part
        let short = (place * 10).rounded() / 10
        return low < short && short < high ? short : place
      }
    }
  }
}
