public import GestureCore
public import GestureTrace

/// A log as a picture: a row for each touch, each recognizer and each view that received touches,
/// and below them which recognizer held, released, excluded or vetoed which.
///
/// It is made from the observer's reports alone, so it can show a test, a recording or the log of a
/// running app:
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
/// Recognizers of the same name on views of the same name share a row: give them unique names.
public struct Timeline: Sendable {
  let rows: [TimelineRow]
  let links: [TimelineLink]
  let notes: [TimelineNote]

  /// The timeline of a whole log.
  public init(_ log: EventLog) { self.init(log.entries) }

  /// The timeline of some entries.
  ///
  /// - Parameters:
  ///   - entries: in the order in which they were logged.
  ///   - touchName: gives the name of a touch. Default: its number.
  public init(
    _ entries: [LogEntry], touchName: (TouchID) -> String = { "\($0.rawValue)" }
  ) {
    self.init(entries, knowing: TimelineFacts(), touchName: touchName)
  }

  /// The timeline of some entries when more is known about the run.
  package init(
    _ entries: [LogEntry], knowing facts: TimelineFacts, touchName: (TouchID) -> String
  ) {
    let trace = TraceFold(entries, touchName: touchName)
    var builder = TimelineBuilder(names: trace.names, facts: facts)
    for event in trace.events { builder.add(event) }
    rows = builder.finishedRows
    links = builder.links
    notes = builder.finishedNotes
  }
}

extension Timeline: CustomStringConvertible {
  /// The timeline as text of the default width.
  public var description: String { text() }
}
