import GestureCore
import GestureTrace

/// What a log says of one view up to one of its entries, and what is known of it besides.
///
/// It has facts alone. The types that put them into words read it: see ``ViewHistoryReader``.
final class ViewHistory {
  let view: String
  let names: LogNames
  let places: TouchPlaces
  /// What the app did, in order; nil where that isn't known.
  let hostChanges: [HostChange]?
  /// The time of the present event.
  private(set) var now = Timestamp.zero
  /// The index of the present event in the log.
  private(set) var logIndex = -1
  /// The touches of the log, on all views.
  private(set) var touches = TouchRecords()
  /// The recognizers that recognized.
  private(set) var recognitions = Recognitions()
  /// The recognizers that have just decided about touches.
  private(set) var decisions = Decisions()

  init(view: String, names: LogNames, places: TouchPlaces, hostChanges: [HostChange]?) {
    self.view = view
    self.names = names
    self.places = places
    self.hostChanges = hostChanges
  }

  /// Goes on to the next event, which is not noted yet: the app may have done something before it.
  func advance() { logIndex += 1 }

  /// Notes the present event.
  func note(_ event: TraceEvent) {
    now = event.timestamp
    touches.note(event)
    recognitions.note(event, of: touches)
    decisions.note(event)
  }
}

/// A type with sentences on one subject, for which it reads a view's history.
protocol ViewHistoryReader: CauseWriter {
  var history: ViewHistory { get }
}

extension ViewHistoryReader {
  var view: String { history.view }
  var names: LogNames { history.names }
  var places: TouchPlaces { history.places }
  var hostChanges: [HostChange]? { history.hostChanges }
  var now: Timestamp { history.now }
  var logIndex: Int { history.logIndex }
  /// The touches that hit the view, in the order in which they began.
  var ownTouches: [TouchRecord] { history.touches.all.filter { $0.view == view } }

  /// The app's changes up to a moment that took the view out of the window, alone or with a view
  /// around it, and the one because of which it is out of it then; nil where it is in it.
  func departures(until moment: Timestamp) -> (all: [HostChange], present: HostChange?) {
    let start = ownTouches.last { $0.began <= moment }?.began ?? .zero
    var path = ownView(at: start)?.pathFromWindow.map { $0.name } ?? [view]
    var (all, present): ([HostChange], HostChange?) = ([], nil)
    for change in hostChanges ?? []
    where change.timestamp >= start && change.timestamp <= moment {
      guard let index = path.firstIndex(of: change.subject) else { continue }
      var outer: [String]?
      switch change.kind {
      case .removedView: outer = nil
      case .movedView(let parent):
        let window = places.window(change.timestamp, nil)
        outer = window?.descendant(named: parent)?.pathFromWindow.map { $0.name }
      case _: continue
      }
      if outer != nil {
        present = nil
      } else if present == nil || index > 0 {  // what was taken out before is not taken out again
        if present == nil { all.append(change) }
        present = change
      }
      path = (outer ?? []) + path[index...]
    }
    return (all, present)
  }

  /// The view as it was at a moment, just before a touch came down; nil where that isn't known.
  func ownView(at moment: Timestamp, _ touch: TouchID? = nil) -> View? {
    places.window(moment, touch)?.descendant(named: view)
  }
}
