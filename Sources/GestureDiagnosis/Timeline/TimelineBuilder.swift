import GestureCore
import GestureTrace

/// Reads a log entry by entry and arranges it in rows.
struct TimelineBuilder {
  let names: LogNames
  let facts: TimelineFacts
  private(set) var links: [TimelineLink] = []
  private var notes: [TimelineNote] = []
  private var rows: [TimelineSubject: TimelineRow] = [:]
  private var touches: [TimelineSubject] = []
  private var recognizers: [TimelineSubject] = []
  private var views: [TimelineSubject] = []
  /// Bars that have not ended yet.
  private var openBars: [TimelineSubject: (style: TimelineRow.Style, since: Timestamp)] = [:]
  /// The touches that each view has received.
  private var knownTouches: [String: Set<TouchID>] = [:]
  private var now = Timestamp.zero

  init(names: LogNames, facts: TimelineFacts) {
    self.names = names
    self.facts = facts
  }

  /// Touches first, then recognizers in arbitration order as far as they shared touches, then
  /// views.
  var finishedRows: [TimelineRow] {
    (touches + recognizers + views).compactMap { subject in
      guard var row = rows[subject] else { return nil }
      if let bar = openBars[subject] {
        row.bars.append(TimelineRow.Bar(start: bar.since, end: now, style: bar.style))
      }
      return row
    }
  }

  /// The notes by their time; at the same moment, those of the log come first.
  var finishedNotes: [TimelineNote] {
    (notes + facts.notes).enumerated().sorted { left, right in
      (left.element.at, left.offset) < (right.element.at, right.offset)
    }.map { $0.element }
  }

  mutating func add(_ event: TraceEvent) {
    now = max(now, event.timestamp)
    switch event.what {
    case .touch(let id, let phase, _, _): touch(id, phase)
    case .bound(let label, _): track(label)
    case .held(let label, _, _): lay(.held, .recognizer(label))
    case .released(let label): release(label, event.context)
    case .excluded(let loser, let winner):
      link(
        TimelineLink(at: now, from: subject(winner), to: subject(loser), kind: .excludes))
    case .handedOver(let giver, let taker):
      link(
        TimelineLink(at: now, from: subject(giver), to: subject(taker), kind: .handsOver))
    case .state(let label, _, let state, let reason, _): change(label, to: state, reason)
    case .action(let label, let state): act(label, state, event.context)
    case .reset(let label, _): close(attempted(label))
    case .view(let view, let id, let phase): tell(view, id, phase)
    case .input, .refused, .ignored, .asked, .askedView, .deadline, .diagnostic: break
    }
    if let text = event.note(names, facts) { note(text) }
  }

  // MARK: Touches and views

  private mutating func touch(_ id: TouchID, _ phase: TouchPhase) {
    let subject = subject(id)
    markPhase(phase, of: subject)
    switch phase {
    case .began: lay(.down, subject)
    case .ended, .cancelled: close(subject)
    case .moved, .stationary: break
    }
  }

  private mutating func tell(_ view: String, _ id: TouchID, _ phase: TouchPhase) {
    let subject = subject(view)
    markPhase(phase, of: subject)
    switch phase {
    case .began:
      knownTouches[view, default: []].insert(id)
      if openBars[subject] == nil { lay(.down, subject) }
    case .ended, .cancelled:
      knownTouches[view]?.remove(id)
      if knownTouches[view]?.isEmpty ?? true { close(subject) }
    case .moved, .stationary: break
    }
  }

  private mutating func markPhase(_ phase: TouchPhase, of subject: TimelineSubject) {
    switch phase {
    case .began: mark(subject, .down)
    case .moved: mark(subject, .moved)
    case .ended: mark(subject, .lifted)
    case .cancelled: mark(subject, .lost)
    case .stationary: break
    }
  }

  // MARK: Recognizers

  private mutating func track(_ label: RecognizerLabel) {
    let subject = subject(label)
    if openBars[subject] == nil { lay(.possible, subject) }
  }

  private mutating func release(_ label: RecognizerLabel, _ context: TraceEvent.Context) {
    lay(.possible, subject(label))
    guard case .released(let release) = context, let releaser = release.by else { return }
    link(
      TimelineLink(at: now, from: subject(releaser), to: subject(label), kind: .releases))
  }

  private mutating func change(
    _ label: RecognizerLabel, to state: GestureState, _ reason: FailureReason?
  ) {
    let subject = subject(label)
    switch state {
    case .possible: lay(.possible, subject)
    case .began, .changed: lay(.active, subject)
    case .ended, .cancelled: lay(.over, subject)
    case .failed:
      lay(.over, subject)
      mark(subject, .failed)
    }
    if case .requirementRecognized(let winner) = reason {
      link(
        TimelineLink(at: now, from: self.subject(winner), to: subject, kind: .excludes))
    }
  }

  private mutating func act(
    _ label: RecognizerLabel, _ state: GestureState, _ context: TraceEvent.Context
  ) {
    let subject = subject(label)
    switch state {
    case .began: mark(subject, .began)
    case .changed: mark(subject, .changed)
    case .ended: mark(subject, .ended)
    case .cancelled: mark(subject, .cancelled)
    case .possible, .failed: break
    }
    guard case .action(let losses, _) = context else { return }
    for loss in losses {
      link(
        TimelineLink(at: now, from: subject, to: self.subject(loss.view), kind: .takesTouch))
      note("\(names.of(label)) takes \(names.of(loss.touch)) from view '\(loss.view)'")
    }
  }

  /// The row of the attempt that ends with a reset: a recognizer that has been added to another
  /// view meanwhile has that row under its former view.
  private mutating func attempted(_ label: RecognizerLabel) -> TimelineSubject {
    let own = TimelineSubject.recognizer(label)
    if openBars[own] != nil { return subject(label) }
    let former = recognizers.filter { other in
      guard case .recognizer(let known) = other else { return false }
      return known.name.hasSameBytes(as: label.name) && openBars[other]?.style == .over
    }
    return former.count == 1 ? former[0] : subject(label)
  }

  // MARK: Rows

  private mutating func subject(_ id: TouchID) -> TimelineSubject {
    let subject = TimelineSubject.touch(id)
    if rows[subject] == nil {
      rows[subject] = TimelineRow(subject: subject, name: names.of(id))
      touches.append(subject)
    }
    return subject
  }

  private mutating func subject(_ label: RecognizerLabel) -> TimelineSubject {
    let subject = TimelineSubject.recognizer(label)
    if rows[subject] == nil {
      rows[subject] = TimelineRow(subject: subject, name: names.plain(label), remark: label.view)
      recognizers.append(subject)
    }
    return subject
  }

  private mutating func subject(_ view: String) -> TimelineSubject {
    let subject = TimelineSubject.view(view)
    if rows[subject] == nil {
      rows[subject] = TimelineRow(subject: subject, name: "view \(view)")
      views.append(subject)
    }
    return subject
  }

  private mutating func lay(_ style: TimelineRow.Style, _ subject: TimelineSubject) {
    if openBars[subject]?.style == style { return }
    close(subject)
    openBars[subject] = (style, now)
  }

  private mutating func close(_ subject: TimelineSubject) {
    guard let bar = openBars.removeValue(forKey: subject), bar.since < now else { return }
    rows[subject]?.bars.append(TimelineRow.Bar(start: bar.since, end: now, style: bar.style))
  }

  private mutating func mark(_ subject: TimelineSubject, _ sign: TimelineRow.Sign) {
    rows[subject]?.marks.append(TimelineRow.Mark(at: now, sign: sign))
  }

  private mutating func link(_ link: TimelineLink) {
    if links.last != link { links.append(link) }
  }

  private mutating func note(_ text: String) {
    let note = TimelineNote(at: now, text: text)
    if notes.last != note { notes.append(note) }
  }
}
