public import GestureScenario

/// One change to a scenario that would have led to another outcome of a recognizer or a view. It
/// was found by playing the script again with the change.
public struct Remedy: Hashable, Sendable {
  /// What would have been different, what the change is, and what else would change: "It would have
  /// fired at 60 ms if … were …, but then 'pan' would not fire."
  public let sentence: String
  /// The change, as a clause after "if"; "its" refers to the explained recognizer.
  let clause: Clause
  /// What else would change, as clauses: other recognizers and controls that would fire
  /// differently. Empty if nothing does.
  public let sideEffects: [String]
  /// The scenario with the change.
  public let scenario: Scenario
  /// The side effects that are not gains.
  var unwantedSideEffects: [Consequence] = []
  /// Whether it is two changes.
  var isPair = false
  /// Whether it is named only because there is no better remedy.
  var isLastResort = false
}

extension Remedy {
  /// A copy whose scenario has the file's ids of touches.
  var ofFile: Remedy {
    Remedy(
      sentence: sentence, clause: clause, sideEffects: sideEffects,
      scenario: scenario.withTouchesOfFile, unwantedSideEffects: unwantedSideEffects,
      isPair: isPair, isLastResort: isLastResort)
  }

  /// Whether it meets all of the file's expectations.
  var leadsToAllExpected: Bool { scenario.isAsExpected(in: scenario.play()) }

  /// A copy that says that it leads nearer to the wish, but doesn't fulfil it.
  var nearer: Remedy {
    Remedy(
      sentence: "Nearer to that: \(sentence.prefix(1).lowercased())\(sentence.dropFirst())",
      clause: clause, sideEffects: sideEffects, scenario: scenario,
      unwantedSideEffects: unwantedSideEffects)
  }

  /// What the change costs, as the end of a sentence about another recognizer or view; empty where
  /// it costs nothing.
  func endingOfSideEffects(about name: String) -> String {
    guard !unwantedSideEffects.isEmpty else { return "" }
    let named = unwantedSideEffects.map { $0.topic == .explained ? $0.naming(name) : $0 }
    return ", \(unwantedSideEffects.conjunction) \(named.sentenceEnding)"
  }
}
