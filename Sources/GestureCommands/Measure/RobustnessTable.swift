import CircleGesture
import Foundation
import GestureScenario

/// How the decisions of a rule change with changed strokes, with the classic rule for comparison.
struct RobustnessTable: Encodable {
  /// The effect of a change on the counts.
  struct Row: Encodable {
    var change: String
    var labels: [String: LabelCounts.Count]
    var classic: [String: LabelCounts.Count]
  }

  private(set) var changes: [Row] = []
  private var table = TextTable(
    heads: ["change", "circles", "others", "classic rule: circles", "others"])

  private enum CodingKeys: String, CodingKey { case changes }

  /// Plays each stroke with each change, by both rules.
  init(of strokes: [RecordedStroke], by player: StrokePlayer, _ progress: inout Progress) async {
    var classicPlayer = player
    classicPlayer.criteria = .classic
    for change in StrokeChange.all {
      let changed = strokes.enumerated().map { change.applied($1, $0) }
      let counts = await Self.counts(of: changed, by: player, &progress, change.name)
      let classic = await Self.counts(of: changed, by: classicPlayer, &progress, change.name)
      changes.append(Row(change: change.name, labels: counts.labels, classic: classic.labels))
      table.add(
        [change.name]
          + [counts.circles, counts.others, classic.circles, classic.others].map {
            "\($0.accepted) of \($0.strokes)"
          })
    }
  }

  /// The table as text.
  var text: String { table.text }

  private static func counts(
    of strokes: [RecordedStroke], by player: StrokePlayer, _ progress: inout Progress,
    _ change: String
  ) async -> LabelCounts {
    var counts = LabelCounts()
    let outcomes = await player.play(strokes, &progress, of: "strokes, \(change)")
    for (stroke, outcome) in zip(strokes, outcomes) {
      counts.add(stroke.label, isAccepted: outcome.isAccepted)
    }
    return counts
  }
}
