import GestureCore
import GestureSimulation
import GestureTrace

/// The log of a stage with the remarks at their places, as lines.
///
/// Moments in which fingers only move make long series of similar lines: of each series the first
/// and the last moment are shown, and how many lie between.
struct Transcript {
  /// A line, and the kind of movement that it shows; nil for a line that is never summarized.
  private struct Line {
    let text: String
    let movement: String?
  }

  private struct Moment {
    let timestamp: Timestamp
    var lines: [Line] = []

    /// The movements of its lines; nil where something else happened as well.
    var movement: [String]? {
      let kinds = lines.compactMap(\.movement)
      return kinds.count == lines.count ? kinds : nil
    }
  }

  private var moments: [Moment] = []

  init(of stage: Stage) {
    let entries = stage.simulation.log.entries
    var remarks = stage.narrator.remarks[...]
    for (position, entry) in entries.enumerated() {
      while let remark = remarks.first, remark.position <= position {
        add(remark)
        remarks.removeFirst()
      }
      add(Line(text: "\(entry)", movement: entry.movement), at: entry.timestamp)
    }
    remarks.forEach { add($0) }
  }

  /// The lines, with series of similar moments summarized.
  var text: String {
    var lines: [String] = []
    var rest = moments[...]
    while let first = rest.first {
      let row = rest.prefix { first.movement != nil && $0.movement == first.movement }
      if row.count > 3, let last = row.last {
        lines += first.lines.map(\.text)
        lines.append("       …  \(row.count - 2) more moments like this one")
        lines += last.lines.map(\.text)
        rest.removeFirst(row.count)
      } else {
        lines += first.lines.map(\.text)
        rest.removeFirst()
      }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func add(_ remark: Narrator.Remark) {
    let time = (remark.timestamp.milliseconds * 10).rounded() / 10
    let whole = time == time.rounded() ? time.text : "\(time)"
    let indent = String(repeating: " ", count: max(0, 8 - whole.count))
    let line = Line(text: indent + whole + "  " + remark.text, movement: "remark")
    add(line, at: remark.timestamp)
  }

  private mutating func add(_ line: Line, at timestamp: Timestamp) {
    if moments.last?.timestamp != timestamp { moments.append(Moment(timestamp: timestamp)) }
    moments[moments.count - 1].lines.append(line)
  }
}

extension LogEntry {
  /// What moves in it; nil where it shows anything but a movement that continues.
  fileprivate var movement: String? {
    switch what {
    case .touch(let id, .moved, _, let view): "touch \(id) \(view ?? "")"
    case .view(let view, let id, .moved): "view \(view) \(id)"
    case .state(let recognizer, _, .changed, _, _): "state \(recognizer)"
    case .action(let recognizer, .changed): "action \(recognizer)"
    case .touch, .input, .view, .state, .action, .bound, .refused, .ignored, .asked, .askedView,
      .held, .released, .excluded, .handedOver, .deadline, .reset, .diagnostic:
      nil
    }
  }
}
