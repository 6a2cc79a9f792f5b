import CircleGesture
import Foundation
import GestureScenario

/// Measures how well a recognizer does on people's strokes.
struct MeasureCommand: Command {
  let name = "measure"
  let summary = "counts which strokes of a file a recognizer takes for its gesture"
  let operands = "circle STROKES.jsonl…"
  let options = [
    Option(name: "--json", help: "the counts as JSON"),
    Option(name: "--misses", value: "OUT.svg", help: "draw the strokes that went wrong"),
    Option(name: "--picture", value: "OUT.svg", help: "draw some strokes of each label"),
    Option(name: "--robustness", help: "count again with each stroke changed in many ways"),
    Option(name: "--unscaled", help: "take a unit for a point, whatever the strokes' size"),
    Option(name: "--rule", value: "NAME", help: "standard (the default) or classic"),
    Option(name: "--tolerance", value: "X", help: "above 0, below 1 (default: 0.2)"),
    Option(name: "--generated", value: "N", help: "N strokes a figure from a model of a hand"),
  ]
  let discussion = """
    A stroke is a line of a file: {"label": "circle", "timed": true, "points": [[ms, x, y], …]}, y
    downwards; other keys are left alone. Each is played as touches on a window of its own, and is
    accepted if the recognizer's action comes. Labels circle and oval are to be accepted, all
    others refused. "timed": false says that the times are none: such a stroke is played at an
    even speed in a second. Where the median stroke of a file is less than 40 or more than 500
    units across the unit is no point: the file is scaled until it is 40 or 500 points across, and
    a note says so.

    Exit status: 0 however many were accepted, or 2 if a line can't be read; the message names the
    file, the line and what was expected there, and nothing is counted.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    let plan = try MeasurePlan(arguments)
    var progress = Progress(console: console)
    let files: [StrokeFile]
    do throws(ScenarioError) {
      files = try await plan.strokes(console) { progress.show("\($0) strokes read") }
    } catch {
      progress.clear()
      console.complain("\(error)")
      return .misuse
    }
    let strokes = files.flatMap(\.strokes)
    if plan.isRobustness {
      let table = await RobustnessTable(of: strokes, by: plan.player, &progress)
      progress.clear()
      console.write(plan.isJSON ? json(table) : table.text)
      return .success
    }
    let outcomes = await plan.player.play(strokes, &progress)
    progress.clear()
    try plan.draw(files, outcomes)
    var counts = LabelCounts()
    for (stroke, outcome) in zip(strokes, outcomes) {
      counts.add(stroke.label, isAccepted: outcome.isAccepted)
    }
    console.write(plan.isJSON ? json(counts) : counts.table.text)
    return .success
  }
}

/// A value as tidy JSON, its keys in order.
func json(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return ((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }) ?? "{}"
}
