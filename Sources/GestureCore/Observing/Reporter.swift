/// Passes reports to the observers, if there are any.
///
/// *An observer that is removed while a report is being passed on lives until that is over.* So it
/// need not be retained for each report. (Whatever calls the reporter holds it for the time of
/// the call.)
final class Reporter {
  /// The timestamp of reports.
  @safe @exclusivity(unchecked) var now = Timestamp.zero
  /// Whether a diagnostic stops the program (S1.16).
  var stopsAtDiagnostics = false
  @safe @exclusivity(unchecked) private(set) var isObserved = false
  @safe @exclusivity(unchecked) private var observations: [Observation] = []
  /// The observation, where there is only one.
  private var only = UnownedReference<Observation>()
  /// How many reports are being passed on: an observer may cause another one.
  private var reportsUnderWay = 0
  /// The observations that were removed while a report was being passed on.
  private var removed: [Observation] = []
  private var hasRemoved = false

  /// Whether a diagnostic has an effect.
  var isHeard: Bool { isObserved || stopsAtDiagnostics }

  func add(_ observer: any GestureObserver) {
    remove(observer)
    observations.append(Observation(by: observer))
    noteChange()
  }

  func remove(_ observer: any GestureObserver) {
    guard let index = observations.firstIndex(where: { $0.observer === observer }) else { return }
    let observation = observations.remove(at: index)
    noteChange()
    guard reportsUnderWay > 0 else { return }
    removed.append(observation)
    hasRemoved = true
  }

  private func noteChange() {
    isObserved = !observations.isEmpty
    only = UnownedReference(observations.count == 1 ? observations[0] : nil)
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
    reportsUnderWay += 1
    let only = only
    if only.isSet {
      only.withObject { $0.observer.observe(report, at: now) }
    } else {
      for observation in observations { observation.observer.observe(report, at: now) }
    }
    reportsUnderWay -= 1
    if hasRemoved && reportsUnderWay == 0 { releaseRemoved() }
  }

  @inline(never)
  private func releaseRemoved() {
    hasRemoved = false
    // Released when the list is empty, since the `deinit` of an observer may call back.
    let former = removed
    removed = []
    withExtendedLifetime(former) {}
  }
}

/// An observer that receives reports. As a constant of an object, it is called without being
/// retained.
private final class Observation: UnownedTarget {
  #if DEBUG && !hasFeature(Embedded)
    let life = Life()
  #endif
  let observer: any GestureObserver

  init(by observer: any GestureObserver) { self.observer = observer }
}
