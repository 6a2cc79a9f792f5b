import GestureCore

/// Finds representative places off the axes: one diagonally, and one between straight and diagonal,
/// wherever that is in other sectors than all before.
///
/// Some recognizers judge the distance of a place, some each of its coordinates. Their limits are
/// circles and squares around the origin, which cut the plane into sectors. All is the same on
/// eight sides; so sectors are sought in one eighth of the plane.
struct Sectors {
  /// What some recognizer compares a coordinate with, in ascending order.
  let coordinates: [Double]
  /// What some recognizer compares the distance with, in ascending order.
  let distances: [Double]

  /// Between which limits a place is.
  private struct Sector: Hashable {
    let smaller: Int
    let larger: Int
    let distance: Int
  }

  /// - Parameter straight: how far from the origin there are places on the axes.
  func offsets(besides straight: [Double]) -> [Vector] {
    let diagonal = diagonal
    var known = Set((straight.map { (0, $0) } + diagonal.map { ($0, $0) }).map(sector))
    var offsets = diagonal.flatMap { [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)].map(at($0)) }
    for (smaller, larger) in slanting where known.insert(sector(smaller, larger)).inserted {
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
      distance: distances.count { $0 < distance })
  }

  /// The coordinates of places on a diagonal: one in each sector.
  private var diagonal: [Double] {
    places(among: Set(coordinates + distances.map { $0 * 0.5.squareRoot() }).sorted(), [0.5])
  }

  /// Pairs of coordinates, of which the smaller comes first, everywhere between straight and
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
