import GestureCore

/// A line of a timeline: bars for durations, and marks for moments.
struct TimelineRow: Sendable {
  let subject: TimelineSubject
  let name: String
  /// What pictures show below the name: a recognizer's view.
  var remark = ""
  var bars: [Bar] = []
  var marks: [Mark] = []

  struct Bar: Hashable, Sendable {
    var start: Timestamp
    var end: Timestamp
    var style: Style
  }

  /// The kinds of bar.
  enum Style: Hashable, Sendable, CaseIterable {
    /// A finger is down, or a view has received one.
    case down
    /// A recognizer tracks touches and has not decided.
    case possible
    /// A failure requirement keeps it from recognizing.
    case held
    /// It has begun.
    case active
    /// Its attempt is over and waits for the rest of its group.
    case over
  }

  struct Mark: Hashable, Sendable {
    var at: Timestamp
    var sign: Sign
  }

  /// The kinds of mark.
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

    /// Whether hundreds of them may occur and say little.
    var isFrequent: Bool {
      switch self {
      case .moved, .changed: true
      case .down, .lifted, .lost, .began, .ended, .cancelled, .failed: false
      }
    }
  }
}

/// The subject of a row.
enum TimelineSubject: Hashable, Sendable {
  case touch(TouchID)
  case recognizer(RecognizerLabel)
  case view(String)
}

/// An effect of one subject on another.
struct TimelineLink: Hashable, Sendable {
  var at: Timestamp
  var from: TimelineSubject
  var to: TimelineSubject
  var kind: Kind

  enum Kind: Hashable, Sendable, CaseIterable {
    /// Excluded it by recognizing.
    case excludes
    /// Released it by failing.
    case releases
    /// Cancelled a touch in it.
    case takesTouch
    /// Handed its touches over to it.
    case handsOver
  }
}

/// A sentence about a moment.
struct TimelineNote: Hashable, Sendable {
  var at: Timestamp
  var text: String
}
