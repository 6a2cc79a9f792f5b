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
  return write(Lint.findings(in: window), width)
}

/// The same where the page knows what its delegates answer, and which buttons are pressed: by
/// `page_knows` and `lint_press`.
@_cdecl("lint_known")
func lintKnown(_ page: Int32, _ width: Int32) -> Int32 {
  let presses = pressesOfLint
  pressesOfLint = []
  guard let window = objects.pages[page]?.window else { return 0 }
  var knowledge = LintKnowledge(ofPage: page)
  knowledge.presses = presses
  let findings = Lint.findings(in: window, knowing: knowledge)
  return write(findings.map { $0.with(Array($0.fixes.prefix(Lint.mostFixes))) }, width)
}

/// Buttons that a pointer is known to press, for the next `lint_known`.
@_cdecl("lint_press")
func notePressOfLint(_ type: Int32, _ buttons: Int32) {
  guard let type = TouchType(rawValue: UInt8(truncatingIfNeeded: type)) else { return }
  let press = LintKnowledge.PointerPress(ButtonMask(rawValue: Int(buttons)), of: type)
  if !pressesOfLint.contains(press) { pressesOfLint.append(press) }
}

nonisolated(unsafe) private var pressesOfLint: [LintKnowledge.PointerPress] = []

private func write(_ findings: [Lint.Finding], _ width: Int32) -> Int32 {
  textBuffer.write(findings.map { $0.text(width: Int(width)) }.joined(separator: "\n\n"))
}
