public import GestureCore
public import GestureTrace

/// Why a recognizer fired or didn't, or why a view got its touches or lost them: the chain of
/// causes in plain sentences, with times, rules and rivals.
///
/// It is based on the observer's reports alone, after the fact:
///
/// ```swift
/// print(Explanation(of: tap, in: simulation.log))
/// // 'tap' of view 'card' did not fire.
/// //    0 ms  It was given touch 1, which came down at (100, 100) on view 'card'. (S2.8)
/// //   20 ms  It gave up: it moved: 53 pt where 45 pt are allowed. (S9.4)
/// ```
///
/// The rules that it names are those of `Docs/Rules.md`. Remedies are found by trying them: see
/// `Scenario.explain(_:wish:besides:)` of GestureScenarioAnalysis.
public struct Explanation: Hashable, Sendable {
  /// The outcome, in a sentence.
  public let verdict: String
  /// The outcome that was asked for instead, as the end of the verdict's sentence; nil where none
  /// was.
  package var wish: String?
  /// Whether changes were tried to reach that outcome, and none of them reached it.
  package var isWithoutRemedy = false
  /// The causes of the outcome, in order of time.
  public package(set) var causes: [Explanation.Cause]
  /// What would have changed the outcome, each found by running it that way.
  public package(set) var remedies: [String] = []

  init(verdict: String, causes: [Explanation.Cause]) {
    self.verdict = verdict
    self.causes = causes
  }

  /// Adds a remark, for which no remedy is sought.
  ///
  /// - Parameter moment: when it was so; nil for all the time.
  package mutating func addRemark(
    _ sentence: String, _ rules: [String], at moment: Timestamp? = nil
  ) {
    causes.append(Cause(.remark, at: moment, sentence, rules: rules))
    causes.sortByTime()
  }

  /// Says once that it took a touch, of several touches of one name that it took at one moment.
  package mutating func dropRepeatedTakings() {
    var told: [Timestamp?: Set<String>] = [:]
    causes.removeAll { cause in
      guard case .took = cause.kind else { return false }
      return !told[cause.timestamp, default: []].insert(cause.sentence).inserted
    }
  }

  /// Explains a recognizer of a log.
  ///
  /// - Parameters:
  ///   - label: the recognizer's name and its view's.
  ///   - entries: in the order in which they were logged.
  ///   - window: the recognizer's window as it was for the touches; it shows why they missed its
  ///     view. Default: that is left open.
  ///   - touchName: gives the name of a touch. Default: its number.
  public init(
    of label: RecognizerLabel, in entries: [LogEntry], window: Window? = nil,
    touchName: (TouchID) -> String = { "\($0.rawValue)" }
  ) {
    self.init(
      of: label, in: entries, knowing: nil, places: TouchPlaces(window: { _, _ in window }),
      touchName: touchName)
  }

  /// Explains a recognizer whose window and view are known for any moment.
  package init(
    of label: RecognizerLabel, in entries: [LogEntry], knowing facts: RecognizerFacts,
    window: @escaping (Timestamp, TouchID?) -> Window?,
    home: @escaping (Timestamp, TouchID?) -> View?,
    touchName: (TouchID) -> String
  ) {
    let places = TouchPlaces(window: window, knowsThePast: true) { moment, touch in
      home(moment, touch).map { .on($0) } ?? .nowhere
    }
    self.init(of: label, in: entries, knowing: facts, places: places, touchName: touchName)
  }

  init(
    of label: RecognizerLabel, in entries: [LogEntry], knowing facts: RecognizerFacts?,
    places: TouchPlaces, touchName: (TouchID) -> String
  ) {
    let trace = TraceFold(entries, touchName: touchName)
    var story = RecognizerExplainer(
      label: label, names: trace.names, places: places, facts: facts)
    for event in trace.events { story.add(event) }
    self = story.finish()
  }

  /// Explains a recognizer whose dispatcher the log has observed.
  public init(of recognizer: any GestureRecognizer, in log: EventLog) {
    let window = recognizer.view?.window
    self.init(
      of: recognizer.label, in: log.entries, knowing: RecognizerFacts(of: recognizer),
      places: TouchPlaces(window: { _, _ in window }), touchName: { "\($0.rawValue)" })
  }

  /// Explains which touches a view received, which it lost to which recognizer, and which were
  /// late.
  public init(
    ofView view: String, in entries: [LogEntry], window: Window? = nil,
    touchName: (TouchID) -> String = { "\($0.rawValue)" }
  ) {
    self.init(
      ofView: view, in: entries, hostChanges: nil, places: TouchPlaces(window: { _, _ in window }),
      touchName: touchName)
  }

  /// Explains a view whose window is known for any moment.
  package init(
    ofView view: String, in entries: [LogEntry], hostChanges: [HostChange],
    window: @escaping (Timestamp, TouchID?) -> Window?, touchName: (TouchID) -> String
  ) {
    self.init(
      ofView: view, in: entries, hostChanges: hostChanges,
      places: TouchPlaces(window: window, knowsThePast: true), touchName: touchName)
  }

  private init(
    ofView view: String, in entries: [LogEntry], hostChanges: [HostChange]?, places: TouchPlaces,
    touchName: (TouchID) -> String
  ) {
    let trace = TraceFold(entries, touchName: touchName)
    var story = ViewExplainer(
      view: view, names: trace.names, places: places, hostChanges: hostChanges)
    for event in trace.events { story.add(event) }
    self = story.finish()
  }

  /// The explanation as text.
  ///
  /// - Parameter width: the maximum number of columns of a line. Range: 40 and up. Default: 100.
  public func text(width: Int = TextWidth.usual) -> String {
    let times = causes.map { $0.timestamp.map { $0.milliseconds.withOneDecimal + " ms" } ?? "" }
    let margin = (times.map { $0.count }.max() ?? 0) + 2
    let opening = wish.map { verdict.dropLast() + ", " + $0 + "." } ?? verdict
    var lines = opening.wrapped(to: max(width, 40))
    for (cause, time) in zip(causes, times) {
      let sentence = cause.description.wrapped(to: max(width, 40) - margin - 2)
      for (index, line) in sentence.enumerated() {
        lines.append((index == 0 ? time : "").padded(toRight: margin) + "  " + line)
      }
    }
    for remedy in remedies {
      let sentence = remedy.wrapped(to: max(width, 40) - 4)
      for (index, line) in sentence.enumerated() {
        lines.append((index == 0 ? "  → " : "    ") + line)
      }
    }
    if isWithoutRemedy { lines.append("  Nothing that was tried leads there.") }
    return lines.joined(separator: "\n")
  }
}

extension Explanation: CustomStringConvertible {
  /// The explanation as text of the default width.
  public var description: String { text() }
}
