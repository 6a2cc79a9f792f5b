/// The relation of one recognizer to another, as a mark in a table: from the row to the column.
struct RelationMark: Hashable {
  enum Relation: Hashable, CaseIterable {
    case waits
    case startsAfter
    case handsOver
    case together
    case excludes
    case unrelated
    /// The first to recognize excludes the other.
    case rival
  }

  var relation: Relation
  /// Whether it comes from the answer of a delegate or a recognizer.
  var isAnswered = false

  var letter: String {
    switch relation {
    case .waits: "W"
    case .startsAfter: "A"
    case .handsOver: "H"
    case .together: "T"
    case .excludes: "X"
    case .unrelated: "–"
    case .rival: ""
    }
  }

  /// The style of its area.
  var style: String { relation == .rival ? "over" : "head \(line)" }

  /// The style of a line around it.
  var line: String {
    switch relation {
    case .waits, .startsAfter, .handsOver: "waits"
    case .together: "together"
    case .excludes: "excludes"
    case .unrelated, .rival: "unrelated"
    }
  }

  /// The marks of all pairs, row by row; nil where two never share a touch. Waiting takes
  /// precedence.
  static func table(of graph: RelationGraph) -> [RelationMark?] {
    let count = graph.nodes.count
    var marks = [RelationMark?](repeating: nil, count: count * count)
    for (one, other) in graph.rivals {
      marks[one * count + other] = RelationMark(relation: .rival)
      marks[other * count + one] = RelationMark(relation: .rival)
    }
    for edge in graph.edges.sorted(by: { $0.kind != .waits && $1.kind == .waits }) {
      let mark = RelationMark(
        relation: Relation(edge.kind), isAnswered: edge.origin == .answered)
      marks[edge.from * count + edge.to] = mark
      if edge.kind == .together || edge.kind == .unrelated {
        marks[edge.to * count + edge.from] = mark
      }
    }
    return marks
  }

  /// The meanings of the marks that occur, each once.
  static func meanings(of marks: [RelationMark]) -> [(mark: RelationMark, text: String)] {
    let relations = Relation.allCases.filter { relation in
      marks.contains { $0.relation == relation }
    }
    return relations.map { (RelationMark(relation: $0), $0.meaning) }
      + (marks.first { $0.isAnswered }.map {
        [($0, "dashed round it: a delegate or a recognizer says so")]
      } ?? [])
  }
}

extension RelationMark.Relation {
  fileprivate init(_ kind: RelationEdge.Kind) {
    switch kind {
    case .waits: self = .waits
    case .startsAfter: self = .startsAfter
    case .handsOver: self = .handsOver
    case .together: self = .together
    case .excludes: self = .excludes
    case .unrelated: self = .unrelated
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .waits: "the row's waits for the column's to fail"
    case .startsAfter: "the row's starts after the column's has begun"
    case .handsOver: "the row's hands its touches over to the column's"
    case .together: "both may recognize together"
    case .excludes: "the row's excludes the column's, not the other way round"
    case .unrelated: "neither excludes the other"
    case .rival: "the first to recognize excludes the other"
    }
  }
}
