import CircleGesture
import Foundation

/// The figures of a path as text, a line each, with their bounds.
enum FigureLines {
  static func lines(of measure: CircleMeasure?, _ criteria: CircleCriteria) -> [String] {
    guard let measure else { return ["no figures"] }
    let isBound = criteria.rule == .figures
    func line(_ name: String, _ value: String, _ bounds: String) -> String {
      isBound ? "\(name) \(value) \(bounds)" : "\(name) \(value)"
    }
    func most(_ name: String, _ value: Double, _ bound: Double) -> String {
      line(name, text(value), "≤ \(text(bound))")
    }
    func least(_ name: String, _ value: Double, _ bound: Double) -> String {
      line(name, text(value), "≥ \(text(bound))")
    }
    let (low, high) = (criteria.minimumSweep, criteria.maximumSweep)
    let isOpen = measure.gap > criteria.openGap
    return [
      line("diameter", text(measure.diameter), "≥ \(text(criteria.minimumDiameter))"),
      most("fit error", measure.fit.error, criteria.maximumFitError),
      least("innermost", measure.innermost, criteria.minimumInnermost),
      line("sweep", degrees(measure.sweep), "\(degrees(low))–\(degrees(high))"),
      line("backtrack", degrees(measure.backtrack), "≤ \(degrees(criteria.maximumBacktrack))"),
      most("gap", measure.gap, criteria.maximumGap),
      line(
        "end bend", degrees(measure.endBend),
        isOpen ? "≥ \(degrees(criteria.minimumEndBend))" : "(closed)"),
      most("protrusion", measure.protrusion, criteria.maximumProtrusion),
      most("ovalness", measure.ovalness, criteria.maximumOvalness),
      most("triangularity", measure.triangularity, criteria.maximumTriangularity),
      most("cornerness", measure.cornerness, criteria.maximumCornerness),
      "of it lingering " + (measure.lingering.map(text) ?? "unknown"),
      most("unevenness", measure.unevenness, criteria.maximumUnevenness),
    ]
  }

  private static func text(_ value: Double) -> String {
    String(format: value < 100 ? "%.2f" : "%.0f", value)
  }

  private static func degrees(_ angle: Double) -> String {
    String(format: "%.0f°", angle * 180 / .pi)
  }
}
