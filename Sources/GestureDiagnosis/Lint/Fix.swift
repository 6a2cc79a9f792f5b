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
    /// The change as a clause, the condition under which it is meant, and what it costs.
    public var words: String { clause + condition + costClause }
    /// The change as a clause.
    public let clause: String
    /// When it is meant, as the rest of the clause; empty for always.
    private let condition: String
    /// What becomes of recognizers with it. Recognizers that it doesn't mention behave as before.
    package let effects: [Effect]
    /// The kind of finding that it brings about the same recognizers, as the words say; nil for
    /// none.
    package let bringing: Finding.Kind?
    /// The change step by step, for tools that make it.
    public let edits: [Edit]

    /// A change as a clause, step by step, with the rest of the clause that says when it is meant,
    /// and what it costs.
    ///
    /// - Parameters:
    ///   - effects: see ``effects``. Default: none.
    ///   - kind: see ``bringing``. Default: nil.
    package init(
      _ clause: String, _ edits: [Edit], if condition: String = "", costing effects: [Effect] = [],
      bringing kind: Finding.Kind? = nil
    ) {
      self.clause = clause
      self.condition = condition
      self.effects = effects
      bringing = kind
      self.edits = edits
    }

    /// This change together with another change.
    package func and(_ other: Fix) -> Fix {
      Fix(
        "\(clause)\(condition), and \(other.clause)", edits + other.edits, if: other.condition,
        costing: effects + other.effects, bringing: bringing ?? other.bringing)
    }

    /// Several changes together; none for no change.
    package static func all(_ fixes: [Fix]) -> [Fix] {
      fixes.dropFirst().reduce(fixes.first) { $0?.and($1) }.map { [$0] } ?? []
    }

    /// This change at a further cost.
    package func costing(_ more: [Effect]) -> Fix {
      Fix(clause, edits, if: condition, costing: effects + more, bringing: bringing)
    }

    /// The effects as the rest of the clause, those of one recognizer together.
    private var costClause: String {
      var all: [(subject: String, words: [String])] = []
      for effect in effects {
        let known = all.firstIndex { $0.subject == effect.subject }
        if known == nil { all.append((effect.subject, [])) }
        let index = known ?? all.count - 1
        if !all[index].words.contains(effect.words) { all[index].words.append(effect.words) }
      }
      guard !all.isEmpty else { return "" }
      return ", with which "
        + all.map { $0.subject + $0.words.joined(separator: " and") }.joined(separator: ", and ")
    }
  }
}

extension Lint.Fix: CustomStringConvertible {
  public var description: String { words }
}
