/// Passes reports to the observers, if there are any.
final class Reporter {
  /// The timestamp of reports.
  @safe @exclusivity(unchecked) var now = Timestamp.zero
  /// Whether a diagnostic stops the program (S1.16).
  var stopsAtDiagnostics = false
  @safe @exclusivity(unchecked) private(set) var isObserved = false
  @safe @exclusivity(unchecked) private var observers: [any GestureObserver] = []

  /// Whether a diagnostic has an effect.
  var isHeard: Bool { isObserved || stopsAtDiagnostics }

  func add(_ observer: any GestureObserver) {
    remove(observer)
    observers.append(observer)
    isObserved = true
  }

  func remove(_ observer: any GestureObserver) {
    observers.removeAll { $0 === observer }
    isObserved = !observers.isEmpty
  }

  /// Sends a report, which is created only if there is an observer.
  @inline(__always)
  func report(_ report: () -> GestureReport) {
    if isObserved { send(report()) }
  }

  /// Sends a report about a recognizer.
  @inline(__always)
  func report(_ core: RecognizerCore, _ report: (any GestureRecognizer) -> GestureReport?) {
    guard isObserved else { return }
    core.attachmentReference.withObject { attachment in
      if let report = report(attachment.recognizer) { send(report) }
    }
  }

  func diagnose(_ diagnostic: GestureDiagnostic) {
    precondition(!stopsAtDiagnostics, "\(diagnostic)")
    report { .diagnostic(diagnostic) }
  }

  private func send(_ report: GestureReport) {
    if observers.count == 1 { return observers[0].observe(report, at: now) }
    for observer in observers { observer.observe(report, at: now) }
  }
}
