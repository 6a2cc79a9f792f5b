import GestureCore
import GestureTrace

extension Timeline {
  /// The timeline as text, the same for the same log to the byte.
  ///
  /// Time runs to the right, not to scale; what does not fit continues in another panel below.
  ///
  /// - Parameters:
  ///   - width: the maximum number of columns of a line. Range: 40 and up. Default: 100.
  ///   - limit: the maximum number of panels to show; nil for all.
  public func text(width: Int = TextWidth.usual, panels limit: Int? = nil) -> String {
    let width = max(width, 40)
    guard !rows.isEmpty else {
      return notes.isEmpty
        ? "nothing happened"
        : "nothing happened but this:\n\n" + text(of: notes, width: width)
    }
    let label = min(rows.map { $0.name.columns }.max() ?? 0, width / 3)
    let all = TimelinePanel.panels(of: self, columns: width - label - 2)
    let shown = all.prefix(limit ?? all.count)
    var blocks = shown.map { $0.text(label: label) }
    if shown.count < all.count, let rest = all.dropFirst(shown.count).first?.start {
      blocks.append("… and so on, from \(rest.milliseconds.withOneDecimal) ms")
    }
    blocks.append(legend(width: width))
    let end = all.dropFirst(shown.count).first?.start
    let notes = notes.filter { note in end.map { note.at < $0 } ?? true }
    if !notes.isEmpty { blocks.append(text(of: notes, width: width)) }
    return blocks.joined(separator: "\n\n")
  }

  private func text(of notes: [TimelineNote], width: Int) -> String {
    let times = notes.map { $0.at.milliseconds.withOneDecimal }
    let digits = times.map { $0.count }.max() ?? 0
    return zip(notes, times).flatMap { note, time in
      let lines = note.text.wrapped(to: width - digits - 5)
      return lines.enumerated().map { index, line in
        let head = index == 0 ? time.padded(toRight: digits) + " ms" : ""
        return head.padded(to: digits + 3) + "  " + line
      }
    }
    .joined(separator: "\n")
  }

  /// The legend of the signs that are used.
  private func legend(width: Int) -> String {
    let signs = Set(rows.flatMap { $0.marks.map { $0.sign } })
    let styles = Set(rows.flatMap { $0.bars.map { $0.style } })
    let words =
      TimelineRow.Style.allCases.filter(styles.contains).map { "\($0.character) \($0.word)" }
      + TimelineRow.Sign.allCases.filter(signs.contains).map { "\($0.character) \($0.word)" }
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count + 3 <= width {
        lines[lines.count - 1] = last + "   " + word
      } else {
        lines.append(word)
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension TimelineRow.Style {
  var character: Character {
    switch self {
    case .down: "─"
    case .possible: "░"
    case .held: "╱"
    case .active: "━"
    case .over: "·"
    }
  }

  var word: String {
    switch self {
    case .down: "finger down"
    case .possible: "undecided"
    case .held: "held"
    case .active: "begun"
    case .over: "over, not reset"
    }
  }
}

extension TimelineRow.Sign {
  var character: Character {
    switch self {
    case .down: "▼"
    case .moved: "∙"
    case .lifted: "▲"
    case .lost: "×"
    case .began: "B"
    case .changed: "c"
    case .ended: "E"
    case .cancelled: "X"
    case .failed: "F"
    }
  }

  var word: String {
    switch self {
    case .down: "comes down"
    case .moved: "moves"
    case .lifted: "lifts"
    case .lost: "cancelled"
    case .began: "action began"
    case .changed: "changed"
    case .ended: "action ended"
    case .cancelled: "action cancelled"
    case .failed: "failed"
    }
  }
}
