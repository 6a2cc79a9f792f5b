package import GestureCore

/// What is known about the run of a timeline besides its log.
package struct TimelineFacts: Sendable {
  /// The names of the recognizers that are about pointers that hover.
  package var hovers: Set<String> = []
  /// Scrolling without phases, which is in no log, that no recognizer took, in order.
  package var untakenScrolls: [(at: Timestamp, scroll: ScrollInput)] = []

  /// Nothing is known.
  package init() {}

  /// A note for each stretch of scrolling that no recognizer took.
  var notes: [TimelineNote] {
    var stretches: [Stretch] = []
    for (moment, scroll) in untakenScrolls {
      if let last = stretches.last, last.goesOn(with: scroll, at: moment) {
        stretches[stretches.count - 1].end = moment
      } else {
        stretches.append(Stretch(scroll: scroll, start: moment, end: moment))
      }
    }
    return stretches.map { TimelineNote(at: $0.start, text: $0.sentence) }
  }
}

/// Scrolling of one kind at one place, without a pause.
private struct Stretch {
  let scroll: ScrollInput
  let start: Timestamp
  var end: Timestamp

  func goesOn(with other: ScrollInput, at moment: Timestamp) -> Bool {
    other.kind == scroll.kind && other.location == scroll.location && moment >= end
      && moment - end < DragLogic.scrollPause
  }

  var sentence: String {
    let until = end > start ? " until \(end.milliseconds.withOneDecimal) ms" : ""
    return "no recognizer takes the \(scroll.kind.rawValue) scrolling at \(scroll.location.text)"
      + until
  }
}
