import GestureCore
import GestureDiagnosis
import GestureTrace

// Timelines, the graph of relations, lint. All write into the text buffer and return the length of
// what they wrote.

/// The timeline of the log: as text, or as SVG.
@_cdecl("timeline")
func timeline(_ page: Int32, _ isPicture: Bool, _ width: Int32) -> Int32 {
  guard let log = logs.log(ofPage: page) else { return 0 }
  let timeline = Timeline(log.entries, touchName: touchNames.name)
  return textBuffer.write(isPicture ? timeline.svg() : timeline.text(width: Int(width)))
}

/// The graph of relations: as text, or as SVG.
@_cdecl("relation_graph")
func relationGraph(_ page: Int32, _ isPicture: Bool, _ width: Int32) -> Int32 {
  guard let window = objects.pages[page]?.window else { return 0 }
  let graph = RelationGraph(window, entries: logs.log(ofPage: page)?.entries ?? [])
  return textBuffer.write(isPicture ? graph.svg() : graph.text(width: Int(width)))
}

/// What lint finds in a page, one finding after another, with empty lines between.
@_cdecl("lint")
func lint(_ page: Int32, _ width: Int32) -> Int32 {
  guard let window = objects.pages[page]?.window else { return 0 }
  let findings = Lint.findings(in: window).map { $0.text(width: Int(width)) }
  return textBuffer.write(findings.joined(separator: "\n\n"))
}
