import Foundation
import GestureScenario

/// Shows the progress on a terminal.
struct Progress {
  let console: Console
  private var isShown = false

  init(console: Console) { self.console = console }

  mutating func show(_ text: String) {
    guard console.errorsAreTerminal else { return }
    isShown = true
    console.showProgress(text)
  }

  mutating func clear() {
    if isShown { console.showProgress("") }
    isShown = false
  }
}

extension StrokePlayer {
  /// Plays strokes, several at a time; the outcomes come in the order of the strokes.
  func play(
    _ strokes: [RecordedStroke], _ progress: inout Progress, of what: String = "strokes"
  ) async -> [Outcome] {
    var outcomes: [Outcome] = []
    outcomes.reserveCapacity(strokes.count)
    let batches = stride(from: 0, to: strokes.count, by: StrokeFiles.batch).map {
      strokes[$0..<min($0 + StrokeFiles.batch, strokes.count)]
    }
    var shown = progress
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    await forEachInOrder(of: batches, jobs: jobs) { batch in
      batch.map(play)
    } then: { played in
      outcomes += played
      shown.show("\(outcomes.count) of \(strokes.count) \(what)")
    }
    progress = shown
    return outcomes
  }
}
