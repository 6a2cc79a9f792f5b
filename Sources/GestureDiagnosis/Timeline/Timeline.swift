public import GestureCore
public import GestureTrace

/// What a log tells, as a picture: a row a touch, a row a recognizer, a row a view that was told of
/// touches, and under them who held, released, excluded or vetoed whom.
///
/// It is made from the observer's reports alone, so it can show a test, a recording or the log of
/// an app that runs:
///
/// ```swift
/// let simulation = Simulation()
/// let single = TapGestureRecognizer()
/// let double = DoubleTapGestureRecognizer()
/// for tap in [single, double] as [any GestureRecognizer] {
///   simulation.window.addGestureRecognizer(tap)
/// }
/// single.require(toFail: double)
/// simulation.tap(at: Point(x: 100, y: 100))
/// simulation.runUntilNothingIsPending()
/// print(Timeline(simulation.log).text())
/// ```
///
/// Recognizers of the same name on views of the same name share a row: give them names of their
/// own.
public struct Timeline: Sendable {
  let rows: [TimelineRow]
  let links: [TimelineLink]
  let notes: [TimelineNote]

  /// The timeline of all that a log has seen.
  public init(_ log: EventLog) { self.init(log.entries) }

  /// The timeline of some entries.
  ///
  /// - Parameters:
  ///   - entries: in the order in which they were logged.
  ///   - touchName: what to call a touch. Default: its number.
  public init(
    _ entries: [LogEntry], touchName: (TouchID) -> String = { "\($0.rawValue)" }
  ) {
    let trace = TraceFold(entries, touchName: touchName)
    var builder = TimelineBuilder(names: trace.names)
    for event in trace.events { builder.add(event) }
    rows = builder.finishedRows
    links = builder.links
    notes = builder.notes
  }
}

extension Timeline: CustomStringConvertible {
  /// The timeline as text of the usual width.
  public var description: String { text() }
}
