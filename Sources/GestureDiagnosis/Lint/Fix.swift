extension Lint {
  /// A change to a scene that removes a finding.
  ///
  /// ```swift
  /// for fix in finding.fixes { print(fix) }
  /// // single.require(toFail: double)
  /// // single.recognizesSimultaneously(with: double) if both are meant, with which 2 taps fire
  /// //     'single' twice
  /// ```
  public struct Fix: Hashable, Sendable {
    /// The change as a clause, and the condition under which it is meant.
    public var words: String { clause + condition }
    /// The change as a clause.
    public let clause: String
    /// When it is meant, as the rest of the clause; empty for always.
    private let condition: String
    /// The kind of finding that it brings about the same recognizers, as the condition says; nil
    /// for none.
    package let bringing: Finding.Kind?
    /// The change step by step, for tools that make it.
    public let edits: [Edit]

    /// This change and another one.
    package func and(_ other: Fix) -> Fix {
      Fix(
        "\(words), and \(other.clause)", edits + other.edits, if: other.condition,
        bringing: bringing ?? other.bringing)
    }

    /// This change, whose words also say what becomes of recognizers.
    ///
    /// - Parameter hasCost: whether its words already name a cost.
    package func naming(_ effects: [Effect], besidesAnother hasCost: Bool) -> Fix {
      var all: [(recognizer: String, words: [String])] = []
      for effect in effects {
        // Words end with a comma where they go on.
        let words = effect.words.last == "," ? String(effect.words.dropLast()) : effect.words
        let known = all.firstIndex { $0.recognizer == effect.recognizer }
        if known == nil { all.append((effect.recognizer, [])) }
        let index = known ?? all.count - 1
        if !all[index].words.contains(words) { all[index].words.append(words) }
      }
      let clauses = all.map { $0.recognizer + $0.words.joined(separator: " and") }
      guard !clauses.isEmpty else { return self }
      return Fix(
        clause, edits,
        if: condition + (hasCost ? ", and " : ", with which ")
          + clauses.joined(separator: ", and "),
        bringing: bringing)
    }

    /// A change as a clause, step by step, and the rest of the clause that says when it is meant.
    ///
    /// - Parameter kind: see ``bringing``. Default: nil.
    package init(
      _ clause: String, _ edits: [Edit], if condition: String = "",
      bringing kind: Finding.Kind? = nil
    ) {
      self.clause = clause
      self.condition = condition
      bringing = kind
      self.edits = edits
    }
  }
}

extension Lint.Fix: CustomStringConvertible {
  public var description: String { words }
}
