import GestureCore
import GestureTrace

/// How far the touches of one recognizer's present attempt have gone, by the log: together, and
/// relative to each other. The engine reports measured values for failures only; those of a success
/// are taken from here.
struct Movement {
  /// How far the middle of the touches has moved since enough of them were down (S14.11).
  private(set) var ofMiddle = Vector.zero
  /// By how much the distance of the first two has changed since both were down. Unit: points.
  private(set) var changeOfDistance = 0.0
  /// The arc that the first two have drawn since then, at half of their distance (S14.18). Unit:
  /// points.
  private(set) var arc = 0.0
  /// How far each touch has moved from where it came down.
  private(set) var ways: [Vector] = []
  /// When the last touch came down.
  private(set) var lastArrival: Timestamp?
  /// The largest number of touches that were down together.
  private(set) var count = 0
  private var fingers: [Finger] = []
  private var initialLine = Vector.zero
  private var line = Vector.zero
  private var turn = 0.0
  /// Where each touch of the log was last.
  private var places: [TouchID: Point] = [:]
  /// Where each touch of the log came down, which may be before the attempt got it.
  private var starts: [TouchID: Point] = [:]

  private struct Finger {
    var id: TouchID
    var start: Point
    var place: Point
  }

  /// - Parameter needed: the number of touches with which a movement counts.
  mutating func note(_ event: TraceEvent, of label: RecognizerLabel, needing needed: Int) {
    switch event.what {
    case .touch(let id, let phase, let place, _):
      places[id] = place
      if phase == .began { starts[id] = place }
      move(id, to: place, needing: needed)
      if phase == .ended || phase == .cancelled { fingers.removeAll { $0.id == id } }
    case .bound(label, let id): add(id, at: event.timestamp, needing: needed)
    case .ignored(label, let id): fingers.removeAll { $0.id == id }
    case .reset(label, _):
      let (places, starts) = (places, starts)
      self = Movement()
      (self.places, self.starts) = (places, starts)
    case .bound, .ignored, .reset, .input, .refused, .asked, .askedView, .held, .released,
      .excluded, .state, .handedOver, .action, .view, .deadline, .diagnostic:
      break
    }
  }

  private mutating func add(_ id: TouchID, at moment: Timestamp, needing needed: Int) {
    guard let place = places[id] else { return }
    fingers.append(Finger(id: id, start: starts[id] ?? place, place: place))
    count = max(count, fingers.count)
    lastArrival = moment
    if fingers.count == needed { ofMiddle = .zero }
    guard fingers.count == 2 else { return }
    initialLine = fingers[1].place - fingers[0].place
    line = initialLine
    turn = 0
  }

  private mutating func move(_ id: TouchID, to place: Point, needing needed: Int) {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
    if fingers.count >= needed {
      ofMiddle += (place - fingers[index].place) / Double(fingers.count)
    }
    fingers[index].place = place
    ways = fingers.map { $0.place - $0.start }
    guard fingers.count > 1, index < 2 else { return }
    let next = fingers[1].place - fingers[0].place
    turn += line.angle(to: next)
    line = next
    changeOfDistance = (line.length - initialLine.length).magnitude
    arc = turn.magnitude * line.length / 2
  }
}
