import GestureCore

/// A line of a timeline: bars that last, and marks that happen.
struct TimelineRow: Sendable {
  let subject: TimelineSubject
  let name: String
  /// What tells more than the name: a recognizer's view.
  var remark = ""
  var bars: [Bar] = []
  var marks: [Mark] = []

  struct Bar: Hashable, Sendable {
    var start: Timestamp
    var end: Timestamp
    var style: Style
  }

  /// What lasts.
  enum Style: Hashable, Sendable, CaseIterable {
    /// A finger is down, or a view knows of one.
    case down
    /// A recognizer tracks touches and has not decided.
    case possible
    /// A failure requirement keeps it from recognizing.
    case held
    /// It has begun.
    case active
    /// Its attempt is over and waits for those of its group.
    case over
  }

  struct Mark: Hashable, Sendable {
    var at: Timestamp
    var sign: Sign
  }

  /// What happens.
  enum Sign: Hashable, Sendable, CaseIterable {
    case down
    case moved
    case lifted
    case lost
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// Whether there may be hundreds of it without much being said.
    var isFrequent: Bool {
      switch self {
      case .moved, .changed: true
      case .down, .lifted, .lost, .began, .ended, .cancelled, .failed: false
      }
    }
  }
}

/// What a row is about.
enum TimelineSubject: Hashable, Sendable {
  case touch(TouchID)
  case recognizer(RecognizerLabel)
  case view(String)
}

/// What one did to another.
struct TimelineLink: Hashable, Sendable {
  var at: Timestamp
  var from: TimelineSubject
  var to: TimelineSubject
  var kind: Kind

  enum Kind: Hashable, Sendable, CaseIterable {
    /// Made it fail by recognizing.
    case excludes
    /// Let it go on by failing.
    case releases
    /// Took a touch from it.
    case takesTouch
  }
}

/// A sentence about a moment.
struct TimelineNote: Hashable, Sendable {
  var at: Timestamp
  var text: String
}
