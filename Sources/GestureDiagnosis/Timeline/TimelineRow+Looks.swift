extension TimelineRow.Style {
  /// Its name in style sheets.
  var name: String {
    switch self {
    case .down: "down"
    case .possible: "possible"
    case .held: "held"
    case .active: "active"
    case .over: "over"
    }
  }

  /// The thickness of its bar in a picture. Unit: points.
  var thickness: Double {
    switch self {
    case .down: 4
    case .possible, .held, .active: 14
    case .over: 2
    }
  }
}

extension TimelineRow.Sign {
  /// Its name in style sheets.
  var name: String {
    switch self {
    case .down, .moved, .lifted: "finger"
    case .lost: "lost"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// The room that it takes in a picture. Unit: points.
  var room: Double {
    switch self {
    case .moved, .changed: 8
    case .down, .lifted: 14
    case .lost, .began, .ended, .cancelled, .failed: 18
    }
  }
}

extension TimelineLink.Kind {
  /// Its name in style sheets.
  var name: String {
    switch self {
    case .excludes: "excludes"
    case .releases: "releases"
    case .takesTouch: "takes"
    case .handsOver: "releases"
    }
  }

  var word: String {
    switch self {
    case .excludes: "excludes"
    case .releases: "lets go on"
    case .takesTouch: "takes the touch"
    case .handsOver: "hands over"
    }
  }
}
